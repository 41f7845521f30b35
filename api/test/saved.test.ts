import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_SAVED } from '#api/saved/saved.repository.ts'
import type { SavedItems } from '#core/contract/saved.ts'
import { testApp } from './helpers.ts'
import { DANA, loggedIn, peopleApp, visit, type Served, type Visitor } from './people.ts'

let served: Awaited<ReturnType<typeof testApp>>
let people = 0
beforeAll(async () => {
  served = await testApp()
})

/** A browser in which somebody new has logged in. */
async function somebody(into: Served = served) {
  // Who logs in often waits, which has tests of its own.
  into.clock.now += 3_600_000
  const email = `saver${++people}@example.org`
  const visitor = await loggedIn(into, { ...DANA, email })
  const { uid } = visitor.state()
  return { visitor, uid }
}

const save = (visitor: Visitor, path: string, isSaved = true, headers: Record<string, string> = {}) =>
  visitor.call(`starsaveitem/${path}`, {
    method: 'PUT',
    body: { save: isSaved },
    headers,
  })
const read = (visitor: Visitor, path: string) => visitor.call(path, { method: 'GET' })

/** As a page of nobody would, without a session. */
const bare = (method: 'GET' | 'PUT', path: string) =>
  served.app.inject({
    method,
    url: `/rest/tjt/${path}`,
    ...(method === 'PUT' && { payload: { save: true } }),
  })

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

