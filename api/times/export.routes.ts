import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { timesApi, type OptionsQuery } from '#core/contract/times.ts'
import { slugOf } from '#core/domain/slug.ts'
import { hebrewDateAt } from '#core/domain/times/day-times.ts'
import { icalendar } from '#core/domain/times/icalendar.ts'
import { subscriptionOf } from '#core/domain/times/subscription.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import { placeText } from '#data/index/found-places.ts'
import { FOR_HOURS } from '../http/caching.ts'
import type { PeopleDeps } from '../deps.ts'
import { indexOf } from '../http/lookup.ts'
import { route } from '../http/route.ts'
import { calendarIn } from './calendar.ts'
import { requireSpan } from './days.ts'
import { nameIn, namesOf, optionsOf, pageOf, requireCity, timesPlaceOf } from './place.ts'
import { PLAIN_LOOK, sheetLooks } from './sheet-look.ts'
import { sheetOf, sheetPolicy } from './sheet.ts'

/** Exports for every city of the gazetteer, generated on request. */
export const exportRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const config = { cacheControl: FOR_HOURS }
  const lookIn = sheetLooks()

  route(app, timesApi.calendar, config, async ({ params: { tlid, language }, query }) => {
    const row = requireCity(indexOf(deps), tlid)
    const today = wallClock(row.time_zone, deps.now().getTime()).day
    const span = requireSpan(query, today)
    return calendarIn(language, row, span, optionsOf(query))
  })

  route(app, timesApi.subscription, config, async ({ params: { tlid, language }, query }, reply) => {
    const row = requireCity(indexOf(deps), tlid)
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `inline; filename="${fileName(row)}"`)
      .header('x-robots-tag', 'noindex')
    return subscription(language, row, deps.now(), query)
  })

  route(app, timesApi.sheet, config, async ({ params: { tlid, language }, query }, reply) => {
    const pages = deps.release()?.pages
    const look = pages === undefined ? PLAIN_LOOK : await lookIn(pages)
    const index = indexOf(deps)
    const row = requireCity(index, tlid)
    const today = hebrewDateAt(timesPlaceOf(row), deps.now())
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', sheetPolicy(look))
      .header('x-robots-tag', 'noindex')
    return sheetOf(language, {
      place: timesPlaceOf(row),
      name: nameIn(language, row),
      fullName: placeText(index, row, language),
      url: pageOf(language, row),
      origin: deps.config.origin,
      year: query.year ?? today.year,
      options: optionsOf(query),
      look,
    })
  })
}

function subscription(lang: Lang, row: PlaceRow, now: Date, query: OptionsQuery): string {
  const known = { place: timesPlaceOf(row), name: nameIn(lang, row) }
  return icalendar(subscriptionOf(lang, known, now, optionsOf(query)))
}

/** A file name valid in every file system and header. */
function fileName(row: PlaceRow): string {
  const latin = slugOf(namesOf(row).en).replace(/[^\w-]/g, '')
  return `${latin || row.id}.ics`
}
