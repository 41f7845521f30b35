/** The words of filters on pages of results; every other language is measured against them. */
export const resultsEn = {
  filters: 'Filters',
  sort: 'Sort',
  sorts: { featured: 'Featured', az: 'A–Z', za: 'Z–A' },
  map: 'Show on map',
  loading: 'Loading…',
  again: 'Try again',
  none: 'No place matches all of these filters.',
  clear: 'Clear filters',
  show: 'Show the results: {{count}}',
  lists: {
    pricerange: 'Price range',
    foodtype: 'Food type',
    cuisine: 'Cuisine',
    supervision: 'Supervision',
    embassytype: 'Type of mission',
    originofcommunity: 'Origin of the community',
    businessestype: 'Type of business',
    religion: 'Religious affiliation',
    apartmentsnumberofrooms: 'Number of rooms',
    apartmenttype: 'Type of apartment',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type ResultsWords = Filled<typeof resultsEn>
