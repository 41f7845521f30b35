import type { ResultsWords } from './en.ts'

export const resultsDe: ResultsWords = {
  filters: 'Filter',
  sort: 'Sortieren',
  sorts: { featured: 'Hervorgehoben', az: 'A–Z', za: 'Z–A' },
  map: 'Auf der Karte zeigen',
  loading: 'Wird geladen…',
  again: 'Noch einmal versuchen',
  none: 'Kein Ort entspricht allen diesen Filtern.',
  clear: 'Filter aufheben',
  show: 'Ergebnisse zeigen: {{count}}',
  lists: {
    pricerange: 'Preisklasse',
    foodtype: 'Art des Essens',
    cuisine: 'Küche',
    supervision: 'Kaschrut-Aufsicht',
    embassytype: 'Art der Vertretung',
    originofcommunity: 'Herkunft der Gemeinde',
    businessestype: 'Art des Geschäfts',
    religion: 'Religiöse Richtung',
    apartmentsnumberofrooms: 'Zahl der Zimmer',
    apartmenttype: 'Art der Wohnung',
  },
}
