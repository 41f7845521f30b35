import { Type, type Static } from 'typebox'
import { Done } from './accounts.ts'
import { Id, LangCode, REFUSALS } from './common.ts'

export const SIGHTING_SAYS = ['open', 'closed'] as const
/** Whether a place is still there, or has closed for good. */
export const SightingSays = Type.Unsafe<(typeof SIGHTING_SAYS)[number]>({ type: 'string', enum: [...SIGHTING_SAYS] })
export type SightingSays = Static<typeof SightingSays>

export const Sighting = Type.Object(
  { uid: Id, tnid: Id, says: SightingSays, language: Type.Optional(LangCode) },
  { additionalProperties: false },
)
export type Sighting = Static<typeof Sighting>

export const sightingsApi = {
  /** One per user and listing: a later one replaces it. Editors look at a listing once two users have said the same. */
  sighting: {
    method: 'POST',
    url: '/rest/tjt/directoryitemsighting',
    schema: { body: Sighting, response: { 200: Done, ...REFUSALS } },
  },
} as const
