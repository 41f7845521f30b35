import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { fileOf } from '#core/domain/routes.ts'
import { assetFiles } from './assets.ts'
import type { Bundle } from './bundle.ts'
import { isCompressed } from './compress.ts'
import { pagesDir } from './release.ts'
import { leftOver, verifyPage } from './verify.ts'

/** Which pages are read: all, or those whose turn it is in a night, by its number. */
export type Check = 'all' | { night: number }

/** After so many nights each page has had its turn: what a night costs stays small where the site is large. */
const NIGHTS = 30
const DAY_MS = 86_400_000

export const nightOf = (now: number): Check => ({
  night: Math.floor(now / DAY_MS),
})

/**
 * Looks at pages of a release, and lets its index forget what was made of those that are missing or are
 * something else, so that the publish to come makes them again. Answers what is wrong with them.
 */
export function forgetDamagedPages(release: string, index: Index, check: Check): string[] {
  const look = { pages: pagesDir(release), isCompressed: isCompressed(release) }
  const rows = turnsOf(index, check)
  const damaged = rows.flatMap(({ path, digest }) => {
    const [problem] = verifyPage(look, fileOf(path), digest)
    return problem ? [{ path, problem }] : []
  })
  index.db.transaction(() => {
    for (const { path } of damaged) index.run(`update published set hash = '', digest = '' where path = ?`, path)
  })()
  return damaged.map(({ problem }) => problem)
}

const turnsOf = (index: Index, check: Check) =>
  check === 'all'
    ? index.all<Made>('select path, digest from published')
    : index.all<Made>('select path, digest from published where subject % ? = ?', NIGHTS, check.night % NIGHTS)

interface Made {
  path: string
  digest: string
}

/** Removes pages that the index does not know; answers them. */
export function removeLeftOver(release: string, index: Index): string[] {
  const pages = pagesDir(release)
  // A folder that is missing has nothing to remove; its pages are made again in a release of their own.
  if (!existsSync(pages)) return []
  const rows = index.all<{ path: string }>('select path from published')
  const known = new Set(rows.map(({ path }) => fileOf(path)))
  const files = leftOver(pages, known)
  for (const file of files) rmSync(join(pages, file), { force: true })
  return files
}

/** Files besides pages that a release must have and has not: of its bundle, and for search engines. */
export function missingFiles(release: string, { dir }: Bundle): string[] {
  const pages = pagesDir(release)
  const wanted = ['sitemap.xml', 'robots.txt', ...assetFiles(dir)]
  return wanted.filter((file) => !existsSync(join(pages, file)))
}
