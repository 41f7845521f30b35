import { MESSAGES } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#api/accounts/passwords.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, useBrowser, visit, type Visit, type VisitOptions } from './browser.ts'
import { insertUser, withStore, type User } from './users.ts'

useBrowser()

const PASSWORD = 'a long enough password'
const CASES = [
  {
    lang: 'en',
    listing: '/Kosher_Restaurants-DI900001-x.html',
    offer: '/Kosher_Tours-FT810001-x.html',
    list: '/My_Favourites.html',
    results: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
  },
  {
    lang: 'he',
    listing: '/he/מסעדות_כשרות-DI900001-x.html',
    offer: '/he/נופש_כשר-FT810001-x.html',
    list: '/he/המועדפים_שלי.html',
    results: '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html',
  },
] as const

const star = (page: Page) => page.locator('.page-actions [data-save]')
const starIs = (page: Page, pressed: boolean) =>
  page.locator(`.page-actions [data-save][aria-pressed=${pressed}]`).waitFor()
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text }).first().waitFor()
const dialog = (page: Page) => page.getByRole('dialog')
/** Nothing fades in while it is looked at. */
const open = (path: string, options: VisitOptions) => visit(path, { reducedMotion: 'reduce', ...options })
const end = ({ page }: Visit) => page.context().close()

/** Somebody who logs in by e-mail. */
async function withPassword(): Promise<User> {
  const user = await insertUser()
  const password = await hashPassword(PASSWORD)
  await withStore((store) => store.updateTable('users').set({ password }).where('id', '=', user.uid).execute())
  return user
}

/** Somebody who has saved so many places, and a travel offer. */
async function withPlaces(count: number): Promise<User> {
  const user = await insertUser()
  await withStore(async (store) => {
    const listings = await store
      .selectFrom('content')
      .select('id')
      .where('kind', '=', 'listings')
      .where('deleted', '=', 0)
      .orderBy('id')
      .limit(count)
      .execute()
    const rows = listings.map(({ id }, at) => ({
      uid: user.uid,
      item_type: 'directory' as const,
      item: Number(id),
      at: Date.now() - at,
    }))
    const offer = { ...rows[0]!, item_type: 'feature' as const, item: 810001 }
    await store
      .insertInto('saved')
      .values([...rows, offer])
      .execute()
  })
  return user
}

/** The text of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Goes on by the keyboard until what has the focus begins so. */
async function tabTo(page: Page, start: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).startsWith(start)) return
  }
  throw new Error(`nothing that begins with ${start} takes the focus`)
}

