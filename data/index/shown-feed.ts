import type { DirectoryType } from '#core/terms/directory.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { FeedFormat } from '#core/domain/routes.ts'
import type { PlaceRef } from './shown-parts.ts'

/** A place of a city that is new or has changed. */
export interface FeedEntry {
  tnid: number
  dtype: DirectoryType
  title: Localized
  description: Localized
  address: string
  /** The newest day of what is said of it, YYYY-MM-DD. */
  said: string
  source?: { name: string; licence: string }
}

export interface FeedInput {
  place: PlaceRef
  format: FeedFormat
  /** Newest first. */
  entries: readonly FeedEntry[]
}
