import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { editsOf } from '#api/edits/edits.repository.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { openSections, overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertUser, withStore, type User } from './users.ts'

useBrowser()

const en = MESSAGES.en.edit
const he = MESSAGES.he.edit
const { toasts } = MESSAGES.en.accounts.app
const { errors } = MESSAGES.en
const TNID = 900_001
const LISTING = `/Kosher_Restaurants-DI${TNID}-x.html`
const EDIT = `/Listing_Edit.html?tnid=${TNID}`
const EDIT_HE = `/he/עריכת_רישום.html?tnid=${TNID}`

let user: User
beforeAll(async () => {
  user = await insertUser()
})

const kept = (who: User) => withStore((store) => editsOf(store, who.uid))
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()
const submit = (page: Page) => page.getByRole('button', { name: en.send.submit })
/** Not the options of a select. */
const suggested = (page: Page) => page.locator('.suggestions [role=option]')
const sections = (page: Page, lang: 'en' | 'he') =>
  page.getByRole('navigation', { name: MESSAGES[lang].accounts.app.folds.label })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

/** The form of somebody, with its sections as they are at first. */
async function openFolded(who: User, path = EDIT, options = {}) {
  const opened = await visit(path, { user: who, ...options })
  await opened.page.locator('.edit-form').waitFor()
  return opened
}

/** The same with all sections open. */
async function open(who: User) {
  const opened = await openFolded(who)
  await openSections(opened.page)
  return opened
}

async function picture(name: string, type: 'png' | 'jpeg' = 'jpeg') {
  const buffer = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#2a6' },
  })
    [type]()
    .toBuffer()
  return { name, mimeType: `image/${type}`, buffer }
}

describe('the way to the form', () => {
  test('leads from the listing, by way of the log-in', async () => {
    const { page } = await visit(LISTING)
    await page.getByRole('link', { name: MESSAGES.en.listing.owners.links.suggest }).click()
    await page.getByText(en.state.needLogin).waitFor()
    await expect.poll(() => page.url()).toBe(`${siteUrl}${EDIT}`)
    await expect.poll(() => axe(page)).toEqual([])
    await page.locator('.edit-card .button').press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.context().close()
  })

  test.each(
    few([
      ['no listing', '/Listing_Edit.html', en.find.title],
      ['an odd one', '/Listing_Edit.html?tnid=x', en.find.title],
      ['one that is gone', '/Listing_Edit.html?tnid=77777', en.state.unknown],
    ] as const),
  )('that names %s says so, and looks for the one that is meant', async (_, path, text) => {
    const { page } = await visit(path, { user })
    await page.getByText(text).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('Buckwheat')
    await search.press('Enter')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Buckwheat/ })
      .first()
      .waitFor()
    await page.context().close()
  })

  test('says that it needs a script, without one', async () => {
    const { page } = await visit(EDIT, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('main').innerText()).toContain(MESSAGES.en.accounts.app.common.needsScript)
    await page.context().close()
  })
})

