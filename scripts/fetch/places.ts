import { readFileSync } from 'node:fs'
import type { Store } from '#data/store/database.ts'
import { importPlaces } from '../import/places/import-places.ts'
import type { ImportReport } from '#core/contract/import-report.ts'
import { keepAnswer, markApplied, recentAnswer } from './answers.ts'
import { areaOf, idsInside, nameOf, type AskedArea } from './area.ts'
import type { Item, Provider } from './provider.ts'
import type { World } from './world.ts'

export interface FetchOptions {
  /** Where answers are kept. */
  folder: string
  /** A younger answer is used instead of asking again. */
  maxAgeMs: number
  /** Imports what was found; otherwise only reports what would change. */
  apply: boolean
}

export type PlacesFetch = FetchOptions & { area: AskedArea }

/** What answers are called. */
export const placesName = ({ source }: Pick<Provider, 'source'>, area: AskedArea): string => `${source}-${nameOf(area)}`

/** Fetches the places of an area and imports them. Throws FetchError before anything has changed. */
export async function fetchPlaces(
  db: Store,
  provider: Provider,
  options: PlacesFetch,
  world: World,
): Promise<ImportReport> {
  const { area, folder, maxAgeMs, apply } = options
  const name = placesName(provider, area)
  const file = recentAnswer(folder, name, maxAgeMs, world) ?? (await askFor(db, provider, options, world))
  const { covers } = JSON.parse(readFileSync(file, 'utf8')) as { covers: string[] }
  const report = await importPlaces(db, {
    file,
    format: provider.format,
    mapping: provider.mapping,
    isWhole: false,
    covers: new Set(covers),
    dryRun: !apply,
    now: world.now(),
    stop: world.stop,
  })
  if (apply && !report.stopped) markApplied(file)
  return report
}

/**
 * Asks for an area, and then by id for the places that we have there and the answer lacks: a border, a tag or an
 * incomplete answer makes nothing vanish. Returns the file of the answer.
 */
async function askFor(
  db: Store,
  provider: Provider,
  { area: askedArea, folder }: PlacesFetch,
  world: World,
): Promise<string> {
  const area = await areaOf(db, askedArea)
  const name = placesName(provider, askedArea)
  world.tell(`Asking ${provider.host} for ${name} …`)
  const { items, taken } = await provider.inside(area)
  const found = new Set(items.map(({ id }) => id))
  const missing = (await idsInside(db, provider.source, area)).filter((id) => !found.has(id))
  const there = missing.length > 0 ? await provider.stillThere(missing) : []
  const unclear = new Set(there.filter(({ value }) => !value).map(({ id }) => id))
  const isListed = ({ value }: Item) => value !== undefined
  const text = JSON.stringify({
    ...provider.fileOf({ items: [...items, ...there].filter(isListed), taken }),
    covers: missing.filter((id) => !unclear.has(id)),
  })
  return keepAnswer(folder, name, { now: world.now(), text })
}