async function listOf(visitor: Visitor, uid: number, language = 'en') {
  const answer = await read(visitor, `mysaveditems/${uid}/${language}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SavedItems>()
}

describe('an item', () => {
  test.each(['1/directory', '2/feature'])('%s is saved, found, listed and removed', async (item) => {
    const { visitor, uid } = await somebody()
    const isSaved = async () => (await read(visitor, `starsaveditem/${uid}/${item}`)).json()
    expect(await isSaved()).toEqual({ saved: false })
    for (const time of ['first', 'again']) {
      const answer = await save(visitor, `${uid}/${item}`)
      expect([answer.statusCode, answer.json()], time).toEqual([200, { saved: true }])
    }
    expect(await isSaved()).toEqual({ saved: true })
    const { directory, features } = await listOf(visitor, uid)
    expect([...directory, ...features]).toHaveLength(1)
    const [id, type] = item.split('/')
    const ids = { directory: [], features: [], [type === 'feature' ? 'features' : 'directory']: [Number(id)] }
    expect((await read(visitor, `mysavedids/${uid}`)).json()).toEqual(ids)
    for (const time of ['first', 'again']) {
      const answer = await save(visitor, `${uid}/${item}`, false)
      expect([answer.statusCode, answer.json()], time).toEqual([200, { saved: false }])
    }
    expect(await isSaved()).toEqual({ saved: false })
    expect(await listOf(visitor, uid)).toEqual({
      directory: [],
      features: [],
    })
  })

  test('of the same number but another kind is another item', async () => {
    const { visitor, uid } = await somebody()
    await save(visitor, `${uid}/1/directory`)
    const other = await read(visitor, `starsaveditem/${uid}/1/feature`)
    expect(other.json()).toEqual({ saved: false })
  })

  test('that nobody knows is not saved, but can be removed', async () => {
    const { visitor, uid } = await somebody()
    for (const item of ['999999/directory', '999999/feature']) {
      const answer = await save(visitor, `${uid}/${item}`)
      expect(outcome(answer)).toEqual([404, 'couldNotSaveItem'])
      expect(answer.json().error).toBe('Could not save item')
      const removed = await save(visitor, `${uid}/${item}`, false)
      expect(removed.statusCode).toBe(200)
    }
  })

  test.each(['1/city', '0/directory', 'x/directory', '-1/feature', '1/200'])('%s is none', async (item) => {
    const { visitor, uid } = await somebody()
    const answer = await save(visitor, `${uid}/${item}`)
    expect(outcome(answer)).toEqual([400, 'invalidRequest'])
    const reply = await read(visitor, `starsaveditem/${uid}/${item}`)
    expect(outcome(reply)).toEqual([400, 'invalidRequest'])
  })

  test.each([{}, { save: 'yes please' }, { save: true, uid: 2 }])('is not saved by %j', async (body) => {
    const { visitor, uid } = await somebody()
    const answer = await visitor.call(`starsaveitem/${uid}/1/directory`, {
      method: 'PUT',
      body,
    })
    expect(outcome(answer)).toEqual([400, 'invalidRequest'])
  })
})

describe('a list', () => {
  test('lists the newest first, in the requested language', async () => {
    const { visitor, uid } = await somebody()
    for (const item of ['3/directory', '1/feature', '1/directory', '4/feature']) {
      served.clock.now += 1000
      await save(visitor, `${uid}/${item}`)
    }
    const { directory, features } = await listOf(visitor, uid, 'he')
    expect(directory.map(({ tnid }) => tnid)).toEqual([1, 3])
    expect(features.map(({ nid }) => nid)).toEqual([4, 1])
    expect(directory[0]).toMatchObject({
      title: 'Restaurant 1',
      titleLang: 'en',
      town: 'ירושלים',
      rating: { mean: 4, count: 1 },
    })
    expect(features[0]).toMatchObject({ title: 'חופשה 4', sample: false })
    expect(features[0]?.url).toMatch(/^\/he\//)
  })

  test('leaves out what has gone from the site', async () => {
    const { visitor, uid } = await somebody()
    await served.store
      .insertInto('saved')
      .values([
        { uid, item_type: 'directory', item: 888_888, at: 1 },
        { uid, item_type: 'feature', item: 888_888, at: 1 },
        { uid, item_type: 'directory', item: 2, at: 1 },
      ])
      .execute()
    const { directory, features } = await listOf(visitor, uid)
    expect([directory.map(({ tnid }) => tnid), features]).toEqual([[2], []])
  })

  test('is kept nowhere, not even by its owner’s browser', async () => {
    const { visitor, uid } = await somebody()
    const { headers } = await read(visitor, `mysaveditems/${uid}/en`)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('is full one day', async () => {
    const { visitor, uid } = await somebody()
    const rows = Array.from({ length: MAX_SAVED }, (_, i) => ({
      uid,
      item_type: 'directory' as const,
      item: 10_000 + i,
      at: 1,
    }))
    await served.store.insertInto('saved').values(rows).execute()
    const refused = await save(visitor, `${uid}/1/directory`)
    expect(outcome(refused)).toEqual([409, 'tooManySaved'])
    await save(visitor, `${uid}/10000/directory`, false)
    expect((await save(visitor, `${uid}/1/directory`)).statusCode).toBe(200)
  })
})

const CALLS = [
  ['starsaveitem', 'PUT', (uid: number) => `starsaveitem/${uid}/1/directory`],
  ['starsaveditem', 'GET', (uid: number) => `starsaveditem/${uid}/1/directory`],
  ['mysavedids', 'GET', (uid: number) => `mysavedids/${uid}`],
  ['mysaveditems', 'GET', (uid: number) => `mysaveditems/${uid}/en`],
] as const

describe.each(CALLS)('%s', (_, method, pathOf) => {
  const body = method === 'PUT' ? { body: { save: true } } : {}

  test('is for those who have logged in', async () => {
    const visitor = await visit(served)
    const answer = await visitor.call(pathOf(1), { method, ...body })
    expect(outcome(answer)).toEqual([401, 'needLogin'])
    const nobody = await visitor.call(pathOf(0), { method, ...body })
    expect(outcome(nobody)).toEqual([401, 'needLogin'])
    expect(outcome(await bare(method, pathOf(0)))).toEqual([401, 'needLogin'])
  })

  test('of somebody else is refused, and changes nothing', async () => {
    const owner = await somebody()
    const { visitor } = await somebody()
    const answer = await visitor.call(pathOf(owner.uid), { method, ...body })
    expect(outcome(answer)).toEqual([403, 'notYours'])
    const { directory } = await listOf(owner.visitor, owner.uid)
    expect(directory).toEqual([])
  })

  test('needs a session, its token, and a page of ours', async () => {
    const { visitor, uid } = await somebody()
    expect(outcome(await bare(method, pathOf(uid)))).toEqual([403, 'badToken'])
    for (const headers of [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': visitor.state().tokens['POST accountlogout']! },
      { origin: 'https://evil.example' },
    ] as Record<string, string>[]) {
      const answer = await visitor.call(pathOf(uid), {
        method,
        headers,
        ...body,
      })
      expect(outcome(answer)).toEqual([403, 'badToken'])
    }
    expect((await listOf(visitor, uid)).directory).toEqual([])
  })
})

test('saving is limited, looking is not', async () => {
  const { visitor, uid } = await somebody()
  const statuses: number[] = []
  for (let time = 0; time < 61; time++) {
    const answer = await save(visitor, `${uid}/1/directory`, time % 2 === 0)
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
  expect((await listOf(visitor, uid)).directory).toEqual([])
})

test('without a release nothing is saved, and removing works', async () => {
  const bareServer = await peopleApp()
  const { visitor, uid } = await somebody(bareServer)
  const answer = await save(visitor, `${uid}/1/directory`)
  expect(outcome(answer)).toEqual([503, 'noRelease'])
  const removed = await save(visitor, `${uid}/1/directory`, false)
  expect(removed.json()).toEqual({ saved: false })
})

test('the export has it, and it goes with the account', async () => {
  const { visitor, uid } = await somebody()
  await save(visitor, `${uid}/1/directory`)
  served.clock.now += 1000
  await save(visitor, `${uid}/2/feature`)
  const at = (now: number) => new Date(now).toISOString()
  const exported = await read(visitor, 'accountexport')
  expect(exported.json().saved).toEqual([
    { itemType: 'feature', tnid: 2, list: null, note: '', at: at(served.clock.now) },
    { itemType: 'directory', tnid: 1, list: null, note: '', at: at(served.clock.now - 1000) },
  ])
  const other = await somebody()
  await save(other.visitor, `${other.uid}/3/directory`)
  const removed = await visitor.call('account', {
    method: 'DELETE',
    body: { words: true, password: DANA.password },
  })
  expect(removed.statusCode, removed.body).toBe(200)
  const left = await served.store.selectFrom('saved').select('item').where('uid', 'in', [uid, other.uid]).execute()
  expect(left).toEqual([{ item: 3 }])
})
