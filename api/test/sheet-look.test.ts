import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { PLAIN_LOOK, sheetLooks } from '../times/sheet-look.ts'
import { sheetPolicy } from '../times/sheet.ts'

const LATIN = 'assistant-latin-wght-normal.YBnnBc3v.woff2'
const HEBREW = 'assistant-hebrew-wght-normal.xj-eJ_cj.woff2'

/** The pages of a release with files. */
function pagesWith(files: readonly string[]): string {
  const pages = temporaryFolder()
  mkdirSync(join(pages, '_astro'))
  for (const file of files) writeFileSync(join(pages, '_astro', file), '')
  return pages
}

const filesOf = (style: string) => [...style.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => path)

test('has the site’s font from the files of its release, and a policy that allows it', async () => {
  const look = await sheetLooks()(pagesWith([LATIN, HEBREW, 'index.AbCd1234.css', 'other.AbCd1234.woff2']))
  expect(filesOf(look.style)).toEqual([`/_astro/${HEBREW}`, `/_astro/${LATIN}`])
  expect(look.style.endsWith(PLAIN_LOOK.style)).toBe(true)
  expect(sheetPolicy(look)).toContain("; font-src 'self'; ")
})

test('asks for nothing where a release has no such files, or no folder for them', async () => {
  const lookIn = sheetLooks()
  for (const pages of [pagesWith([]), temporaryFolder()]) expect(await lookIn(pages)).toEqual(PLAIN_LOOK)
  expect(sheetPolicy(PLAIN_LOOK)).not.toContain('font-src')
})

test('follows the release, and files that come late', async () => {
  const lookIn = sheetLooks()
  const [early, next] = [pagesWith([]), pagesWith([HEBREW])]
  expect(filesOf((await lookIn(early)).style)).toEqual([])
  writeFileSync(join(early, '_astro', LATIN), '')
  expect(filesOf((await lookIn(early)).style)).toEqual([`/_astro/${LATIN}`])
  expect(filesOf((await lookIn(next)).style)).toEqual([`/_astro/${HEBREW}`])
})
