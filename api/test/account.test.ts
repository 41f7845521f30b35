import { insertKey } from '#api/accounts/keys.repository.ts'
import { expect, test } from 'vitest'
import { queueMail } from '#api/mail/outbox.repository.ts'
import { insertClaim, insertReport } from '#data/store/reports.repository.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import {
  DANA,
  loggedIn,
  mailedToken,
  outbox,
  peopleApp,
  registered,
  userOf,
  visit,
  type Served,
  type Visitor,
} from './people.ts'

const AT = Date.parse('2026-11-01T10:00:00Z')
const WRITTEN = {
  author: DANA.name,
  language: 'en',
  sample: 0,
  hidden: 0,
  at: AT,
} as const
const OTHER = {
  name: 'Uri',
  email: 'uri@example.org',
  password: 'uris own password',
}

/** One listing each for a review, a question and an answer, and one that is nobody's. */
async function write(db: Store, uid: number, other: number) {
  for (const id of ['1', '2', '3', '4']) {
    await db
      .insertInto('content')
      .values({
        kind: 'listings',
        id,
        body: '{}',
        origin: 'seed',
        sample: 0,
        deleted: 0,
        seq: 0,
        updated_at: AT,
      })
      .execute()
  }
  const review = {
    ...WRITTEN,
    title: 'Good',
    content: 'Very good.',
    price_range: 'low',
    food: 5,
    service: 4,
    value: 3,
  }
  await db
    .insertInto('reviews')
    .values([
      { ...review, uid, tnid: 1 },
      { ...review, uid: other, author: 'Uri', tnid: 4 },
    ])
    .execute()
  const question = { ...WRITTEN, category: 2, question: 'Open?' }
  const totals = await db
    .insertInto('questions')
    .values([
      { ...question, uid, tnid: 2 },
      { ...question, uid: other, author: 'Uri', tnid: 3 },
    ])
    .returning('id')
    .execute()
  const [own, others] = totals
  await db
    .insertInto('answers')
    .values([
      { ...WRITTEN, uid, qid: others!.id, answer: 'Yes.' },
      { ...WRITTEN, uid: other, author: 'Uri', qid: own!.id, answer: 'No.' },
    ])
    .execute()
  const feedback = { kind: 'reviews', at: AT } as const
  await db
    .insertInto('feedbacks')
    .values([
      { ...feedback, item: 2, uid, trend: 'up' },
      { ...feedback, item: 1, uid: other, trend: 'down' },
    ])
    .execute()
}

/** A report and a claim of somebody. */
async function report(db: Store, uid: number) {
  const about = { uid, language: 'en', at: AT }
  await insertReport(db, {
    ...about,
    tnid: 4,
    dtype: 228,
    type: 'illegal',
    title: 'Stolen picture',
    content: 'The third picture is mine.',
    button_text: 'Report',
    back_link: '/x.html',
    good_faith: 1,
  })
  await insertClaim(db, { ...about, tnid: 3 })
}

const authors = async (db: Store) => {
  const all: Record<string, [number, string][]> = {}
  for (const table of ['reviews', 'questions', 'answers'] as const) {
    const rows = await db.selectFrom(table).select(['uid', 'author']).orderBy('id').execute()
    all[table] = rows.map(({ uid, author }) => [uid, author])
  }
  return all
}

