import type { OpenWords } from '#core/i18n/hours-text.ts'
import type { NearbyWords } from '#core/i18n/words.ts'

export type BoardWords = NearbyWords['page'] & { readonly hours: OpenWords } & Readonly<
    Record<
      'nearby' | 'sampleListing' | 'unchecked' | 'inMiles' | 'inKilometres' | 'nearbyFailed' | 'nearbyNone',
      string
    >
  >
