import { expect, test } from 'vitest'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertUser, withStore, type User } from './users.ts'

useBrowser()

/** Logs in somewhere else. */
const logInOn = ({ uid }: User, browser: string, system: string) =>
  withStore((store) => insertSession(store, { uid, device: { browser, system } }, Date.now()))

const sessionsOf = ({ uid }: User) =>
  withStore(async (store) => {
    const rows = await store.selectFrom('sessions').select('system').where('uid', '=', uid).execute()
    return rows.map(({ system }) => system).sort()
  })

test.each(['en', 'he'] as const)('by keyboard, other devices are logged out, one or all: %s', async (lang) => {
  const { account: words } = MESSAGES[lang].accounts.app
  const user = await insertUser()
  for (const system of ['iPhone', 'Windows', 'Android']) await logInOn(user, 'Firefox', system)
  const { page, problems } = await visit(hrefOf(lang, { kind: 'account' }), {
    user,
    viewport: { width: 390, height: 800 },
    until: 'settled',
  })
  const devices = page.getByRole('region', { name: words.devicesTitle })
  await devices.getByText(words.thisDevice).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await devices.getByRole('button', { name: /iPhone/ }).press('Enter')
  await expect.poll(() => sessionsOf(user)).toEqual(['', 'Android', 'Windows'])
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(3)
  // The focus does not get lost with its button.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('UL')
  await devices.getByRole('button', { name: words.logoutOthers }).press('Enter')
  await expect.poll(() => sessionsOf(user)).toEqual([''])
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
  await page.locator('.toast.is-success').first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})
