import type { SavedWords } from './en.ts'

export const savedEs: SavedWords = {
  save: 'Guardar',
  saved: 'Guardado',
  title: 'Mis lugares favoritos',
  description: 'Los lugares y las ofertas de viaje que ha guardado.',
  needLogin:
    'Entre para ver los lugares y las ofertas de viaje que ha guardado.',
  loading: 'Cargando su lista…',
  places: 'Lugares',
  offers: 'Ofertas de viaje',
  empty: 'Todavía no ha guardado nada',
  emptyHint:
    'Pulse «Guardar» en la página de un lugar o de una oferta de viaje y lo encontrará aquí.',
  search: 'Buscar un lugar',
  noPlaces: 'Todavía no ha guardado ningún lugar.',
  noOffers: 'Todavía no ha guardado ninguna oferta de viaje.',
  remove: 'Quitar',
  removed: 'Quitado de su lista',
  saveAgain: 'Guardar de nuevo',
  tryAgain: 'Intentar de nuevo',
  pages: 'Páginas: {{list}}',
  page: 'Página {{page}} de {{pages}}',
  previous: 'Anterior',
  next: 'Siguiente',
  rating: '{{mean}} de 5, opiniones: {{count}}',
  sampleListing: 'Ficha de ejemplo',
  sampleOffer: 'Oferta de ejemplo',
  datesPassed: 'Fechas pasadas',
  priceFrom: 'desde {{price}}',
}
