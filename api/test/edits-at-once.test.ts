import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import type { AuditLog, DeskItem } from '#core/contract/desk.ts'
import { decide, decided, deskApp, queueOf, read, storedListing, undone, type Desk } from './desk.ts'
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

  test('an editor keeps it, or takes it off with a reason; both can be undone', async () => {
    const desk = await app(await open.migrated())
    const { Eva } = desk
    const before = await storedListing(desk, TNID)
    await send(desk, { shabbatMeals: 'yes' })
    const { id } = await lastEdit(desk)
    const kept = await decided(Eva, { kind: 'applied', id, act: 'approve' })
    expect((await lastEdit(desk)).state).toBe('approved')
    expect(kept.seq).toBeUndefined()
    expect((await decide(Eva, { kind: 'applied', id, act: 'approve' })).json().code).toBe('alreadyDecided')
    await undone(Eva, kept.audit)
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