/** The listings that the next publish updates. */
const touchedAfter = async (db: Store, seq: number) => {
  const rows = await db.selectFrom('content').select('id').where('seq', '>', seq).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const change = (visitor: Visitor, body: object) => visitor.call('accountchange', { method: 'PUT', body })
const remove = (visitor: Visitor, body: object) => visitor.call('account', { method: 'DELETE', body })
const exported = (visitor: Visitor) => visitor.call('accountexport', { method: 'GET' })

/** A mail to a friend in Dana's name. */
const recommend = ({ store, clock }: Served, replyTo: string = DANA.email) =>
  queueMail(
    store,
    {
      key: 'share 1',
      to: 'friend@example.org',
      replyTo,
      language: 'en',
      template: 'share',
      values: {
        fromName: 'Dana',
        fromMail: DANA.email,
        toName: 'Friend',
        link: 'http://127.0.0.1:4321/',
      },
    },
    clock.now,
  )

async function twoPeople(served: Served) {
  const other = await registered(served, OTHER)
  const visitor = await loggedIn(served)
  const { uid } = visitor.state()
  await write(served.store, uid, other)
  return { visitor, uid, other }
}

test('a new name shows at once, also on what was written', async () => {
  const served = await peopleApp()
  const { visitor, uid, other } = await twoPeople(served)
  const seq = await currentSeq(served.store)
  const answer = await change(visitor, { name: ' Dana Cohen ' })
  expect(answer.json()).toEqual({
    ok: true,
    message: { type: 'success', text: 'Your changes are saved.' },
  })
  const state = await visitor.load()
  expect(state).toMatchObject({ uid, name: 'Dana Cohen', messages: [] })
  expect(await authors(served.store)).toEqual({
    reviews: [[uid, 'Dana Cohen'], [other, 'Uri']],
    questions: [[uid, 'Dana Cohen'], [other, 'Uri']],
    answers: [[uid, 'Dana Cohen'], [other, 'Uri']],
  }) // prettier-ignore
  expect(await touchedAfter(served.store, seq)).toEqual(['1', '2', '3'])
})

test('a new address applies when its link is used, and the old one is notified', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const email = 'new@example.org'
  const answer = await change(visitor, { email, password: DANA.password })
  expect(answer.json().message.text).toMatch(/^We have sent a link/)
  expect(await visitor.load()).toMatchObject({ email: DANA.email })
  expect((await outbox(served)).at(-1)?.recipient).toBe(email)
  const token = await mailedToken(served, 'change')
  // From anywhere: the link may be opened on the phone.
  const phone = await visit(served)
  const used = await phone.post('accountverify', { token })
  expect(used.statusCode, used.body).toBe(200)
  expect(await visitor.load()).toMatchObject({ email, verified: true })
  expect((await outbox(served)).at(-1)).toMatchObject({
    recipient: DANA.email,
    subject: 'Your account has been changed',
  })
  expect((await phone.logIn(email, DANA.password)).statusCode).toBe(200)
  const old = await visit(served)
  expect((await old.logIn(DANA.email, DANA.password)).statusCode).toBe(401)
})

test('links that went to the old address are no way back in', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const forgot = { email: DANA.email, language: 'en' }
  expect((await visitor.post('accountforgot', forgot)).statusCode).toBe(200)
  const reset = await mailedToken(served, 'reset')
  const email = 'new@example.org'
  await change(visitor, { email, password: DANA.password })
  const token = await mailedToken(served, 'change')
  await visitor.post('accountverify', { token })
  const password = 'password of the finder'
  const answer = await visitor.post('accountreset', { token: reset, password })
  expect(answer.json().code).toBe('linkExpired')
})

test('only the link to the last requested address is valid, for a day', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const ask = (email: string) => change(visitor, { email, password: DANA.password })
  await ask('first@example.org')
  const first = await mailedToken(served, 'change')
  await ask('second@example.org')
  const second = await mailedToken(served, 'change')
  const used = await visitor.post('accountverify', { token: first })
  expect(used.json().code).toBe('linkExpired')
  served.clock.now += 24 * 3_600_000
  await visitor.load()
  const late = await visitor.post('accountverify', { token: second })
  expect(late.json().code).toBe('linkExpired')
})

