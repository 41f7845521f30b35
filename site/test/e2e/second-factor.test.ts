import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { findFactor } from '#api/accounts/second-factors.repository.ts'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { setRole } from '#api/accounts/roles.repository.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertStaff, insertUser, withStore, type User } from './users.ts'

useBrowser()

const PASSWORD = 'a long and quiet evening'

/** Somebody with a password, and perhaps the admin of a new site. */
async function insertMember({ isAdmin = false } = {}): Promise<User> {
  const user = await insertUser()
  const password = await hashPassword(PASSWORD)
  await withStore(async (store) => {
    await store.updateTable('users').set({ password }).where('id', '=', user.uid).execute()
    if (isAdmin) await setRole(store, user.email, 'admin')
  })
  return user
}

const dialog = (page: Page) => page.getByRole('dialog')

/** A code that has not been used: tests do not wait for the clock. */
async function freshCode({ uid }: User): Promise<string> {
  return withStore(async (store) => {
    await store.updateTable('second_factors').set({ step: 0 }).where('uid', '=', uid).execute()
    const { secret } = (await findFactor(store, uid))!
    return codeAt(secret, stepAt(Date.now()))
  })
}

/** Sets a second factor up in the open dialog, by keyboard, as an app would that has read the key. */
async function setUp(page: Page, lang: 'en' | 'he'): Promise<string[]> {
  const { factor: words } = MESSAGES[lang].accounts.app
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('img', { name: words.qr }).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const link = dialog(page).getByRole('link', { name: words.openApp })
  const uri = new URL((await link.getAttribute('href')) ?? '')
  const key = (await dialog(page).locator('code').innerText()).replaceAll(' ', '')
  expect(uri.searchParams.get('secret')).toBe(key)
  // The field has the focus.
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await dialog(page).locator('[aria-invalid=true]').waitFor()
  await dialog(page)
    .getByLabel(words.code)
    .fill(codeAt(key, stepAt(Date.now())))
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('heading', { name: words.codesTitle }).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  const codes = await dialog(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  return codes
}

/** Gives address and password in the dialog that the page of the log-in opens. */
async function logIn(page: Page, lang: 'en' | 'he', { email }: User) {
  const { login } = MESSAGES[lang].accounts.app
  const form = dialog(page)
  await form.getByLabel(login.email).fill(email)
  await form.getByLabel(login.password, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test.each(few(['en', 'he'] as const))('an account gets a second factor, and log-in asks for it: %s', async (lang) => {
  const { factor: words, code, account, notice } = MESSAGES[lang].accounts.app
  const { errors } = MESSAGES[lang]
  const user = await insertMember()
  const { page, problems } = await visit(hrefOf(lang, { kind: 'account' }), {
    user,
    viewport: { width: 390, height: 800 },
    until: 'settled',
  })
  // What covers half of a button.
  await page.getByRole('button', { name: notice.confirm }).click()
  const card = page.getByRole('region', { name: words.title })
  await card.getByRole('button', { name: words.setUp }).press('Enter')
  const recovery = await setUp(page, lang)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: words.download }).press('Enter'),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain(recovery[9]!)
  await dialog(page).getByRole('button', { name: words.kept }).press('Enter')
  await card.getByText(words.left.replace('{{count}}', '10')).waitFor()
  await page.locator('.toast').getByRole('button').press('Enter')
  await page.locator('.toast').waitFor({ state: 'detached' })
  await expect.poll(() => axe(page)).toEqual([])
  await page.context().close()

  const other = await visit(hrefOf(lang, { kind: 'login' }), { viewport: { width: 390, height: 800 } })
  const login = other.page
  await logIn(login, lang, user)
  await login.getByRole('heading', { name: code.title }).waitFor()
  await expect.poll(() => axe(login)).toEqual([])
  expect(await overflow(login)).toBe(0)
  // A reload does not lose it.
  await login.reload()
  await login.getByRole('heading', { name: code.title }).waitFor()
  const field = login.getByLabel(words.code)
  await field.fill('000000')
  await login.keyboard.press('Enter')
  await login.getByText(errors.wrongCode).first().waitFor()
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  await field.fill(await freshCode(user))
  await login.keyboard.press('Enter')
  await login.locator('.account-menu').waitFor()
  await login.goto(`${new URL(login.url()).origin}${hrefOf(lang, { kind: 'account' })}`)

  // Off again, by a recovery code.
  const off = login.getByRole('region', { name: words.title })
  await off.getByRole('button', { name: words.turnOff }).press('Enter')
  await dialog(login).getByRole('button', { name: words.useRecovery }).press('Enter')
  await login.keyboard.type(recovery[0]!.toUpperCase())
  await expect.poll(() => axe(login)).toEqual([])
  await login.keyboard.press('Enter')
  await off.getByRole('button', { name: words.setUp }).waitFor()
  await login.getByRole('region', { name: account.devicesTitle }).getByText(account.thisDevice).waitFor()
  const unexpected = [...problems, ...other.problems].filter((problem) => !/status of 40[13]/.test(problem))
  expect(unexpected).toEqual([])
  await login.context().close()
}, 120_000) // prettier-ignore

test.each(few(['en', 'he'] as const))('the desk opens for the first admin once it is set up: %s', async (lang) => {
  const { factor: words } = MESSAGES[lang].accounts.app
  const { title } = MESSAGES[lang].desk.page
  const user = await insertMember({ isAdmin: true })
  const { page, problems } = await visit(hrefOf(lang, { kind: 'desk' }), { user, until: 'settled' })
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByText(words.required).waitFor()
  expect(await page.locator('.desk-tabs').count()).toBe(0)
  await expect.poll(() => axe(page)).toEqual([])
  await page.getByRole('button', { name: words.setUp }).press('Enter')
  await setUp(page, lang)
  await dialog(page).getByRole('button', { name: words.kept }).press('Enter')
  await page.locator('.desk-tabs').waitFor()
  expect(problems.filter((problem) => !/status of 403/.test(problem))).toEqual([])
  await page.context().close()
})

test('an admin turns it off for somebody who has lost the phone', async () => {
  const { people: words, acted, acts } = MESSAGES.en.desk.page
  const [admin, editor] = [await insertStaff('Ada Admin', 'admin'), await insertStaff('Edda Editor')]
  const { page, problems } = await visit(`${hrefOf('en', { kind: 'desk' })}#people?text=${editor.email}`, {
    user: admin,
    until: 'settled',
  })
  const row = page.locator('.desk-row', { hasText: editor.email })
  await row.getByText(words.twoFactors).waitFor()
  await row.getByRole('button', { name: words.dropFactor }).press('Enter')
  await expect.poll(() => axe(page)).toEqual([])
  await dialog(page).getByRole('button', { name: words.dropFactor }).press('Enter')
  await row.getByText(words.passwordOnly).waitFor()
  const line = page.locator('.desk-acts', { hasText: acted.dropFactor })
  await line.waitFor()
  expect(await line.getByRole('button', { name: acts.undo }).count()).toBe(0)
  expect(problems).toEqual([])
  await page.goto(page.url().replace(/#.*/, `#people?text=${admin.email}`))
  const own = page.locator('.desk-row', { hasText: admin.email })
  await own.getByText(words.twoFactors).waitFor()
  expect(await own.getByRole('button', { name: words.dropFactor }).count()).toBe(0)
  await page.context().close()
})
