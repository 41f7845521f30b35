import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { openSections, overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'
import { insertUser, type User } from './users.ts'

useBrowser()

const PATHS = { en: '/Add_Place.html', he: '/he/הוספת_מקום.html' } as const
const JERUSALEM = { en: 'Jerusalem', he: 'ירושלים' } as const
const ISRAEL = { en: 'Israel', he: 'ישראל' } as const
/** A synagogue of the samples' city that ships. */
const HURVA = { en: 'Hurva Synagogue', he: 'בית הכנסת החורבה' } as const

let sender: User
let editor: User
beforeAll(async () => {
  sender = await insertUser('Dana Sender')
  editor = await insertEditor('Ruth Editor')
})

const suggested = (page: Page) => page.locator('.suggestions [role=option]')

describe.each(few(['he', 'en'] as const))('a place that is missing, %s', (lang) => {
  const { edit: words } = MESSAGES[lang]
  const box = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()

  async function pick(page: Page, label: string, typed: string) {
    const input = page.getByRole('combobox', { name: label })
    await input.fill('')
    await input.pressSequentially(typed)
    await suggested(page).first().waitFor()
    await input.press('ArrowDown')
    await input.press('Enter')
  }

  test('is added by keyboard, and listed by an editor', async () => {
    const name = `Bakery ${Date.now()}`
    const { page, problems } = await visit(PATHS[lang], { user: sender })
    await page.getByRole('heading', { name: words.add.category }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const type = page.getByRole('radio').nth(1)
    const title = words.add.types[230]
    await page.getByRole('radio').first().press('ArrowDown')
    expect(await page.getByRole('radio', { name: title }).isChecked()).toBe(true)
    await type.press('Enter')
    await page.locator('.edit-form').waitFor()
    const focused = page.locator(':focus')
    await expect.poll(() => focused.innerText()).toBe(title)
    await page.getByRole('button', { name: words.add.other }).press('Enter')
    await expect.poll(() => focused.innerText()).toBe(words.add.category)
    await page.getByRole('radio', { name: words.add.types[228] }).click()
    await page.locator('.edit-form').waitFor()
    await expect.poll(() => focused.innerText()).toBe(words.add.types[228])
    await expect.poll(() => axe(page)).toEqual([])

    await page.getByRole('button', { name: words.add.submit }).press('Enter')
    await page.locator('.edit-form [aria-invalid=true]').first().waitFor()
    await openSections(page)
    await box(page, words.fields.title).fill(name)
    await box(page, words.fields.address1).fill('1 Example Street')
    await pick(page, words.fields.town, JERUSALEM[lang])
    const country = page.getByRole('combobox', { name: words.fields.country })
    await expect.poll(() => country.inputValue()).toBe(ISRAEL[lang])
    await box(page, words.add.remark).fill('I bake there.')
    await page.getByRole('button', { name: MESSAGES[lang].places.map.pick.map }).press('Enter')
    await page.locator('.position-map .leaflet-container').waitFor()
    await page.getByRole('button', { name: MESSAGES[lang].places.map.pick.take }).press('Enter')
    await expect.poll(() => overflow(page)).toBe(0)
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('button', { name: words.add.submit }).press('Enter')
    await page.getByText(words.add.sent).waitFor()
    expect(problems).toEqual([])
    await page.context().close()

    const { page: desk } = await visit(lang === 'en' ? '/Desk.html' : '/he/שולחן_העורכים.html', { user: editor })
    const line = desk.locator('.desk-list [data-item]', { hasText: name })
    await line.click()
    await desk.locator('.desk-item h2', { hasText: name }).waitFor()
    await desk.getByText('I bake there.').waitFor()
    await expect.poll(() => desk.locator('.desk-position input').inputValue()).toMatch(/^31\.\d+, 35\.\d+$/)
    await expect.poll(() => axe(desk)).toEqual([])
    await desk.locator('.desk-item h2').focus()
    await desk.keyboard.press('a')
    const link = desk.locator('.desk-acts a[href*="-DI"]').first()
    await link.waitFor()
    const href = await link.getAttribute('href')
    await expect.poll(async () => (await fetch(siteUrl + href)).status, { timeout: 30_000 }).toBe(200)
    expect(await (await fetch(siteUrl + href)).text()).toContain(name)
    await desk.context().close()
  })

  test('may be listed already', async () => {
    const { page } = await visit(`${PATHS[lang]}?type=231`, { user: sender })
    await page.locator('.edit-form').waitFor()
    await box(page, words.fields.title).fill(HURVA[lang])
    await pick(page, words.fields.town, JERUSALEM[lang])
    await page.getByText(words.add.similar).waitFor()
    await page.getByRole('link', { name: HURVA[lang] }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('asks for a log-in', async () => {
    const { page } = await visit(`${PATHS[lang]}?type=228`)
    await page.getByText(words.add.needLogin).waitFor()
    await page.context().close()
  })
})
