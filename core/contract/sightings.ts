import { Type, type Static } from 'typebox'
import { Done } from './accounts.ts'
import { Closed, endpoint, Id, LangCode, OneOf } from './parts/common.ts'

/** Whether a place is still there, or has closed for good. */
export const SightingSays = OneOf(['open', 'closed'])
export type SightingSays = Static<typeof SightingSays>

export const Sighting = Closed({ uid: Id, tnid: Id, says: SightingSays, language: Type.Optional(LangCode) })
export type Sighting = Static<typeof Sighting>

export const sightingsApi = {
  /** One per user and listing: a later one replaces it. Editors look at a listing once two users have said the same. */
  sighting: endpoint('POST /rest/tjt/directoryitemsighting', { body: Sighting, reply: Done }),
}
