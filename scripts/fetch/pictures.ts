import { readFileSync } from 'node:fs'
import type { Config } from '#api/config.ts'
import type { OpenPicture } from '#core/contract/data-files.ts'
import type { Store } from '#data/store/database.ts'
import { keepAnswer, markApplied, recentAnswer } from './answers.ts'
import { rowsOf } from './content-rows.ts'
import { askCommons, type CommonsFile } from './commons.ts'
import { pictureLicence } from './commons-licence.ts'
import { pictureSubjects, type Subject } from './picture-subjects.ts'
import type { FetchOptions } from './places.ts'
import type { FetchSettings } from './settings.ts'
import { isSamePicture, takeIn, type FoundPicture } from './take-pictures.ts'
import { cityImagesQuery, imagesQuery } from './wikidata-query.ts'
import { askSparql, MAX_IDS, PAUSE_MS, qidOf, type SparqlRow } from './wikidata.ts'
import { FetchError, type World } from './world.ts'

export const PICTURES_NAME = 'pictures'
/** What the site can decode; and at least as wide as its middle size. */
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])
const LEAST_WIDTH = 800
const LEAST_HEIGHT = 500
/** An answer with less than this share of what we have is not believed. */
const LEAST_SHARE = 0.5
const FEW = 20
const MAX_EXAMPLES = 5

export interface PicturesReport {
  /** What pictures were looked for. */
  subjects: number
  pictures: number
  before: number
  new: number
  changed: number
  gone: number
  /** With a licence that does not let us, or nobody to name. */
  refused: number
  /** Of another type, too small, or not to be decoded. */
  unfit: number
  /** Names with what has become of them. */
  examples: string[]
  dryRun: boolean
}

interface Answer {
  subjects: number
  found: FoundPicture[]
  refused: string[]
  unfit: string[]
}

export interface PicturesFetch extends FetchOptions {
  config: Pick<Config, 'varDir'>
}

/**
 * Fetches photographs of synagogues, heritage and the best-known cities: which ones from Wikidata, their licences and
 * files from Commons. Only what is new or has changed is downloaded; after a failure the same command goes on with the
 * rest. Throws FetchError.
 */
export async function fetchPictures(
  db: Store,
  settings: FetchSettings,
  options: PicturesFetch,
  world: World,
): Promise<PicturesReport> {
  const { folder, maxAgeMs, apply } = options
  const before = await storedPictures(db)
  const subjects = await pictureSubjects(db)
  const file =
    recentAnswer(folder, PICTURES_NAME, maxAgeMs, world) ??
    (await askFor(subjects, settings, { folder, before }, world))
  const latest = JSON.parse(readFileSync(file, 'utf8')) as Answer
  // An editor may have sent a photograph since.
  const eligible = new Set(subjects.map(({ id }) => id))
  const answer = { ...latest, found: latest.found.filter(({ id }) => eligible.has(id)) }
  const report = reportOf(answer, before)
  if (!apply) return { ...report, dryRun: true }
  const unfit = await takeIn(db, { found: answer.found, before }, { ...options, userAgent: settings.userAgent }, world)
  markApplied(file)
  return { ...report, unfit: report.unfit + unfit, dryRun: false }
}

async function storedPictures(db: Store): Promise<Map<string, OpenPicture>> {
  const rows = await rowsOf(db, 'openPictures').execute()
  return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as OpenPicture]))
}

async function askFor(
  subjects: readonly Subject[],
  settings: FetchSettings,
  { folder, before }: { folder: string; before: ReadonlyMap<string, OpenPicture> },
  world: World,
): Promise<string> {
  if (subjects.length === 0) throw new FetchError('No listing is an item of Wikidata yet, and no city has listings.')
  world.tell(`Asking ${new URL(settings.wikidataUrl).host} for ${PICTURES_NAME} …`)
  const images = await imagesOf(subjects, settings, world)
  const chosen = subjects.flatMap((subject) => {
    const files = [...(images.get(subject.id) ?? [])].sort()
    const present = before.get(subject.id)?.file
    const file = files.find((name) => name === present) ?? files[0]
    return file ? [{ ...subject, file }] : []
  })
  const titles = [...new Set(chosen.map(({ file }) => file))]
  if (titles.length > 0) world.tell(`Asking ${new URL(settings.commonsUrl).host} for ${titles.length} files …`)
  const files = await askCommons(titles, settings, world)
  const answer: Answer = { subjects: subjects.length, found: [], refused: [], unfit: [] }
  for (const { id, name, file } of chosen) {
    const info = files.get(file)
    if (!info) continue
    const picture = isFit(info) ? pictureOf({ id, name, file }, info) : 'unfit'
    if (typeof picture === 'string') answer[picture].push(`${name} (${file})`)
    else answer.found.push(picture)
  }
  if (before.size > FEW && answer.found.length < before.size * LEAST_SHARE)
    throw new FetchError(
      `The answer has ${answer.found.length} pictures, and there were ${before.size}: nothing was changed.`,
    )
  return keepAnswer(folder, PICTURES_NAME, { now: world.now(), text: JSON.stringify(answer) })
}

