import type { NearbyWords } from '#core/i18n/words.ts'

export type BoardWords = NearbyWords['page'] &
  Readonly<
    Record<'nearby' | 'sample' | 'unchecked' | 'inMiles' | 'inKilometres' | 'nearbyFailed' | 'nearbyNone', string>
  >
