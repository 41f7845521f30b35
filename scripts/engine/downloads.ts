import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import { OPEN_LICENCES, openLicence } from '#core/domain/licences.ts'
import { pathOf } from '#core/domain/routes.ts'
import { DATA_FOLDER } from '#core/domain/served-files.ts'
import { DEFAULT_LANG } from '#core/i18n/languages.ts'
import { madeDownloads, noteDownloads, openListings, type MadeDownload } from '#data/index/downloads.ts'
import type { Index } from '#data/index/open.ts'
import { DOWNLOAD_FORMATS, type DownloadFile, type DownloadFormat } from '#data/index/shown-credits.ts'
import { refreshSubject } from '#data/index/subjects.ts'
import type { ExportedDocument } from '../export/documents.ts'
import { csv, geoJson, jsonLines, type ExportHead } from '../export/formats.ts'
import type { Source } from '../export/licences.ts'
import { linkOrCopy, makeFolderOf } from './files.ts'

// The listings of the site as open data: a file for each licence that their sources name, and each format. They follow
// the store once a night, because a file holds all listings of its licence.

/** Raise it with the form of the files: the same listings then make other ones. */
const VERSION = 2
export const DOWNLOAD_INDEX = `${DATA_FOLDER}/index.json`

export interface DownloadWork {
  index: Index
  origin: string
  now: number
  /** Where the files are written. */
  folder: string
  /** The pages of the release that has the files of the last run. */
  before: string | undefined
}

/** The files to put and to remove, below the pages. */
export interface DownloadSteps {
  put: string[]
  remove: string[]
}

/** What a licence's files are made from. */
interface Group {
  licence: string
  key: string
  listings: number
  checked: string
  sources: Source[]
}

/** Writes the files whose listings have changed, and notes them in the index and on the page of open data. */
export async function makeDownloads(work: DownloadWork): Promise<DownloadSteps> {
  const { index, folder, before, now } = work
  const last = madeDownloads(index) ?? []
  const put: string[] = []
  const downloads: MadeDownload[] = []
  for (const group of groupsOf(index, work.origin)) {
    const known = last.find(({ key }) => key === group.key)
    const stands = before !== undefined && filesOf(known).every((file) => existsSync(join(before, file)))
    const next = known && stands ? known : await writeGroup(work, group)
    if (next !== known) put.push(...filesOf(next))
    downloads.push(next)
  }
  const keptFiles = new Set(downloads.flatMap(filesOf))
  const gone = last.flatMap(filesOf).filter((file) => !keptFiles.has(file))
  const isSame = put.length + gone.length === 0 && before !== undefined && existsSync(join(before, DOWNLOAD_INDEX))
  if (isSame) return { put: [], remove: [] }
  writeBelow(folder, DOWNLOAD_INDEX, indexOf(downloads, work.origin))
  noteDownloads(index, downloads)
  refreshSubject(index, 'openData', 0, 0, Math.floor(now / 1000))
  return { put: [...put, DOWNLOAD_INDEX], remove: gone }
}

/** Links the files of the release before that a new one keeps. */
export function linkDownloads(index: Index, from: string, to: string): void {
  const files = (madeDownloads(index) ?? []).flatMap(filesOf)
  for (const file of [...files, DOWNLOAD_INDEX]) {
    makeFolderOf(join(to, file))
    if (existsSync(join(from, file))) linkOrCopy(join(from, file), join(to, file))
  }
}

/** The machine-readable list of files, with their checksums. */
function indexOf(entries: readonly MadeDownload[], origin: string): string {
  const credits = origin + pathOf(DEFAULT_LANG, { kind: 'credits' })
  const downloads = entries.map(({ download: { licence, files, ...rest } }) => ({
    licence,
    licenceUrl: openLicence(licence)?.url,
    ...rest,
    files: files.map(({ file, ...details }) => ({ ...details, url: `${origin}/${file}`, compression: 'gzip' })),
  }))
  return `${JSON.stringify({ origin, credits, downloads }, null, 2)}\n`
}