const isFit = ({ mime, width, height }: CommonsFile): boolean =>
  TYPES.has(mime) && width >= LEAST_WIDTH && height >= LEAST_HEIGHT

function pictureOf(
  subject: Pick<FoundPicture, 'id' | 'name' | 'file'>,
  { rights, hash, page, url }: CommonsFile,
): FoundPicture | 'refused' {
  const licence = pictureLicence(rights)
  if (!licence) return 'refused'
  const { name, author, url: licenceUrl } = licence
  const credit = { licence: name, ...(author && { author }), ...(licenceUrl && { licenceUrl }) }
  return { ...subject, hash, ...credit, source: page, url }
}

/** The files of each subject, by its id. */
async function imagesOf(
  subjects: readonly Subject[],
  settings: FetchSettings,
  world: World,
): Promise<Map<string, Set<string>>> {
  const ofItem = Map.groupBy(subjects, ({ item }) => item)
  const ofCity = Map.groupBy(subjects, ({ geonames }) => String(geonames))
  const found = new Map<string, Set<string>>()
  const note = (named: readonly Subject[] = [], { image }: SparqlRow) => {
    const file = image && fileIn(image.value)
    for (const { id } of file ? named : []) found.set(id, (found.get(id) ?? new Set()).add(file!))
  }
  const items = [...ofItem.keys()].filter((item) => item !== undefined)
  for (let from = 0; from < items.length; from += MAX_IDS) {
    const rows = await askSparql(imagesQuery(items.slice(from, from + MAX_IDS)), settings, world)
    for (const row of rows) note(ofItem.get(qidOf(row)), row)
    await world.sleep(PAUSE_MS)
  }
  const cities = subjects.flatMap(({ geonames }) => geonames ?? [])
  const rows = cities.length > 0 ? await askSparql(cityImagesQuery(cities), settings, world) : []
  for (const row of rows) note(ofCity.get(row.geonames?.value ?? ''), row)
  return found
}

/** `http://commons.wikimedia.org/wiki/Special:FilePath/Western%20Wall.jpg`: `File:Western Wall.jpg`. */
function fileIn(address: string): string | undefined {
  const [, name] = /\/Special:FilePath\/([^/?#]+)$/.exec(address) ?? []
  return name && `File:${decodeURIComponent(name).replaceAll('_', ' ')}`
}

function reportOf(
  { found, refused, unfit, subjects }: Answer,
  before: ReadonlyMap<string, OpenPicture>,
): Omit<PicturesReport, 'dryRun'> {
  const fresh = found.filter(({ id }) => !before.has(id))
  const changed = found.filter((picture) => {
    const present = before.get(picture.id)
    return present && !isSamePicture(picture, present)
  })
  const ids = new Set(found.map(({ id }) => id))
  const gone = [...before.values()].filter(({ id }) => !ids.has(id))
  const named = (what: string, lines: readonly string[]) =>
    lines.slice(0, MAX_EXAMPLES).map((line) => `${what}: ${line}`)
  const credit = ({ name, file, licence }: FoundPicture) => `${name} (${file}, ${licence})`
  return {
    subjects,
    pictures: found.length,
    before: before.size,
    new: fresh.length,
    changed: changed.length,
    gone: gone.length,
    refused: refused.length,
    unfit: unfit.length,
    examples: [
      ...named('new', fresh.map(credit)),
      ...named('changed', changed.map(credit)),
      ...named(
        'gone',
        gone.map(({ id, file }) => `${id} (${file})`),
      ),
      ...named('refused', refused),
      ...named('unfit', unfit),
    ],
  }
}
