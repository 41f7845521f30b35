import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { mapsApi } from '#core/contract/maps.ts'
import { mapPlaces } from '#data/index/map-places.ts'
import { FOR_HOURS } from '../http/caching.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { indexOf } from '../http/lookup.ts'
import { route } from '../http/route.ts'

export const mapPlacesRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  route(app, mapsApi.mapPlaces, { cacheControl: FOR_HOURS }, async ({ params: { language, ...box } }) => {
    if (box.south > box.north) throw new AppError('invalidRequest')
    return mapPlaces(indexOf(deps), box, language)
  })
}
