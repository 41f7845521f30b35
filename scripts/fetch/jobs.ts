import { join } from 'node:path'
import { reportText } from '../import/places/report-text.ts'
import type { ImportReport } from '#core/contract/import-report.ts'
import type { Site } from '../engine/site.ts'
import { explain } from '../cli/explain.ts'
import { appliedAt } from './answers.ts'
import type { AskedArea } from './area.ts'
import type { Asked } from './command.ts'
import { fetchGazetteer, GAZETTEER_NAME, type GazetteerReport } from './gazetteer.ts'
import { gazetteerText } from './gazetteer-text.ts'
import { fetchHotels, HOTELS_NAME, type HotelsReport } from './hotels.ts'
import { hotelsText } from './hotels-text.ts'
import { overpassProvider } from './overpass.ts'
import { dataGovIl } from './data-gov-il.ts'
import { foodRatings } from './food-ratings.ts'
import { newYorkRegister } from './new-york.ts'
import { fetchPictures, PICTURES_NAME, type PicturesReport } from './pictures.ts'
import { picturesText } from './pictures-text.ts'
import { fetchPlaces, placesName, type FetchOptions } from './places.ts'
import type { Provider } from './provider.ts'
import { fetchRegister, type Register } from './registers.ts'
import type { FetchSettings, RegisterName, Target } from './settings.ts'
import { fetchSitelinks, sitelinksText, type SitelinksReport } from './sitelinks.ts'
import { wikidataProvider } from './wikidata.ts'
import { fetchWikivoyage } from './wikivoyage.ts'
import type { World } from './world.ts'

/** One thing to fetch. */
export interface Job {
  /** Of its answers, too. */
  name: string
  /** How often it is due; a week if absent. */
  everyMs?: number
  run(options: FetchOptions): Promise<Fetched>
}

export type Fetched =
  | { what: 'places'; report: ImportReport & { sitelinks?: SitelinksReport } }
  | { what: 'gazetteer'; report: GazetteerReport }
  | { what: 'hotels'; report: HotelsReport }
  | { what: 'pictures'; report: PicturesReport }

export interface FetchContext {
  site: Site
  settings: FetchSettings
  world: World
  /** Called before what was fetched is imported. */
  onImport?: (name: string) => Promise<void>
}

export const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const MONTH_MS = 30 * DAY_MS

export const fetchFolder = ({ config }: Site): string => join(config.varDir, 'fetched')

/** What a command line asks for, but for the whole world. */
export function jobsOf(options: Exclude<Asked, { what: 'world' }>, context: FetchContext): Job[] {
  switch (options.what) {
    case 'osm':
      return [placesJob(overpassProvider, options.area, context)]
    case 'wikidata':
      return [wikidataJob({ country: options.country }, context)]
    case 'geonames':
      return [geonamesJob(context)]
    case 'hotels':
      return [hotelsJob(context)]
    case 'pictures':
      return [picturesJob(context)]
    case 'nyc':
    case 'uk':
    case 'datagovil':
      return registerJobs(options.what, context)
    case 'wikivoyage':
      return [wikivoyageJob(options.file, context)]
    case 'all':
      return context.settings.weekly.flatMap((target) => jobsOfTarget(target, context))
  }
}

function jobsOfTarget(target: Target, context: FetchContext): Job[] {
  if (target === 'geonames') return [geonamesJob(context)]
  if (target === 'hotels') return [hotelsJob(context)]
  if (target === 'pictures') return [picturesJob(context)]
  if (typeof target === 'string') return registerJobs(target, context)
  const osm = placesJob(overpassProvider, target, context)
  return 'country' in target ? [osm, wikidataJob(target, context)] : [osm]
}

/** A country's places, and then how many articles Wikidata links those of any source to. */
function wikidataJob(target: { country: string }, context: FetchContext): Job {
  const { site, settings, world } = context
  const { name, run } = placesJob(wikidataProvider, target, context)
  return {
    name,
    run: async (options) => {
      const { report } = (await run(options)) as Extract<Fetched, { what: 'places' }>
      const sitelinks = await fetchSitelinks(site.store, settings, { ...options, ...target }, world)
      return { what: 'places', report: { ...report, sitelinks } }
    },
  }
}

