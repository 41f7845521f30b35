import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import { mapsApi } from '#core/contract/maps.ts'
import { searchForm } from '#core/domain/slug.ts'
import { geocode } from '#data/index/geocode.ts'
import { PRIVATELY } from '../http/caching.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { limitCaller, LIMITS } from '../guards/limits.ts'
import { indexOf } from '../http/lookup.ts'
import { nominatim } from './nominatim.ts'

export const geocodeRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { geocoder, origin } = deps.config
  const outside = geocoder && nominatim({ ...geocoder, origin }, { now: deps.now, sleep })

  app.route({
    ...mapsApi.geocode,
    // Shared caches must not store what people search for.
    config: { cacheControl: PRIVATELY },
    async handler(request, reply) {
      const { text, language } = request.params
      if (text.includes('\0')) throw new AppError('invalidRequest')
      const isTooShort = searchForm(text).length < AUTOCOMPLETE_MIN
      if (!outside || request.query.suggest || isTooShort) return geocode(indexOf(deps), text, language)
      await limitCaller(deps, LIMITS.geocode, request, reply)
      return outside(text.trim().toWellFormed(), language)
    },
  })
}
