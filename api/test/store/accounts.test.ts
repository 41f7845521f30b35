import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  deleteUnverified,
  dropUnconfirmed,
  findUserByEmail,
  lockUser,
  insertUser,
  isTaken,
  replacePassword,
  updateUnverified,
  updateUser,
  type NewUser,
} from '#api/accounts/accounts.repository.ts'
import { exportOf } from '#api/own-data/export.repository.ts'
import { accountOf, type Person } from '#api/accounts/people.ts'
import { dropOldTokens, dropTokensOf, insertToken, isGoodToken, useToken } from '#api/accounts/tokens.repository.ts'
import { deletePosts, anonymizePosts, renameAuthor, wordsOf } from '#api/accounts/posts.repository.ts'
import { addMessage, takeMessages } from '#api/accounts/session-messages.repository.ts'
import {
  deleteSessionsOf,
  findSession,
  hasSession,
  insertSession,
  renewNonce,
  replaceSession,
  sessionsOf,
} from '#api/accounts/sessions.repository.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const NOW = 1_795_168_800_000
const HOUR_MS = 3_600_000
const DANA: NewUser = {
  name: 'Dana',
  email: 'Dana@example.org',
  email_key: 'dana@example.org',
  verified: 1,
  language: 'he',
  at: NOW,
}

async function addUser(db: Store, change: Partial<NewUser> = {}) {
  const user = await insertUser(db, { ...DANA, ...change })
  return user!
}

