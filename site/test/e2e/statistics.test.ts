import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { weekOf } from '#core/domain/weeks.ts'
import { few } from '#core/test/full.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit, hasSettled } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

/** Browsers of tests say that they are headless, and are not counted. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const STORED = { timeout: 15_000 }

/** A place with a phone, of which no other test is a visitor that counts. */
const TNID: Readonly<Record<'en' | 'he', number>> = { en: 200003, he: 200002 }

async function sumOf(what: string, subject: string | number): Promise<number> {
  const row = await withStore((store) =>
    store
      .selectFrom('statistics')
      .select('total')
      .where('what', '=', what as 'page')
      .where('subject', '=', String(subject))
      .where('week', '=', weekOf(Date.now()))
      .executeTakeFirst(),
  )
  return row?.total ?? 0
}

/** Leaves the page where it is, whatever is pressed. */
const stayHere = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))

const listingPath = (lang: Lang, tnid: number) => hrefOf(lang, { kind: 'listing', tnid, dtype: 228, slug: 'x' })

describe.each(few(['he', 'en'] as const))('in %s', (lang) => {
  const tnid = TNID[lang]
  const { statistics: words, tabs } = MESSAGES[lang].desk.page

  test('what a visitor opens, presses and searches for is at the desk, by keyboard', async () => {
    const { page, problems } = await visit(listingPath(lang, tnid), { userAgent: READER })
    await stayHere(page)
    await page.locator('a[href^="tel:"]').first().click()
    await page.locator('a[data-count*=directions]').click()
    const shell = hrefOf(lang, { kind: 'travel', id: 0, slug: 'qqqqzzzz' })
    await page.goto(siteUrl + shell)
    await hasSettled(page)
    expect(problems).toEqual([])
    await page.context().close()
    await expect.poll(() => sumOf('phone', tnid), STORED).toBe(1)
    await expect.poll(() => sumOf('directions', tnid), STORED).toBe(1)
    expect(await sumOf('listing', tnid)).toBe(1)
    await expect.poll(() => sumOf('unfound', ''), STORED).toBeGreaterThan(0)

    const admin = await insertStaff('Ada Admin', 'admin')
    const desk = await visit(hrefOf(lang, { kind: 'desk' }), { user: admin, until: 'settled' })
    await desk.page.locator('.desk-tabs a', { hasText: tabs.statistics }).focus()
    await desk.page.keyboard.press('Enter')
    const row = desk.page.locator('.desk-sum-table tr', { has: desk.page.locator(`a[href*="DI${tnid}-"]`) })
    const cells = [1, 1, 0, 1].map((sum) => numberText(lang, sum))
    await expect.poll(() => row.locator('td').allInnerTexts()).toEqual(cells)
    await desk.page.getByText(words.running).waitFor()
    await expect.poll(() => axe(desk.page)).toEqual([])
    await desk.page.emulateMedia({ colorScheme: 'dark' })
    expect(await axe(desk.page, { rule: 'color-contrast' })).toEqual([])
    for (const width of [1440, 768, 390]) {
      await desk.page.setViewportSize({ width, height: 900 })
      expect(await overflow(desk.page), `at ${width}`).toBe(0)
    }
    const saved = desk.page.waitForEvent('download')
    await desk.page.getByRole('button', { name: words.csv }).focus()
    await desk.page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toBe(`statistics-${weekOf(Date.now())}.csv`)
    expect(desk.problems).toEqual([])
    await desk.page.context().close()
  })
})

test.each(few(['he', 'en'] as const))('words without a result begin a listing, in %s', async (lang) => {
  const { add } = MESSAGES[lang].desk.page.statistics
  const text = lang === 'he' ? 'בית הכנסת שאיננו' : 'Nowhere Synagogue'
  const week = weekOf(Date.now())
  await withStore((store) =>
    store.insertInto('statistics').values({ week, what: 'words', subject: text, total: 3 }).execute(),
  )
  const admin = await insertStaff('Ada Admin', 'admin')
  const path = `${hrefOf(lang, { kind: 'desk' })}#statistics`
  const { page, problems } = await visit(path, { user: admin, until: 'settled' })
  const row = page.getByRole('row', { name: text })
  await row.waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await row.getByRole('link', { name: add, description: text }).press('Enter')
  await page.locator('[id="doc-dtype"]').selectOption('231')
  await page.locator(`[id="doc-title-tab-${lang}"]`).click()
  await expect.poll(() => page.locator(`[id="doc-title.${lang}"]`).inputValue()).toBe(text)
  expect(problems).toEqual([])
})

test('a visitor who wants no counting is not counted, nor is a program', async () => {
  const path = listingPath('en', 200007)
  const told: number[] = []
  const open = async (options: { userAgent?: string; extraHTTPHeaders?: Record<string, string> }) => {
    const { page } = await visit(path, {
      ...options,
      before: async (before) =>
        before.on('response', (answer) => {
          if (answer.url().includes('/count/page')) told.push(answer.status())
        }),
      until: 'settled',
    })
    await page.context().close()
  }
  await open({ userAgent: READER, extraHTTPHeaders: { 'sec-gpc': '1' } })
  await open({ userAgent: READER, extraHTTPHeaders: { dnt: '1' } })
  await open({})
  await open({ userAgent: READER })
  expect(told).toEqual([204, 204, 204, 204])
  await expect.poll(() => sumOf('listing', 200007), STORED).toBe(1)
})
