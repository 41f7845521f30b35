import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { textEntries } from '#core/i18n/text-entries.ts'
import { ROOT } from '../engine/bundle.ts'
import { verifyRelease } from '../engine/verify.ts'
import {
  changedFiles,
  hasPage,
  listing,
  makeBundle,
  openDesk,
  readPage,
  releaseOf,
  stamps,
  type Desk,
} from './site-desk.ts'

const moduleAt = (file: string) => pathToFileURL(join(ROOT, file)).href

/** Renders a text of its kind in each page, and one in the header of all. */
const ENTRY = `import { MESSAGES, useOwnTexts } from '${moduleAt('core/i18n/messages.ts')}'
import { recordUses } from '${moduleAt('core/i18n/used-sections.ts')}'
export { recordUses, useOwnTexts }
export const inlineScripts = []
const TEXTS = {
  chrome: ({ common }) => '<!--cut-->' + common.nav.home + '<!--cut-->',
  listing: ({ listing }) => listing.authority.eyebrow,
}
export async function render(kind, { lang, chrome, ownTexts }) {
  const text = TEXTS[kind]?.(MESSAGES[lang]) ?? kind
  return Buffer.from((ownTexts ? 'own ' : '') + (chrome?.header ?? '') + ' ' + text)
}
`

async function deskWithTexts() {
  const desk = await openDesk()
  const bundle = makeBundle(desk.folder, 'texts')
  writeFileSync(join(bundle.dir, 'server/entry.mjs'), ENTRY)
  const publisher = await desk.publisher(bundle)
  await publisher.publish({ refreshShabbatTimes: true })
  return { desk, publish: () => publisher.publish() }
}

/** Puts an own text into the store, as imports do. */
async function write(desk: Desk, language: Lang, key: string, text: string): Promise<void> {
  const id = `${language} ${key}`
  const body = { id, language, key, texts: { text }, defaults: textEntries(language).get(key)! }
  await desk.put([{ kind: 'ownTexts', id, body, sample: false }])
}

const PAGE = 'Kosher_Restaurants-DI1-Restaurant_1.html'
const isListing = (file: string) => /-DI\d/.test(file)

test('an own text is on the pages of its section and language; all others keep their files', async () => {
  const { desk, publish } = await deskWithTexts()
  const before = stamps(desk)
  await write(desk, 'en', 'listing:authority.eyebrow', 'Who watches the kitchen')
  const report = await publish()
  const pages = [...before.keys()].filter((file) => isListing(file) && !file.includes('/') && file.endsWith('.html'))
  expect([report.planned, report.rendered, report.failed]).toEqual([pages.length, pages.length, 0])
  expect(readPage(desk, PAGE)).toContain('Who watches the kitchen')
  const changed = changedFiles(before, stamps(desk)).filter((file) => file.endsWith('.html'))
  expect(changed.sort()).toEqual(pages.sort())
  expect(await publish()).toMatchObject({ planned: 0 })
  await desk.edit(listing(1, { address: 'Other Street' }))
  await publish()
  expect(readPage(desk, PAGE)).toContain('Who watches the kitchen')
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})

test('a text of the header is on every page of its language, and back to the default when it goes', async () => {
  const { desk, publish } = await deskWithTexts()
  const original = readPage(desk, PAGE)
  await write(desk, 'en', 'common:nav.home', 'Start')
  expect((await publish()).planned).toBe(pagesOf(desk) / LANGS.length)
  expect(readPage(desk, PAGE)).toContain('Start')
  await desk.remove('ownTexts', [])
  await publish()
  expect(readPage(desk, PAGE)).toBe(original)
})

const pagesOf = (desk: Desk) =>
  [...stamps(desk).keys()].filter((file) => /[.](html|atom|feed[.]json|manifest[.]json)$/.test(file)).length

test('texts of islands reach them by a file, which pages name; a further one changes no page', async () => {
  const { desk, publish } = await deskWithTexts()
  expect(hasPage(desk, 'messages/en.own.json')).toBe(false)
  await write(desk, 'en', 'errors:notFound', 'Gone.')
  await publish()
  expect(JSON.parse(readPage(desk, 'messages/en.own.json'))).toEqual({ 'errors:notFound': 'Gone.' })
  expect(readPage(desk, PAGE)).toMatch(/^own /)
  expect(readPage(desk, `he/${hebrewPage(desk)}`)).not.toMatch(/^own /)
  await write(desk, 'en', 'errors:tooMany', 'Too many.')
  expect(await publish()).toMatchObject({ planned: 0 })
  expect(readPage(desk, 'messages/en.own.json')).toContain('Too many.')
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})

const hebrewPage = (desk: Desk) =>
  [...stamps(desk).keys()].find((file) => file.startsWith('he/') && isListing(file))!.slice('he/'.length)
