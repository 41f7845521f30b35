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
import { DRAFT } from '#data/release/files.ts'
import type { Bundle } from './bundle.ts'
import type { SiteSettings } from './settings.ts'

/** `release.json`: metadata of a release. */
export interface ReleaseInfo extends SiteSettings {
  id: number
  /** When it was published, ISO 8601. */
  at: string
  bundle: string
  pictures: string
  /** CSP sources of the inline scripts of its pages. */
  scriptHashes: string[]
}

const INFO = 'release.json'
const KEPT = 3

export const releasesDir = (varDir: string) => join(varDir, 'releases')
export const pagesDir = (release: string) => join(release, 'pages')
export const indexFile = (release: string) => join(release, 'index.sqlite')

/** The folder of the current release; undefined before the first one. */
export function currentRelease(varDir: string): string | undefined {
  try {
    const dir = join(releasesDir(varDir), basename(readlinkSync(join(varDir, 'current'))))
    return existsSync(join(dir, INFO)) ? dir : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Points `current` to a release atomically, by one rename. */
export function switchTo(varDir: string, release: string): void {
  const next = join(varDir, `current.${process.pid}`)
  rmSync(next, { force: true })
  symlinkSync(join('releases', basename(release)), next)
  renameSync(next, join(varDir, 'current'))
}

/** A file that a release needs is damaged. */
export class DamagedReleaseError extends Error {
  override name = 'DamagedReleaseError'
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    const remedy = 'run `npm run publish`, which rebuilds it from the store.'
    super(`${file} is damaged: ${remedy}`, options)
    this.file = file
  }
}

/** Throws DamagedReleaseError. */
export const readInfo = (release: string): ReleaseInfo => infoIn(join(release, INFO))

/** The same, also of a draft. */
export const readServedInfo = (release: string): ReleaseInfo =>
  infoIn(join(release, existsSync(join(release, DRAFT)) ? DRAFT : INFO))

function infoIn(file: string): ReleaseInfo {
  const info = readJson(file) as Partial<ReleaseInfo> | null
  const isInfo = typeof info?.bundle === 'string' && Array.isArray(info.scriptHashes)
  if (!isInfo) throw new DamagedReleaseError(file)
  return info as ReleaseInfo
}

/** Whether a release was built from a bundle. */
export const isMadeBy = (info: ReleaseInfo, { hash, pictures }: Bundle): boolean =>
  info.bundle === hash && info.pictures === pictures

/** Throws DamagedReleaseError if it is not JSON. */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DamagedReleaseError(file, { cause })
  }
}

export function writeInfo(release: string, info: ReleaseInfo): void {
  writeAtomically(join(release, INFO), info)
  rmSync(join(release, DRAFT), { force: true })
}

/** Lets servers without a release serve this draft, and have missing pages rendered. */
export function openDraft(release: string, info: ReleaseInfo): void {
  writeAtomically(join(release, DRAFT), info)
}

function writeAtomically(file: string, info: ReleaseInfo): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(info, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** The ids of the complete releases, oldest first. */
export function releaseIds(varDir: string): number[] {
  const dir = releasesDir(varDir)
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter((name) => /^\d+$/.test(name) && existsSync(join(dir, name, INFO)))
    .map(Number)
    .sort((a, b) => a - b)
}

/** The folders of the complete releases, oldest first. */
export function releaseDirs(varDir: string): string[] {
  return releaseIds(varDir).map((id) => join(releasesDir(varDir), String(id)))
}

/** A folder for the next release, after deleting unfinished ones. */
export interface NewFolder {
  id: number
  /** Where it is built: a release gets its name once complete. */
  partial: string
  final: string
  /** A site's first release is served while unfinished, and has its name from the start. */
  isDraft: boolean
}

export function startRelease(varDir: string): NewFolder {
  const dir = releasesDir(varDir)
  mkdirSync(dir, { recursive: true })
  const whole = releaseIds(varDir)
  const names = readdirSync(dir)
  for (const name of names) {
    if (!whole.includes(Number(name))) rmSync(join(dir, name), { recursive: true, force: true })
  }
  // Above damaged ones too, so that their readers do not mistake this one for them.
  const id = Math.max(0, ...names.map(Number).filter(Number.isInteger)) + 1
  const isDraft = whole.length === 0
  const final = join(dir, String(id))
  const partial = isDraft ? final : `${final}.partial`
  mkdirSync(pagesDir(partial), { recursive: true })
  return { id, partial, final, isDraft }
}

/** Deletes the oldest releases; keeps the current one and those for rollback. */
export function deleteOldReleases(varDir: string): void {
  const current = Number(basename(currentRelease(varDir) ?? '0'))
  const spare = releaseIds(varDir).filter((id) => id !== current)
  for (const id of spare.slice(0, Math.max(0, spare.length - (KEPT - 1)))) {
    rmSync(join(releasesDir(varDir), String(id)), {
      recursive: true,
      force: true,
    })
  }
}
