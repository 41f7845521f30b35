import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Entry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { loadedScripts, overflow, PHONE, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'

useBrowser()
const DESKS = { en: '/Desk.html', he: '/he/שולחן_העורכים.html' } as const
const BOX = '[data-hints="kitchen hours there"]'

/** The real places to eat in Jerusalem whose pages ask everything. */
async function askingPlaces(lang: Lang): Promise<Entry[]> {
  const answer = await fetch(`${siteUrl}/rest/tjt/entries/228/281184/${lang}`)
  const real = ((await answer.json()) as Entry[]).filter(({ sample }) => !sample)
  const asking = await Promise.all(
    real.map(async (entry) =>
      (await (await fetch(siteUrl + entry.url)).text()).includes(BOX.slice(1, -1)) ? [entry] : [],
    ),
  )
  return asking.flat()
}

const isFocused = (page: Page, text: string) =>
  page.evaluate((words) => document.activeElement?.textContent?.includes(words) ?? false, text)

/** The questions come once a visitor who uses the page is near them. */
async function comeTo(page: Page, box: string): Promise<void> {
  await page.locator(box).locator('..').scrollIntoViewIfNeeded()
  await page.mouse.move(195, 400)
}

/** Answers by keyboard, without an account. */
async function answer(page: Page, lang: 'en' | 'he'): Promise<void> {
  const { hints, sent } = MESSAGES[lang].listing.dialogs
  await comeTo(page, BOX)
  const group = (name: string) => page.getByRole('group', { name })
  await group(hints.kitchen).getByRole('button', { name: hints.kitchens.dairy }).focus()
  await page.keyboard.press('Enter')
  await group(hints.kitchen).getByRole('status').filter({ hasText: sent.hint }).waitFor()
  await expect.poll(() => isFocused(page, sent.hint)).toBe(true)
  await group(hints.hours).getByRole('textbox').focus()
  await page.keyboard.press('Enter')
  await group(hints.hours).getByRole('alert').waitFor()
  await page.keyboard.type('Su-Th 10-22, Fr 9-14')
  await page.keyboard.press('Enter')
  await group(hints.hours).getByRole('status').filter({ hasText: sent.hint }).waitFor()
  await expect.poll(() => isFocused(page, sent.hint)).toBe(true)
}

test.each([
  ['en', 0],
  ['he', 1],
] as const)('%s: two visitors without an account answer, and an editor decides by keyboard', async (lang, at) => {
  const place = (await askingPlaces(lang))[at]!
  const { page: words } = MESSAGES[lang].desk
  for (let visitor = 0; visitor < 2; visitor++) {
    const { page, problems } = await visit(decodeURI(place.url), PHONE)
    await answer(page, lang)
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  }
  const editor = await insertEditor(`Ruth Editor ${lang}`)
  const { page, problems } = await visit(DESKS[lang], { user: editor, until: 'settled' })
  await page.locator(`[data-item="hint/${place.tnid}"]`).focus()
  await page.keyboard.press('Enter')
  const body = page.locator('.desk-item')
  const answers = body.getByRole('radio')
  await expect.poll(() => answers.count()).toBe(2)
  await expect.poll(() => body.getByText(formatCount(lang, words.hint, 'says', 2)).count()).toBe(2)
  await body.getByText('Su-Th 10:00-22:00; Fr 09:00-14:00').waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  // Refused without a reason: nobody is told.
  await page.keyboard.press('r')
  await expect.poll(() => answers.count()).toBe(1)
  await page.keyboard.press('a')
  await page.locator('.desk-acts [data-progress=live]').waitFor()
  const text = async () => (await fetch(siteUrl + place.url)).text()
  await expect.poll(text).toContain('22:00')
  await page.keyboard.press('u')
  await page.locator(`[data-item="hint/${place.tnid}"]`).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('a photo of a synagogue’s board is enough: an editor reads it beside the fields', async () => {
  const { hints, sent } = MESSAGES.he.listing.dialogs
  const picture = sharp({ create: { width: 600, height: 900, channels: 3, background: '#fdf6e3' } })
    .jpeg()
    .toBuffer()
  const [board] = (await (await fetch(`${siteUrl}/rest/tjt/entries/231/3169070/he`)).json()) as Entry[]
  const { page, problems, requests } = await visit(decodeURI(board!.url), { ...PHONE, until: 'settled' })
  // However short the page is.
  expect(loadedScripts(requests)).toEqual([])
  await comeTo(page, '[data-hints="prayers"]')
  const group = page.getByRole('group', { name: hints.prayers })
  await group
    .locator('input[type=file]')
    .setInputFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer: await picture })
  await group.getByRole('button', { name: hints.send }).tap()
  await group.getByRole('status').filter({ hasText: sent.hint }).waitFor()
  expect(await axe(page)).toEqual([])
  expect([await overflow(page), problems]).toEqual([0, []])
  await page.context().close()

  const editor = await insertEditor('Ruth Editor of boards')
  const desk = await visit('/Desk.html', { user: editor, viewport: { width: 1280, height: 900 } })
  await desk.page.locator(`[data-item="hint/${board!.tnid}"]`).press('Enter')
  await desk.page.locator('.desk-beside img').waitFor()
  await desk.page.getByLabel('Shacharit').fill('Sa 09:00')
  expect(await axe(desk.page)).toEqual([])
  await desk.page.locator('.desk-item h1, .desk-item h2').first().focus()
  await desk.page.keyboard.press('a')
  await desk.page.locator('.desk-acts [data-progress=live]').waitFor()
  await expect.poll(async () => (await fetch(siteUrl + board!.url)).text()).not.toContain('data-hints="prayers"')
  expect(desk.problems).toEqual([])
  await desk.page.context().close()
})

test('without script the form stands', async () => {
  const [place] = await askingPlaces('en')
  const { page } = await visit(decodeURI(place!.url), { javaScriptEnabled: false })
  const suggest = MESSAGES.en.listing.owners.links.suggest
  const link = page.locator(BOX).locator('..').getByRole('link', { name: suggest, exact: true })
  expect(await link.getAttribute('href')).toContain(`tnid=${place!.tnid}`)
  await page.context().close()
})

test('offline, the answer says so and can be sent again', async () => {
  const [place] = await askingPlaces('en')
  const { hints, sent } = MESSAGES.en.listing.dialogs
  const { page } = await visit(decodeURI(place!.url))
  await page.locator(BOX).locator('..').scrollIntoViewIfNeeded()
  const there = page.getByRole('group', { name: hints.there })
  await there.waitFor()
  await page.route('**/directoryitemhint', (route) => route.abort())
  await there.getByRole('button').first().click()
  await there.getByRole('alert').waitFor()
  await page.unroute('**/directoryitemhint')
  await there.getByRole('button').first().click()
  await there.getByRole('status').filter({ hasText: sent.hint }).waitFor()
  await page.context().close()
})
