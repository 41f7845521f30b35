import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#api/guards/limits.ts'
import { MAX_LISTS } from '#api/saved/saved-lists.repository.ts'
import type { SavedList, SavedLists, SharedList } from '#core/contract/saved-lists.ts'
import { testApp } from './helpers.ts'
import { DANA, loggedIn, peopleApp, type Served, type Visitor } from './people.ts'

let served: Awaited<ReturnType<typeof testApp>>
let people = 0
beforeAll(async () => {
  served = await testApp()
})

/** Somebody who has logged in, and saved a listing and an offer. */
async function somebody(into: Served = served) {
  // Who logs in often waits, which has tests of its own.
  into.clock.now += 3_600_000
  const visitor = await loggedIn(into, { ...DANA, email: `lister${++people}@example.org` })
  const { uid } = visitor.state()
  for (const item of ['1/directory', '2/feature'])
    await visitor.call(`starsaveitem/${uid}/${item}`, { method: 'PUT', body: { save: true } })
  return { visitor, uid }
}

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

async function newList(visitor: Visitor, uid: number, name: string): Promise<SavedList> {
  const answer = await visitor.call(`savedlists/${uid}`, { method: 'POST', body: { name } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SavedList>()
}
const mark = (visitor: Visitor, path: string, list: number | null, note = '') =>
  visitor.call(`savedmark/${path}`, { method: 'PUT', body: { list, note } })
const all = async (visitor: Visitor, uid: number) =>
  (await visitor.call(`savedlists/${uid}`, { method: 'GET' })).json<SavedLists>()
async function share(visitor: Visitor, uid: number, list: number, isShared = true) {
  const answer = await visitor.call(`savedlistshare/${uid}/${list}`, { method: 'PUT', body: { share: isShared } })
  return answer.json<SavedList>().share
}
/** As somebody with the link sees it, without a session. */
const seen = (key: string | null, language = 'en') =>
  served.app.inject({ method: 'GET', url: `/rest/tjt/sharedlist/${key}/${language}` })

describe('lists', () => {
  test('have names, are sorted by them, renamed, and deleted without what is on them', async () => {
    const { visitor, uid } = await somebody()
    const rome = await newList(visitor, uid, ' Rome, spring ')
    const athens = await newList(visitor, uid, 'Athens')
    expect(rome).toEqual({ id: rome.id, name: 'Rome, spring', share: null })
    await mark(visitor, `${uid}/1/directory`, rome.id, ' Book a table\nfor Friday ')
    expect(await all(visitor, uid)).toEqual({
      lists: [athens, rome],
      marks: [{ itemType: 'directory', tnid: 1, list: rome.id, note: 'Book a table\nfor Friday' }],
    })
    await visitor.call(`savedlists/${uid}/${athens.id}`, { method: 'PUT', body: { name: 'Zagreb' } })
    const gone = await visitor.call(`savedlists/${uid}/${rome.id}`, { method: 'DELETE' })
    expect(gone.json()).toEqual({ removed: true })
    expect(await all(visitor, uid)).toEqual({
      lists: [{ ...athens, name: 'Zagreb' }],
      marks: [{ itemType: 'directory', tnid: 1, list: null, note: 'Book a table\nfor Friday' }],
    })
    expect((await visitor.call(`starsaveditem/${uid}/1/directory`, { method: 'GET' })).json()).toEqual({ saved: true })
  })

  test('want a name, and are not without number', async () => {
    const { visitor, uid } = await somebody()
    const named = (name: string) => visitor.call(`savedlists/${uid}`, { method: 'POST', body: { name } })
    expect(outcome(await named('  '))).toEqual([400, 'needListName'])
    expect(outcome(await named('x'.repeat(81)))).toEqual([400, 'invalidRequest'])
    expect(outcome(await named('a\nb'))).toEqual([400, 'invalidRequest'])
    const rows = Array.from({ length: MAX_LISTS }, () => ({ uid, name: 'x', share: null, at: 1 }))
    await served.store.insertInto('saved_lists').values(rows).execute()
    expect(outcome(await named('one more'))).toEqual([409, 'tooManyLists'])
  })

  test('and notes are their owner’s alone', async () => {
    const dana = await somebody()
    const { id } = await newList(dana.visitor, dana.uid, 'Hers')
    const { visitor, uid } = await somebody()
    const body = { name: 'Mine now' }
    const paths = [
      () => visitor.call(`savedlists/${uid}/${id}`, { method: 'PUT', body }),
      () => visitor.call(`savedlistshare/${uid}/${id}`, { method: 'PUT', body: { share: true } }),
      () => mark(visitor, `${uid}/1/directory`, id),
      () => mark(visitor, `${uid}/3/directory`, null, 'not saved'),
    ]
    for (const path of paths) expect(outcome(await path())).toEqual([404, 'notFound'])
    const removed = await visitor.call(`savedlists/${uid}/${id}`, { method: 'DELETE' })
    expect(removed.json()).toEqual({ removed: false })
    const asHer = await visitor.call(`savedlists/${dana.uid}`, { method: 'GET' })
    expect(outcome(asHer)).toEqual([403, 'notYours'])
    expect((await all(dana.visitor, dana.uid)).lists).toEqual([{ id, name: 'Hers', share: null }])
  })

  test('go with what is removed: saved again, it has neither list nor note', async () => {
    const { visitor, uid } = await somebody()
    const { id } = await newList(visitor, uid, 'Rome')
    await mark(visitor, `${uid}/1/directory`, id, 'note')
    for (const save of [false, true])
      await visitor.call(`starsaveitem/${uid}/1/directory`, { method: 'PUT', body: { save } })
    expect((await all(visitor, uid)).marks).toEqual([])
  })
})

describe('a link', () => {
  test('shows the list and no note to whoever has it, until it is taken back; a new one is another', async () => {
    const { visitor, uid } = await somebody()
    const { id } = await newList(visitor, uid, 'Rome')
    await mark(visitor, `${uid}/1/directory`, id, 'a private note')
    const key = await share(visitor, uid, id)
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(await share(visitor, uid, id)).toBe(key)
    const answer = await seen(key)
    const { name, directory, features } = answer.json<SharedList>()
    expect([name, directory.map(({ tnid }) => tnid), features]).toEqual(['Rome', [1], []])
    expect(answer.body).not.toMatch(/private|lister|Dana/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await seen(key, 'he')).json<SharedList>().directory[0]!.town).toBe('ירושלים')

    expect(await share(visitor, uid, id, false)).toBeNull()
    const refused = await seen(key)
    expect(outcome(refused)).toEqual([404, 'listNotShared'])
    expect(refused.json().error).toBe('This list is not shared, or no longer.')
    const other = await share(visitor, uid, id)
    expect(other).not.toBe(key)
    expect((await seen(key)).statusCode).toBe(404)
    await visitor.call(`savedlists/${uid}/${id}`, { method: 'DELETE' })
    expect((await seen(other)).statusCode).toBe(404)
  })

  test.each(['null', '../../etc/passwd', 'x'.repeat(23), '%00'.repeat(22)])('%s is none', async (key) => {
    const { statusCode } = await seen(key)
    expect([400, 404]).toContain(statusCode)
  })

  test('cannot be found by trying', async () => {
    const app = await peopleApp()
    const tries = Array.from({ length: LIMITS.sharedList.most + 1 }, async (_, at) =>
      app.app.inject({ method: 'GET', url: `/rest/tjt/sharedlist/${String(at).padStart(22, 'x')}/en` }),
    )
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 404)).toHaveLength(LIMITS.sharedList.most)
    expect(codes.filter((code) => code === 429)).toHaveLength(1)
  })
})

test('an export of the account has lists and notes', async () => {
  const { visitor, uid } = await somebody()
  const { id } = await newList(visitor, uid, 'Rome')
  await mark(visitor, `${uid}/1/directory`, id, 'note')
  await share(visitor, uid, id)
  const { saved, savedLists } = (await visitor.call('accountexport', { method: 'GET' })).json()
  expect(saved).toContainEqual(expect.objectContaining({ tnid: 1, list: 'Rome', note: 'note' }))
  expect(saved).toContainEqual(expect.objectContaining({ tnid: 2, list: null, note: '' }))
  expect(savedLists).toEqual([{ name: 'Rome', shared: true }])
})
