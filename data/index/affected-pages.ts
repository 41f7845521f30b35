/** Which pages may show something else after a change. `all` of a set stands for every one of its kind. */
export interface AffectedPages {
  places: Set<number>
  /** `${place} ${dtype}` */
  results: Set<string>
  listings: Set<number>
  features: Set<number>
  categories: Set<number>
  /** Places whose travel page alone is touched. */
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
    travel: new Set(),
    everything: false,
  }
}