test('an address of somebody else is requested like any other', async () => {
  const served = await peopleApp()
  await registered(served, OTHER)
  const visitor = await loggedIn(served)
  const ask = (email: string) => change(visitor, { email, password: DANA.password })
  const free = await ask('free@example.org')
  const token = await mailedToken(served, 'change')
  const answer = await ask(OTHER.email)
  expect([answer.statusCode, answer.body]).toEqual([free.statusCode, free.body])
  expect((await outbox(served)).at(-1)).toMatchObject({
    recipient: OTHER.email,
    subject: 'You already have an account',
  })
  // Taken between the link and its use.
  await registered(served, { ...OTHER, email: 'free@example.org' })
  const used = await visitor.post('accountverify', { token })
  expect(used.json().code).toBe('linkExpired')
  expect(await visitor.load()).toMatchObject({ email: DANA.email })
})

test('a new password ends the other sessions, and the links', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const thief = await visit(served)
  await thief.logIn(DANA.email, DANA.password)
  await thief.load()
  await change(thief, { email: 'thief@example.org', password: DANA.password })
  const link = await mailedToken(served, 'change')
  const reader = await visit(served)
  reader.setCookie(visitor.cookie())
  const newPassword = 'quite another password'
  const answer = await change(visitor, {
    newPassword,
    password: DANA.password,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await visitor.load()).uid).toBeGreaterThan(0)
  expect((await thief.load()).uid).toBe(0)
  // Also who has read the cookie of this very session.
  expect((await reader.load()).uid).toBe(0)
  const used = await thief.post('accountverify', { token: link })
  expect(used.json().code).toBe('linkExpired')
  expect((await thief.logIn(DANA.email, DANA.password)).statusCode).toBe(401)
  expect((await thief.logIn(DANA.email, newPassword)).statusCode).toBe(200)
})

test('an open session is not enough for a new address, a new password or the end', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const tries = [
    () => change(visitor, { newPassword: 'of the finder 1' }),
    () => change(visitor, { name: 'X', email: 'finder@example.org', password: 'guess' }),
    () => remove(visitor, { words: true }),
    () => remove(visitor, { words: true, password: 'guess' }),
  ]
  for (const attempt of tries) {
    const answer = await attempt()
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrongPassword'])
  }
  expect(await visitor.load()).toMatchObject({ name: DANA.name })
  for (let time = tries.length; time < 10; time++) {
    await remove(visitor, { words: true, password: `guess ${time}` })
  }
  const right = await remove(visitor, { words: true, password: DANA.password })
  expect([right.statusCode, right.json().code]).toEqual([429, 'tooMany'])
  expect(Number(right.headers['retry-after'])).toBe(900)
})

test('an empty request is refused', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const answer = await change(visitor, { password: DANA.password })
  expect(answer.json().code).toBe('requiredFieldsMissing')
  // Their own address is nothing new, and needs neither password nor mail.
  const mails = (await outbox(served)).length
  const same = await change(visitor, { email: 'DANA@example.org' })
  expect(same.json().message.text).toBe('Your changes are saved.')
  expect(await outbox(served)).toHaveLength(mails)
})

const subscribe = ({ store }: Served) =>
  store
    .insertInto('subscribers')
    .values({
      email_key: DANA.email,
      email: DANA.email,
      language: 'en',
      state: 'confirmed',
      confirm_token: 'secret-1',
      leave_token: 'secret-2',
      at: AT,
    })
    .execute()