describe('the form', () => {
  test('by keyboard: says what is missing, and sends only what is changed', async () => {
    const who = await insertUser()
    const { page, problems, requests } = await open(who)
    await expect.poll(() => axe(page)).toEqual([])
    await submit(page).press('Enter')
    await page.locator('.form-problem').waitFor()
    await expect.poll(() => page.locator('.form-problem').innerText()).toBe(errors.nothingChanged)

    await field(page, en.fields.title).fill('')
    await field(page, en.fields.address1).fill(' ')
    await field(page, en.fields.phone1).fill('12')
    await submit(page).press('Enter')
    await page.getByText(errors.addPlaceName).last().waitFor()
    await expect.poll(() => focusedId(page)).toBe('edit-title')
    await expect.poll(() => field(page, en.fields.title).getAttribute('aria-invalid')).toBe('true')
    for (const text of [errors.addPlaceAddress, en.wrong.phone])
      await expect.poll(() => page.getByText(text).last().isVisible()).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    expect(requests).not.toContain('/rest/tjt/directoryitemupdate')

    await page.keyboard.type('A new name')
    await field(page, en.fields.address1).fill('1 New Street')
    await field(page, en.fields.phone1).fill('')
    await field(page, en.fields.phone1).pressSequentially('+972 2-call 5550100')
    await expect.poll(() => field(page, en.fields.phone1).inputValue()).toBe('+972 2- 5550100')
    await page.getByLabel('Burgers').press('Space')
    await page.getByText('Changed fields: 4').waitFor()
    const [sent] = await Promise.all([page.waitForRequest(/directoryitemupdate/), submit(page).press('Enter')])
    expect(sent.headers()['content-type']).toContain('application/x-www-form-urlencoded')
    await toast(page, toasts.listingUpdateSent).waitFor()
    await page.getByText(en.sent.text).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const [edit] = await kept(who)
    expect(edit).toMatchObject({ tnid: TNID, kind: 'regular', language: 'en' })
    expect(JSON.parse(edit!.body)).toMatchObject({
      title: 'A new name',
      address1: '1 New Street',
      phone1: '+972 2- 5550100',
      cuisine: expect.arrayContaining(['burgers']),
    })
    expect(Object.keys(JSON.parse(edit!.body))).toHaveLength(4)
    expect(problems).toEqual([])
    await page.getByRole('button', { name: en.sent.again }).press('Enter')
    await page.locator('.edit-form').waitFor()
    await expect.poll(() => field(page, en.fields.title).inputValue()).not.toBe('A new name')
    await page.context().close()
  })

  testFull('finds cities and countries from the third letter', async () => {
    const who = await insertUser()
    const { page, requests } = await open(who)
    const asked = () => requests.filter((path) => /ac\//.test(path))
    const town = page.getByRole('combobox', { name: en.fields.town })
    expect(asked()).toEqual([])
    await town.fill('')
    await town.pressSequentially('Lo')
    expect(asked()).toEqual([])
    await town.pressSequentially('ndon')
    await suggested(page).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await town.press('ArrowDown')
    await town.press('Enter')
    await expect.poll(() => town.inputValue()).toBe('London')
    const country = page.getByRole('combobox', { name: en.fields.country })
    await country.fill('united k')
    await suggested(page).first().click()
    await expect.poll(() => country.inputValue()).toBe('United Kingdom')
    await submit(page).click()
    await toast(page, toasts.listingUpdateSent).waitFor()
    const [edit] = await kept(who)
    expect(JSON.parse(edit!.body)).toEqual({
      town: '2643743',
      country: '2635167',
    })
    await page.context().close()
  })

  testFull('another category has other fields, and the old ones are as they were', async () => {
    const { page } = await open(user)
    await page.getByLabel('Sushi').check()
    await page.getByText('Changed fields: 1').waitFor()
    const category = page.getByLabel(en.category.label)
    await category.selectOption('231')
    await page.getByText(en.category.reset).first().waitFor()
    await expect.poll(() => page.getByLabel('Sushi').count()).toBe(0)
    await field(page, en.fields.rabbi).fill('R. Cohen')
    await page.getByText('Changed fields: 2').waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await category.selectOption('228')
    await page.getByText(en.send.unchanged).waitFor()
    await expect.poll(() => page.getByLabel('Sushi').isChecked()).toBe(false)
    await page.context().close()
  })

  test('a draft outlasts the page, and can be thrown away', async () => {
    const who = await insertUser()
    const { page } = await open(who)
    const title = field(page, en.fields.title)
    const before = await title.inputValue()
    await title.fill('Half a na')
    await page.getByLabel(en.owner.label).check()
    await page.reload()
    await page.locator('.edit-draft').waitFor()
    // What the draft has changed is in sight.
    await expect.poll(() => title.inputValue()).toBe('Half a na')
    await page.getByLabel(en.owner.label).waitFor()
    await expect.poll(() => page.getByLabel(en.owner.label).isChecked()).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('button', { name: en.draft.discard }).press('Enter')
    await page.locator('.edit-draft').waitFor({ state: 'detached' })
    await expect.poll(() => title.inputValue()).toBe(before)
    await expect.poll(() => focusedId(page)).toBe('edit-title')
    await page.reload()
    await title.waitFor()
    await expect.poll(() => page.locator('.edit-draft').count()).toBe(0)
    await expect.poll(() => title.inputValue()).toBe(before)
    await page.context().close()
  })
})

/** The path of a picture one byte too large. From memory it would pass through the browser's protocol. */
function largePicture(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'edit-')), 'large.jpg')
  writeFileSync(path, Buffer.alloc(20_000_001))
  onTestFinished(() => rmSync(dirname(path), { recursive: true }))
  return path
}

