import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import { mapsApi, type Found } from '#core/contract/maps.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { searchForm } from '#core/domain/slug.ts'
import { geocode, SAME_KM } from '#data/index/geocode.ts'
import { PRIVATELY } from '../http/caching.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { limitCaller, LIMITS } from '../guards/limits.ts'
import { indexOf } from '../http/lookup.ts'
import { latest } from '../settings/latest.ts'
import type { Geocoder } from './geocoder.ts'
import { nominatim } from './nominatim.ts'

const MAX_FOUND = 10
/** So that those of another service have their place. */
const MAX_OURS = 5

export const geocodeRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { config } = deps
  const outsideOf = latest((geocoder: Geocoder) =>
    nominatim({ ...geocoder, origin: config.origin }, { now: deps.now, sleep }),
  )

  app.route({
    ...mapsApi.geocode,
    // Shared caches must not store what people search for.
    config: { cacheControl: PRIVATELY },
    async handler(request, reply) {
      const { text, language } = request.params
      if (text.includes('\0')) throw new AppError('invalidRequest')
      const isTooShort = searchForm(text).length < AUTOCOMPLETE_MIN
      const { suggest, lat, lng } = request.query
      const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined
      const { found, isNamed } = geocode(indexOf(deps), text, { lang: language, near })
      const outside = outsideOf(config.geocoder)
      if (!outside || suggest || isTooShort || isNamed) return found
      await limitCaller(deps, LIMITS.geocode, request, reply)
      const others = await outside(text.trim().toWellFormed(), language).catch((error: unknown) => {
        if (found.length === 0) throw error
        return []
      })
      return withOthers(found, others)
    },
  })
}

/** Ours first, then what another service found elsewhere. */
function withOthers(ours: readonly Found[], others: readonly Found[]): Found[] {
  const isOurs = ({ lat, lng }: Found) => ours.some((found) => distanceKm(lat, lng, found.lat, found.lng) <= SAME_KM)
  const more = others.filter((other) => !isOurs(other))
  return [...ours.slice(0, Math.max(MAX_OURS, MAX_FOUND - more.length)), ...more].slice(0, MAX_FOUND)
}