describe.each(few(CASES))('$lang', ({ lang, listing, offer, list, results }) => {
  const words = MESSAGES[lang].accounts.saved
  const { login, common, toasts } = MESSAGES[lang].accounts.app
  const { errors } = MESSAGES[lang]
  const places = (page: Page) => page.locator('#saved-directory')

  test('what a visitor meant to save is saved once they have logged in', async () => {
    const user = await withPassword()
    const visited = await open(listing, { until: 'settled' })
    const { page, requests, problems } = visited
    expect(loadedScripts(requests)).toEqual([])
    await expect.poll(() => star(page).innerText()).toContain(words.save)
    await star(page).press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => axe(page)).toEqual([])

    await page.keyboard.type(user.email)
    const field = dialog(page).getByLabel(login.password, { exact: true })
    await field.focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await toast(page, toasts.itemSaved)
    await starIs(page, true)
    const name = lang === 'en' ? 'Saved' : 'נשמר'
    await page.getByRole('button', { name, exact: true }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])

    await page.reload()
    await starIs(page, true)
    await expect.poll(() => page.locator('.toast').count()).toBe(0)
    await star(page).press(' ')
    await toast(page, toasts.itemDeleted)
    await starIs(page, false)
    expect(problems).toEqual([])
    await end(visited)
  })

  test('a card is saved where it stands, in the list as built and as the script draws it', async () => {
    const user = await insertUser()
    const visited = await open(results, { user, until: 'settled' })
    const { page, problems } = visited
    const card = page.locator('.card').nth(1)
    const heart = card.locator('[data-save]')
    const item = await heart.getAttribute('data-save')
    const title = await card.locator('.card-title').innerText()
    const named = page.getByRole('button', {
      name: format(MESSAGES[lang].common.saveNamed, { name: title }),
      exact: true,
    })
    const isSaved = page.locator(`[data-save="${item}"][aria-pressed=true]`)
    await named.press('Enter')
    await toast(page, toasts.itemSaved)
    await isSaved.waitFor()
    expect(await page.locator('.card [data-save][aria-pressed=true]').count()).toBe(1)
    await page.getByRole('searchbox', { name: MESSAGES[lang].places.filters.name }).fill(title)
    await isSaved.and(page.locator('#results-found *')).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.reload()
    await isSaved.click()
    await toast(page, toasts.itemDeleted)
    await isSaved.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await end(visited)
  })

  test('an offer is saved, found in the list and on its page', async () => {
    const user = await insertUser()
    const visited = await open(offer, { user, until: 'settled' })
    const { page, requests, problems } = visited
    await expect.poll(() => requests).toContainEqual(expect.stringContaining('/mysavedids/'))
    await starIs(page, false)
    await star(page).click()
    await starIs(page, true)
    await page.keyboard.press('Escape')
    await page.locator('.account-menu summary').click()
    await page
      .getByRole('link', { name: MESSAGES[lang].accounts.app.header.favourites })
      .and(page.locator('.account-menu a'))
      .click()
    await page.locator('#saved-features').waitFor()
    await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(list)
    await page.getByText(words.noPlaces).waitFor()
    await page.locator('.saved-list .card-link').click()
    await starIs(page, true)
    expect(problems).toEqual([])
    await end(visited)
  })

  testFull('twelve places are turned, removed and saved again by keyboard', async () => {
    const user = await withPlaces(12)
    const visited = await open(list, { user, until: 'settled' })
    const { page, problems } = visited
    const cards = page.locator('[aria-labelledby=saved-directory] .card')
    await places(page).waitFor()
    await expect.poll(() => places(page).innerText()).toMatch(/12$/)
    await expect.poll(() => cards.count()).toBe(10)
    await expect.poll(() => axe(page)).toEqual([])

    await tabTo(page, words.next)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?directory=2')
    await expect.poll(() => focused(page)).toContain(words.places)
    await expect.poll(() => cards.count()).toBe(2)

    await tabTo(page, words.remove)
    await page.keyboard.press('Enter')
    await toast(page, toasts.itemDeleted)
    await page.getByText(words.removed).waitFor()
    await expect.poll(() => focused(page)).toContain(words.saveAgain)
    await expect.poll(() => places(page).innerText()).toMatch(/11$/)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await toast(page, toasts.itemSaved)
    await page.getByText(words.removed).waitFor({ state: 'detached' })
    await expect.poll(() => places(page).innerText()).toMatch(/12$/)

    await page.goBack()
    await page.locator('.pagination').getByText(/1.+2/).waitFor()
    await expect.poll(() => cards.count()).toBe(10)
    expect(problems).toEqual([])
    await end(visited)
  })

  test('lists by keyboard: made, filled, noted, shared with a visitor, and taken back', async () => {
    const user = await withPlaces(2)
    const visited = await open(list, { user, until: 'settled' })
    const { page, problems } = visited
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button(words.newList).press('Enter')
    await dialog(page).getByLabel(words.listName).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.type('Roma & ירושלים')
    await page.keyboard.press('Enter')
    await page.getByText(words.emptyList).waitFor()
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?list=\d+$/)

    await page.getByRole('link', { name: words.all, exact: true }).press('Enter')
    const card = page.locator('[aria-labelledby=saved-directory] .card').first()
    const name = await card.locator('.card-title bdi, .card-title').first().innerText()
    // The note is written while the list is still on its way: neither undoes the other.
    const arrival = Promise.withResolvers<void>()
    await page.route('**/rest/tjt/savedmark/**', (route) => arrival.promise.then(() => route.continue()), { times: 1 })
    await card.getByRole('combobox').selectOption({ label: 'Roma & ירושלים' })
    await card.getByRole('button', { name: words.addNote }).press('Enter')
    await page.keyboard.type('Terrace')
    await dialog(page).getByRole('button', { name: words.save, exact: true }).press('Enter')
    arrival.resolve()
    await card.getByText('Terrace').waitFor()
    await expect.poll(() => focused(page)).toContain(words.editNote)
    await expect.poll(() => axe(page)).toEqual([])

    await page.getByRole('link', { name: 'Roma & ירושלים' }).press('Enter')
    await expect.poll(() => page.locator('.saved-list .card').count()).toBe(1)
    await button(words.share).press('Enter')
    const link = page.getByLabel(words.link)
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    const { pathname, hash } = new URL(await link.inputValue())

    const other = await open(pathname + hash, { until: 'settled' })
    await other.page.getByRole('heading', { name: 'Roma & ירושלים' }).waitFor()
    await expect.poll(() => other.page.locator('main').innerText()).toContain(name)
    expect(await other.page.locator('main').innerText()).not.toContain('Terrace')
    await expect.poll(() => axe(other.page)).toEqual([])
    await button(words.stopSharing).press('Enter')
    await button(words.share).waitFor()
    await other.page.reload()
    await other.page.getByRole('alert').getByText(errors.listNotShared).waitFor()
    await end(other)

    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => button(words.rename).isVisible()).toBe(false)
    await expect.poll(() => card.getByText('Terrace').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await button(words.deleteList).press('Enter')
    await dialog(page).getByRole('button', { name: words.deleteList }).press('Enter')
    await expect.poll(() => page.locator('.saved-list .card').count()).toBe(3)
    await expect.poll(() => focused(page)).toBe(words.newList)
    expect(problems).toEqual([])
    await end(visited)
  })

  testFull('an empty list says how to fill it', async () => {
    const user = await insertUser()
    const visited = await open(list, { user, until: 'settled' })
    await visited.page.getByRole('heading', { name: words.empty }).waitFor()
    await expect.poll(() => axe(visited.page)).toEqual([])
    await end(visited)
  })

  test('a visitor is asked to log in', async () => {
    const visited = await open(list, { until: 'settled' })
    const { page } = visited
    await page.getByText(words.needLogin).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.locator('main').getByRole('button', { name: MESSAGES[lang].accounts.app.header.login }).click()
    await dialog(page).getByLabel(login.email).waitFor()
    await end(visited)
  })

  testFull('what fails is said, and can be tried again', async () => {
    const user = await withPlaces(1)
    const visited = await open(listing, { user, until: 'settled' })
    const { page } = visited
    await page.route('**/starsaveitem/**', (route) => route.abort())
    await star(page).click()
    await toast(page, errors.couldNotSaveItem)
    await page.route('**/mysavedids/**', (route) => route.abort())
    await page.reload()
    await toast(page, toasts.couldNotGetSavedItem)
    await page.route('**/mysaveditems/**', (route) => route.abort())
    await page.goto(new URL(list, page.url()).href)
    await page.getByRole('alert').getByText(toasts.couldNotGetSavedItem).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.unroute('**/mysaveditems/**')
    await page.getByRole('button', { name: words.tryAgain }).click()
    await places(page).waitFor()
    await end(visited)
  })

  test('without a script there is no button, and the list says why', async () => {
    const visited = await open(listing, { javaScriptEnabled: false })
    const { page } = visited
    await expect.poll(() => star(page).isVisible()).toBe(false)
    await page.goto(new URL(list, page.url()).href)
    await expect.poll(() => page.locator('main').innerText()).toContain(common.needsScript)
    await end(visited)
  })
})

test('a log-in that fails forgets nothing, one that is closed changes nothing', async () => {
  // Log-ins are limited: one language is enough.
  const { listing } = CASES[0]
  const { login, toasts } = MESSAGES.en.accounts.app
  const { errors } = MESSAGES.en
  const user = await withPassword()
  const visited = await open(listing, {})
  const { page } = visited
  await star(page).click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.locator('.page-actions [data-save]:focus').waitFor()
  await starIs(page, false)
  const attempt = async (password: string) => {
    await dialog(page).getByLabel(login.email).fill(user.email)
    const field = dialog(page).getByLabel(login.password, { exact: true })
    await field.fill(password)
    await field.press('Enter')
  }
  await star(page).click()
  await attempt('not the password')
  await toast(page, errors.wrongLogin)
  await starIs(page, false)
  // The reloaded page asks again, and has kept the address.
  const email = dialog(page).getByLabel(login.email)
  await expect.poll(() => email.inputValue()).toBe(user.email)
  await attempt(PASSWORD)
  await toast(page, toasts.itemSaved)
  await starIs(page, true)
  await end(visited)
})
