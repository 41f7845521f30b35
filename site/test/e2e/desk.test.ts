import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { siteUrl, overflow, useBrowser, visit } from './browser.ts'
import { insertEditor, sendEdit } from './desk-items.ts'
import { insertUser, type User } from './users.ts'

useBrowser()
// Each of them goes through several pages, and axe looks at most of these.
const en = MESSAGES.en.desk.page
const he = MESSAGES.he.desk.page
const peopleEn = MESSAGES.en.accounts.app
const peopleHe = MESSAGES.he.accounts.app
const DESK = '/Desk.html'
const DESK_HE = '/he/שולחן_העורכים.html'
/** Samples in Jerusalem that no other test changes. */
const [FIRST, SECOND, THIRD] = [900_004, 900_005, 900_006]
const DTYPE = 228
const listing = (tnid: number) => `/Kosher_Restaurants-DI${tnid}-x.html`

let editor: User
let sender: User
beforeAll(async () => {
  editor = await insertEditor('Ruth Editor')
  sender = await insertUser('Dana Sender')
})

const open = (path: string, options = {}) => visit(path, { user: editor, until: 'settled', ...options })
const heading = (page: Page) => page.locator('.desk-item h2')
const lines = (page: Page) => page.locator('.desk-list [data-item]')
const line = (page: Page, text: string) => lines(page).filter({ hasText: text })
const acted = (page: Page) => page.locator('.desk-acts')

/** What the file of a page says, as a visitor without a script reads it. */
async function pageText(tnid: number): Promise<string> {
  const response = await fetch(siteUrl + listing(tnid))
  return response.text()
}

