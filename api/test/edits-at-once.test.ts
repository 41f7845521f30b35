import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { insertAct } from '#api/audit/audit.repository.ts'
import { insertEdit } from '#api/edits/edits.repository.ts'
import type { AuditLog, DeskItem } from '#core/contract/desk.ts'
import { backAtDesk, decide, decided, deskApp, queueOf, read, storedListing, undone, type Desk } from './desk.ts'
import { formOf, photo, sendEdit, type Part } from './edits.ts'
import { rowsOf } from './mail/mailing.ts'
import { onBothStores } from './store/stores.ts'

const TNID = 100

/** Dana is trusted. */
async function app(store: Parameters<typeof deskApp>[0]): Promise<Desk> {
  const desk = await deskApp(store)
  await desk.store.updateTable('users').set({ trust: 'trusted' }).where('id', '=', desk.Dana.uid).execute()
  await desk.store.deleteFrom('outbox').execute()
  return desk
}

const dtypeOf = async (desk: Desk) => (await storedListing(desk, TNID)).body['dtype'] as number

async function send(desk: Desk, fields: Record<string, Part | readonly Part[]>, by: 'Dana' | 'Uri' = 'Dana') {
  const { uid } = desk[by]
  const form = formOf({ uid, tnid: TNID, dtype: await dtypeOf(desk), lang: 'en', updateType: 'regular', ...fields })
  const answer = await sendEdit(desk[by], form)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().message.text as string
}

const lastEdit = (desk: Desk) =>
  desk.store.selectFrom('edits').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

const put = (store: Desk['store'], tnid: number, body: object) =>
  store
    .updateTable('content')
    .set({ body: JSON.stringify(body), origin: 'editor:1' })
    .where('kind', '=', 'listings')
    .where('id', '=', String(tnid))
    .execute()

/** A further edit of listing 100 that was published at once, as the store has it. */
async function applied({ store, clock }: Desk, uid: number, body: object, at: number): Promise<void> {
  const row = await store
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', 'listings')
    .where('id', '=', String(TNID))
    .executeTakeFirstOrThrow()
  const before = { body: JSON.parse(row.body) as object, origin: row.origin }
  const origin = `user:${uid}`
  const edit = {
    uid,
    tnid: TNID,
    kind: 'regular',
    body: '{}',
    before: '',
    language: 'en',
    claims_ownership: 0,
  } as const
  await store.transaction().execute(async (trx) => {
    const { id } = await insertEdit(trx, { ...edit, at: clock.now + at }, [])
    await trx.updateTable('edits').set({ state: 'applied' }).where('id', '=', id).execute()
    const document = { kind: 'listings', id: String(TNID), sample: false, deleted: false } as const
    const content = {
      before: { ...document, ...before },
      after: { ...document, body, origin },
    }
    const act = { uid, act: 'apply', kind: 'applied', item: String(id), tnid: TNID, reason: '' } as const
    await insertAct(trx, act, { rows: [], content }, clock.now)
    await trx
      .updateTable('content')
      .set({ body: JSON.stringify(body), origin })
      .where('kind', '=', 'listings')
      .where('id', '=', String(TNID))
      .execute()
  })
}

