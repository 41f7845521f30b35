import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertStaff } from './users.ts'

useBrowser()

test.each([
  ['en', { width: 1280, height: 900 }],
  ['he', { width: 390, height: 844 }],
] as const)('an admin sets what waits, tests the mail, and takes it back, %s', async (lang, viewport) => {
  const { settings: words, page: desk } = MESSAGES[lang].desk
  const admin = await insertStaff('Ada Admin', 'admin')
  const { page, problems } = await visit(hrefOf(lang, { kind: 'desk' }), { user: admin, viewport })
  await page.getByRole('link', { name: desk.tabs.settings }).press('Enter')
  const form = page.getByRole('form', { name: words.title })
  await form.waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  const colour = form.getByRole('textbox', { name: words.names.brandColour, exact: true })
  await colour.fill('#ffe08a')
  await expect.poll(() => form.innerText()).toContain(words.wrong.brandPale.split('{{')[0])
  await expect.poll(() => axe(page)).toEqual([])
  await colour.fill('')

  const days = form.getByRole('textbox', { name: words.names.trustedDays })
  await days.fill('45')
  await expect.poll(() => form.innerText()).toContain(words.atOnce)
  await form.getByRole('button', { name: words.save }).press('Enter')
  const done = page.locator('.desk-acts li', { hasText: desk.otherKinds.settings }).first()
  await done.waitFor()
  await form.getByRole('button', { name: words.test }).press('Enter')
  await expect.poll(() => form.innerText()).toContain(words.testFile)
  expect(await overflow(page)).toBe(0)

  await done.getByRole('button', { name: desk.acts.undo }).press('Enter')
  await expect.poll(() => days.inputValue()).toBe('')
  expect(problems).toEqual([])
  await page.context().close()
})
