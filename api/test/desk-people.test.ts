import { expect, test } from 'vitest'
import type { AuditLog, DeskItem, DeskPeople, Queue } from '#core/contract/desk.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { deskApp, get, pageOf, read, sentEdit, undone, type Desk } from './desk.ts'
import { outbox, visit, type Visitor } from './people.ts'
import { onBothStores } from './store/stores.ts'

const TEXTS = 400
const TNIDS = Array.from({ length: 45 }, (_, at) => at + 1)
const TABLES = ['reviews', 'questions', 'answers', 'edits', 'claims', 'reports', 'sightings'] as const

async function withAdmin(desk: Desk): Promise<Visitor> {
  await desk.store.updateTable('users').set({ role: 'admin' }).where('id', '=', desk.Omer.uid).execute()
  await desk.Omer.load()
  return desk.Omer
}

/** Five hundred contributions of Dana, of all kinds, about many listings; one of Uri. */
async function spam(desk: Desk): Promise<void> {
  const { store, clock, Dana, Uri } = desk
  const common = { uid: Dana.uid, author: 'Dana', language: 'en', sample: 0, hidden: 0, at: clock.now } as const
  const listing = (at: number) => TNIDS[at % TNIDS.length]!
  await store
    .insertInto('reviews')
    .values(
      TNIDS.map((tnid) => ({
        ...common, tnid, title: 'Buy', content: 'Now', price_range: 'low', food: 5, service: 5, value: 5,
      })), // prettier-ignore
    )
    .execute()
  const questions = Array.from({ length: TEXTS / 2 }, (_, at) => ({
    ...common, tnid: listing(at), category: 1, question: `Buy ${at}?`,
  })) // prettier-ignore
  const ids = await store.insertInto('questions').values(questions).returning('id').execute()
  const answers = ids.map(
    ({ id: qid }, at) => ({ ...common, qid, answer: 'Here', hidden: at % 9 === 0 ? 1 : 0 }) as const,
  )
  await store.insertInto('answers').values(answers).execute()
  const keptQuestion = { ...common, uid: Uri.uid, tnid: 7, category: 1, question: 'Is there parking?' }
  await store.insertInto('questions').values(keptQuestion).execute()
  for (let at = 0; at < 30; at++) await sentEdit(desk, { uid: Dana.uid, tnid: listing(at), changes: { fax: '+33' } })
  const claim = { uid: Dana.uid, language: 'en', state: 'waiting', at: clock.now } as const
  await store
    .insertInto('claims')
    .values(TNIDS.slice(0, 10).map((tnid) => ({ ...claim, tnid })))
    .execute()
  const report = {
    dtype: 228, type: 'wrong', title: '', content: 'Bad', button_text: '', back_link: '', good_faith: 1, language: 'en',
    state: 'waiting', at: clock.now, tnid: 1,
  } as const // prettier-ignore
  await store
    .insertInto('reports')
    .values([
      ...TNIDS.slice(0, 10).map(() => ({ ...report, uid: Dana.uid, about: '' }) as never),
      { ...report, uid: Uri.uid, about: `question ${ids[0]!.id}` } as never,
    ])
    .execute()
  const sighting = { uid: Dana.uid, role: 'visitor', says: 'closed', state: 'waiting', at: clock.now } as const
  await store
    .insertInto('sightings')
    .values(TNIDS.slice(0, 10).map((tnid) => ({ ...sighting, tnid })))
    .execute()
}

async function everything({ store }: Desk) {
  const all: Record<string, unknown[]> = {}
  for (const table of TABLES) all[table] = await store.selectFrom(table).selectAll().orderBy('id').execute()
  return all
}

const person = async (by: Visitor, uid: number) => (await read<DeskPeople>(by, `people?text=${uid}`)).people[0]!
const changedSince = async ({ store }: Desk, seq: number) =>
  (await store.selectFrom('content').select('id').where('kind', '=', 'listings').where('seq', '>', seq).execute())
    .length

