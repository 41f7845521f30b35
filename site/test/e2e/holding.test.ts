import { expect, test } from 'vitest'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import type { SessionState } from '#core/contract/session.ts'
import { TOKEN_HEADER } from '#core/contract/tokens.ts'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertStaff, insertUser, withStore, type User } from './users.ts'

useBrowser()

const TNID = 900_001

/** Asks a question as the dialog does. Returns what its sender reads. */
async function ask({ uid }: User, question: string, lang: Lang): Promise<string> {
  const { cookie } = await withStore((store) => insertSession(store, { uid }, Date.now()))
  const headers = { cookie: `session=${cookie}`, 'accept-language': lang }
  const session = await fetch(`${siteUrl}/rest/tjt/session`, { headers })
  const { tokens } = (await session.json()) as SessionState
  const answer = await fetch(`${siteUrl}/rest/tjt/addquestion`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', [TOKEN_HEADER]: tokens['POST addquestion'] ?? '' },
    body: JSON.stringify({ uid, tnid: TNID, questionCategory: 1, question }),
  })
  return ((await answer.json()) as { message: { text: string } }).message.text
}

test.each([
  ['en', { width: 1280, height: 900 }],
  ['he', { width: 390, height: 844 }],
] as const)('a word of the list holds a question, which one press removes as spam, %s', async (lang, viewport) => {
  const { holding, acts, acted, otherKinds } = MESSAGES[lang].desk.page
  const [moderator, sender] = [await insertStaff('Mo Moderator', 'moderator'), await insertUser('Sam Sender')]
  const word = `קזינו${Date.now()}`
  const desk = hrefOf(lang, { kind: 'desk' })
  const { page, problems } = await visit(desk, { user: moderator, viewport })
  await page.getByRole('button', { name: holding.open }).press('Enter')
  const dialog = page.getByRole('dialog', { name: holding.title })
  await dialog.getByLabel(holding.words).fill(`poker${word}\n${word}`)
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: holding.save }).press('Enter')
  await page.locator('.desk-acts', { hasText: otherKinds.holding }).waitFor()

  expect(await ask(sender, `הנה ${word}!`, lang)).toBe(MESSAGES[lang].contributions.messages.questionWaits)
  await page.reload()
  const line = page.locator('.desk-list [data-item]', { hasText: word })
  await line.press('Enter')
  const item = page.locator('.desk-item')
  const why = holding.reasons.word.split(':')[0]!
  await expect.poll(() => item.innerText()).toContain(why)
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await item.getByRole('button', { name: acts.spam, exact: true }).press('Enter')
  const done = page.locator('.desk-acts li', { hasText: acted.spam })
  await done.waitFor()
  await expect.poll(() => line.count()).toBe(0)
  await done.getByRole('button', { name: acts.undo }).press('Enter')
  await expect.poll(() => line.count()).toBe(1)
  expect(problems).toEqual([])
  await page.context().close()
})
