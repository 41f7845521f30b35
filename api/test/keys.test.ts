import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { ApiKey, AuditLog, DocumentList, MadeKey, NewKey } from '#core/contract/desk.ts'
import { KEY_EXAMPLE } from '#api/http/docs.ts'
import { ISRAEL, PARIS } from '../../data/test/content.ts'
import { backAtDesk, deskApp, get, read, type Desk } from './desk.ts'
import { memoryStore } from './helpers.ts'
import { keyedVisitor, type Caller } from './people.ts'
import { onBothStores } from './store/stores.ts'

const FRANCE = 3017382
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function newKey(by: Caller, typed: Partial<NewKey> = {}): Promise<MadeKey> {
  const answer = await by.post('desk/keys', { name: 'Import', role: 'editor', ...typed })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const codeOf = async (by: Caller, path = 'documents/listings'): Promise<string | undefined> =>
  (await get(by, path)).json().code

const refusal = async (by: Caller, typed: Partial<NewKey>): Promise<string> =>
  (await by.post('desk/keys', { name: 'Import', role: 'editor', ...typed })).json().code

const setUser = ({ store }: Desk, uid: number, values: object) =>
  store.updateTable('users').set(values).where('id', '=', uid).execute()

const setArea = async ({ store }: Desk, uid: number, ...places: number[]) => {
  await store.deleteFrom('areas').where('uid', '=', uid).execute()
  for (const place of places) await store.insertInto('areas').values({ uid, place }).execute()
}

const keysOf = async (by: Caller) => (await read<{ keys: ApiKey[] }>(by, 'keys')).keys

onBothStores(({ migrated }) => {
  test('a key is shown once, stored as a hash, and may end by itself or by a press', async () => {
    const desk = await deskApp(await migrated())
    const { Eva, Omer, store, clock } = desk
    const until = new Date(clock.now).toISOString().slice(0, 10)
    const { id, key } = await newKey(Eva, { until })
    expect(key).toMatch(/^tjt_[\w-]{43}$/)
    expect(JSON.stringify(await store.selectFrom('api_keys').selectAll().execute())).not.toContain(key)
    const program = keyedVisitor(desk, key)
    expect(await codeOf(program)).toBeUndefined()
    clock.now += DAY_MS
    await backAtDesk(desk, 'Eva')
    const refused = await get(program, 'queue')
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'keyInvalid'])
    expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    const second = await newKey(Eva)
    const other = keyedVisitor(desk, second.key)
    expect((await keysOf(Eva)).map(({ state }) => state)).toEqual(['good', 'ended'])
    await backAtDesk(desk, 'Omer')
    expect(await keysOf(Omer)).toEqual([])
    const end = (by: Caller) => by.call(`desk/key/${second.id}`, { method: 'DELETE' })
    expect((await end(Omer)).statusCode).toBe(404)
    expect(await codeOf(other)).toBeUndefined()
    expect((await end(Eva)).statusCode).toBe(200)
    expect(await codeOf(other)).toBe('keyInvalid')
    expect((await end(Eva)).statusCode).toBe(404)
    expect(await codeOf(keyedVisitor(desk, `${key}x`))).toBe('keyInvalid')
    const { rows } = await read<AuditLog>(Eva, 'audit')
    expect(rows).toEqual([])
    await setUser(desk, Omer.uid, { role: 'admin' })
    const log = (await read<AuditLog>(Omer, 'audit?kind=key')).rows
    expect(log.map(({ act, item, undoable }) => [act, item, undoable])).toEqual([
      ['endKey', second.id, false],
      ['makeKey', second.id, false],
      ['makeKey', id, false],
    ])
    expect(JSON.stringify(log)).not.toContain('tjt_')
    expect((await keysOf(Omer)).map(({ by }) => by.name)).toEqual(['Eva', 'Eva'])
  })

  test('a key may no more than its maker may at the moment of the call', async () => {
    const desk = await deskApp(await migrated())
    const { Eva, clock } = desk
    const everywhere = keyedVisitor(desk, (await newKey(Eva)).key)
    const french = keyedVisitor(desk, (await newKey(Eva, { area: [FRANCE] })).key)
    const translator = keyedVisitor(desk, (await newKey(Eva, { role: 'translator' })).key)
    const total = async (by: Caller) => (await read<DocumentList>(by, 'documents/listings')).total
    expect([await total(everywhere), await total(french), await total(translator)]).toEqual([48, 1, 48])
    await setArea(desk, Eva.uid, PARIS)
    expect([await total(everywhere), await total(french)]).toEqual([1, 1])
    expect(await codeOf(translator)).toBe('keyTooLarge')
    expect((await keysOf(Eva)).map(({ state }) => state)).toEqual(['beyond', 'good', 'good'])
    await setArea(desk, Eva.uid, ISRAEL)
    expect(await total(everywhere)).toBe(45)
    expect(await codeOf(french)).toBe('keyTooLarge')
    await setArea(desk, Eva.uid)
    await setUser(desk, Eva.uid, { role: 'moderator' })
    expect(await codeOf(everywhere)).toBe('keyTooLarge')
    await setUser(desk, Eva.uid, { role: '' })
    expect(await codeOf(everywhere)).toBe('keyInvalid')
    await setUser(desk, Eva.uid, { role: 'admin' })
    expect(await total(everywhere)).toBe(48)
    await setUser(desk, Eva.uid, { blocked_until: clock.now + 1 })
    expect(await codeOf(everywhere)).toBe('keyInvalid')
    await setUser(desk, Eva.uid, { blocked_until: 0 })
    await desk.store.deleteFrom('second_factors').where('uid', '=', Eva.uid).execute()
    expect(await codeOf(everywhere)).toBe('needSecondFactor')
    await desk.store.deleteFrom('users').where('id', '=', Eva.uid).execute()
    expect(await codeOf(everywhere)).toBe('keyInvalid')
  })

  test('nobody makes a key of more than their own rights, nor one without a name, nor very many', async () => {
    const desk = await deskApp(await migrated())
    const { Eva, Omer } = desk
    for (const role of ['admin', 'moderator'] as const) expect(await refusal(Eva, { role })).toBe('keyTooLarge')
    await setArea(desk, Omer.uid, FRANCE)
    expect(await refusal(Omer, { role: 'translator' })).toBe('keyTooLarge')
    expect(await refusal(Omer, { area: [ISRAEL] })).toBe('keyTooLarge')
    expect(await refusal(Eva, { area: [12] })).toBe('invalidField')
    expect(await refusal(Eva, { role: 'translator', area: [FRANCE] })).toBe('invalidField')
    expect(await refusal(Eva, { name: ' ' })).toBe('needKeyName')
    expect(await refusal(Eva, { until: '2020-01-01' })).toBe('invalidField')
    await newKey(Omer)
    expect((await keysOf(Omer)).map(({ area }) => area.map(({ id }) => id))).toEqual([[FRANCE]])
    for (let n = 0; n < 20; n++) await newKey(Eva)
    expect(await refusal(Eva, {})).toBe('tooManyKeys')
  })

  test('the log names the key beside its maker, and shows a key only what it may read', async () => {
    const desk = await deskApp(await migrated())
    const { Eva } = desk
    const nightly = keyedVisitor(desk, (await newKey(Eva, { name: 'Nightly' })).key)
    const french = keyedVisitor(desk, (await newKey(Eva, { area: [FRANCE] })).key)
    const listing = await read<{ body: object; seq: number }>(nightly, 'document/listings/1')
    const body = { ...listing.body, fax: '+972 2 111 1111' }
    const changed = await nightly.call('desk/document/listings/1', { method: 'PUT', body: { body, seq: listing.seq } })
    expect(changed.statusCode, changed.body).toBe(200)
    const { rows } = await read<AuditLog>(Eva, 'audit')
    expect(rows).toMatchObject([{ act: 'change', by: { name: 'Eva' }, key: 'Nightly', tnid: 1 }])
    expect((await read<AuditLog>(nightly, 'audit')).total).toBe(1)
    expect((await read<AuditLog>(french, 'audit')).total).toBe(0)
  })

  test('a key has a number of calls an hour, and the hour of its last use is known', async () => {
    const desk = await deskApp(await migrated())
    const { Eva, clock } = desk
    const program = keyedVisitor(desk, (await newKey(Eva, { perHour: 100 })).key)
    expect((await keysOf(Eva))[0]).not.toHaveProperty('usedAt')
    for (let n = 0; n < 100; n++) expect(await codeOf(program, 'publishing/1')).toBeUndefined()
    const refused = await get(program, 'publishing/1')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooMany'])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect((await keysOf(Eva))[0]!.usedAt).toBe(clock.now - (clock.now % HOUR_MS))
    clock.now += HOUR_MS
    expect(await codeOf(program, 'publishing/1')).toBeUndefined()
  })
})

