import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { fileOf } from '#core/domain/routes.ts'
import { assetFiles } from './assets.ts'
import type { Bundle } from './bundle.ts'
import { pagesDir, readInfo } from './release.ts'
import { leftOver, lookOf, verifyPage } from './verify.ts'

/** Which pages to verify: all, or a night's share by its number. */
export type Check = 'all' | { night: number }

/** Number of nights in which every page is verified once, to keep a night cheap on large sites. */
const NIGHTS = 30
const DAY_MS = 86_400_000

export const nightOf = (now: number): Check => ({
  night: Math.floor(now / DAY_MS),
})

/**
 * Verifies pages of a release, and clears the keys of missing and damaged ones, so that the next publish rebuilds them.
 * Returns what is wrong with them.
 */
export function invalidateDamagedPages(release: string, index: Index, check: Check): string[] {
  const look = lookOf(release)
  const rows = pagesToCheck(index, check)
  const damaged = rows.flatMap(({ path, digest }) => {
    const [problem] = verifyPage(look, fileOf(path), digest)
    return problem ? [{ path, problem }] : []
  })
  index.db.transaction(() => {
    for (const { path } of damaged) index.run(`update published set hash = '', digest = '' where path = ?`, path)
  })()
  return damaged.map(({ problem }) => problem)
}

const pagesToCheck = (index: Index, check: Check) =>
  check === 'all'
    ? index.all<Made>('select path, digest from published')
    : index.all<Made>('select path, digest from published where subject % ? = ?', NIGHTS, check.night % NIGHTS)

interface Made {
  path: string
  digest: string
}

/** Deletes pages unknown to the index; returns them. */
export function removeLeftOver(release: string, index: Index): string[] {
  const pages = pagesDir(release)
  // A missing folder leads to a new release.
  if (!existsSync(pages)) return []
  const rows = index.all<{ path: string }>('select path from published')
  const known = new Set(rows.map(({ path }) => fileOf(path)))
  const files = leftOver(pages, known)
  for (const file of files) rmSync(join(pages, file), { force: true })
  return files
}

/** Missing files other than pages: of its bundle, of its settings, and for search engines. */
export function missingFiles(release: string, { dir }: Bundle): string[] {
  const pages = pagesDir(release)
  const { colours, logo } = readInfo(release)
  const own = [colours, logo].flatMap((part) => part?.file ?? [])
  const needs = ['sitemap.xml', 'robots.txt', ...own, ...assetFiles(dir)]
  return needs.filter((file) => !existsSync(join(pages, file)))
}
