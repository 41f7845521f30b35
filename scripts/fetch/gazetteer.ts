import { appendFileSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { fetchedGazetteer, GAZETTEER_FILE } from '../import/gazetteer.ts'
import { citiesOfData, namedPlaces } from '../import/import.ts'
import { readDataFiles } from '../import/data-files.ts'
import { gazetteerOf, importSeed, SEED, type Site } from '../engine/site.ts'
import { makeFolder } from '../cli/make-folder.ts'
import { answerFile, dropOld, markApplied, recentAnswer } from './answers.ts'
import { download, unzip } from './download.ts'
import { changesOf, checkShrink, countRows, linesOf, type GazetteerChanges } from './gazetteer-check.ts'
import type { FetchOptions } from './places.ts'
import type { FetchSettings } from './settings.ts'
import type { World } from './world.ts'

const MAX_BYTES = 200_000_000
export const GAZETTEER_NAME = 'cities500'

export interface GazetteerReport extends GazetteerChanges {
  rows: number
  before: number
  /** Cities that the data files speak of and the new gazetteer lacks: their old rows go with it. */
  kept: number
  dryRun: boolean
}

/** Fetches a newer gazetteer, and puts it in place of the one before. Throws FetchError before anything has changed. */
export async function fetchGazetteer(
  site: Site,
  settings: Pick<FetchSettings, 'geonamesUrl' | 'userAgent'>,
  { folder, maxAgeMs, apply }: FetchOptions,
  world: World,
): Promise<GazetteerReport> {
  const zip = recentAnswer(folder, GAZETTEER_NAME, maxAgeMs, world) ?? (await downloadZip(settings, folder, world))
  const fresh = join(folder, GAZETTEER_FILE)
  try {
    await unzip(zip, { name: GAZETTEER_FILE, maxBytes: MAX_BYTES }, fresh)
    const report = await takeGazetteer(site, fresh, { apply })
    if (apply) markApplied(zip)
    return report
  } catch (error) {
    // What is no gazetteer is not taken again.
    rmSync(zip, { force: true })
    throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}

async function downloadZip(
  { geonamesUrl, userAgent }: Pick<FetchSettings, 'geonamesUrl' | 'userAgent'>,
  folder: string,
  world: World,
): Promise<string> {
  const zip = answerFile(folder, GAZETTEER_NAME, { now: world.now(), end: '.zip' })
  const url = `${geonamesUrl}/${GAZETTEER_NAME}.zip`
  world.tell(`Asking ${new URL(url).host} for the gazetteer …`)
  await download({ url, userAgent }, zip, world)
  dropOld(folder, GAZETTEER_NAME)
  return zip
}

/** Checks a gazetteer and compares it, and takes it in. */
async function takeGazetteer(site: Site, fresh: string, { apply }: { apply: boolean }): Promise<GazetteerReport> {
  const { config, store } = site
  const present = gazetteerOf(config)
  const [rows, before] = [await countRows(fresh), await countRows(present)]
  checkShrink('rows', rows, before)
  const files = readDataFiles(config.seedDir ?? SEED)
  const keptCities = await keepNamed(fresh, present, citiesOfData(files))
  const changes = await changesOf(store, fresh, namedPlaces(files))
  if (apply) {
    putInPlace(fresh, config)
    await importSeed(site)
  }
  return { ...changes, rows, before, kept: keptCities, dryRun: !apply }
}

/** In the data folder where that has a gazetteer of its own. */
function putInPlace(fresh: string, { seedDir, varDir }: Config): void {
  const isOwn = seedDir !== undefined && existsSync(join(seedDir, GAZETTEER_FILE))
  const folder = isOwn ? seedDir : fetchedGazetteer(varDir)
  makeFolder(folder, { by: 'VAR_DIR' })
  const target = join(folder, GAZETTEER_FILE)
  // It may be another disk.
  copyFileSync(fresh, `${target}.part`)
  renameSync(`${target}.part`, target)
}

/** Adds the rows of cities that the data files speak of and a new gazetteer lacks. Answers how many. */
async function keepNamed(fresh: string, present: string, named: ReadonlySet<number>): Promise<number> {
  const idOf = (line: string) => Number(line.slice(0, line.indexOf('\t')))
  const missing = new Set(named)
  for await (const line of linesOf(fresh)) missing.delete(idOf(line))
  const rows: string[] = []
  for await (const line of linesOf(present)) if (missing.has(idOf(line))) rows.push(line)
  if (rows.length > 0) appendFileSync(fresh, `\n${rows.join('\n')}\n`)
  return rows.length
}
