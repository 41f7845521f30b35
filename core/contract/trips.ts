import { Type, type Static } from 'typebox'
import { MAX_TRIP_QUERY } from '../domain/trip/stops.ts'
import { TRIP_NAME } from '../fields/forms.ts'
import { Id, OwnId, REFUSALS, TypedLine } from './common.ts'

/** A trip that a user keeps with the account. */
export const KeptTrip = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Of its address: `stop=281184,2027-04-22,7&hours=4`. */
  query: Type.String(),
})
export type KeptTrip = Static<typeof KeptTrip>

const typed = {
  name: TypedLine(TRIP_NAME.name.max),
  query: Type.String({ maxLength: MAX_TRIP_QUERY }),
}
export const NewTrip = Type.Object(typed, { additionalProperties: false })
export const TripChange = Type.Partial(Type.Object(typed), { additionalProperties: false, minProperties: 1 })
export type TripChange = Static<typeof TripChange>

const own = Type.Object({ uid: OwnId })
const ownTrip = Type.Object({ uid: OwnId, trip: Id })

export const tripsApi = {
  /** The last changed first. */
  all: {
    method: 'GET',
    url: '/rest/tjt/trips/:uid',
    schema: { params: own, response: { 200: Type.Object({ trips: Type.Array(KeptTrip) }), ...REFUSALS } },
  },
  create: {
    method: 'POST',
    url: '/rest/tjt/trips/:uid',
    schema: { params: own, body: NewTrip, response: { 200: KeptTrip, ...REFUSALS } },
  },
  /** What is not in the body stays. */
  change: {
    method: 'PUT',
    url: '/rest/tjt/trips/:uid/:trip',
    schema: { params: ownTrip, body: TripChange, response: { 200: KeptTrip, ...REFUSALS } },
  },
  remove: {
    method: 'DELETE',
    url: '/rest/tjt/trips/:uid/:trip',
    schema: { params: ownTrip, response: { 200: Type.Object({ removed: Type.Boolean() }), ...REFUSALS } },
  },
} as const
