import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { putImportSource } from '#data/store/imported.repository.ts'
import { expectSound } from './axe.ts'
import { chooseByKeys, siteUrl, useBrowser, visit } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

/** Guards against hanging; it is not a threshold. */
const GUARD_MS = 120_000

/** A text without the marks that isolate its directions. */
const plain = async (part: Locator) => (await part.innerText()).replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

/** Of no other test. */
const HERITAGE = 101_261
const RESTAURANT = 245_013

/** An import of a former site. */
const insertSource = (source: string) =>
  withStore((store) =>
    putImportSource(store, { source, name: 'Old Guide', licence: 'CC0-1.0', url: null, taken_at: 0 }),
  )

/** Takes away what came along. */
const forget = (source: string) =>
  withStore(async (store) => {
    await store.deleteFrom('redirects').where('address', 'like', `/${source}/%`).execute()
    await store.deleteFrom('reviews').where('former', '=', source).execute()
    await store.deleteFrom('import_sources').where('source', '=', source).execute()
  })

const location = async (path: string) => {
  const { status, headers } = await fetch(siteUrl + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test.each([
  ['en', { width: 1280, height: 900 }],
  ['he', { width: 390, height: 844 }],
] as const)(
  'by keyboard, addresses and reviews of a former site come along: %s',
  async (lang, viewport) => {
    const { redirects, reviews } = MESSAGES[lang].desk.import.former
    const source = `old-${lang}-${Date.now()}`
    await insertSource(source)
    const user = await insertStaff('Ida Importer')
    const { page, problems } = await visit(`${hrefOf(lang, { kind: 'desk' })}#import`, { user, viewport })
    const addresses = page.getByRole('region', { name: redirects.title })
    const text = addresses.getByLabel(redirects.label)
    await text.waitFor()
    // The browser's own button lies unseen below ours.
    expect(await addresses.locator('[type=file]').evaluate((input) => getComputedStyle(input).opacity)).toBe('0')
    await expectSound(page)
    const wrong = `/${source}/two → nowhere`
    await text.fill(`/${source}/one → ${HERITAGE}\n${wrong}\n/${source}/three → ${HERITAGE}`)
    await addresses.getByRole('button', { name: redirects.save }).press('Enter')
    const status = addresses.getByRole('status')
    const line = format(redirects.line, { line: '2' })
    await expect.poll(() => plain(status)).toContain(`${line} · ${wrong}`)
    expect(await plain(status)).toContain(format(redirects.problems.foreign, { value: 'nowhere' }))
    expect(await plain(status)).toContain(format(redirects.result, { added: '2', changed: '0', same: '0' }))
    expect(await text.inputValue()).toBe(wrong)
    await expectSound(page)
    await text.fill(`/${source}/two → ${HERITAGE}`)
    await addresses.getByRole('button', { name: redirects.save }).press('Enter')
    await expect.poll(() => plain(status)).toBe(format(redirects.result, { added: '1', changed: '0', same: '0' }))
    expect(await text.inputValue()).toBe('')
    for (const path of ['one', 'two', 'three'])
      expect(await location(`/${source}/${path}`)).toEqual([301, expect.stringContaining(`-DI${HERITAGE}-`)])
    await addresses.locator('summary').press('Enter')
    await addresses.getByLabel(redirects.search).fill(source)
    await addresses.getByLabel(redirects.search).press('Enter')
    const rows = addresses.getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(3)
    await expectSound(page)
    const remove = addresses.getByRole('button', { name: redirects.remove, description: `/${source}/two` })
    await remove.press('Enter')
    await expect.poll(() => rows.count()).toBe(2)
    expect((await location(`/${source}/two`))[0]).toBe(404)

    const former = page.getByRole('region', { name: reviews.title })
    const reviewsWith = (stars: string) => [
      'listing,author,date,stars,text',
      `${RESTAURANT},Dana,2024-05-31,5,Warm bread.`,
      `${RESTAURANT},Noa,2024-06-01,${stars},Quiet.`,
    ]
    const table = (stars: string) => reviewsWith(stars).join('\n')
    await chooseByKeys(former.getByLabel(reviews.source), source)
    const buffer = Buffer.from(table('many'))
    await former.locator('[type=file]').setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer })
    await expect.poll(() => former.getByLabel(reviews.label).inputValue()).toBe(table('many'))
    await former.getByRole('button', { name: reviews.save }).press('Enter')
    const outcome = former.getByRole('status')
    await expect.poll(() => plain(outcome)).toContain(format(reviews.result, { added: '1', same: '0', left: '1' }))
    expect(await plain(outcome)).toContain(format(redirects.line, { line: '3' }))
    expect(await plain(outcome)).toContain(format(reviews.problems.stars, { value: 'many' }))
    expect(await former.getByLabel(reviews.label).inputValue()).toBe(table('many'))
    await expectSound(page)
    await former.getByLabel(reviews.label).fill(table('4'))
    await former.getByRole('button', { name: reviews.save }).press('Enter')
    await expect.poll(() => plain(outcome)).toBe(format(reviews.result, { added: '1', same: '1', left: '0' }))
    expect(await former.getByLabel(reviews.label).inputValue()).toBe('')
    expect(problems).toEqual([])
    await forget(source)
    await page.context().close()
  },
  GUARD_MS,
)
