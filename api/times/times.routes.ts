import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { timesApi, type PlaceShabbatTimes, type PortalRegions } from '#core/contract/times.ts'
import { textIn } from '#core/terms/localized.ts'
import { hebrewDateAt } from '#core/domain/times/day-times.ts'
import { hebrewDateText } from '#core/domain/times/hebrew-words.ts'
import { comingShabbatTimes, type ShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { storedTimes, timesMadeFor } from '#data/index/queries.ts'
import { BRIEFLY } from '../http/caching.ts'
import type { Deps } from '../deps.ts'
import { placeUrl } from '../directory/place-url.ts'
import { languageOf } from '../http/language.ts'
import { indexOf } from '../http/lookup.ts'
import { route } from '../http/route.ts'
import { requireCity, timedPlace, timesPlaceOf } from './place.ts'
import { runIn } from './run.ts'

const RUNS = 6

export const timesRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const config = { cacheControl: BRIEFLY }

  route(app, timesApi.shabbat, config, async ({ params: { tlid, language } }) => {
    const index = indexOf(deps)
    const place = requireCity(index, tlid)
    return placeTimes(index, place, language, deps.now())
  })

  route(app, timesApi.portal, config, async ({ query, headers }) => {
    const accepted = languageOf({ headers })
    return portal(indexOf(deps), query.language ?? accepted, deps.now())
  })
}

function placeTimes(index: Index, row: PlaceRow, lang: Lang, now: Date): PlaceShabbatTimes {
  const times = timesAt(index, row, now)
  return {
    ...timedPlace(lang, row, times.method),
    hebrewToday: hebrewDateText(lang, hebrewDateAt(timesPlaceOf(row), now)),
    times: times.runs.map((run) => runIn(lang, run)),
  }
}

/** The times of the pages, or new ones if there is no page or its week has just ended. */
function timesAt(index: Index, row: PlaceRow, now: Date): ShabbatTimes {
  const stored = storedTimes(index, row.id)
  // Times computed while the clock was ahead may lack the coming Shabbat.
  const at = now.getTime()
  const holds = stored && stored.turnsAt > at && at >= timesMadeFor(index)
  if (holds) return stored
  return comingShabbatTimes(timesPlaceOf(row), now, RUNS)
}

function portal(index: Index, lang: Lang, now: Date): PortalRegions {
  const input = pageInput(index, 'shabbatTimes', 0) as ShabbatTimesInput
  return {
    regions: input.regions.map(({ region, cities }) => ({
      region,
      name: regionName(lang, region),
      cities: cities.flatMap(({ place, times }) => {
        const run = times.runs.find((coming) => !isOver(coming, now))
        return run
          ? [
              {
                id: place.id,
                title: textIn(lang, place.names),
                url: placeUrl(lang, 'place', place),
                times: runIn(lang, run),
              },
            ]
          : []
      }),
    })),
  }
}

function isOver({ havdalah }: ShabbatTimes['runs'][number], now: Date): boolean {
  return havdalah.at !== 'none' && havdalah.at.at <= now.getTime()
}

/** Continents by CLDR's UN codes. */
const UN_CODES: Readonly<Record<string, string>> = {
  AF: '002',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
}

function regionName(lang: Lang, region: string): string {
  const names = new Intl.DisplayNames(LANGUAGES[lang].locale, {
    type: 'region',
  })
  return names.of(UN_CODES[region] ?? region) ?? region
}