async function picture(name: string): Promise<File> {
  const create = { width: 320, height: 200, channels: 3, background: '#2a6' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

describe('the desk', () => {
  test.each([DESK, DESK_HE])('is not there for visitors: %s', async (path) => {
    const response = await fetch(siteUrl + encodeURI(path))
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('DeskIsland')
    const user = await insertUser()
    const { page } = await visit(path, { user })
    await expect.poll(() => page.locator('.app-page').count()).toBe(0)
    await page.context().close()
  })

  test.each([
    [DESK, en],
    [DESK_HE, he],
  ])('people choose by keyboard when they are mailed about what waits: %s', async (path, { mails, kinds }) => {
    const { mails: words, common } = path === DESK ? peopleEn : peopleHe
    const user = await insertEditor(`Mailed ${Date.now()}`)
    const { page, problems } = await open(path, { user })
    const opener = page.getByRole('button', { name: mails.open })
    const dialog = page.getByRole('dialog')
    const way = dialog.getByLabel(words.way)
    const reviews = dialog.getByLabel(kinds.review)
    await opener.press('Enter')
    await expect.poll(() => way.inputValue()).toBe('daily')
    expect(await reviews.isChecked()).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await reviews.press('Space')
    await way.selectOption('atOnce')
    await dialog.getByRole('button', { name: common.save }).press('Enter')
    await page.locator('.toast', { hasText: words.saved }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await opener.press('Enter')
    await expect.poll(() => way.inputValue()).toBe('atOnce')
    expect([await reviews.isChecked(), await dialog.getByLabel(kinds.edit).isChecked()]).toEqual([false, true])
    // Who wants no mail is not asked about what.
    await way.selectOption('never')
    await reviews.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('by keyboard: an edit is approved, becomes live and stands on the page', async () => {
    // One word, as in the other tests, so that what differs is marked as a whole.
    const name = `Approved${Date.now()}`
    await sendEdit(sender, {
      tnid: FIRST,
      dtype: DTYPE,
      fields: { comments: name },
      pictures: [await picture('terrace.jpg')],
    })
    const { page, problems } = await open(DESK)
    await line(page, name).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('j')
    // To the line of this edit, wherever others wait.
    const wanted = await line(page, name).getAttribute('data-item')
    while ((await focusedItem(page)) !== wanted) await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await heading(page).waitFor()
    await page.locator('.desk-field ins', { hasText: name }).waitFor()
    await expect.poll(() => isFocused(page, '.desk-item h2')).toBe(true)
    await loadedPicture(page)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('a')
    await acted(page).locator('[data-progress=live]').waitFor()
    await expect.poll(() => acted(page).innerText()).toContain(en.acted.approve)
    await expect.poll(() => pageText(FIRST)).toContain(name)
    await expect.poll(() => line(page, name).count()).toBe(0)

    await page.keyboard.press('u')
    await acted(page).getByText(`${en.acted.undo}:`).waitFor()
    await acted(page).locator('[data-progress=live]').waitFor()
    await expect.poll(() => pageText(FIRST)).not.toContain(name)
    await line(page, name).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the next item leaves the focus on the undo that somebody has reached before it was loaded', async () => {
    const name = `Next${Date.now()}`
    for (const tnid of [SECOND, THIRD])
      await sendEdit(sender, { tnid, dtype: DTYPE, fields: { comments: `${name} ${tnid}` } })
    const { page, problems } = await open(DESK)
    await line(page, `${name} ${SECOND}`).press('Enter')
    await expect.poll(() => isFocused(page, '.desk-item h2')).toBe(true)
    const held = Promise.withResolvers<void>()
    await page.route('**/rest/tjt/desk/item/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.keyboard.press('a')
    const undo = acted(page).getByRole('button', { name: en.acts.undo })
    await heading(page).waitFor({ state: 'detached' })
    await undo.focus()
    held.resolve()
    await heading(page).waitFor()
    await page.keyboard.press('Enter')
    await acted(page).getByText(`${en.acted.undo}:`).waitFor()
    await line(page, `${name} ${SECOND}`).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('refuses another with a reason that is chosen and altered', async () => {
    const name = `Refused${Date.now()}`
    await sendEdit(sender, {
      tnid: SECOND,
      dtype: DTYPE,
      fields: { comments: name },
    })
    const { page, problems } = await open(DESK)
    await line(page, name).click()
    await heading(page).waitFor()
    await page.keyboard.press('r')
    const reason = page.getByLabel(en.decide.reason, { exact: true })
    await reason.waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText(en.decide.needReason).waitFor()
    await page.getByRole('button', { name: MESSAGES.en.desk.reasons.edit.known }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(` ${name}`)
    await expect.poll(() => reason.inputValue()).toBe(`${MESSAGES.en.desk.reasons.edit.known} ${name}`)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await acted(page).getByText(`${en.acted.refuse}:`).waitFor()
    await expect.poll(() => pageText(SECOND)).not.toContain(name)

    await page.goto(`${siteUrl}${DESK}#history?tnid=${SECOND}`)
    const row = page.locator('.desk-row', { hasText: name })
    await row.waitFor()
    await row.locator('summary').click()
    await row.getByText(name).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('keeps an audit log, from which an act is taken back once that is confirmed', async () => {
    const name = `Logged${Date.now()}`
    await sendEdit(sender, {
      tnid: THIRD,
      dtype: DTYPE,
      fields: { comments: name },
    })
    const { page, problems } = await open(DESK)
    await line(page, name).click()
    await heading(page).waitFor()
    await page.getByRole('button', { name: en.acts.approve, exact: true }).click()
    await acted(page).locator('[data-progress=live]').waitFor()
    await page.getByRole('link', { name: en.tabs.audit }).click()
    await page.getByLabel(en.log.listing, { exact: true }).fill(String(THIRD))
    await page.getByRole('button', { name: en.log.apply }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#audit?tnid=${THIRD}`)
    const rows = page.locator('.desk-row')
    await rows.filter({ hasText: 'Ruth Editor' }).first().waitFor()
    await rows.first().locator('summary').click()
    await rows.first().getByText(name).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await rows.first().getByRole('button', { name: /^Undo/ }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => axe(page)).toEqual([])
    await dialog.getByLabel(en.log.undoReason).fill(`A slip: ${name}`)
    await dialog.getByRole('button', { name: en.acts.undo }).click()
    await dialog.waitFor({ state: 'detached' })
    await rows.filter({ hasText: `A slip: ${name}` }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('#audit')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('in Hebrew on a phone: the list or the item, and back to its line', async () => {
    const name = `בעברית ${Date.now()}`
    await sendEdit(sender, {
      tnid: SECOND,
      dtype: DTYPE,
      lang: 'he',
      fields: { comments: name },
    })
    const { page, problems } = await open(DESK_HE, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await line(page, name).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const item = await line(page, name).getAttribute('data-item')
    await line(page, name).click()
    await heading(page).waitFor()
    await expect.poll(() => lines(page).first().isVisible()).toBe(false)
    await expect.poll(() => axe(page)).toEqual([])
    await expect.poll(() => overflow(page)).toBe(0)
    await page.getByRole('link', { name: he.queue.back }).click()
    await lines(page).first().waitFor()
    await expect.poll(() => focusedItem(page)).toBe(item)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

const focusedItem = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['item'])
const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one), selector)

/** Waits until the picture that came with the edit is really there. */
const loadedPicture = (page: Page) =>
  page
    .locator('.desk-pictures img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
