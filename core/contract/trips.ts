import { Type, type Static } from 'typebox'
import { MAX_TRIP_QUERY } from '#core/terms/limits.ts'
import { TRIP_NAME } from '../fields/forms.ts'
import { Closed, endpoint, FormLine, Id, OwnId } from './parts/common.ts'

/** A trip that a user keeps with the account. */
export const KeptTrip = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Of its address: `stop=281184,2027-04-22,7&hours=4`. */
  query: Type.String(),
})
export type KeptTrip = Static<typeof KeptTrip>

const typed = {
  name: FormLine(TRIP_NAME.name.max),
  query: Type.String({ default: '', maxLength: MAX_TRIP_QUERY }),
}
export const NewTrip = Closed(typed)
export const TripChange = Type.Partial(Type.Object(typed), { additionalProperties: false, minProperties: 1 })
export type TripChange = Static<typeof TripChange>

const own = Type.Object({ uid: OwnId })
const ownTrip = Type.Object({ uid: OwnId, trip: Id })

export const tripsApi = {
  /** The last changed first. */
  all: endpoint('GET /rest/tjt/trips/:uid', { params: own, reply: Type.Object({ trips: Type.Array(KeptTrip) }) }),
  create: endpoint('POST /rest/tjt/trips/:uid', { params: own, body: NewTrip, reply: KeptTrip }),
  /** What is not in the body stays. */
  change: endpoint('PUT /rest/tjt/trips/:uid/:trip', { params: ownTrip, body: TripChange, reply: KeptTrip }),
  remove: endpoint('DELETE /rest/tjt/trips/:uid/:trip', {
    params: ownTrip,
    reply: Type.Object({ removed: Type.Boolean() }),
  }),
}
