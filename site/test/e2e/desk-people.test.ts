import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertStaff, insertUser, withStore, type User } from './users.ts'

useBrowser()

const open = (lang: Lang, user: User, hash = '') =>
  visit(`${hrefOf(lang, { kind: 'desk' })}${hash}`, { user, until: 'settled' })

const rightsOf = ({ uid }: User) =>
  withStore(async (store) => {
    const { role } = await store.selectFrom('users').select('role').where('id', '=', uid).executeTakeFirstOrThrow()
    const areas = await store.selectFrom('areas').select('place').where('uid', '=', uid).execute()
    return [role, ...areas.map(({ place }) => place)]
  })

const tabs = (page: Page) => page.locator('.desk-tabs a').allInnerTexts()

test.each(few(['he', 'en'] as const))('by keyboard, an admin makes somebody an editor of a city: %s', async (lang) => {
  const { people: words, roles, acted } = MESSAGES[lang].desk.page
  const admin = await insertStaff('Ada Admin', 'admin')
  const member = await insertUser('Noa Newcomer')
  const { page, problems } = await open(lang, admin, '#people')
  await page.getByLabel(words.search).focus()
  await page.keyboard.type(member.email)
  await page.keyboard.press('Enter')
  await page.getByText(member.email).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await page.locator('.desk-row', { hasText: member.email }).getByRole('button', { name: words.change }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.role, { exact: true }).selectOption('editor')
  const city = dialog.getByLabel(words.add)
  await city.focus()
  await page.keyboard.type(lang === 'he' ? 'ירושלים' : 'Jerusalem')
  await dialog.locator('[role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.locator('.desk-area li').waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: words.save }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.desk-row .badge', { hasText: roles.editor }).waitFor()
  expect(await rightsOf(member)).toEqual(['editor', 281184])
  await page.locator('.desk-acts', { hasText: acted.grant }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('each role sees the tabs that it has work in', async () => {
  const { tabs: names } = MESSAGES.en.desk.page
  const [moderator, translator] = [await insertStaff('Mo', 'moderator'), await insertStaff('Tal', 'translator')]
  const first = await open('en', moderator)
  await first.page.locator('.desk-tabs').waitFor()
  expect((await tabs(first.page)).map((text) => text.replace(/\s*\d.*$/, ''))).toEqual([
    names.queue,
    names.people,
    names.audit,
    names.api,
  ])
  expect(first.problems).toEqual([])
  await first.page.context().close()
  const second = await open('en', translator)
  await second.page.locator('.docs-found').waitFor()
  expect(await tabs(second.page)).toEqual([names.documents, names.texts, names.audit, names.api])
  expect(second.problems).toEqual([])
  await second.page.context().close()
})

/** Somebody who has asked the same question at many listings. */
async function insertSpammer(name: string): Promise<User> {
  const user = await insertUser(name)
  const common = { uid: user.uid, author: name, language: 'en', sample: 0, hidden: 0, at: Date.now() } as const
  const questions = Array.from({ length: 500 }, (_, at) => ({
    ...common, tnid: 900_010 + (at % 20), category: 1, question: `Cheap watches ${at}?`,
  })) // prettier-ignore
  await withStore((store) => store.insertInto('questions').values(questions).execute())
  return user
}

const visible = ({ uid }: User) =>
  withStore(async (store) => {
    const rows = await store
      .selectFrom('questions')
      .select('id')
      .where('uid', '=', uid)
      .where('hidden', '=', 0)
      .execute()
    return rows.length
  })

test.each(few(['he', 'en'] as const))('a spam wave goes in two presses and comes back in one: %s', async (lang) => {
  const { people: words, acted, acts } = MESSAGES[lang].desk.page
  const moderator = await insertStaff('Mo Moderator', 'moderator')
  const spammer = await insertSpammer('Sam Spammer')
  const { page, problems } = await open(lang, moderator, `#people?text=${spammer.email}`)
  const row = page.locator('.desk-row', { hasText: spammer.email })
  await row.getByRole('button', { name: words.clean }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => axe(page)).toEqual([])
  await dialog.getByRole('button', { name: words.clean }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.desk-acts', { hasText: acted.clean }).waitFor()
  expect(await visible(spammer)).toBe(0)
  await page.locator('.desk-acts').getByRole('button', { name: acts.undo }).first().click()
  await expect.poll(() => visible(spammer)).toBe(500)
  expect(problems).toEqual([])
  await page.context().close()
})

test.each(few(['he', 'en'] as const))(
  'a moderator blocks somebody with a reason and an end, and unblocks: %s',
  async (lang) => {
    const { people: words } = MESSAGES[lang].desk.page
    const moderator = await insertStaff('Mo Moderator', 'moderator')
    const member = await insertUser('Noa Noisy')
    const { page, problems } = await open(lang, moderator, `#people?text=${member.email}`)
    const row = page.locator('.desk-row', { hasText: member.email })
    // "Unblock" contains it.
    const block = row.getByRole('button', { name: new RegExp(`^${words.block}:`) })
    await block.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: words.block, exact: true })
    await submit.click()
    // The reason is missing: its field says so and has the focus.
    await dialog.locator('[aria-invalid=true]').waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.type('Advertising')
    await dialog.getByLabel(words.until).fill('2099-12-31')
    await submit.click()
    await row.getByText('Advertising').waitFor()
    expect(await overflow(page)).toBe(0)
    await row.getByRole('button', { name: words.unblock }).focus()
    await page.keyboard.press('Enter')
    await block.waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  },
)
