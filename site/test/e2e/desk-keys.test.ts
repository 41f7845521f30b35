import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, PHONE, siteUrl, useBrowser, visit } from './browser.ts'
import { insertStaff } from './users.ts'

useBrowser()

const NAME = 'Nightly import'

test.each(few(['he', 'en'] as const))('by keyboard, an editor makes a key, uses it and ends it: %s', async (lang) => {
  const { keys: words } = MESSAGES[lang].desk.api
  const editor = await insertStaff('Kay Keymaker')
  const { page, problems } = await visit(`${hrefOf(lang, { kind: 'desk' })}#api`, { user: editor, until: 'settled' })
  await page.getByText(words.none).waitFor()
  await page.getByRole('button', { name: words.add }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.keyboard.type(NAME)
  await dialog.getByLabel(words.perHour).selectOption('100')
  await dialog.getByRole('button', { name: words.make }).focus()
  await page.keyboard.press('Enter')
  const key = await dialog.getByLabel(words.newTitle).inputValue()
  await expect.poll(() => axe(page)).toEqual([])
  await dialog.getByRole('button', { name: words.close }).focus()
  await page.keyboard.press('Enter')
  const call = () => fetch(`${siteUrl}/rest/tjt/desk/facts`, { headers: { authorization: `Bearer ${key}` } })
  expect((await call()).status).toBe(200)
  const row = page.locator('.desk-row', { hasText: NAME })
  expect(await row.innerText()).not.toContain(key)
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await row.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: words.end }).focus()
  await page.keyboard.press('Enter')
  await row.getByText(words.ended).waitFor()
  expect((await call()).status).toBe(401)
  expect(problems).toEqual([])
  await page.context().close()
})

test.each(few(['he', 'en'] as const))('an admin adds a webhook, tests it and removes it: %s', async (lang) => {
  const { keys, webhooks: words } = MESSAGES[lang].desk.api
  const admin = await insertStaff('Ada Admin', 'admin')
  const { page, problems } = await visit(`${hrefOf(lang, { kind: 'desk' })}#api`, {
    user: admin,
    until: 'settled',
    ...PHONE,
  })
  await page.getByRole('button', { name: words.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.url).fill('https://hooks.example.org/site')
  await dialog.getByLabel(words.events['listing.changed']).uncheck()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: words.save }).click()
  expect(await dialog.getByLabel(words.secretTitle).inputValue()).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: keys.close }).click()
  const row = page.locator('.desk-row', { hasText: 'hooks.example.org' })
  await row.getByRole('button', { name: words.test }).click()
  await row.locator('summary').click()
  await row.getByText(words.events.test).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await row.getByRole('button', { name: words.remove }).click()
  await dialog.getByRole('button', { name: words.remove }).click()
  await row.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await page.context().close()
})