test('a key opens nothing that needs a session, and other bearers are none of ours', async () => {
  const desk = await deskApp(await memoryStore())
  const program = keyedVisitor(desk, (await newKey(desk.Eva)).key)
  for (const [path, method] of [
    ['accountexport', 'GET'],
    ['accountchange', 'PUT'],
    ['accountfactor', 'POST'],
    ['account', 'DELETE'],
  ] as const) {
    const answer = await program.call(path, { method })
    expect([answer.statusCode, answer.json().code], path).toEqual([403, 'notByKey'])
  }
  const proxied = await desk.Eva.call('desk/queue', { method: 'GET', headers: { authorization: 'Bearer of.a.proxy' } })
  expect(proxied.statusCode).toBe(200)
})

test('the example of the documentation works as it stands there', async () => {
  const desk = await deskApp(await memoryStore())
  const { key } = await newKey(desk.Eva, { area: [FRANCE] })
  const description = (await desk.get('/rest/tjt/docs/json')).json()
  const { description: text } = description.components.securitySchemes.apiKey
  expect(text).toContain(KEY_EXAMPLE)
  expect(readFileSync(new URL('../../docs/rest-api.md', import.meta.url), 'utf8')).toContain(KEY_EXAMPLE)
  const called = description.paths['/rest/tjt/desk/documents/{kind}'].get
  expect(called.security).toEqual([{ apiKey: [] }])
  expect(description.paths).not.toHaveProperty('/rest/tjt/desk/keys')
  const site = await desk.app.listen({ port: 0, host: '127.0.0.1' })
  const env = { ...process.env, TJT_KEY: key, TJT_SITE: site }
  const { stdout } = await promisify(execFile)('sh', ['-c', KEY_EXAMPLE], { env })
  expect(JSON.parse(stdout)).toMatchObject({ total: 1, documents: [{ id: '100' }] })
})
