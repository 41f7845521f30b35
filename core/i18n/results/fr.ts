import type { ResultsWords } from './en.ts'

export const resultsFr: ResultsWords = {
  filters: 'Filtres',
  sort: 'Trier',
  sorts: { featured: 'Mis en avant', az: 'A–Z', za: 'Z–A' },
  map: 'Voir sur la carte',
  loading: 'Chargement…',
  again: 'Réessayer',
  none: 'Aucun lieu ne répond à tous ces filtres.',
  clear: 'Effacer les filtres',
  show: 'Voir les résultats : {{count}}',
  lists: {
    pricerange: 'Gamme de prix',
    foodtype: 'Type d’alimentation',
    cuisine: 'Cuisine',
    supervision: 'Surveillance',
    embassytype: 'Type de représentation',
    originofcommunity: 'Origine de la communauté',
    businessestype: 'Type de commerce',
    religion: 'Courant religieux',
    apartmentsnumberofrooms: 'Nombre de pièces',
    apartmenttype: 'Type d’appartement',
  },
}