onBothStores((open) => {
  test('a trusted account’s regular update is live at once, editors see it, and undo it in one press', async () => {
    const desk = await app(await open.migrated())
    const { Eva } = desk
    const before = await storedListing(desk, TNID)
    expect(await send(desk, { shabbatMeals: 'yes' })).toBe('Your update is published. The page follows within seconds.')
    const after = await storedListing(desk, TNID)
    expect(after.body['shabbatMeals']).toBe(true)
    expect(after.seq).toBeGreaterThan(before.seq)
    const { id, state } = await lastEdit(desk)
    expect(state).toBe('applied')
    const { items, counts } = await queueOf(Eva)
    expect(counts).toMatchObject({ applied: 1, edit: 0 })
    expect(items[0]).toMatchObject({ kind: 'applied', id, fields: ['shabbatMeals'] })
    const item = await read<DeskItem>(Eva, `item/applied/${id}/en`)
    expect(item).toMatchObject({
      state: 'waiting',
      decided: { act: 'apply', by: { name: 'Dana' } },
      fields: [{ field: 'shabbatMeals', now: '', after: 'yes' }],
    })
    await undone(Eva, item.decided!.audit)
    expect((await storedListing(desk, TNID)).body).toEqual(before.body)
    // Then it waits like any other.
    expect((await queueOf(Eva)).counts).toMatchObject({ applied: 0, edit: 1 })
    const undoneItem = await read<DeskItem>(Eva, `item/applied/${id}/en`)
    expect([undoneItem.state, undoneItem.decided]).toEqual(['decided', undefined])
    expect(await read<DeskItem>(Eva, `item/edit/${id}/en`)).toMatchObject({ kind: 'edit', state: 'waiting' })
    expect(await rowsOf(desk.store)).toEqual([])
  })

  test('who runs a hotel answers as the place itself, anybody else as a visitor', async () => {
    const desk = await app(await open.migrated())
    const hotel = { tnid: 101, dtype: 230 }
    const facts = async () => (await storedListing(desk, hotel.tnid)).body['stayFacts']
    await send(desk, { ...hotel, sukkah: 'yes' })
    expect(await facts()).toMatchObject([{ of: ['sukkah'], source: { kind: 'visitor' } }])
    const claim = { uid: desk.Dana.uid, tnid: hotel.tnid, language: 'en', state: 'approved', at: 1 } as const
    await desk.store.insertInto('claims').values(claim).execute()
    await send(desk, { ...hotel, eruv: 'no' })
    expect(await facts()).toMatchObject([{ of: ['sukkah'] }, { of: ['eruv'], source: { kind: 'place' } }])
  })

  test('an editor keeps it, or takes it off with a reason; both can be undone', async () => {
    const desk = await app(await open.migrated())
    const { Eva } = desk
    const before = await storedListing(desk, TNID)
    await send(desk, { shabbatMeals: 'yes' })
    const { id } = await lastEdit(desk)
    const outcome = await decided(Eva, { kind: 'applied', id, act: 'approve' })
    expect((await lastEdit(desk)).state).toBe('approved')
    expect(outcome.seq).toBeUndefined()
    expect((await decide(Eva, { kind: 'applied', id, act: 'approve' })).json().code).toBe('alreadyDecided')
    await undone(Eva, outcome.audit)
    expect((await lastEdit(desk)).state).toBe('applied')
    expect((await decide(Eva, { kind: 'applied', id, act: 'refuse' })).json().code).toBe('needRefusal')
    const refused = await decided(Eva, { kind: 'applied', id, act: 'refuse', reason: 'There are steps.' })
    expect((await storedListing(desk, TNID)).body).toEqual(before.body)
    const [mail] = await rowsOf(desk.store)
    expect(mail).toMatchObject({ recipient: 'dana@example.org' })
    expect(mail!.text).toContain('There are steps.')
    await undone(Eva, refused.audit)
    expect((await storedListing(desk, TNID)).body['shabbatMeals']).toBe(true)
    const { rows } = await read<AuditLog>(Eva, `audit?tnid=${TNID}`)
    expect(rows.map(({ act }) => act)).toEqual(['undo', 'refuse', 'undo', 'approve', 'apply'])
  })

  test('what the listing has changed in since is not taken off blindly', async () => {
    const desk = await app(await open.migrated())
    await send(desk, { shabbatMeals: 'yes' })
    const { id } = await lastEdit(desk)
    await desk.store
      .updateTable('content')
      .set({ body: JSON.stringify({ ...(await storedListing(desk, TNID)).body, rabbi: 'Somebody' }) })
      .where('kind', '=', 'listings')
      .where('id', '=', String(TNID))
      .execute()
    const refused = await decide(desk.Eva, { kind: 'applied', id, act: 'refuse', reason: 'No' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'cannotUndo'])
    expect((await lastEdit(desk)).state).toBe('applied')
  })

  test('only so many are published in 24 hours, however fast they come; the others wait', async () => {
    const desk = await app(await open.migrated())
    Object.assign(desk.config, { trust: readConfig({ TRUSTED_PER_DAY: '3' }).trust })
    const tnids = [1, 2, 3, 4, 5, 6, 7, 8]
    const spam = (tnid: number) =>
      sendEdit(
        desk.Dana,
        formOf({
          uid: desk.Dana.uid,
          tnid,
          dtype: 228,
          lang: 'en',
          updateType: 'regular',
          opening_hours: `Cheap pills ${tnid}`,
        }),
      )
    const answers = await Promise.all(tnids.map(spam))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tnids.map(() => 200))
    expect((await queueOf(desk.Eva)).counts).toMatchObject({ applied: 3, edit: 5 })
    // Taking one off does not make room for another.
    const { items } = await queueOf(desk.Eva, 'kind=applied')
    await decided(desk.Eva, { kind: 'applied', id: items[0]!.id, act: 'refuse', reason: 'Spam' })
    await spam(9)
    expect((await queueOf(desk.Eva)).counts).toMatchObject({ applied: 2, edit: 6 })
    desk.clock.now += 86_400_001
    await spam(10)
    await backAtDesk(desk, 'Eva')
    expect((await queueOf(desk.Eva)).counts).toMatchObject({ applied: 3, edit: 6 })
  })

  test('cleaning takes off what was published at once, in one press with one undo', async () => {
    const desk = await app(await open.migrated())
    const { store, Eva, Omer, Dana } = desk
    await store.updateTable('users').set({ role: 'admin' }).where('id', '=', Omer.uid).execute()
    const tnids = [1, 2, 3]
    const states = async () =>
      (await store.selectFrom('edits').select('state').orderBy('id').execute()).map((e) => e.state)
    const listings = async () => (await Promise.all(tnids.map((tnid) => storedListing(desk, tnid)))).map((l) => l.body)
    const before = await listings()
    const spam = async (tnid: number, fields: Record<string, string>) => {
      const form = formOf({ uid: Dana.uid, tnid, dtype: 228, lang: 'en', updateType: 'regular', ...fields })
      expect((await sendEdit(Dana, form)).statusCode).toBe(200)
    }
    for (const tnid of tnids) await spam(tnid, { opening_hours: `Cheap pills ${tnid}`, shabbatMeals: 'yes' })
    // One was kept, and one has been changed since: the editor's value stays.
    const [waitingItem] = (await queueOf(Eva, 'kind=applied')).items
    await decided(Eva, { kind: 'applied', id: waitingItem!.id, act: 'approve' })
    const edited = await storedListing(desk, 2)
    await put(store, 2, { ...edited.body, shabbatMeals: false, fax: '+1 1' })
    const after = await listings()
    const { people } = await read<{ people: { contributions: number }[] }>(Omer, 'people?text=dana')
    expect(people[0]!.contributions).toBe(2)
    const cleaned = await Omer.post('desk/clean', { uid: Dana.uid, reason: 'Spam' })
    expect(cleaned.statusCode, cleaned.body).toBe(200)
    expect(await states()).toEqual(['approved', 'refused', 'refused'])
    expect(await listings()).toEqual([after[0], { ...before[1], shabbatMeals: false, fax: '+1 1' }, before[2]])
    expect((await storedListing(desk, 3)).origin).toBe('seed')
    expect(cleaned.json().seq).toBe((await storedListing(desk, 3)).seq)
    expect((await queueOf(Eva)).counts['applied']).toBe(0)
    expect((await Omer.post('desk/clean', { uid: Dana.uid })).json().code).toBe('nothingToClean')
    // The log has it once, and the item says who took it off.
    const { rows } = await read<AuditLog>(Omer, 'audit')
    expect(rows.filter(({ act }) => act === 'clean')).toHaveLength(1)
    const { id } = await lastEdit(desk)
    const item = await read<DeskItem>(Eva, `item/applied/${id}/en`)
    expect(item.decided).toMatchObject({ act: 'refuse', by: { name: 'Omer' } })
    await undone(Omer, cleaned.json().audit)
    expect(await listings()).toEqual(after)
    expect(await states()).toEqual(['approved', 'applied', 'applied'])
    // And it can be taken off by itself.
    await decided(Eva, { kind: 'applied', id, act: 'refuse', reason: 'Spam' })
    expect((await storedListing(desk, 3)).body).toEqual(before[2])
  })

  test('several of one listing are taken off together, and what has changed since the cleaning is left', async () => {
    const desk = await app(await open.migrated())
    const { store, Omer, Dana } = desk
    await store.updateTable('users').set({ role: 'moderator' }).where('id', '=', Omer.uid).execute()
    const before = await storedListing(desk, TNID)
    await send(desk, { shabbatMeals: 'yes' })
    // As if the page showed it by now.
    for (const [at, value] of ['first', 'second'].entries()) {
      const { body } = await storedListing(desk, TNID)
      await applied(desk, Dana.uid, { ...body, openingHours: { en: `Pills, ${value} time` } }, at)
    }
    const audit = (await Omer.post('desk/clean', { uid: Dana.uid, reason: 'Spam' })).json().audit
    expect((await storedListing(desk, TNID)).body).toEqual(before.body)
    await put(store, TNID, { ...before.body, openingHours: { en: 'Nine to five' } })
    const back = await Omer.post('desk/undo', { audit })
    expect([back.statusCode, back.json().code]).toEqual([409, 'cannotUndo'])
    expect((await storedListing(desk, TNID)).body['openingHours']).toEqual({ en: 'Nine to five' })
  })

  test('moderators see what was published at once, keep it or take it off', async () => {
    const desk = await app(await open.migrated())
    const { store, Omer } = desk
    await store.updateTable('users').set({ role: 'moderator' }).where('id', '=', Omer.uid).execute()
    const before = await storedListing(desk, TNID)
    await send(desk, { shabbatMeals: 'yes' })
    const { counts, items } = await queueOf(Omer)
    expect([counts['applied'], counts['edit'], items.length]).toEqual([1, undefined, 1])
    const { id } = items[0]!
    expect(await read<DeskItem>(Omer, `item/applied/${id}/en`)).toMatchObject({ fields: [{ field: 'shabbatMeals' }] })
    const outcome = await decided(Omer, { kind: 'applied', id, act: 'approve' })
    await undone(Omer, outcome.audit)
    await decided(Omer, { kind: 'applied', id, act: 'refuse', reason: 'Spam' })
    expect((await storedListing(desk, TNID)).body).toEqual(before.body)
  })

  test('everything else waits', async () => {
    const desk = await app(await open.migrated())
    const { body } = await storedListing(desk, TNID)
    const sent = 'Listing update successfully sent.'
    const waits = async (fields: Record<string, Part | readonly Part[]>, by?: 'Uri') => {
      expect(await send(desk, fields, by), JSON.stringify(fields)).toBe(sent)
      expect((await lastEdit(desk)).state).toBe('waiting')
    }
    await waits({ shabbatMeals: 'yes' }, 'Uri')
    await waits({ title: 'Another name' })
    await waits({ phone1: '+33123456789', shabbatMeals: 'yes' })
    await waits({ comments: 'Glatt kosher' })
    await waits({ shabbatMeals: 'yes', updateType: 'critical' })
    await waits({ shabbatMeals: 'yes', userClaimedOwnership: true })
    await waits({ shabbatMeals: 'yes', imageOwnership: true, files: await photo() })
    // Somebody has changed it in the meantime: the index does not know yet.
    await desk.store
      .updateTable('content')
      .set({ body: JSON.stringify({ ...body, shabbatMeals: false }) })
      .where('kind', '=', 'listings')
      .where('id', '=', String(TNID))
      .execute()
    await waits({ shabbatMeals: 'yes' })
    Object.assign(desk.config, { trust: readConfig({ TRUSTED_EDITS: 'approve' }).trust })
    await waits({ opening_hours: 'By appointment' })
    await desk.store.updateTable('users').set({ trust: 'member' }).execute()
    Object.assign(desk.config, { trust: readConfig({}).trust })
    await waits({ opening_hours: 'By appointment' })
    expect((await storedListing(desk, TNID)).body).toEqual({ ...body, shabbatMeals: false })
    expect((await queueOf(desk.Eva)).counts['applied']).toBe(0)
  })
})
