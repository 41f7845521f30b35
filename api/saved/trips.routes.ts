import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { tripsApi, type TripChange } from '#core/contract/trips.ts'
import { keptQuery } from '#core/domain/trip/stops.ts'
import type { PeopleDeps } from '../deps.ts'
import { route } from '../http/route.ts'
import { requireUid } from './saved-items.ts'
import { addTrip, changeTrip, removeTrip, tripsOf } from './trips.repository.ts'

const writing = { access: 'own', limit: 'write' } as const

/** Trips that users keep with their account. */
export const tripsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, { store, now }) => {
  route(app, tripsApi.all, { access: 'own' }, async ({ params }) => ({
    trips: await tripsOf(store, requireUid(params.uid)),
  }))

  route(app, tripsApi.create, writing, async ({ params, body: { name, query } }) => {
    const uid = requireUid(params.uid)
    const trip = await addTrip(store, { uid, name: nameOf(name), query: queryOf(query) }, now().getTime())
    if (trip === 'full') throw new AppError('tooManyTrips')
    if (trip === 'gone') throw new AppError('needLogin')
    return trip
  })

  route(app, tripsApi.change, writing, async ({ params, body }) => {
    const trip = await changeTrip(store, ownOf(params), changeOf(body), now().getTime())
    if (!trip) throw new AppError('tripGone')
    return trip
  })

  route(app, tripsApi.remove, writing, async ({ params }) => ({
    removed: await removeTrip(store, ownOf(params)),
  }))
}

const ownOf = ({ uid, trip }: { uid: number; trip: number }) => ({ uid: requireUid(uid), trip })

const changeOf = ({ name, query }: TripChange): TripChange => ({
  ...(name !== undefined && { name: nameOf(name) }),
  ...(query !== undefined && { query: queryOf(query) }),
})

/** Throws AppError `needTripName`. */
function nameOf(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') throw new AppError('needTripName')
  return trimmed
}

/** Throws AppError `notATrip`. */
function queryOf(query: string): string {
  const search = keptQuery(query)
  if (search === undefined) throw new AppError('notATrip')
  return search
}
