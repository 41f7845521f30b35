import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { SiteSettings } from './settings.ts'

/** `release.json`: what a release says of itself. */
export interface ReleaseInfo extends SiteSettings {
  id: number
  /** When it was published, ISO 8601. */
  at: string
  bundle: string
  /** CSP sources of the inline scripts of its pages. */
  scriptHashes: string[]
}

const KEPT = 3

export const releasesDir = (varDir: string) => join(varDir, 'releases')
export const pagesDir = (release: string) => join(release, 'pages')
export const indexFile = (release: string) => join(release, 'index.sqlite')

/** The folder of the release in use; undefined before the first one. */
export function currentRelease(varDir: string): string | undefined {
  try {
    const dir = join(
      releasesDir(varDir),
      basename(readlinkSync(join(varDir, 'current'))),
    )
    return existsSync(join(dir, 'release.json')) ? dir : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Points `current` to a release by one rename: whoever looks sees the one or the other. */
export function switchTo(varDir: string, release: string): void {
  const next = join(varDir, `current.${process.pid}`)
  rmSync(next, { force: true })
  symlinkSync(join('releases', basename(release)), next)
  renameSync(next, join(varDir, 'current'))
}

/** A file by which a release is read is not what was written. */
export class DamagedReleaseError extends Error {
  override name = 'DamagedReleaseError'
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    const remedy = 'run `npm run publish`, which mends it from the store.'
    super(`${file} is damaged: ${remedy}`, options)
    this.file = file
  }
}

/** Throws DamagedReleaseError. */
export function readInfo(release: string): ReleaseInfo {
  const file = join(release, 'release.json')
  const info = readJson(file) as Partial<ReleaseInfo> | null
  const isInfo =
    typeof info?.bundle === 'string' && Array.isArray(info.scriptHashes)
  if (!isInfo) throw new DamagedReleaseError(file)
  return info as ReleaseInfo
}

/** Throws DamagedReleaseError for what is no JSON. */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DamagedReleaseError(file, { cause })
  }
}

export function writeInfo(release: string, info: ReleaseInfo): void {
  const file = join(release, 'release.json')
  writeFileSync(`${file}.new`, `${JSON.stringify(info, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** The ids of the whole releases, oldest first. */
export function releaseIds(varDir: string): number[] {
  const dir = releasesDir(varDir)
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** The folders of the whole releases, oldest first. */
export function releaseDirs(varDir: string): string[] {
  return releaseIds(varDir).map((id) => join(releasesDir(varDir), String(id)))
}

/** A folder for the release to come; it gets its name only when it is whole. */
export function startRelease(varDir: string): {
  id: number
  partial: string
  final: string
} {
  const dir = releasesDir(varDir)
  mkdirSync(dir, { recursive: true })
  for (const name of readdirSync(dir)) {
    if (name.endsWith('.partial') || name.endsWith('.withdrawn'))
      rmSync(join(dir, name), { recursive: true, force: true })
  }
  const id = (releaseIds(varDir).at(-1) ?? 0) + 1
  const final = join(dir, String(id))
  const partial = `${final}.partial`
  mkdirSync(pagesDir(partial), { recursive: true })
  return { id, partial, final }
}

/** Removes the oldest releases; the current one and those before it that may be gone back to stay. */
export function forgetOldReleases(varDir: string): void {
  const current = Number(basename(currentRelease(varDir) ?? '0'))
  const spare = releaseIds(varDir).filter((id) => id !== current)
  for (const id of spare.slice(0, Math.max(0, spare.length - (KEPT - 1)))) {
    rmSync(join(releasesDir(varDir), String(id)), {
      recursive: true,
      force: true,
    })
  }
}
