import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { tilesOrigin, type MapTiles } from '#core/contract/map-tiles.ts'
import type { Ads } from '#core/contract/ads.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import { playersOrigin, type VideoProvider } from '#core/contract/videos.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { pagePolicy } from './security.ts'

/** A release as the server reads it. */
export interface Release {
  id: number
  /** Folder of the pages, absolute. */
  pages: string
  index: Index
  /** The Content-Security-Policy of its pages. */
  policy: string
}

export interface ReleaseWatch {
  current(): Release | undefined
  close(): void
}

const LOOK_EVERY_MS = 200
/** How long requests that have begun may go on reading the release before. */
const GRACE_MS = 5000

interface Opened {
  dir: string
  /** Changes when `release.json` was written anew. */
  stamp: number
  /** Inode of the index: a release made anew may have the old number. */
  ino: number
  release: Release
}

/**
 * Follows `current` to the release in use. A release that cannot be opened is told once, and the one
 * before stays in use.
 */
export function watchRelease(
  varDir: string,
  onError: (error: unknown) => void,
): ReleaseWatch {
  let opened: Opened | undefined
  let told = ''
  const retired = new Map<Index, NodeJS.Timeout>()
  const look = () => {
    try {
      const next = lookAgain(varDir, opened)
      if (next === opened) return
      const before = opened?.release.index
      opened = next
      told = ''
      if (before && before !== next?.release.index) retire(before)
    } catch (error) {
      if (told !== String(error)) onError(error)
      told = String(error)
    }
  }
  const retire = (index: Index) => {
    const timer = setTimeout(() => {
      retired.delete(index)
      index.close()
    }, GRACE_MS)
    retired.set(index, timer.unref())
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    current: () => opened?.release,
    close() {
      clearInterval(timer)
      for (const [index, closing] of retired) {
        clearTimeout(closing)
        index.close()
      }
      retired.clear()
      opened?.release.index.close()
      opened = undefined
    },
  }
}

/** What the server reads of `release.json`. */
export interface ReleaseFile {
  id: number
  scriptHashes: string[]
  publicCalendar?: PublicCalendar
  mapTiles?: MapTiles
  ads?: Ads
  videos?: VideoProvider
}

/** The Content-Security-Policy of a release: what its pages may ask for, whatever is set by now. */
export function policyOf({
  scriptHashes,
  publicCalendar,
  mapTiles,
  ads,
  videos,
}: Omit<ReleaseFile, 'id'>): string {
  return pagePolicy(scriptHashes, {
    asked: publicCalendar ? [new URL(publicCalendar.url).origin] : [],
    images: mapTiles ? [tilesOrigin(mapTiles)] : [],
    embedded: ads ? [new URL(ads.script).origin] : [],
    framed: videos ? [playersOrigin(videos)] : [],
  })
}

/** What `current` points to now; the same object when nothing has changed. */
function lookAgain(
  varDir: string,
  before: Opened | undefined,
): Opened | undefined {
  const dir = currentDir(varDir)
  if (!dir) return before
  const info = join(dir, 'release.json')
  const file = join(dir, 'index.sqlite')
  const stamp = statSync(info).mtimeMs
  const { ino } = statSync(file)
  const sameIndex = before?.dir === dir && before.ino === ino
  if (sameIndex && before.stamp === stamp) return before
  const told = readable(
    info,
    () => JSON.parse(readFileSync(info, 'utf8')) as ReleaseFile,
  )
  const { id } = told
  const index = sameIndex
    ? before.release.index
    : readable(file, () => openIndex(file))
  const policy = policyOf(told)
  return {
    dir,
    stamp,
    ino,
    release: { id, pages: join(dir, 'pages'), index, policy },
  }
}

/** Throws an error that says what to do where a file of the release cannot be read. */
function readable<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    const problem = (cause as Error).message
    throw new Error(
      `${file} cannot be read (${problem}); npm run publish mends it`,
      { cause },
    )
  }
}

function currentDir(varDir: string): string | undefined {
  try {
    const target = readlinkSync(join(varDir, 'current'))
    return resolve(varDir, 'releases', basename(target))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
