import type { DirectoryType } from '#core/terms/directory.ts'
import type { Localized } from '#core/terms/localized.ts'

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

/** A set of links whose targets on the site exist. */
export interface LinkSet {
  name: string
  title: Localized
  links: readonly { title: Localized; to: LinkTarget }[]
}
export type LinkTarget =
  | { kind: 'place' | 'travel'; place: PlaceRef }
  | { kind: 'results'; place: PlaceRef; dtype: DirectoryType }
  | { kind: 'url'; url: string }
