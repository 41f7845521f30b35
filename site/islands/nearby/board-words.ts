import type { NearbyWords } from '#core/i18n/words.ts'

export type BoardWords = NearbyWords['page'] &
  Readonly<
    Record<
      'nearby' | 'sampleListing' | 'unchecked' | 'inMiles' | 'inKilometres' | 'nearbyFailed' | 'nearbyNone',
      string
    >
  >