describe('pictures', () => {
  test('are checked, shown, removed and sent in parts', async () => {
    const who = await insertUser()
    const { page, problems } = await open(who)
    const input = page.locator('#edit-files')
    await input.setInputFiles({
      name: 'x.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    await page.getByText(errors.onlyImages).last().waitFor()
    const nine = Array.from({ length: 9 }, (_, at) => `${at}.jpg`)
    await input.setInputFiles(await Promise.all(nine.map((name) => picture(name))))
    await page.getByText('You have selected more than 8 file').last().waitFor()
    await input.setInputFiles(largePicture())
    await page.getByText('Size of selected file(s) is greater than allowed (20MB).').last().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await input.setInputFiles([await picture('front.jpg'), await picture('inside.png', 'png')])
    await expect.poll(() => page.locator('.edit-pictures li').count()).toBe(2)
    await page.getByRole('button', { name: 'Remove inside.png' }).press('Enter')
    await expect.poll(() => page.locator('.edit-pictures li').count()).toBe(1)
    await expect.poll(() => focusedId(page)).toBe('edit-files')
    await submit(page).click()
    await page.getByText(errors.checkImageOwnership).last().waitFor()
    await expect.poll(() => focusedId(page)).toBe('edit-imageOwnership')
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Space')
    await field(page, en.pictures.title).fill('The front')
    const [sent] = await Promise.all([page.waitForRequest(/directoryitemupdate/), submit(page).click()])
    expect(sent.headers()['content-type']).toContain('multipart/form-data')
    await toast(page, toasts.listingUpdateSent).waitFor()
    const [edit] = await kept(who)
    expect(edit?.body).toBe('{}')
    expect(edit?.files).toHaveLength(1)
    expect(edit?.files[0]).toMatchObject({ title: 'The front', width: 300 })
    const name = edit!.files[0]!.file
    for (const path of [`/uploads/waiting/${name}`, `/waiting/${name}`]) {
      const answer = await page.request.get(siteUrl + path)
      expect(answer.status()).toBe(404)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('are not lost without a question', async () => {
    const { page } = await open(user)
    await page.locator('#edit-files').setInputFiles(await picture('a.jpg'))
    await page.locator('.edit-pictures li').waitFor()
    // Browsers ask only after somebody has acted.
    await page.getByLabel(en.pictures.ownership).check()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect.poll(() => page.locator('.edit-pictures li').count()).toBe(1)
    await page.context().close()
  })
})

test('on a phone its sections fold; the list, an error and the keyboard open them', async () => {
  const { page, problems } = await openFolded(await insertUser(), EDIT, { viewport: { width: 390, height: 844 } })
  const summary = page.locator('.is-section > summary', { hasText: en.groups.contact })
  const phone = page.getByLabel(en.fields.phone1, { exact: true })
  await expect.poll(() => page.getByLabel(en.fields.title).isVisible()).toBe(true)
  expect(await phone.isVisible()).toBe(false)
  // Closed, they say what they hold.
  await expect.poll(() => summary.innerText()).toContain('+972')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3 * 844)
  await sections(page, 'en').getByRole('link', { name: en.groups.contact }).press('Enter')
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  // Whatever has the focus stands clear of what sends it, which is always in sight.
  const bar = page.locator('.form-bar')
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await page.keyboard.press('Tab')
    const room = () =>
      bar.evaluate((element) => {
        const focused = document.activeElement?.getBoundingClientRect()
        return element.getBoundingClientRect().top - (focused?.bottom ?? Infinity)
      })
    await expect.poll(room, { message: `field ${step}` }).toBeGreaterThanOrEqual(0)
  }
  const box = await submit(page).boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  await phone.fill('12')
  await summary.press('Enter')
  await expect.poll(() => phone.isVisible()).toBe(false)
  await submit(page).press('Enter')
  await expect.poll(() => focusedId(page)).toBe('edit-phone1')
  await expect.poll(() => axe(page)).toEqual([])
  await openSections(page)
  await page.locator('[name=hours-Su]').waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await page.getByRole('button', { name: MESSAGES.en.accounts.app.folds.closeAll }).press('Enter')
  await expect.poll(() => phone.isVisible()).toBe(false)
  expect(problems).toEqual([])
  await page.context().close()
})

test('an update that fails says so, and what was typed stays', async () => {
  const who = await insertUser()
  const { page } = await open(who)
  await page.route(/directoryitemupdate/, (route) => route.abort())
  await field(page, en.fields.title).fill('Another name')
  await submit(page).click()
  await toast(page, errors.couldNotUpdateListing).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await expect.poll(() => field(page, en.fields.title).inputValue()).toBe('Another name')
  await expect.poll(() => kept(who)).toEqual([])
  await page.context().close()
})

test('in Hebrew it reads from right to left, and fits a telephone', async () => {
  const who = await insertUser()
  const { page, problems } = await openFolded(who, EDIT_HE, {
    viewport: { width: 390, height: 800 },
  })
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await sections(page, 'he').getByRole('link', { name: he.groups.contact }).click()
  const phone = page.getByLabel(he.fields.phone1, { exact: true })
  await expect.poll(() => phone.getAttribute('dir')).toBe('ltr')
  await phone.fill('02-5550100')
  // A letter goes nowhere, and does not move the cursor.
  await phone.press('Home')
  await phone.pressSequentially('q+')
  await expect.poll(() => phone.inputValue()).toBe('+02-5550100')
  await sections(page, 'he').getByRole('link', { name: he.kind.legend }).click()
  await page.getByLabel(he.kind.critical).check()
  const report = page.getByRole('dialog')
  await report.waitFor()
  await expect.poll(() => report.getByRole('radio', { checked: true }).inputValue()).toBe('critical')
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: he.send.submit }).click()
  await toast(page, MESSAGES.he.accounts.app.toasts.listingUpdateSent).waitFor()
  const [edit] = await kept(who)
  expect(edit).toMatchObject({ kind: 'critical', language: 'he' })
  expect(JSON.parse(edit!.body)).toEqual({ phone1: '+02-5550100' })
  expect(problems).toEqual([])
  await page.context().close()
})

test('the page for owners leads to the registration', async () => {
  const { page } = await visit('/Listing_Options.html')
  const { signUp } = MESSAGES.en.listing.owners.options
  await page.getByRole('link', { name: signUp }).press('Enter')
  await page.getByRole('dialog', { name: MESSAGES.en.accounts.app.register.title }).waitFor()
  await page.context().close()
})