const filesOf = (download: MadeDownload | undefined): string[] => download?.download.files.map(({ file }) => file) ?? []

const fileOf = (licence: string, format: DownloadFormat) =>
  `${DATA_FOLDER}/listings-${licence.toLowerCase()}.${format}.gz`

function groupsOf(index: Index, origin: string): Group[] {
  const groups = new Map<string, Gathered>()
  for (const { body, listing } of openListings(index)) {
    const { provenance } = listing
    const licence = openLicence(provenance?.licence)?.id
    if (!licence || !provenance) continue
    const group = groups.get(licence) ?? newGroup(licence, origin)
    groups.set(licence, group)
    group.listings++
    if (provenance.checked > group.checked) group.checked = provenance.checked
    const { name, url } = provenance
    if (!group.sources.has(name)) group.sources.set(name, { kind: 'listings', name, licence, ...(url && { url }) })
    group.hash.update(body).update('\n')
  }
  return OPEN_LICENCES.flatMap(({ id }) => {
    const group = groups.get(id)
    return group ? [{ ...group, sources: [...group.sources.values()], key: group.hash.digest('hex') }] : []
  })
}

interface Gathered extends Omit<Group, 'key' | 'sources'> {
  hash: Hash
  sources: Map<string, Source>
}

const newGroup = (licence: string, origin: string): Gathered => ({
  licence,
  listings: 0,
  checked: '',
  sources: new Map(),
  hash: createHash('sha1').update(JSON.stringify([VERSION, origin])),
})

async function writeGroup({ index, origin, folder }: DownloadWork, group: Group): Promise<MadeDownload> {
  const { sources, licence, listings, checked, key } = group
  // The day of the data, not of the run: the same listings make the same bytes.
  const head: ExportHead = { origin, made: checked, sources }
  const documents = () => documentsOf(index, licence)
  const files: DownloadFile[] = []
  for (const format of DOWNLOAD_FORMATS) {
    const parts = format === 'csv' ? csv(documents) : FORMS[format](head, documents())
    const file = fileOf(licence, format)
    files.push({ format, file, ...(await writeGzip(join(folder, file), parts)) })
  }
  const names = sources.map(({ name }) => name)
  return { key, download: { licence, sources: names, listings, checked, files } }
}

const FORMS = { jsonl: jsonLines, geojson: geoJson }

async function* documentsOf(index: Index, licence: string): AsyncGenerator<ExportedDocument> {
  for (const { listing } of openListings(index)) {
    if (openLicence(listing.provenance?.licence)?.id !== licence) continue
    yield { kind: 'listings', id: String(listing.tnid), body: openPart(listing) }
  }
}

/** What the licence of its source covers: no pictures, and no facts that another source's import brought. */
function openPart(listing: SeedListing): Record<string, unknown> {
  const { kashrutFacts, provenance } = listing
  const own = kashrutFacts?.filter(({ source }) => source.kind !== 'import' || source.name === provenance?.name)
  const facts = own?.map(withoutPhoto)
  return without({ ...listing, kashrutFacts: facts?.length ? facts : undefined }, 'pictures', 'captions')
}

const withoutPhoto = (fact: KashrutFact) =>
  fact.certificate ? { ...fact, certificate: without(fact.certificate, 'photo') } : fact

const without = (body: object, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== undefined && !names.includes(name)))

async function writeGzip(path: string, parts: AsyncIterable<string>): Promise<{ bytes: number; sha256: string }> {
  makeFolderOf(path)
  await pipeline(Readable.from(parts), createGzip({ level: 9 }), createWriteStream(path))
  const sha256 = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    sha256.update(part)
    bytes += part.length
  }
  return { bytes, sha256: sha256.digest('hex') }
}

function writeBelow(folder: string, file: string, text: string): void {
  const path = join(folder, file)
  makeFolderOf(path)
  writeFileSync(path, text)
}
