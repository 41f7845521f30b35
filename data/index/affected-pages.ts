/** The pages that a change may affect. `all` means every page of a kind. */
export interface AffectedPages {
  places: Set<number>
  /** `${place} ${dtype}` */
  results: Set<string>
  listings: Set<number>
  features: Set<number>
  categories: Set<number>
  /** Ids. */
  authorities: Set<string>
  /** Ids. */
  ownPages: Set<string>
  /** Places of which only the travel page is affected. */
  travel: Set<number>
  everything: boolean
}

export function nothingTouched(): AffectedPages {
  return {
    places: new Set(),
    results: new Set(),
    listings: new Set(),
    features: new Set(),
    categories: new Set(),
    authorities: new Set(),
    ownPages: new Set(),
    travel: new Set(),
    everything: false,
  }
}
