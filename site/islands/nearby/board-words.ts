import type { NearbyWords } from '#core/i18n/nearby/en.ts'

export type BoardWords = NearbyWords['page'] &
  Readonly<
    Record<
      | 'nearby'
      | 'sample'
      | 'unchecked'
      | 'inMiles'
      | 'inKilometres'
      | 'nearbyFailed'
      | 'nearbyNone',
      string
    >
  >
