import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { STAY_ANSWERS } from '../../fields/listing.ts'
import { Day, Line, oneOf, Url } from './parts.ts'

/** Who has answered some of what observant guests ask of a place to stay, and when. */
export const StayFact = Closed({
  of: Type.Array(oneOf(...STAY_ANSWERS), { minItems: 1, maxItems: STAY_ANSWERS.length }),
  source: Closed({
    kind: oneOf('place', 'editor', 'visitor', 'import'),
    /** Of an import. */
    name: Type.Optional(Line),
    url: Type.Optional(Url),
  }),
  confirmedAt: Day,
})
export type StayFact = Static<typeof StayFact>
