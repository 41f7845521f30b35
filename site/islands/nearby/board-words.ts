import type { OpenWords } from '#core/i18n/hours-text.ts'
import type { NearbyWords } from '#core/i18n/words.ts'

/** Messages of what is within a Shabbat walk. */
export type WalkWords = NearbyWords['walk'] &
  Readonly<Record<'onFoot' | 'copyLink' | 'copied' | 'copyFailed' | 'print', string>>

export type WalkBoardWords = BoardWords & { readonly walk: WalkWords }

export type BoardWords = NearbyWords['page'] & { readonly hours: OpenWords } & Readonly<
    Record<'nearby' | 'sampleListing' | 'uncheckedNote' | 'nearbyFailed' | 'nearbyNone', string>
  >
