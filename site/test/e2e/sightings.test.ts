import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axe } from './axe.ts'
import { restaurantsOfJerusalem, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'
import { insertUser } from './users.ts'

useBrowser()
const DESK = '/Desk.html'

/** A real place to eat whose page asks nothing else: it has the buttons. */
async function realListing(): Promise<{ tnid: number; url: string }> {
  for (const { tnid, url, sample } of await restaurantsOfJerusalem()) {
    if (sample) continue
    const html = await (await fetch(siteUrl + url)).text()
    if (/data-dialog="?stillOpen/.test(html)) return { tnid, url }
  }
  throw new Error('no place to eat in Jerusalem has the buttons')
}

/** Presses a button by keyboard, reads the answer, and closes the dialog: the button has the focus again. */
async function press(page: Page, name: 'stillOpen' | 'closedForGood', answer: string): Promise<void> {
  const button = page.locator(`.freshness [data-dialog=${name}]`)
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('status').filter({ hasText: answer }).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
}

test('two visitors say that a place has closed; an editor confirms that it is there, and undoes it', async () => {
  const { tnid, url } = await realListing()
  const { sent } = MESSAGES.en.listing.dialogs
  const { desk } = MESSAGES.en
  for (const name of ['Dana One', 'Uri Two']) {
    const { page, problems } = await visit(decodeURI(url), { user: await insertUser(name) })
    await press(page, 'stillOpen', sent.open)
    await press(page, 'closedForGood', sent.closed)
    expect(problems).toEqual([])
    await page.context().close()
  }
  const editor = await insertEditor('Ruth Editor')
  const { page, problems } = await visit(DESK, { user: editor, until: 'settled' })
  await page.locator(`[data-item="sighting/${tnid}"]`).focus()
  await page.keyboard.press('Enter')
  const body = page.locator('.desk-item')
  await body.getByText(desk.page.sighting.closed).waitFor()
  await expect.poll(() => body.locator('dd').nth(1).innerText()).toBe('2')
  await expect.poll(() => axe(page)).toEqual([])
  await page.keyboard.press('a')
  await page.locator('.desk-acts [data-progress=live]').waitFor()
  const text = async () => (await fetch(siteUrl + url)).text()
  const confirmed = /Last confirmed on [^.]* by our editors\./
  await expect.poll(text).toMatch(confirmed)
  await page.keyboard.press('u')
  await page.locator('.desk-acts').getByText(`${desk.page.acted.undo}:`).waitFor()
  await expect.poll(text).not.toMatch(confirmed)
  await page.locator(`[data-item="sighting/${tnid}"]`).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('a visitor without an account is asked to log in, and nothing is sent', async () => {
  const { url } = await realListing()
  const { page } = await visit(decodeURI(url))
  await page.locator('.freshness [data-dialog=stillOpen]').click()
  await page
    .getByRole('dialog')
    .getByLabel(/password/i)
    .first()
    .waitFor()
  await page.context().close()
})
