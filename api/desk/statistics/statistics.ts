import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { deskApi } from '#core/contract/desk.ts'
import { languageOf } from '#api/http/language.ts'
import { reading } from '../acts/calls.ts'
import { requireEverywhere } from '../permissions/permissions.ts'
import { route } from '#api/http/route.ts'
import type { ListingSums, PlaceSums, Statistics, WeekTotals } from '#core/contract/desk-statistics.ts'
import { csvRow, csvText } from '#core/domain/csv.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { weekAfter, weekOf } from '#core/domain/weeks.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import { inBatches } from '#data/store/batches.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { readableIndex } from '#api/http/lookup.ts'
import {
  allSums,
  countsOf,
  OF_LISTINGS,
  sumsOf,
  topSubjects,
  totalsSince,
} from '#api/statistics/statistics.repository.ts'
import type { Counted } from '#api/statistics/statistics.table.ts'
import { listingsOf } from '#api/content/listings.ts'

const WEEKS = 53
const TOP = 20

interface Asked {
  lang: Lang
  /** A day of the week. */
  week: string | undefined
}

/** What a total is called. */
const TOTALS = {
  page: 'pages',
  phone: 'phone',
  site: 'site',
  directions: 'directions',
  search: 'searches',
  unfound: 'unfound',
} as const satisfies Partial<Record<Counted, keyof WeekTotals>>
const TOTALLED = Object.keys(TOTALS) as (keyof typeof TOTALS)[]

/** What was counted, for those who look after the whole site. */
export const statisticsCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  // Totals are of the whole site.
  app.addHook('preHandler', requireEverywhere)

  const statisticsRequest = (request: FastifyRequest, { language, week }: { language?: Lang; week?: string }) => ({
    lang: language ?? languageOf(request),
    week,
  })

  route(app, deskApi.statistics, reading, (request) => readStatistics(deps, statisticsRequest(request, request.query)))

  route(app, deskApi.statisticsTable, reading, async (request) => ({
    csv: await statisticsCsv(deps, statisticsRequest(request, request.query)),
  }))
}

/** The sums of a week. */
async function readStatistics(deps: PeopleDeps, request: Asked): Promise<Statistics> {
  const { store, config } = deps
  const week = weekFor(deps, request)
  const { lang } = request
  const [kinds, languages, words] = [
    await sumsOf(store, week, 'kind'),
    await sumsOf(store, week, 'language'),
    await sumsOf(store, week, 'words'),
  ]
  return {
    isCounting: config.statistics !== undefined,
    week,
    weeks: await weeksUpTo(deps),
    kinds: kinds.map(({ subject, total }) => ({ kind: subject as RouteKind, pages: total })),
    languages: languages.map(({ subject, total }) => ({ language: subject as Lang, pages: total })),
    places: await placesOf(deps, week, lang),
    listings: await listingsIn(deps, week, lang),
    words: words.map(({ subject, total }) => ({ text: subject, days: total })),
  }
}

function weekFor({ now }: PeopleDeps, { week }: Asked): string {
  return weekOf(week === undefined ? now().getTime() : Date.parse(week))
}

/** Every week since the first that was counted, also those without anything. */
async function weeksUpTo({ store, now }: PeopleDeps): Promise<WeekTotals[]> {
  const current = weekOf(now().getTime())
  const rows = await totalsSince(store, weekAfter(current, 1 - WEEKS), TOTALLED)
  const byWeek = Map.groupBy(rows, ({ week }) => week)
  const weeks: WeekTotals[] = []
  for (let week = rows[0]?.week ?? current; week <= current; week = weekAfter(week, 1)) {
    const none = { week, pages: 0, phone: 0, site: 0, directions: 0, searches: 0, unfound: 0 }
    const sums = (byWeek.get(week) ?? []).map(({ what, total }) => [TOTALS[what as keyof typeof TOTALS], total])
    weeks.push({ ...none, ...Object.fromEntries(sums) })
  }
  return weeks
}

async function placesOf(deps: PeopleDeps, week: string, lang: Lang): Promise<PlaceSums[]> {
  const top = await topSubjects(deps.store, week, { whats: ['place', 'pressed', 'search'], count: TOP })
  return top.map(({ subject, sums }) => ({
    tlid: Number(subject),
    ...placeNamed(deps, Number(subject), lang),
    pages: sums.place ?? 0,
    presses: sums.pressed ?? 0,
    searches: sums.search ?? 0,
  }))
}

function placeNamed(deps: PeopleDeps, tlid: number, lang: Lang): { name?: Localized; url?: string } {
  const index = readableIndex(deps)
  const row = index && placeRow(index, tlid)
  if (!row) return {}
  const name = JSON.parse(row.names) as Localized
  const url = hrefOf(lang, { kind: 'place', id: tlid, slug: slugIn(lang, name, tlid) })
  return { name, ...(row.has_page && { url }) }
}

async function listingsIn({ store }: PeopleDeps, week: string, lang: Lang): Promise<ListingSums[]> {
  const top = await topSubjects(store, week, { whats: OF_LISTINGS, count: TOP })
  const listings = await listingsOf(store, top.map(({ subject }) => Number(subject)), lang) // prettier-ignore
  return top.map(({ subject, sums }) => {
    const listing = listings.get(Number(subject))
    return {
      tnid: Number(subject),
      ...(listing && { listing }),
      ...countsOf(sums),
    }
  })
}

const LISTED: ReadonlySet<Counted> = new Set(OF_LISTINGS)
const OF_PLACES: ReadonlySet<Counted> = new Set(['place', 'pressed', 'search'])

/** Every sum of a week, with names, after the totals of the weeks before it, as CSV. */
async function statisticsCsv(deps: PeopleDeps, request: Asked): Promise<string> {
  const { store } = deps
  const week = weekFor(deps, request)
  const earlier = await totalsSince(store, weekAfter(week, 1 - WEEKS), TOTALLED)
  const rows = [...earlier.filter((row) => row.week < week), ...(await allSums(store, week))]
  const names = await namesOf(deps, rows, request.lang)
  const lines = rows.map(({ week: of, what, subject, total }) =>
    csvRow([of, what, csvText(subject), csvText(names(what, subject)), String(total)]),
  )
  return [csvRow(['week', 'what', 'subject', 'name', 'total']), ...lines].join('')
}

async function namesOf(deps: PeopleDeps, rows: readonly { what: Counted; subject: string }[], lang: Lang) {
  const tnids = rows.filter(({ what, subject }) => LISTED.has(what) && subject).map(({ subject }) => Number(subject))
  const titles = new Map<string, string>()
  for (const some of inBatches([...new Set(tnids)]))
    for (const [tnid, { title }] of await listingsOf(deps.store, some, lang))
      titles.set(String(tnid), textIn(lang, title))
  return (what: Counted, subject: string): string => {
    if (LISTED.has(what)) return titles.get(subject) ?? ''
    const { name } = OF_PLACES.has(what) && subject ? placeNamed(deps, Number(subject), lang) : {}
    return name ? textIn(lang, name) : ''
  }
}