test('the export holds all that is kept of somebody, and nothing of others', async () => {
  const served = await peopleApp()
  const { visitor, uid, other } = await twoPeople(served)
  for (const by of [uid, other]) await report(served.store, by)
  for (const by of [uid, other])
    await served.store
      .transaction()
      .execute((trx) =>
        insertKey(trx, { uid: by, name: `Key ${by}`, role: 'editor', area: [1, 2], perHour: 100, endsAt: 0 }, AT),
      )
  await subscribe(served)
  await change(visitor, { email: 'new@example.org', password: DANA.password })
  await visitor.post('accountforgot', { email: DANA.email, language: 'en' })
  await recommend(served)
  const answer = await exported(visitor)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const text = {
    id: expect.any(Number),
    author: DANA.name,
    language: 'en',
    hidden: false,
    at: '2026-11-01T10:00:00.000Z',
  }
  expect(answer.json()).toEqual({
    account: {
      uid,
      name: DANA.name,
      email: DANA.email,
      verified: true,
      language: 'en',
      role: '',
      trust: '',
      created: '2026-11-20T10:00:00.000Z',
      loginBy: ['email'],
      google: null,
      facebook: null,
      oidc: null,
      secondFactor: null,
    },
    apiKeys: [
      {
        name: `Key ${uid}`,
        start: expect.stringMatching(/^tjt_.{4}$/),
        role: 'editor',
        area: '1 2',
        perHour: 100,
        since: '2026-11-01T10:00:00.000Z',
        until: '',
        used: '',
      },
    ],
    sessions: [
      {
        browser: '',
        system: '',
        since: '2026-11-20T10:00:00.000Z',
        used: '2026-11-20T10:00:00.000Z',
        until: '2026-12-20T10:00:00.000Z',
      },
    ],
    links: [
      { kind: 'reset', email: DANA.email, until: '2026-11-20T11:00:00.000Z' },
      {
        kind: 'change',
        email: 'new@example.org',
        until: '2026-11-21T10:00:00.000Z',
      },
    ],
    newsletter: {
      email: DANA.email,
      language: 'en',
      state: 'confirmed',
      at: '2026-11-01T10:00:00.000Z',
    },
    reviews: [
      {
        ...text,
        tnid: 1,
        reviewTitle: 'Good',
        reviewContent: 'Very good.',
        reviewPriceRange: 'low',
        reviewRating: { food: 5, service: 4, value: 3 },
      },
    ],
    questions: [{ ...text, tnid: 2, questionCategory: 2, question: 'Open?' }],
    answers: [{ ...text, tnid: 3, qid: expect.any(Number), answer: 'Yes.' }],
    feedbacks: [
      {
        kind: 'reviews',
        id: expect.any(Number),
        trend: 'up',
        at: '2026-11-01T10:00:00.000Z',
      },
    ],
    saved: [],
    savedLists: [],
    mailChoices: [],
    trips: [],
    reports: [
      {
        id: expect.any(Number),
        tnid: 4,
        repType: 'illegal',
        repTitle: 'Stolen picture',
        repContent: 'The third picture is mine.',
        repButtonText: 'Report',
        backLink: '/x.html',
        goodFaith: true,
        about: '',
        language: 'en',
        state: 'waiting',
        at: '2026-11-01T10:00:00.000Z',
      },
    ],
    claims: [
      {
        id: expect.any(Number),
        tnid: 3,
        language: 'en',
        role: '',
        phone: '',
        evidence: '',
        state: 'waiting',
        at: '2026-11-01T10:00:00.000Z',
      },
    ],
    sightings: [],
    edits: [],
    acts: [],
    mails: [
      {
        at: '2026-11-20T10:00:00.000Z',
        subject: 'Choose a new password',
        state: 'waiting',
      },
      {
        at: '2026-11-20T10:00:00.000Z',
        subject: 'Dana recommends a page of Kosher Travel Directory',
        state: 'waiting',
      },
    ],
  })
  for (const secret of ['argon2', 'secret-', 'uri', 'Uri', '?reset=']) {
    expect(answer.body).not.toContain(secret)
  }
})

test('the last admin stays until somebody else is one', async () => {
  const served = await peopleApp()
  const { visitor, uid, other } = await twoPeople(served)
  const setRole = (id: number) =>
    served.store.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
  await setRole(uid)
  const leave = () => remove(visitor, { words: true, password: DANA.password })
  expect((await leave()).json()).toMatchObject({ code: 'lastAdmin' })
  expect((await visitor.load()).uid).toBe(uid)
  await setRole(other)
  expect((await leave()).statusCode).toBe(200)
})

