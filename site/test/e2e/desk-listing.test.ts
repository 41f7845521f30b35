import { MESSAGES } from '#core/i18n/messages.ts'
import sharp from 'sharp'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { axe } from './axe.ts'
import { openSections, siteUrl, useBrowser, visit } from './browser.ts'
import { insertStaff } from './users.ts'

useBrowser()

const { documents: en } = MESSAGES.en.desk

const GUARD_MS = 120_000

const photograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** Types and presses, and counts both. */
function countingHand(page: Page) {
  const counts = { letters: 0, presses: 0 }
  const field = (path: string) => page.locator(`[id="doc-${path}"]`)
  return {
    counts,
    field,
    async type(path: string, text: string) {
      counts.presses++
      counts.letters += text.length
      await field(path).fill(text)
    },
    async caption(number: number, text: string) {
      counts.presses++
      counts.letters += text.length
      await page.getByLabel(en.fields.caption.replace('{{name}}', `Pictures ${number}`)).fill(text)
    },
    async choose(path: string, value: string) {
      counts.presses += 2
      await field(path).selectOption(value)
    },
    async press(name: string) {
      counts.presses++
      await page.getByRole('button', { name, exact: true }).click()
    },
    async send(files: readonly Awaited<ReturnType<typeof photograph>>[]) {
      // The button, each file in the dialog of the system, and its OK.
      counts.presses += 2 + files.length
      await page.locator('.doc-form [type=file]').setInputFiles([...files])
    },
  }
}

/** What a person needs for it, at 40 words of five letters a minute and 1.5 s a press. */
const secondsOf = ({ letters, presses }: { letters: number; presses: number }) =>
  Math.round((letters / (40 * 5)) * 60 + presses * 1.5)

test('a listing in English and Hebrew with two photographs takes few letters and presses', async () => {
  const user = await insertStaff('Edda Editor')
  const path = `${hrefOf('en', { kind: 'desk' })}#documents/new/listings`
  const { page, problems } = await visit(path, { user })
  await page.waitForSelector('.doc-form')
  const hand = countingHand(page)
  const title = `Café of the test ${Date.now()}`
  await hand.choose('dtype', '228')
  await hand.press(MESSAGES.en.accounts.app.folds.openAll)
  await hand.type('title.en', title)
  await hand.type('description.en', 'A small dairy café with a garden.')
  await hand.type('place', 'Jerusal')
  hand.counts.presses++
  await page.locator('.place-box .suggestions li').first().click()
  await hand.type('position-lat', '31.77800, 35.23500')
  await hand.type('address', '1 Test Street')
  await hand.send([await photograph('garden.jpg', '#2a6'), await photograph('door.jpg', '#a62')])
  await expect.poll(() => page.locator('.doc-picture img').count()).toBe(2)
  await hand.caption(1, 'The garden')
  await hand.caption(2, 'The door')
  await hand.press(en.fields.up.replace('{{name}}', 'Pictures 2'))
  hand.counts.presses += 2
  await page.getByLabel(en.form.texts).selectOption('he')
  await hand.type('title.he', 'בית קפה של הבדיקה')
  await hand.type('description.he', 'בית קפה חלבי קטן עם גינה.')
  const thumbnail = page.locator('.doc-picture img').first()
  await expect.poll(() => thumbnail.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(400)
  // As a whole, so that nothing is half below the edge of the window.
  await page.setViewportSize({ width: 1280, height: 7000 })
  await expect.poll(() => axe(page)).toEqual([])
  await hand.press(en.save.submit)
  await page.waitForSelector('[data-live=live]')
  const { letters, presses } = hand.counts
  console.log(`${letters} letters and ${presses} presses: ${secondsOf(hand.counts)} s`)
  // Under three minutes at 40 words a minute and 1.5 s a press.
  expect(letters).toBeLessThanOrEqual(200)
  expect(presses).toBeLessThanOrEqual(30)
  const link = await page.getByRole('link', { name: en.save.see }).getAttribute('href')
  const made = await (await fetch(siteUrl + link)).text()
  expect(made).toContain(title)
  const [first, second] = ['The door', 'The garden'].map((caption) => made.indexOf(caption))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first!)
  const [picture] = /\/pictures\/u-[0-9a-f-]+-800\.webp/.exec(made) ?? []
  expect((await fetch(siteUrl + picture)).status).toBe(200)
  expect(problems).toEqual([])
}, GUARD_MS) // prettier-ignore

test('a file that is no picture is refused in words, by keyboard, in Hebrew', async () => {
  const user = await insertStaff('Edda Editor')
  const { page } = await visit(`${hrefOf('he', { kind: 'desk' })}#documents/listings/103001`, { user })
  await page.waitForSelector('.doc-form')
  await openSections(page)
  const input = page.locator('.doc-form [type=file]')
  await input.focus()
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await page.getByText(MESSAGES.he.errors.onlyImages).first().waitFor()
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => axe(page)).toEqual([])
  expect(await page.getByText(MESSAGES.he.edit.pictures.add).isVisible()).toBe(true)
})
