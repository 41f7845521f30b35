import type { SavedWords } from './en.ts'

export const savedDe: SavedWords = {
  save: 'Merken',
  saved: 'Gemerkt',
  title: 'Meine Lieblingsorte',
  description: 'Die Orte und Reiseangebote, die Sie sich gemerkt haben.',
  needLogin:
    'Melden Sie sich an, um Ihre gemerkten Orte und Reiseangebote zu sehen.',
  loading: 'Ihre Liste wird geladen…',
  places: 'Orte',
  offers: 'Reiseangebote',
  empty: 'Noch nichts gemerkt',
  emptyHint:
    'Drücken Sie auf der Seite eines Ortes oder Reiseangebots auf „Merken“, dann finden Sie es hier wieder.',
  search: 'Ort suchen',
  noPlaces: 'Noch keine Orte gemerkt.',
  noOffers: 'Noch keine Reiseangebote gemerkt.',
  remove: 'Entfernen',
  removed: 'Von Ihrer Liste entfernt',
  saveAgain: 'Wieder merken',
  tryAgain: 'Noch einmal versuchen',
  pages: 'Seiten: {{list}}',
  page: 'Seite {{page}} von {{pages}}',
  previous: 'Zurück',
  next: 'Weiter',
  rating: '{{mean}} von 5, Bewertungen: {{count}}',
  sampleListing: 'Mustereintrag',
  sampleOffer: 'Musterangebot',
  datesPassed: 'Termin vorbei',
  priceFrom: 'ab {{price}}',
}
