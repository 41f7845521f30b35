import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { fileOf } from '#core/domain/routes.ts'
import { assetFiles } from './assets.ts'
import type { Bundle } from './bundle.ts'
import { VARIANTS } from './files.ts'
import { pagesDir } from './release.ts'
import { leftOver, verifyPage } from './verify.ts'

/** Which pages are read: those that somebody has touched since the last publish, or all. */
export type Check = 'touched' | 'all'

const FILES_WRITTEN = 'filesWritten'

/** Notes that all files of a release have been written by now. */
export function noteFilesWritten(index: Index): void {
  // Times of files are finer than those of the clock.
  index.setMeta(FILES_WRITTEN, String(Date.now() + 1))
}

/**
 * Looks at every page of a release, and lets its index forget what was made of those that are missing or are
 * something else, so that the publish to come makes them again. Answers what is wrong with them.
 */
export function forgetDamagedPages(
  release: string,
  index: Index,
  check: Check,
): string[] {
  const pages = pagesDir(release)
  const since = check === 'all' ? 0 : Number(index.meta(FILES_WRITTEN) ?? 0)
  const rows = index.all<{ path: string; digest: string }>(
    'select path, digest from published',
  )
  const damaged = rows.flatMap(({ path, digest }) => {
    const file = fileOf(path)
    if (!isTouched(join(pages, file), since)) return []
    const [problem] = verifyPage(pages, file, digest)
    return problem ? [{ path, problem }] : []
  })
  index.db.transaction(() => {
    for (const { path } of damaged)
      index.run(
        `update published set hash = '', digest = '' where path = ?`,
        path,
      )
  })()
  return damaged.map(({ problem }) => problem)
}

/** Whether one of the files of a page is missing, or was written after a moment. */
function isTouched(path: string, since: number): boolean {
  return VARIANTS.some((variant) => {
    const stats = statSync(path + variant, { throwIfNoEntry: false })
    return !stats || stats.mtimeMs > since
  })
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