test('who leaves may leave what they wrote, without the name', async () => {
  const served = await peopleApp()
  const { visitor, uid, other } = await twoPeople(served)
  await subscribe(served)
  await recommend(served)
  await served.store.updateTable('outbox').set({ state: 'sent' }).where('key', '=', 'share 1').execute()
  const elsewhere = await visit(served)
  await elsewhere.logIn(DANA.email, DANA.password)
  const seq = await currentSeq(served.store)
  const answer = await remove(visitor, {
    words: false,
    password: DANA.password,
  })
  expect(answer.json()).toEqual({
    ok: true,
    message: { type: 'success', text: 'Your account is deleted.' },
  })
  const state = await visitor.load()
  expect(state).toMatchObject({ uid: 0, name: '', email: '' })
  expect(state.messages.map(({ text }) => text)).toEqual(['Your account is deleted.'])
  expect((await elsewhere.load()).uid).toBe(0)
  expect(await authors(served.store)).toEqual({
    reviews: [[0, ''], [other, 'Uri']],
    questions: [[0, ''], [other, 'Uri']],
    answers: [[0, ''], [other, 'Uri']],
  }) // prettier-ignore
  expect(await touchedAfter(served.store, seq)).toEqual(['1', '2', '3'])
  await nothingIsLeft(served, uid)
})

test('who leaves may take along what they wrote', async () => {
  const served = await peopleApp()
  const { visitor, uid, other } = await twoPeople(served)
  const seq = await currentSeq(served.store)
  const answer = await remove(visitor, { words: true, password: DANA.password })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await authors(served.store)).toEqual({
    reviews: [[other, 'Uri']],
    questions: [[other, 'Uri']],
    // The answer to a question that is gone says nothing by itself.
    answers: [],
  })
  expect(await touchedAfter(served.store, seq)).toEqual(['1', '2', '3'])
  await nothingIsLeft(served, uid)
})

test('who leaves leaves reports without the person, and no claim', async () => {
  const served = await peopleApp()
  const { visitor, uid, other } = await twoPeople(served)
  for (const by of [uid, other]) await report(served.store, by)
  await remove(visitor, { words: true, password: DANA.password })
  const rows = async (table: 'reports' | 'claims') =>
    (await served.store.selectFrom(table).select('uid').orderBy('id').execute()).map((row) => row.uid)
  expect(await rows('reports')).toEqual([0, other])
  expect(await rows('claims')).toEqual([other])
})

test('who leaves leaves no address behind, in no spelling', async () => {
  const served = await peopleApp()
  const { visitor } = await twoPeople(served)
  const newEmail = 'new@example.org'
  await change(visitor, { email: newEmail, password: DANA.password })
  await recommend(served, 'DANA@Example.org')
  const { mails } = (await exported(visitor)).json()
  expect(mails).toHaveLength(1)
  await served.store.updateTable('outbox').set({ state: 'sent' }).execute()
  await remove(visitor, { words: true, password: DANA.password })
  const left = await outbox(served)
  expect(left.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
})

/** After deletion, the store only has the notification mail. */
async function nothingIsLeft(served: Served, uid: number) {
  const { store } = served
  expect(await userOf(served, DANA.email)).toBeUndefined()
  for (const table of ['tokens', 'sessions', 'feedbacks'] as const) {
    const rows = await store.selectFrom(table).selectAll().where('uid', '=', uid).execute()
    expect(rows, table).toEqual([])
  }
  expect(await store.selectFrom('subscribers').selectAll().execute()).toEqual([])
  const mails = (await outbox(served)).filter(({ recipient, reply_to }) => [recipient, reply_to].includes(DANA.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
}

test('an address that is free again can be registered again', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const { uid } = visitor.state()
  await remove(visitor, { words: true, password: DANA.password })
  expect(await registered(served)).not.toBe(uid)
})