const inOne = <T>(db: Store, work: (trx: StoreTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work)

const person = (change: Partial<Person> = {}): Person => ({
  provider: 'google',
  id: '77',
  name: 'Dana of Google',
  address: { email: 'dana@example.org', key: 'dana@example.org' },
  isVerified: true,
  ...change,
})
const enter = (db: Store, who: Person) => inOne(db, (trx) => accountOf(trx, who, { language: 'en', now: NOW }))

onBothStores(({ migrated }) => {
  test('two accounts share neither address nor provider', async () => {
    const db = await migrated()
    const dana = await addUser(db, { google: '77' })
    expect(dana).toMatchObject({
      ...DANA,
      role: '',
      password: null,
      facebook: null,
    })
    const again = { ...DANA, email: 'DANA@example.org' }
    expect(await insertUser(db, again)).toBeUndefined()
    const other = { ...DANA, email_key: 'other@example.org' }
    expect(await insertUser(db, { ...other, google: '77' })).toBeUndefined()
    // Any number of them may have none.
    const none = { ...DANA, email: '', email_key: null }
    expect(await insertUser(db, { ...none, facebook: '1' })).toBeDefined()
    expect(await insertUser(db, { ...none, facebook: '2' })).toBeDefined()
    expect(await findUserByEmail(db, 'dana@example.org')).toEqual(dana)
    const uri = (await insertUser(db, other))!
    const taking = updateUser(db, uri.id, { email_key: 'dana@example.org' })
    const error = await taking.catch((thrown: unknown) => thrown)
    expect(isTaken(error)).toBe(true)
    expect(isTaken(new Error('another'))).toBe(false)
  })

  test('a password is replaced only while it is the one that was looked at', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db, { password: 'a' })
    expect(await replacePassword(db, { uid, from: 'x', to: 'b' })).toBe(false)
    expect(await replacePassword(db, { uid, from: 'a', to: 'b' })).toBe(true)
    expect((await findUserByEmail(db, DANA.email_key!))?.password).toBe('b')
  })

  test('an account is held only while its password is the one that was looked at', async () => {
    const db = await migrated()
    const { id } = await addUser(db)
    const hold = (password: string | null) => inOne(db, (trx) => lockUser(trx, { id, password }))
    expect(await hold(null)).toBe(true)
    expect(await hold('a')).toBe(false)
    await updateUser(db, id, { password: 'a' })
    expect(await hold('a')).toBe(true)
    expect(await hold(null)).toBe(false)
  })

  test('who waits for an account that is held sees what became of it', async () => {
    const db = await migrated()
    const { id } = await addUser(db, { password: 'a' })
    const { session } = await insertSession(db, { uid: id }, NOW)
    const replace = async (to: string) =>
      inOne(db, async (trx) => {
        const isHeld = await lockUser(trx, { id, password: 'a' })
        const isThere = await hasSession(trx, session)
        if (!isHeld || !isThere) return [isHeld, isThere]
        await updateUser(trx, id, { password: to })
        await deleteSessionsOf(trx, id)
        return 'done'
      })
    const outcomes = await Promise.all(['b', 'c', 'd'].map(replace))
    const others = outcomes.filter((outcome) => outcome !== 'done')
    expect(others).toEqual([
      [false, false],
      [false, false],
    ])
  })

  test('who never confirmed is forgotten, and nobody else', async () => {
    const db = await migrated()
    const old = { verified: 0, at: NOW - 100 * HOUR_MS } as const
    await addUser(db, { ...old })
    await addUser(db, { ...old, verified: 1, email_key: 'b' })
    await addUser(db, { ...old, facebook: '1', email_key: null })
    await addUser(db, { ...old, at: NOW, email_key: 'd' })
    expect(await dropUnconfirmed(db, NOW - 48 * HOUR_MS)).toBe(1)
    expect(await findUserByEmail(db, DANA.email_key!)).toBeUndefined()
  })

  test('a token is good once, for its kind and its time', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db)
    const email = DANA.email
    const make = (at = NOW) => inOne(db, (trx) => insertToken(trx, { kind: 'reset', uid, email }, at))
    const secret = await make()
    expect(secret).toMatch(/^[\w-]{43}$/)
    const rows = await db.selectFrom('tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const use = (now: number, kinds: ('reset' | 'verify')[] = ['reset']) =>
      inOne(db, (trx) => useToken(trx, secret, { kinds, now }))
    const end = NOW + HOUR_MS
    expect(await use(NOW, ['verify'])).toBeUndefined()
    expect(await use(end)).toBeUndefined()
    const isGood = (now: number) => isGoodToken(db, secret, { kinds: ['reset'], now })
    expect([await isGood(end), await isGood(end - 1)]).toEqual([false, true])
    expect(await use(end - 1)).toMatchObject({ uid, email, password: null })
    expect(await use(end - 1)).toBeUndefined()
    await make(NOW - HOUR_MS)
    await make()
    await dropOldTokens(db, NOW)
    expect(await db.selectFrom('tokens').selectAll().execute()).toHaveLength(1)
    await inOne(db, (trx) => dropTokensOf(trx, uid))
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([])
  })

  test('a token that is used by many at once is used by one', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db)
    const token = { kind: 'verify', uid, email: DANA.email } as const
    const secret = await inOne(db, (trx) => insertToken(trx, token, NOW))
    const wish = { kinds: ['verify'], now: NOW } as const
    const uses = await Promise.all(Array.from({ length: 8 }, () => inOne(db, (trx) => useToken(trx, secret, wish))))
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  test('what fails in its transaction leaves the token good', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db)
    const token = { kind: 'verify', uid, email: DANA.email } as const
    const secret = await inOne(db, (trx) => insertToken(trx, token, NOW))
    const wish = { kinds: ['verify'], now: NOW } as const
    const failing = inOne(db, async (trx) => {
      await useToken(trx, secret, wish)
      throw new Error('no mail')
    })
    await expect(failing).rejects.toThrow('no mail')
    expect(await isGoodToken(db, secret, wish)).toBe(true)
  })

  test('a person of a provider has one account', async () => {
    const db = await migrated()
    const first = await enter(db, person())
    expect(first).toMatchObject({
      isNew: true,
      user: { google: '77', verified: 1, email_key: 'dana@example.org' },
    })
    const again = await enter(db, person({ name: 'Another' }))
    expect(again).toEqual({ user: first?.user, isNew: false })
    const other = person({ id: '78' })
    expect(await enter(db, other)).toBeUndefined()
  })

  test('an account that is confirmed is not changed by who registers at that moment', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db, { verified: 0, password: 'a' })
    const key = DANA.email_key!
    const registering = { name: 'Thief', password: 'b' }
    let isConfirmed = false
    const updated = Promise.withResolvers<void>()
    const confirming = inOne(db, async (trx) => {
      await updateUser(trx, uid, { verified: 1 })
      updated.resolve()
      await sleep(100)
      isConfirmed = true
    })
    await updated.promise
    const changed = await inOne(db, (trx) => updateUnverified(trx, key, registering))
    // It waited for the other one, and looked again.
    expect(isConfirmed).toBe(true)
    await confirming
    expect(changed).toBeUndefined()
    expect(await findUserByEmail(db, key)).toMatchObject({
      name: 'Dana',
      password: 'a',
    })
    await inOne(db, (trx) => deleteUnverified(trx, key, { butNot: 0 }))
    expect(await findUserByEmail(db, key)).toBeDefined()
  })

  test('many first log-ins at once make one account', async () => {
    const db = await migrated()
    const found = await Promise.all(Array.from({ length: 6 }, () => enter(db, person())))
    const ids = new Set(found.map((result) => result?.user.id))
    expect(ids.size).toBe(1)
    expect(found.filter((result) => result?.isNew)).toHaveLength(1)
  })

  test('a verified account is joined, an unverified one taken over', async () => {
    const db = await migrated()
    const dana = await addUser(db, { password: 'hers' })
    const joined = await enter(db, person())
    expect(joined?.user.id).toBe(dana.id)
    expect(await findUserByEmail(db, 'dana@example.org')).toMatchObject({
      name: 'Dana',
      password: 'hers',
      google: '77',
    })
    const waiting = await addUser(db, {
      email_key: 'uri@example.org',
      verified: 0,
      password: 'of somebody',
      facebook: '666',
    })
    const { session } = await insertSession(db, { uid: waiting.id }, NOW)
    const token = { kind: 'verify', uid: waiting.id, email: 'u' } as const
    await inOne(db, (trx) => insertToken(trx, token, NOW))
    const address = { email: 'uri@example.org', key: 'uri@example.org' }
    const uri = await enter(db, person({ id: '88', name: 'Uri', address }))
    expect(uri?.user.id).toBe(waiting.id)
    expect(await findUserByEmail(db, 'uri@example.org')).toMatchObject({
      name: 'Uri',
      password: null,
      facebook: null,
      google: '88',
      verified: 1,
    })
    const { hash } = session
    const left = db.selectFrom('sessions').selectAll().where('hash', '=', hash)
    expect(await left.execute()).toEqual([])
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([])
  })

  test('an address that a provider has not verified joins nothing', async () => {
    const db = await migrated()
    const dana = await addUser(db)
    const found = await enter(db, person({ provider: 'facebook', isVerified: false }))
    expect(found).toMatchObject({
      isNew: true,
      user: { email: '', email_key: null, verified: 0, facebook: '77' },
    })
    expect(found?.user.id).not.toBe(dana.id)
  })

  test('a session is replaced by another one, with its messages', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db)
    const old = await insertSession(db, { uid: 0 }, NOW)
    const message = (text: string) => ({ type: 'info' as const, text })
    await addMessage(db, old.session.hash, message('first'))
    await addMessage(db, old.session.hash, message('first'))
    const replace = () => inOne(db, (trx) => replaceSession(trx, old.session, { uid, message: message('second') }, NOW))
    const next = (await replace())!
    expect(next.cookie).not.toBe(old.cookie)
    expect(next.session.csrf).not.toBe(old.session.csrf)
    expect(await findSession(db, old.cookie, NOW)).toBeUndefined()
    expect(await findSession(db, next.cookie, NOW)).toMatchObject({ uid })
    const { hash } = next.session
    expect(await takeMessages(db, hash)).toEqual([message('first'), message('second')])
    expect(await takeMessages(db, hash)).toEqual([])
    expect(await replace()).toBeUndefined()
  })

  test('a nonce is renewed once by each who saw it', async () => {
    const db = await migrated()
    const { cookie, session } = await insertSession(db, { uid: 0 }, NOW)
    const tries = await Promise.all(Array.from({ length: 5 }, () => renewNonce(db, session)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    const now = await findSession(db, cookie, NOW)
    expect(now?.nonce).not.toBe(session.nonce)
  })

  test('all sessions of somebody end, or all but one', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db)
    const [own, other] = [await insertSession(db, { uid }, NOW), await insertSession(db, { uid }, NOW)]
    const visitor = await insertSession(db, { uid: 0 }, NOW)
    await deleteSessionsOf(db, uid, { butNot: own.session })
    expect(await findSession(db, own.cookie, NOW)).toBeDefined()
    expect(await findSession(db, other.cookie, NOW)).toBeUndefined()
    await deleteSessionsOf(db, uid)
    expect(await findSession(db, own.cookie, NOW)).toBeUndefined()
    expect(await findSession(db, visitor.cookie, NOW)).toBeDefined()
  })

  test('of somebody’s sessions those are listed that have not ended, the last used first', async () => {
    const db = await migrated()
    const [dana, uri] = [await addUser(db), await addUser(db, { email_key: 'uri' })]
    const begin = async (uid: number, at: number) => (await insertSession(db, { uid }, at)).session.hash
    const [first, second] = [await begin(dana.id, NOW), await begin(dana.id, NOW + HOUR_MS)]
    await begin(uri.id, NOW)
    const listed = async (now: number) => (await sessionsOf(db, dana.id, now)).map(({ hash }) => hash)
    const firstEnds = NOW + 30 * 24 * HOUR_MS
    expect(await listed(firstEnds - 1)).toEqual([second, first])
    expect(await listed(firstEnds)).toEqual([second])
    expect(await listed(firstEnds + HOUR_MS)).toEqual([])
  })

  test('what somebody wrote changes hands, and its listings are looked at again', async () => {
    const db = await migrated()
    const dana = await addUser(db)
    const uri = await addUser(db, { email_key: 'uri' })
    const qid = await writeFor(db, dana.id, uri.id)
    const seq = await currentSeq(db)
    const touched = async (after: number) =>
      (await db.selectFrom('content').select('id').where('seq', '>', after).orderBy('id').execute()).map(({ id }) => id)
    await inOne(db, (trx) => renameAuthor(trx, dana.id, 'Dana Cohen'))
    expect(await touched(seq)).toEqual(['1', '2', '3'])
    const { reviews, questions, answers } = await wordsOf(db, dana.id)
    expect([reviews, questions, answers].map((rows) => rows.length)).toEqual([1, 1, 1])
    expect(answers[0]).toMatchObject({ tnid: 3, qid, author: 'Dana Cohen' })
    expect((await wordsOf(db, uri.id)).answers[0]?.author).toBe('Uri')
    const exported = await exportOf(db, dana)
    expect(exported.reviews).toMatchObject([{ tnid: 1, reviewTitle: 'Good' }])
    expect(exported.account).not.toHaveProperty('password')

    await inOne(db, (trx) => anonymizePosts(trx, dana.id))
    expect(await wordsOf(db, dana.id)).toEqual({
      reviews: [],
      questions: [],
      answers: [],
    })
    expect((await wordsOf(db, 0)).reviews).toMatchObject([{ author: '' }])

    const again = await currentSeq(db)
    await inOne(db, (trx) => deletePosts(trx, uri.id))
    expect(await touched(again)).toEqual(['2', '3'])
    // The question is gone, and with it what was answered.
    expect((await wordsOf(db, 0)).answers).toEqual([])
    const before = await currentSeq(db)
    await inOne(db, (trx) => deletePosts(trx, uri.id))
    expect(await currentSeq(db)).toBe(before)
  })
})

