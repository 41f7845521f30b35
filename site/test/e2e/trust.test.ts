import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { sendEdit } from './desk-items.ts'
import { insertStaff, insertUser, withStore, type User } from './users.ts'

useBrowser()

/** A sample in Jerusalem that no other test changes. */
const TNID = 900_009
const LANGS = few(['he', 'en'] as const)

const trustOf = ({ uid }: User) =>
  withStore(async (store) => {
    const { trust } = await store.selectFrom('users').select('trust').where('id', '=', uid).executeTakeFirstOrThrow()
    return trust
  })

const focusIn = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=dialog], dialog') !== null)

test.each(LANGS)('by keyboard, an admin gives a level of trust, which its owner sees: %s', async (lang) => {
  const { people: words, acted } = MESSAGES[lang].desk.page
  const { trust } = MESSAGES[lang].accounts.app
  const admin = await insertStaff('Ada Admin', 'admin')
  const member = await insertUser('Dana Levi')
  const { page, problems } = await visit(`${hrefOf(lang, { kind: 'desk' })}#people?text=${member.email}`, {
    user: admin,
    until: 'settled',
  })
  const row = page.locator('.desk-row', { hasText: member.email })
  await row.getByText(trust.levels.new).waitFor()
  await row.getByRole('button', { name: words.changeTrust }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => focusIn(page)).toBe(true)
  await expect.poll(() => axe(page)).toEqual([])
  await dialog.getByLabel(words.level, { exact: true }).selectOption('trusted')
  await dialog.getByRole('button', { name: words.saveTrust }).press('Enter')
  // A reason is needed.
  const reason = dialog.getByLabel(words.trustReason)
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
  await reason.fill('Known to the editors')
  await dialog.getByRole('button', { name: words.saveTrust }).press('Enter')
  await page.locator('.desk-acts', { hasText: acted.trust }).waitFor()
  await row.getByText(trust.levels.trusted).waitFor()
  expect(await trustOf(member)).toBe('trusted')
  await expect.poll(() => axe(page)).toEqual([])
  expect(problems).toEqual([])
  await page.context().close()

  const own = await visit(hrefOf(lang, { kind: 'account' }), {
    user: member,
    viewport: { width: 390, height: 800 },
    until: 'settled',
  })
  const part = own.page.getByRole('region', { name: trust.title })
  await part.getByText(trust.levels.trusted, { exact: true }).waitFor()
  expect(await part.innerText()).toContain(format(trust.can.trusted, { limit: 20 }))
  await expect.poll(() => axe(own.page)).toEqual([])
  expect(await overflow(own.page)).toBe(0)
  await own.page.context().close()
})

test.each(LANGS)('a trusted account’s update is live, and off the page in one press: %s', async (lang) => {
  const { kind, acted, acts, log } = MESSAGES[lang].desk.page
  const sender = await insertUser('Tova Trusted')
  const editor = await insertStaff('Ruth Editor')
  await withStore((store) =>
    store.updateTable('users').set({ trust: 'trusted' }).where('id', '=', sender.uid).execute(),
  )
  const said = `Mondays${Date.now()}`
  await sendEdit(sender, { tnid: TNID, dtype: 228, fields: { opening_hours: said } })
  const pageText = async () => (await fetch(`${siteUrl}/Kosher_Restaurants-DI${TNID}-x.html`)).text()
  await expect.poll(pageText).toContain(said)

  const { page, problems } = await visit(`${hrefOf(lang, { kind: 'desk' })}#queue?kind=applied`, {
    user: editor,
    until: 'settled',
  })
  await page.locator('.desk-list [data-item]', { hasText: said }).press('Enter')
  const item = page.locator('.desk-item')
  await item.getByText(said).waitFor()
  expect(await item.locator('.eyebrow').first().innerText()).toContain(kind.applied)
  expect(await item.getByText(log.before, { exact: true }).count()).toBe(1)
  expect(await item.locator('.desk-decided').innerText()).toContain(acted.apply)
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await item.getByRole('button', { name: acts.undo }).press('Enter')
  await page.locator('.desk-acts [data-progress=live]').waitFor()
  await expect.poll(pageText).not.toContain(said)
  // It waits among the edits, where it is opened.
  await expect.poll(() => item.locator('.eyebrow').first().innerText()).toContain(kind.edit)
  await page.getByRole('button', { name: acts.refuse }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})
