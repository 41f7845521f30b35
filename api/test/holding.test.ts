import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import type { AuditLog, DeskItemOf, HoldRules, MadeKey } from '#core/contract/desk.ts'
import { decide, decided, deskApp, queueOf, read, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'
import { keyedVisitor, outbox } from './people.ts'

const ask = async (page: Desk['Dana'], question: string): Promise<string> => {
  const answer = await page.post('addquestion', { uid: page.uid, tnid: 100, questionCategory: 1, question })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().message.text
}

/** Omer is an admin. */
async function withAdmin(desk: Desk): Promise<Desk> {
  await desk.store.updateTable('users').set({ role: 'admin' }).where('id', '=', desk.Omer.uid).execute()
  await desk.Omer.load()
  return desk
}

const setRules = async ({ Omer }: Desk, rules: Partial<HoldRules>) => {
  const answer = await Omer.post('desk/holding', { first: 0, links: false, words: '', ...rules })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { audit: number }
}

/** The question of a text: its id, and whether visitors see it. */
const questionOf = ({ store }: Desk, text: string) =>
  store.selectFrom('questions').select(['id', 'hidden']).where('question', '=', text).executeTakeFirstOrThrow()

test('on a public site first contributions and links wait by default, unless more does', () => {
  const rulesOf = (env: object) => readConfig({ ...env }).holdRules
  expect(rulesOf({ SITE_ORIGIN: 'https://kosher.example.com' })).toEqual({ first: 2, links: true, words: '' })
  const none = { first: 0, links: false, words: '' }
  for (const env of [
    {},
    { SITE_ORIGIN: 'http://localhost:3000' },
    { SITE_ORIGIN: 'https://a.example.com', REVIEWS: 'approve' },
  ])
    expect(rulesOf(env)).toEqual(none)
})

onBothStores((open) => {
  const app = async (): Promise<Desk> => withAdmin(await deskApp(await open.migrated()))

  test('the first contributions of an account wait until as many are published, and the queue says so', async () => {
    const desk = await app()
    const { Dana, Eva, Omer } = desk
    Object.assign(desk.config, { holdRules: { first: 1, links: false, words: '' } })
    const waits = await ask(Dana, 'Is it open?')
    await ask(Dana, 'Is it open on Friday?')
    const { items, held } = await queueOf(Omer, 'kind=question')
    expect(items.map((item) => item.held)).toEqual([[{ why: 'first' }], [{ why: 'first' }]])
    expect(held).toEqual({ held: 2, waiting: 2, published: 0, removed: 0 })
    await decided(Omer, { kind: 'question', id: items[0]!.id, act: 'show' })
    await decided(Omer, { kind: 'question', id: items[1]!.id, act: 'hide', reason: 'Twice' })
    const shows = await ask(Dana, 'Is it open on Sunday?')
    expect(shows).not.toBe(waits)
    expect((await queueOf(Omer)).held).toEqual({ held: 2, waiting: 0, published: 1, removed: 1 })
    // Who works here is known.
    expect((await questionOf(desk, (await ask(Eva, 'A test?')) && 'A test?')).hidden).toBe(0)
  })

  test('links and words of the list wait; the rules are logged, and undone', async () => {
    const desk = await app()
    const { Dana, Omer, Eva } = desk
    const { audit } = await setRules(desk, { links: true, words: ' Casino \n\nfree trial ' })
    expect(await read<HoldRules>(Omer, 'holding')).toEqual({ first: 0, links: true, words: 'Casino\nfree trial' })
    await ask(Dana, 'See www.example.org?')
    await ask(Dana, 'A càsino here?')
    await ask(Dana, 'Is it open?')
    const { items } = await queueOf(Omer, 'kind=question')
    expect(items.map(({ held }) => held)).toEqual([[{ why: 'link' }], [{ why: 'word', word: 'Casino' }]])
    const item = await read<DeskItemOf<'question'>>(Omer, `item/question/${items[1]!.id}/en`)
    expect(item.held).toEqual([{ why: 'word', word: 'Casino' }])
    const { rows } = await read<AuditLog>(Omer, 'audit?kind=holding')
    expect(rows).toMatchObject([{ act: 'change', by: { name: 'Omer' }, undoable: true }])
    // They are about people: not an editor's.
    expect((await Eva.post('desk/holding', { first: 0, links: false, words: '' })).json().code).toBe('notYourRole')
    await undone(Omer, audit)
    expect(await read<HoldRules>(Omer, 'holding')).toEqual({ first: 0, links: false, words: '' })
    await ask(Dana, 'See www.example.com?')
    expect((await questionOf(desk, 'See www.example.com?')).hidden).toBe(0)
  })

  test('spam is removed and its sender blocked in one act, of which nobody is told, and which is undone', async () => {
    const desk = await app()
    const { Dana, Omer, Eva } = desk
    await setRules(desk, { words: 'casino' })
    await ask(Dana, 'Casino?')
    const { id } = await questionOf(desk, 'Casino?')
    const spam = { kind: 'question', id, act: 'spam' } as const
    expect((await decide(Eva, spam)).json().code).toBe('notYourRole')
    expect((await questionOf(desk, 'Casino?')).hidden).toBe(1)
    const { audit } = await decided(Omer, spam)
    expect((await queueOf(Omer)).held).toMatchObject({ waiting: 0, removed: 1 })
    expect(
      (await Dana.post('addquestion', { uid: Dana.uid, tnid: 100, questionCategory: 1, question: 'More?' })).statusCode,
    ).toBe(403)
    const blocked = () =>
      desk.store.selectFrom('users').select('blocked_until').where('id', '=', Dana.uid).executeTakeFirstOrThrow()
    expect((await blocked()).blocked_until).toBeGreaterThan(desk.clock.now)
    expect(await outbox(desk)).toEqual([])
    const { rows } = await read<AuditLog>(Omer, 'audit?kind=question')
    expect(rows[0]).toMatchObject({ act: 'spam', item: String(id), undoable: true })
    // An undo would end the block.
    expect((await Eva.post('desk/undo', { audit })).json().code).toBe('notYourRole')
    await undone(Omer, audit)
    expect((await blocked()).blocked_until).toBe(0)
    expect((await queueOf(Omer)).held).toMatchObject({ waiting: 1, removed: 0 })
  })

  test('no API key blocks anybody as a sender of spam', async () => {
    const desk = await app()
    const { Dana, Omer } = desk
    await ask(Dana, 'A test?')
    const { id } = await questionOf(desk, 'A test?')
    const { key } = (await Omer.post('desk/keys', { name: 'Filter', role: 'moderator' })).json<MadeKey>()
    const program = keyedVisitor(desk, key)
    expect((await decide(program, { kind: 'question', id, act: 'spam' })).json().code).toBe('notByKey')
    expect((await questionOf(desk, 'A test?')).hidden).toBe(0)
    expect((await decide(program, { kind: 'question', id, act: 'hide', reason: 'Not here' })).statusCode).toBe(200)
  })

  test('whoever has a role is not blocked as a sender of spam', async () => {
    const desk = await app()
    const { Eva, Omer } = desk
    await ask(Eva, 'A test?')
    const { id } = await questionOf(desk, 'A test?')
    expect((await decide(Omer, { kind: 'question', id, act: 'spam' })).json().code).toBe('hasRole')
    expect((await questionOf(desk, 'A test?')).hidden).toBe(0)
  })
})
