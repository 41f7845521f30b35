import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REWRITES } from '#core/domain/rewrites.ts'
import { fileOf } from '#core/domain/routes.ts'

// A release goes live as soon as its pages are written; until they are compressed too, servers make gzip on demand.

const UNCOMPRESSED = 'uncompressed'
const COMPRESSED_ONLY = 'compressed-only'

/** Which files of a page stay once it is compressed: that one alone, or the plain one too. */
export type PageFiles = 'compressed' | 'both'

/** Which files the pages of a release have, or are getting. */
export const pageFilesOf = (release: string): PageFiles =>
  existsSync(join(release, COMPRESSED_ONLY)) ? 'compressed' : 'both'

export function setPageFiles(release: string, files: PageFiles): void {
  if (pageFilesOf(release) === files) return
  markUncompressed(release)
  if (files === 'compressed') writeFileSync(join(release, COMPRESSED_ONLY), '')
  else rmSync(join(release, COMPRESSED_ONLY))
}

/** Web servers answer with these while the API is away, whatever a client accepts. */
const STAND_INS: ReadonlySet<string> = new Set(REWRITES.map(({ to }) => fileOf(to)))

/** Whether a file stays plain beside its compressed form. */
export const staysPlain = (file: string, files: PageFiles): boolean =>
  files === 'both' || !file.endsWith('.html') || STAND_INS.has(file)

/** Notes that files of a release may lack a compressed form; the note stays until all have one, also after a crash. */
export function markUncompressed(release: string): void {
  writeFileSync(join(release, UNCOMPRESSED), '')
}

export function markCompressed(release: string): void {
  rmSync(join(release, UNCOMPRESSED))
}

export const isCompressed = (release: string): boolean => !existsSync(join(release, UNCOMPRESSED))
