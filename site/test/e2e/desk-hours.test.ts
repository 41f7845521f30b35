import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { openSections, overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'

useBrowser()

const GUARD_MS = 120_000
const [FRIDAY, SATURDAY] = [5, 6] as const

test.each([
  ['en', 900_045, { width: 1280, height: 900 }, '9 to candles', 'closed'],
  ['he', 900_044, { width: 390, height: 844 }, '9 עד הדלקת נרות', 'סגור'],
] as const)('hours are typed as people write them, %s', async (lang: Lang, tnid, viewport, friday, closed) => {
  const user = await insertEditor('Ruth Editor')
  const path = `${hrefOf(lang, { kind: 'desk' })}#documents/listings/${tnid}`
  const { page, problems } = await visit(path, { user, viewport })
  await page.waitForSelector('.doc-form')
  await openSections(page)
  const { hours: words } = MESSAGES[lang].edit
  const nameOf = (nth: number) => nthWeekdayName(lang, nth)
  const field = (day: string) => page.locator(`[id="doc-hours-${day}"]`)
  const save = () => page.getByRole('button', { name: MESSAGES[lang].desk.documents.save.submit }).press('Enter')
  await field('Su').fill('10–22')
  await page.getByRole('button', { name: format(words.copy, { day: nameOf(0) }) }).press('Enter')
  await field('Sa').fill(closed)
  await field('Fr').fill('9-5')
  await field('Fr').press('Tab')
  const unclear = format(words.wrong.unclear, { day: nameOf(FRIDAY) })
  await page.locator('#doc-hours-Fr-problem', { hasText: unclear }).waitFor()
  await save()
  // The list of errors leads to the day, where what was typed still stands.
  await page.locator('.doc-problems a', { hasText: unclear }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('doc-hours-Fr')
  expect(await field('Fr').inputValue()).toBe('9-5')
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await field('Fr').fill(friday)
  const [begin, end] = [lang === 'he' ? '\u2067' : '\u2066', '\u2069']
  const span = `${begin}09:00\u00a0– ${words.events.candles}${end}`
  const reading = `${nameOf(FRIDAY)}: ${span} · ${nameOf(SATURDAY)}: ${words.closed}`
  await page.locator('.hours-reading', { hasText: reading }).waitFor()
  await save()
  await page.waitForSelector('[data-live=live]')
  const { see } = MESSAGES[lang].desk.documents.save
  const link = (await page.getByRole('link', { name: see }).getAttribute('href')) ?? ''
  expect(await (await fetch(siteUrl + link)).text()).toContain('10:00–22:00')
  expect(problems).toEqual([])
  await page.context().close()
}, GUARD_MS) // prettier-ignore