/**
 * A review of listing 1 and a question of listing 2 by the first; a question of 3 by the second, each answered by the
 * other.
 */
async function writeFor(db: Store, first: number, second: number) {
  const common = { language: 'en', sample: 0, hidden: 0, at: NOW } as const
  await db
    .insertInto('content')
    .values(
      ['1', '2', '3', '4'].map((id) => ({
        kind: 'listings' as const,
        id,
        body: '{}',
        origin: 'seed',
        sample: 0 as const,
        deleted: 0 as const,
        seq: 0,
        updated_at: NOW,
      })),
    )
    .execute()
  const ranks = { price_range: 'low', food: 5, service: 4, value: 3 }
  await db
    .insertInto('reviews')
    .values({
      ...common,
      ...ranks,
      uid: first,
      author: 'Dana',
      tnid: 1,
      title: 'Good',
      content: 'Very.',
    })
    .execute()
  const ask = async (uid: number, author: string, tnid: number) => {
    const question = { ...common, uid, author, tnid, category: 2 }
    const { id } = await db
      .insertInto('questions')
      .values({ ...question, question: 'Open?' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const own = await ask(first, 'Dana', 2)
  const others = await ask(second, 'Uri', 3)
  await db
    .insertInto('answers')
    .values([
      { ...common, uid: second, author: 'Uri', qid: own, answer: 'No.' },
      { ...common, uid: first, author: 'Dana', qid: others, answer: 'Yes.' },
    ])
    .execute()
  return others
}