async function lastSeq({ store }: Desk): Promise<number> {
  const { seq } = await store
    .selectFrom('content')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return Number(seq)
}

onBothStores((open) => {
  test('five hundred contributions of a spammer go in one action, and come back in one', async () => {
    const desk = await deskApp(await open.migrated())
    const admin = await withAdmin(desk)
    await spam(desk)
    const before = await everything(desk)
    const { uid } = desk.Dana
    expect((await person(admin, uid)).contributions).toBeGreaterThanOrEqual(500)
    const seq = await lastSeq(desk)
    const cleaned = await admin.post('desk/clean', { uid, reason: 'Spam' })
    expect(cleaned.statusCode, cleaned.body).toBe(200)
    // Each page that showed something of it follows, in one change.
    expect(await changedSince(desk, seq)).toBe(TNIDS.length)
    expect(cleaned.json().seq).toBe(seq + 1)
    expect((await person(admin, uid)).contributions).toBe(0)
    const { store } = desk
    const visible = await store.selectFrom('questions').select(['uid']).where('hidden', '=', 0).execute()
    expect(visible.map((row) => row.uid)).toEqual([desk.Uri.uid])
    const queue = await read<Queue>(admin, 'queue')
    expect(queue.total, JSON.stringify(queue.counts)).toBe(0)
    expect((await outbox(desk)).length).toBe(0)
    expect((await admin.post('desk/clean', { uid })).json().code).toBe('nothingToClean')
    const { rows } = await read<AuditLog>(admin, 'audit?kind=user')
    expect(rows).toMatchObject([{ act: 'clean', item: String(uid), reason: 'Spam', undoable: true }])
    const now = await lastSeq(desk)
    const back = await undone(admin, cleaned.json().audit)
    expect(back.seq).toBe(now + 1)
    expect(await changedSince(desk, now)).toBe(TNIDS.length)
    expect(await everything(desk)).toEqual(before)
  })

  test('what a moderator has decided since stays, and is named', async () => {
    const desk = await deskApp(await open.migrated())
    const admin = await withAdmin(desk)
    await spam(desk)
    const { audit } = (await admin.post('desk/clean', { uid: desk.Dana.uid })).json()
    const { store } = desk
    const { id, tnid } = await store
      .selectFrom('reviews')
      .select(['id', 'tnid'])
      .where('uid', '=', desk.Dana.uid)
      .executeTakeFirstOrThrow()
    const seen = (await read<DeskItem>(admin, `item/review/${id}/en`)).decided?.audit
    const answer = await admin.post('desk/decision', { kind: 'review', id, act: 'show', ...(seen && { seen }) })
    expect(answer.statusCode, answer.body).toBe(200)
    const { left } = await undone(admin, audit)
    expect(left).toMatchObject({ count: 1, listings: [{ id: String(tnid) }] })
    const hidden = await store.selectFrom('questions').select('id').where('hidden', '=', 1).execute()
    expect(hidden).toEqual([])
    const again = await admin.post('desk/undo', { audit })
    expect(again.json().code).toBe('alreadyUndone')
  })

  test('a blocked user is logged out, told why and until when, and comes back at the end', async () => {
    const desk = await deskApp(await open.migrated())
    const admin = await withAdmin(desk)
    const { Dana, Eva, clock, store } = desk
    const { uid } = Dana
    const day = new Date(clock.now + 3 * 86_400_000).toISOString().slice(0, 10)
    const block = (body: object) => admin.post('desk/block', { uid, reason: 'Advertising', ...body })
    expect((await block({ reason: ' ' })).json().code).toBe('needRefusal')
    expect((await block({ until: '2020-01-01' })).json().code).toBe('invalidField')
    expect((await block({ until: '2027-02-30' })).json().code).toBe('invalidField')
    expect((await admin.post('desk/block', { uid: Eva.uid, reason: 'No' })).json().code).toBe('hasRole')
    const done = await block({ until: day })
    expect(done.statusCode, done.body).toBe(200)
    const [mail] = await outbox(desk)
    expect([mail!.recipient, mail!.text]).toEqual(['dana@example.org', expect.stringContaining('Advertising')])
    expect(await person(admin, uid)).toMatchObject({ blocked: { reason: 'Advertising' } })
    // Not even with a session that a log-in began at the same moment.
    const late = await pageOf(desk, uid)
    expect([(await Dana.load()).uid, late.state().uid]).toEqual([0, 0])
    expect((await read<DeskPeople>(admin, 'people')).people.map((member) => member.uid)).toContain(uid)
    clock.now = Date.parse(`${day}T23:59:59Z`)
    expect((await pageOf(desk, uid)).state().uid).toBe(0)
    clock.now += 2000
    expect((await pageOf(desk, uid)).state().uid).toBe(uid)
    const forGood = await (await pageOf(desk, admin.state().uid)).post('desk/block', { uid, reason: 'Again' })
    expect(forGood.statusCode, forGood.body).toBe(200)
    clock.now += 50 * 366 * 86_400_000
    expect((await pageOf(desk, uid)).state().uid).toBe(0)
    const again = await pageOf(desk, admin.state().uid)
    expect((await again.post('desk/unblock', { uid })).statusCode).toBe(200)
    expect((await pageOf(desk, uid)).state().uid).toBe(uid)
    expect((await person(await pageOf(desk, admin.state().uid), uid)).blocked).toBeUndefined()
    const rows = await store.selectFrom('audit').select('act').where('kind', '=', 'user').orderBy('id').execute()
    expect(rows.map(({ act }) => act)).toEqual(['block', 'block', 'unblock'])
  })

  test('only who knows the password of a blocked account is told so', async () => {
    const desk = await deskApp(await open.migrated())
    const admin = await withAdmin(desk)
    const { uid } = desk.Dana
    const password = await hashPassword('a long enough password')
    await desk.store.updateTable('users').set({ password }).where('id', '=', uid).execute()
    const day = new Date(desk.clock.now + 86_400_000).toISOString().slice(0, 10)
    expect((await admin.post('desk/block', { uid, until: day, reason: 'Advertising' })).statusCode).toBe(200)
    const page = await visit(desk)
    expect((await page.logIn('dana@example.org', 'some other password')).json().code).toBe('wrongLogin')
    await page.load()
    const refused = await page.logIn('dana@example.org', 'a long enough password')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'blocked'])
    const { error } = refused.json() as { error: string }
    expect(error).toMatch(/Until: .*202\d.* Reason: Advertising/)
    // The page reloads, and says it then.
    expect((await page.load()).messages.map(({ text }) => text)).toEqual([error])
    expect(page.state().uid).toBe(0)
  })

  test('a moderator mails the link that somebody misses, as often as they could themselves', async () => {
    const desk = await deskApp(await open.migrated())
    const admin = await withAdmin(desk)
    const { Uri, store } = desk
    const mail = () => admin.post('desk/mail', { uid: Uri.uid })
    expect((await mail()).statusCode).toBe(200)
    await store.updateTable('users').set({ verified: 0 }).where('id', '=', Uri.uid).execute()
    for (let at = 0; at < 5; at++) expect((await mail()).statusCode).toBe(200)
    expect((await mail()).json().code).toBe('tooMany')
    const kinds = (await outbox(desk)).map(({ key }) => key.split(' ')[0])
    expect(kinds).toEqual(['reset', ...Array.from({ length: 5 }, () => 'verify')])
    await store.updateTable('users').set({ email: '', email_key: null }).where('id', '=', Uri.uid).execute()
    expect((await mail()).json().code).toBe('noAddress')
    expect((await get(admin, `people?text=${Uri.uid}`)).json().people).toMatchObject([{ email: '' }])
  })
})
