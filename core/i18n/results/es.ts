import type { ResultsWords } from './en.ts'

export const resultsEs: ResultsWords = {
  filters: 'Filtros',
  sort: 'Ordenar',
  sorts: { featured: 'Destacados', az: 'A–Z', za: 'Z–A' },
  map: 'Ver en el mapa',
  loading: 'Cargando…',
  again: 'Reintentar',
  none: 'Ningún lugar cumple todos estos filtros.',
  clear: 'Quitar los filtros',
  show: 'Ver los resultados: {{count}}',
  lists: {
    pricerange: 'Precio',
    foodtype: 'Tipo de comida',
    cuisine: 'Cocina',
    supervision: 'Supervisión',
    embassytype: 'Tipo de misión',
    originofcommunity: 'Origen de la comunidad',
    businessestype: 'Tipo de negocio',
    religion: 'Corriente religiosa',
    apartmentsnumberofrooms: 'Número de habitaciones',
    apartmenttype: 'Tipo de alojamiento',
  },
}
