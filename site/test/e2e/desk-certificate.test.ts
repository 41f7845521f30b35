import sharp from 'sharp'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'

useBrowser()

/** A restaurant in Jerusalem that no other test changes. */
const TNID = 900_047
const GUARD_MS = 120_000
const today = new Date().toISOString().slice(0, 10)
const until = addDays(today, 300)

const certificate = async () => ({
  name: 'certificate.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 900, channels: 3, background: '#dcb' } })
    .jpeg()
    .toBuffer(),
})

/** Types month, day and year, as the browser of these tests wants them. */
async function typeDay(page: Page, day: string) {
  const [year, month, date] = day.split('-')
  await page.locator('#certificate-validUntil').press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.locator('#certificate-validUntil').pressSequentially(`${month}${date}${year}`)
}

async function open(lang: Lang, viewport: { width: number; height: number }) {
  const user = await insertEditor('Ruth Editor')
  const path = `${hrefOf(lang, { kind: 'desk' })}#documents/listings/${TNID}`
  const visited = await visit(path, { user, viewport })
  const { hand } = MESSAGES[lang].desk.page.certificate
  await visited.page.waitForSelector('.doc-form')
  await visited.page.getByRole('button', { name: hand.open }).press('Enter')
  await visited.page.locator('#certificate-authority option').nth(1).waitFor({ state: 'attached' })
  return { ...visited, hand }
}

test('a certificate in hand takes a photo, an authority and a day', async () => {
  const { page, problems } = await open('en', { width: 1280, height: 900 })
  expect(await page.locator('.dialog .required-mark').count()).toBe(3)
  await page.locator('.dialog [type=file]').last().setInputFiles(await certificate())
  await page.locator('#certificate-authority').selectOption('klbd')
  await typeDay(page, until)
  await expect.poll(() => axe(page)).toEqual([])
  await page.locator('.dialog [type=submit]').click()
  await page.locator('.dialog').waitFor({ state: 'detached' })
  // The form behind it has the fact, and nothing to save.
  const ends = page.locator('[id^="doc-kashrutFacts."][id$=".certificate.validUntil"]')
  await expect.poll(() => ends.last().inputValue()).toBe(until)
  await page.getByText(MESSAGES.en.desk.documents.save.unchanged).waitFor()
  const link = (await page.locator(`.doc a[href*="${TNID}"]`).first().getAttribute('href')) ?? ''
  await expect.poll(async () => (await fetch(siteUrl + link)).text()).toContain('KLBD')
  expect(problems).toEqual([])
  await page.context().close()
}, GUARD_MS) // prettier-ignore

test('on a phone in Hebrew it is one screen, and an error keeps what was typed', async () => {
  const { page, problems, hand } = await open('he', { width: 390, height: 844 })
  const send = page.locator('.dialog [type=submit]')
  const { y = Infinity, height = 0 } = (await send.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(844)
  await page.locator('#certificate-authority').selectOption('klbd')
  await send.press('Enter')
  await page.locator('.field-problem', { hasText: hand.needEnd }).waitFor()
  await page.locator('.field-problem', { hasText: MESSAGES.he.errors.needPhoto }).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await page.locator('#certificate-authority').inputValue()).toBe('klbd')
  await page.getByLabel(hand.noEnd).press('Space')
  await page.getByText(hand.noEndHint).waitFor()
  expect(await page.locator('#certificate-validUntil').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('.dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(hand.open)
  expect(problems).toEqual([])
  await page.context().close()
}, GUARD_MS) // prettier-ignore
