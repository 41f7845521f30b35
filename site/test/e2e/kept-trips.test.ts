import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertUser, withStore } from './users.ts'

useBrowser()

const TRIP = { en: '/Kosher_Trip.html', he: '/he/תכנון_טיול.html' }
const QUERY = '?stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7'
const query = (page: Page) => new URL(page.url()).search

/** The text of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

describe.each(few(['he', 'en'] as const))('a trip of the account, %s', (lang) => {
  const words = MESSAGES[lang].times.keptTrips
  const { login } = MESSAGES[lang].accounts.app
  const mine = (page: Page) => page.locator('.trip-mine li')
  const kept = (page: Page, name: string) => page.locator('.trip-mine').getByRole('link', { name })
  const dialog = (page: Page) => page.getByRole('dialog')
  const open = (path: string, options: Parameters<typeof visit>[1]) =>
    visit(TRIP[lang] + path, { reducedMotion: 'reduce', ...options })

  test('is kept after a log-in, by keyboard', async () => {
    const user = await insertUser()
    const password = 'a long enough password'
    const hash = await hashPassword(password)
    await withStore((store) => store.updateTable('users').set({ password: hash }).where('id', '=', user.uid).execute())
    const { page, problems } = await open(QUERY, { until: 'settled' })
    await page.getByRole('button', { name: words.keep }).press('Enter')
    await dialog(page).getByText(login.why.keepTrip).waitFor()
    await page.keyboard.type(user.email)
    await dialog(page).getByLabel(login.password, { exact: true }).focus()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const field = dialog(page).getByLabel(words.name)
    await field.waitFor()
    expect(query(page)).toBe(QUERY)
    await expect.poll(() => axe(page)).toEqual([])
    await field.fill('Roma & ירושלים')
    await page.keyboard.press('Enter')
    await kept(page, 'Roma & ירושלים').waitFor()
    await expect.poll(() => kept(page, 'Roma & ירושלים').getAttribute('aria-current')).toBe('true')
    await expect.poll(() => focused(page)).toBe('Roma & ירושלים')
    expect(await page.getByRole('button', { name: words.keep }).count()).toBe(0)
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is there on another device, where it is changed, renamed, deleted and brought back', async () => {
    const user = await insertUser()
    const [, passover] = QUERY.split('?')
    const rows = ['Zürich', 'Rome'].map((name, at) => ({ uid: user.uid, name, query: passover!, at }))
    rows[0]!.query = 'stop=281184,2027-06-01,2'
    await withStore((store) => store.insertInto('trips').values(rows).execute())
    const { page, problems } = await open('', { user, until: 'settled', viewport: { width: 390, height: 844 } })
    await expect.poll(() => mine(page).count()).toBe(2)
    await kept(page, 'Rome').press('Enter')
    await expect.poll(() => query(page)).toBe(QUERY)
    await expect.poll(() => page.locator('.trip-days').count()).toBe(2)
    await page.locator('.trip-bar select').selectOption('5')
    // A reload knows still which trip it was.
    await page.reload()
    await page.locator('.trip-changed').waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: words.saveChanges }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Rome')
    expect(await page.locator('.trip-changed').count()).toBe(0)
    await page.goBack()
    await page.locator('.trip-changed').waitFor()

    await mine(page).first().getByRole('button', { name: words.rename, exact: true }).press('Enter')
    await dialog(page).getByLabel(words.name).fill('Winter')
    await page.keyboard.press('Enter')
    await kept(page, 'Winter').waitFor()
    await mine(page).first().getByRole('button', { name: words.delete }).press('Enter')
    await expect.poll(() => focused(page)).toBe(words.undo)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Winter')
    await mine(page).last().getByRole('button', { name: words.delete }).press('Enter')
    await expect.poll(() => focused(page)).toBe(words.undo)

    const other = await open('', { user, until: 'settled' })
    await expect.poll(() => mine(other.page).count()).toBe(1)
    await kept(other.page, 'Winter').click()
    await expect.poll(() => query(other.page)).toBe(`${QUERY}&hours=5`)
    await other.page.emulateMedia({ media: 'print' })
    expect(await other.page.locator('.trip-mine').isVisible()).toBe(false)
    await other.page.context().close()
    expect(problems).toEqual([])
    await page.context().close()
  })
})