function placesJob(
  providerOf: (settings: FetchSettings, world: World) => Provider,
  area: AskedArea,
  { site, settings, world }: FetchContext,
): Job {
  const provider = providerOf(settings, world)
  return {
    name: placesName(provider, area),
    run: async (options) => ({
      what: 'places',
      report: await fetchPlaces(site.store, provider, { ...options, area }, world),
    }),
  }
}

const REGISTERS_OF: Readonly<Record<RegisterName, (settings: FetchSettings, world: World) => Register[]>> = {
  nyc: (...args) => [newYorkRegister(...args)],
  uk: (...args) => [foodRatings(...args)],
  datagovil: dataGovIl,
}

function registerJobs(name: RegisterName, { site, settings, world }: FetchContext): Job[] {
  return REGISTERS_OF[name](settings, world).map((register) => ({
    name: register.mapping.source,
    run: async (options) => ({ what: 'places', report: await fetchRegister(site.store, register, options, world) }),
  }))
}

const wikivoyageJob = (file: string, { site, world }: FetchContext): Job => ({
  name: 'wikivoyage',
  run: async (options) => ({
    what: 'places',
    report: await fetchWikivoyage(site.store, { ...options, file }, world),
  }),
})

/** The fetch of a country from OpenStreetMap. */
export const countryJob = (country: string, context: FetchContext): Job =>
  placesJob(overpassProvider, { country }, context)

const geonamesJob = ({ site, settings, world }: FetchContext): Job => ({
  name: GAZETTEER_NAME,
  run: async (options) => ({ what: 'gazetteer', report: await fetchGazetteer(site, settings, options, world) }),
})

const hotelsJob = ({ site, settings, world }: FetchContext): Job => ({
  name: HOTELS_NAME,
  everyMs: MONTH_MS,
  run: async (options) => ({ what: 'hotels', report: await fetchHotels(site.store, settings, options, world) }),
})

const picturesJob = ({ site, settings, world }: FetchContext): Job => ({
  name: PICTURES_NAME,
  everyMs: MONTH_MS,
  run: async (options) => ({
    what: 'pictures',
    report: await fetchPictures(site.store, settings, { ...options, config: site.config }, world),
  }),
})

/** Runs a job, with an answer of less than a day unless forced. */
export async function runJob(
  job: Job,
  options: Pick<Asked, 'apply' | 'force'>,
  { site, onImport }: FetchContext,
): Promise<Fetched> {
  const { apply, force } = options
  if (apply) await onImport?.(job.name)
  return job.run({ folder: fetchFolder(site), maxAgeMs: force ? 0 : DAY_MS, apply })
}

/** Whether the latest import of a job is as old as it may be. */
export function isDue({ name, everyMs = WEEK_MS }: Job, { site, world }: FetchContext): boolean {
  const at = appliedAt(fetchFolder(site), name)
  return at === undefined || world.now() - at >= everyMs
}

/** The report for people. */
export function fetchedText(fetched: Fetched): string {
  if (fetched.what === 'pictures') return picturesText(fetched.report)
  if (fetched.what === 'hotels') return hotelsText(fetched.report)
  if (fetched.what === 'gazetteer') return gazetteerText(fetched.report)
  const { sitelinks } = fetched.report
  return reportText(fetched.report) + (sitelinks ? sitelinksText(sitelinks) : '')
}

export function countsOf(fetched: Fetched): Record<string, number> {
  if (fetched.what === 'places') return fetched.report.counts
  const { new: fresh, changed, gone } = fetched.report
  return { new: fresh, changed, gone }
}

/** Whether everything was complete and readable. */
export const isClean = (fetched: Fetched): boolean =>
  fetched.what !== 'places' || !(fetched.report.skipped.broken || fetched.report.incomplete)

/** Runs jobs one by one; a failure does not stop the others. Returns whether all succeeded. */
export async function runAll(
  jobs: readonly Job[],
  run: (job: Job) => Promise<Fetched>,
  report: { fetched: (job: Job, fetched: Fetched) => void; failed: (message: string) => void },
): Promise<boolean> {
  let isGood = true
  for (const job of jobs) {
    try {
      const fetched = await run(job)
      report.fetched(job, fetched)
      isGood &&= isClean(fetched)
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error
      report.failed(`${job.name}: ${explain(error) ?? String(error)}`)
      isGood = false
    }
  }
  return isGood
}
