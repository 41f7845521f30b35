import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { putContent } from '#data/store/content.repository.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'
import { perFile } from '#core/test/per-file.ts'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { Decision, DeskDone, Queue } from '#core/contract/desk.ts'
import { documents } from '../../data/test/content.ts'
import { makeRelease, serve, switchTo } from './helpers.ts'
import { insertFactor } from '../../scripts/lab/writers.ts'
import { visit, type Caller, type Served, type Visitor } from './people.ts'

export const PEOPLE = ['Eva', 'Omer', 'Dana', 'Uri'] as const
export type Name = (typeof PEOPLE)[number]
const LANGUAGES: Readonly<Record<Name, string>> = {
  Eva: 'en',
  Omer: 'he',
  Dana: 'fr',
  Uri: 'en',
}

/** The authority that listing 100 names. */
const BOARDS = {
  kind: 'authorities',
  id: 'example-board',
  body: JSON.stringify({ id: 'example-board', names: { en: 'Board' } }),
}

/** One release, which the tests of a file share and leave as it is. */
const released = perFile(
  async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'desk-'))
    await makeRelease(varDir, 1)
    switchTo(varDir, 1)
    return varDir
  },
  (varDir) => rmSync(varDir, { recursive: true, force: true }),
)

/** A server with the small world, at a moment; Eva and Omer are editors, Dana and Uri readers. */
export async function deskApp(store: Store, at?: number, env: Record<string, string> = {}) {
  const varDir = await released()
  const served = await serve(varDir, env, store)
  served.clock.now = at ?? served.clock.now
  // The store is the test's to close.
  onTestFinished(served.stop)
  await store.transaction().execute((trx) =>
    putContent(
      trx,
      [...documents().filter(({ id }) => id !== BOARDS.id), BOARDS].map(({ kind, id, body }) => ({
        kind: kind as ContentKind,
        id,
        body: JSON.parse(body),
        sample: false,
      })),
      { origin: 'seed', now: served.clock.now },
    ),
  )
  const people = {} as Record<Name, Visitor & { uid: number }>
  for (const name of PEOPLE) {
    const uid = await insertPerson(served, name)
    people[name] = { ...(await pageOf(served, uid)), uid }
  }
  return { ...served, varDir, ...people }
}

export type Desk = Awaited<ReturnType<typeof deskApp>>

async function insertPerson({ store, clock }: Served, name: Name) {
  const email = `${name.toLowerCase()}@example.org`
  const { id } = await store
    .insertInto('users')
    .values({
      name,
      email,
      email_key: email,
      verified: 1,
      password: null,
      google: null,
      facebook: null,
      role: name === 'Eva' || name === 'Omer' ? 'editor' : '',
      language: LANGUAGES[name],
      at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Everybody, because tests give roles.
  await insertFactor(store, id)
  return id
}

/** The page of somebody who has logged in, without the work of a password. */
export async function pageOf(served: Served, uid: number): Promise<Visitor> {
  const { cookie } = await insertSession(served.store, { uid }, served.clock.now)
  const page = await visit(served)
  page.setCookie(`session=${cookie}`)
  await page.load()
  return page
}

/** Logs in again: a session of somebody with a role ends when it has been idle for half a day. */
export async function backAtDesk(desk: Desk, name: Name): Promise<void> {
  Object.assign(desk[name], await pageOf(desk, desk[name].uid))
}

export const get = (page: Caller, path: string) => page.call(`desk/${path}`, { method: 'GET' })

/** A good answer to a read. */
export async function read<T>(page: Caller, path: string): Promise<T> {
  const answer = await get(page, path)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json() as T
}

export const queueOf = (page: Caller, query = '') => read<Queue>(page, `queue?${query}`)

export const decide = (page: Caller, decision: Partial<Decision>) => page.post('desk/decision', decision)

/** A decision that is carried out. */
export async function decided(page: Caller, decision: Partial<Decision>): Promise<DeskDone> {
  const answer = await decide(page, decision)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

export async function undone(page: Caller, audit: number): Promise<DeskDone> {
  const answer = await page.post('desk/undo', { audit })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

interface Sent {
  uid: number
  tnid?: number
  changes?: object
  before?: object
  language?: string
  claims?: boolean
}

/** An edit that waits. */
export async function sentEdit(
  { store, clock }: Pick<Served, 'store' | 'clock'>,
  { uid, tnid = 100, changes = {}, before, language = 'en', claims = false }: Sent,
): Promise<number> {
  const { id } = await store
    .insertInto('edits')
    .values({
      uid,
      tnid,
      kind: 'regular',
      body: JSON.stringify(changes),
      before: before ? JSON.stringify(before) : '',
      language,
      claims_ownership: claims ? 1 : 0,
      state: 'waiting',
      at: (clock.now += 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A listing as the store has it. */
export async function storedListing({ store }: Pick<Served, 'store'>, tnid: number) {
  const row = await store
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', 'listings')
    .where('id', '=', String(tnid))
    .executeTakeFirstOrThrow()
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return { ...row, body: JSON.parse(row.body) as Record<string, any> }
}

export async function sentReview(
  { store, clock }: Pick<Served, 'store' | 'clock'>,
  { uid, hidden = 0 }: { uid: number; hidden?: 0 | 1 },
): Promise<number> {
  const { id } = await store
    .insertInto('reviews')
    .values({
      uid,
      author: 'Dana',
      language: 'en',
      sample: 0,
      hidden,
      at: (clock.now += 1000),
      tnid: 100,
      title: 'Warm bread',
      content: 'And warm people.',
      price_range: 'low',
      food: 5,
      service: 4,
      value: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives listing 100, which is in Jerusalem, facts; answers today there. */
export async function storeFacts(desk: Desk, makeFacts: (today: string) => Partial<KashrutFact>[]): Promise<string> {
  const today = new Date(desk.clock.now).toISOString().slice(0, 10)
  const { body } = await storedListing(desk, 100)
  const kashrutFacts = makeFacts(today).map((fact) => ({
    claim: 'certified',
    authority: 'example-board',
    source: { kind: 'certificatePhoto', name: 'A photo', retrieved: today },
    confirmedAt: addDays(today, -100),
    confirmedBy: 'Editors',
    ...fact,
  }))
  await desk.store
    .updateTable('content')
    .set({ body: JSON.stringify({ ...body, kashrutFacts }) })
    .where('kind', '=', 'listings')
    .where('id', '=', '100')
    .execute()
  return today
}
