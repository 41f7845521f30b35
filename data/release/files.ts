import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { tilesOrigins, type MapTiles } from '#core/contract/map-tiles.ts'
import type { Ads } from '#core/contract/ads.ts'
import type { DamagedFile } from '#core/contract/health.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import { playersOrigin, type VideoProvider } from '#core/contract/videos.ts'
import { INDEX_VERSION } from '#data/index/schema.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { pagePolicy } from '#core/domain/security-headers.ts'

/** An opened release; pages and index always come from one folder. */
export interface OpenedRelease {
  dir: string
  id: number
  /** Folder of the pages, absolute. */
  pages: string
  index: Index
  /** The Content-Security-Policy of its pages. */
  policy: string
  /** Whether it is unfinished: existing pages are read, others rendered on request. */
  isDraft: boolean
  /** Changes when `release.json` is rewritten. */
  stamp: number
  /** Inode of the index: a rebuilt release may have the old number. */
  ino: number
}

/** A file of a release is unreadable or damaged. */
export class UnreadableReleaseError extends Error {
  override name = 'UnreadableReleaseError'
  readonly file: DamagedFile
  /** The problem. */
  readonly problem: string
  constructor(dir: string, file: DamagedFile, problem: string) {
    super(`${join(dir, FILES[file])} cannot be read (${problem})`)
    this.file = file
    this.problem = problem
  }
}

const FILES = { index: 'index.sqlite', release: 'release.json' } as const
/** Replaces `release.json` until all pages are finished. */
export const DRAFT = 'draft.json'

/** The release that `current` points to, absolute; undefined before the first one. */
export function currentDir(varDir: string): string | undefined {
  try {
    const target = readlinkSync(join(varDir, 'current'))
    return resolve(varDir, 'releases', basename(target))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The first release of a site, which is served while unfinished; undefined if there is none. */
export function draftDir(varDir: string): string | undefined {
  const releases = resolve(varDir, 'releases')
  if (!existsSync(releases)) return undefined
  return readdirSync(releases)
    .map((name) => join(releases, name))
    .find((dir) => existsSync(join(dir, DRAFT)))
}

/** The release to serve; undefined if there is none yet. */
export function servedDir(varDir: string): string | undefined {
  const current = currentDir(varDir)
  if (current && existsSync(current)) return current
  return draftDir(varDir) ?? current
}

export const releaseId = (dir: string): number => Number(basename(dir))

/** The folders of the releases before one, newest first. */
export function releasesBefore(dir: string): string[] {
  const releases = resolve(dir, '..')
  return readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => id < releaseId(dir))
    .sort((a, b) => b - a)
    .map((id) => join(releases, String(id)))
}

/** Damage found in indexes of releases, by `keyOf`. */
export type Found = ReadonlyMap<string, UnreadableReleaseError>

/** Identifies an index; one rebuilt in its place has another key. */
export const keyOf = ({ dir, ino }: Pick<OpenedRelease, 'dir' | 'ino'>) => `${dir} ${ino}`

/**
 * Opens a release; returns the same object if nothing has changed. Throws UnreadableReleaseError, also if its index
 * was found damaged.
 */
export function openRelease(dir: string, before: OpenedRelease | undefined, found: Found): OpenedRelease {
  const isDraft = existsSync(join(dir, DRAFT))
  const infoOf = (file: string) => (isDraft ? join(dir, DRAFT) : file)
  const stamp = read(dir, 'release', (file) => statSync(infoOf(file)).mtimeMs)
  const ino = read(dir, 'index', (file) => statSync(file).ino)
  const damage = found.get(keyOf({ dir, ino }))
  if (damage) throw damage
  const sameIndex = before?.dir === dir && before.ino === ino
  if (sameIndex && before.stamp === stamp && before.isDraft === isDraft) return before
  const info = read(dir, 'release', (file) => readInfo(infoOf(file)))
  const index = sameIndex ? before.index : read(dir, 'index', openWhole)
  const policy = policyOf(info)
  return { dir, id: info.id, pages: join(dir, 'pages'), index, policy, isDraft, stamp, ino }
}

/** Whether the running code can read an index. */
export const isOfThisCode = ({ index }: OpenedRelease): boolean => index.meta('version') === String(INDEX_VERSION)

/** The part of `release.json` that the server reads. */
export interface ReleaseFile {
  id: number
  scriptHashes: readonly string[]
  publicCalendar?: PublicCalendar
  mapTiles?: MapTiles
  ads?: Ads
  videos?: VideoProvider
}

/** The Content-Security-Policy of a release, by the settings that its pages were rendered with. */
export function policyOf({ scriptHashes, publicCalendar, mapTiles, ads, videos }: Omit<ReleaseFile, 'id'>): string {
  return pagePolicy(scriptHashes, {
    asked: publicCalendar ? [new URL(publicCalendar.url).origin] : [],
    images: tilesOrigins(mapTiles),
    embedded: ads ? [new URL(ads.script).origin] : [],
    framed: videos ? [playersOrigin(videos)] : [],
  })
}

function readInfo(file: string): ReleaseFile {
  const info = JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile | null
  if (typeof info?.id !== 'number' || !Array.isArray(info.scriptHashes)) throw new Error('its content is invalid')
  return info
}

/** Finds damage at the start of the file only; the rest takes a check of the whole file. */
function openWhole(file: string): Index {
  const index = openIndex(file)
  try {
    // SQLite treats an empty file as an empty database.
    if (index.meta('version') === undefined) throw new Error('no version')
    return index
  } catch (error) {
    index.close()
    throw error
  }
}

function read<T>(dir: string, file: DamagedFile, how: (path: string) => T): T {
  try {
    return how(join(dir, FILES[file]))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const problem = code === 'ENOENT' ? 'it is missing' : message
    throw new UnreadableReleaseError(dir, file, problem)
  }
}
