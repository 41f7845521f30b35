declare module '#data/store/database.ts' {
  interface Database {
    statistics: StatisticsTable
    unfound_searches: UnfoundSearchesTable
  }
}

/**
 * What is summed up, each with its subject: pages by kind and by language, of listings (tnid) and of places (tlid);
 * presses by listing, and all of them by place; searches by the place that they led to; the words of searches without a
 * result. The subject of a total is empty.
 */
export type Counted =
  | 'page'
  | 'kind'
  | 'language'
  | 'listing'
  | 'place'
  | 'phone'
  | 'site'
  | 'directions'
  | 'pressed'
  | 'search'
  | 'unfound'
  | 'words'

export interface StatisticsTable {
  /** The Sunday on which it began. */
  week: string
  what: Counted
  subject: string
  total: number
}

export interface UnfoundSearchesTable {
  /** Keyed hash of the words. */
  hash: string
  /** On how many days they were searched for. */
  days: number
  last_day: string
}
