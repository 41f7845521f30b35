import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { weatherApi } from '#core/contract/weather.ts'
import { BRIEFLY } from '../http/caching.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { indexOf, requirePlace } from '../http/lookup.ts'
import { nameIn } from '../times/place.ts'
import { route } from '../http/route.ts'
import { latest } from '../settings/latest.ts'
import type { WeatherConfig } from '../settings/services.ts'
import { createForecastCache, PROVIDERS } from './forecasts.ts'
import { weatherAt } from './forecast-view.ts'

export const weatherRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { config, now } = deps
  const onError = (err: unknown) => app.log.warn({ err }, 'The weather provider failed')
  const forecastsOf = latest((weather: WeatherConfig) =>
    createForecastCache({ ...weather, origin: config.origin, now, onError, onConfirmed: deps.meter?.forecast }),
  )

  route(app, weatherApi.ofPlace, { cacheControl: BRIEFLY }, async ({ params: { tlid, language } }) => {
    const { weather } = config
    const forecasts = forecastsOf(weather)
    const place = requirePlace(indexOf(deps), tlid, 'notFound')
    // A country has no single weather.
    if (!weather || !forecasts || place.kind === 'country') throw new AppError('notFound')
    const { forecast, stale } = await forecasts.at(place)
    const { lat, lng, time_zone: timeZone } = place
    const { name, page } = PROVIDERS[weather.provider]
    return {
      tlid,
      locTitle: nameIn(language, place),
      updated: new Date(forecast.updated).toISOString(),
      stale,
      ...weatherAt(language, forecast, { lat, lng, timeZone }, now().getTime()),
      source: { name, url: page },
    }
  })
}
