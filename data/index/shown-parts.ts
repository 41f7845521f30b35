import type { Localized } from '#core/domain/localized.ts'

export interface PlaceRef {
  id: number
  kind: 'city' | 'country'
  names: Localized
  /** ISO 3166-1 alpha-2. */
  country: string
  hasPage: boolean
}

export interface Rating {
  /** Mean of the overall ratings, 1 to 5. */
  mean: number
  count: number
}
