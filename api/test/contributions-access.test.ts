import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LIMITS } from '#api/guards/limits.ts'
import { TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import { visit, type Sent, type Visitor } from './people.ts'
import {
  addQuestion,
  addReview,
  firstQuestion,
  firstReview,
  LISTING,
  outcome,
  questionsOf,
  reviewsOf,
  twoPeople,
  uidOf,
} from './contributions.ts'

/** Every write, in the name of a user. */
const writesOf = (uid: number): [path: string, sent: Sent][] => [
  ['addreview', { body: {
    tnid: LISTING, uid, reviewTitle: 'Good', reviewContent: 'Very.', reviewPriceRange: 'low',
    reviewRating: { food: 1, service: 1, value: 1 },
  } }],
  ['addquestion', { body: { tnid: LISTING, uid, questionCategory: 1, question: 'Where?' } }],
  ['addanswer', { body: { tnid: LISTING, qid: 1, uid, question: 'Where?', answer: 'Here.' } }],
  [`feedbackitem/${uid}/reviews/1`, { method: 'PUT', body: { trend: 'up' } }],
] // prettier-ignore

/** Dana has said something; what is stored then. */
async function spoken() {
  const people = await twoPeople()
  const { served, dana } = people
  await addReview(dana)
  await addQuestion(dana)
  const { _id: reviewId } = await firstReview(served)
  const { _id: questionId } = await firstQuestion(served)
  expect([reviewId, questionId]).toEqual([1, 1])
  const stored = async () => {
    const tables = ['reviews', 'questions', 'answers', 'feedbacks'] as const
    const all = await Promise.all(tables.map((table) => served.store.selectFrom(table).selectAll().execute()))
    return JSON.stringify(all)
  }
  return { ...people, stored, before: await stored() }
}

const reads = ['itemreviews', 'itemquestions']

test('every write needs its own token', async () => {
  const { uri, stored, before } = await spoken()
  for (const [path, sent] of writesOf(uidOf(uri))) {
    for (const headers of [
      { [TOKEN_HEADER]: '' },
      { [TOKEN_HEADER]: uri.state().tokens['POST extlogin'] ?? '' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { cookie: '' },
    ] as Record<string, string>[]) {
      const answer = await uri.call(path, { ...sent, headers })
      const context = `${path} ${JSON.stringify(headers)}`
      expect(outcome(answer), context).toEqual([403, 'badToken'])
    }
  }
  expect(await stored()).toBe(before)
})

test('who has not logged in writes nothing, under any number', async () => {
  const { served, dana, stored, before } = await spoken()
  const nobody = await visit(served)
  for (const [path, sent] of [...writesOf(uidOf(dana)), ...writesOf(77)]) {
    const answer = await nobody.call(path, sent)
    expect(outcome(answer), path).toEqual([401, 'needLogin'])
  }
  const asNobody = await nobody.post('addquestion', {
    ...(writesOf(0)[1]![1].body as object),
  })
  expect(outcome(asNobody)).toEqual([401, 'needLogin'])
  expect(await stored()).toBe(before)
})

test('nobody writes as another, nor as nobody', async () => {
  const { dana, uri, stored, before } = await spoken()
  const others = [...writesOf(uidOf(dana)), ...writesOf(77)]
  for (const [path, sent] of [...others, ...writesOf(0).slice(0, 3)]) {
    const answer = await uri.call(path, sent)
    expect(outcome(answer), path).toEqual([403, 'notYours'])
  }
  expect(await stored()).toBe(before)
})

test('whose words they are is looked at before what they say', async () => {
  const { dana, uri } = await spoken()
  const body = { ...(writesOf(uidOf(dana))[0]![1].body as object) }
  const empty = await uri.post('addreview', { ...body, reviewTitle: '' })
  expect(outcome(empty)).toEqual([403, 'notYours'])
})

test('writing after the account is deleted requires a log-in', async () => {
  const { served, dana, stored } = await spoken()
  const uid = uidOf(dana)
  // As in the moment between the look at the session and the write.
  await sql`pragma foreign_keys = off`.execute(served.store)
  await served.store.deleteFrom('users').where('id', '=', uid).execute()
  const before = await stored()
  for (const [path, sent] of writesOf(uid)) {
    const answer = await dana.call(path, sent)
    expect(outcome(answer), path).toEqual([401, 'needLogin'])
  }
  expect(await stored()).toBe(before)
})

test('a list in somebody’s name is that person’s alone', async () => {
  const { served, dana, uri } = await spoken()
  const nobody = await visit(served)
  const uid = uidOf(dana)
  const ask = (visitor: Visitor, list: string, headers = {}) =>
    visitor.call(`${list}/${uid}/${LISTING}`, { method: 'GET', headers })
  for (const list of reads) {
    expect((await ask(dana, list)).statusCode).toBe(200)
    expect(outcome(await ask(uri, list))).toEqual([403, 'notYours'])
    expect(outcome(await ask(nobody, list))).toEqual([401, 'needLogin'])
    const bare = await served.get(`/rest/tjt/${list}/${uid}/${LISTING}`)
    expect(outcome(bare)).toEqual([403, 'badToken'])
    const token = uri.state().tokens[tokenName('GET', '/rest/tjt/session')]
    const stolen = await ask(dana, list, { [TOKEN_HEADER]: token ?? 'x' })
    expect(outcome(stolen)).toEqual([403, 'badToken'])
  }
})

test('everybody reads without a session, and gets no cookie', async () => {
  const { served } = await spoken()
  for (const list of reads) {
    const url = `/rest/tjt/${list}/0/${LISTING}`
    const answer = await served.get(url)
    const same = await served.get(`/rest/tjt/${list}/false/${LISTING}`)
    expect([same.statusCode, same.body]).toEqual([200, answer.body])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const etag = String(answer.headers.etag)
    expect((await served.get(url, { 'if-none-match': etag })).statusCode).toBe(304)
  }
})

test('what was written is in the very next list, for all', async () => {
  const { served, uri } = await spoken()
  const url = `/rest/tjt/itemreviews/0/${LISTING}`
  const etag = String((await served.get(url)).headers.etag)
  await addReview(uri)
  const next = await served.get(url, { 'if-none-match': etag })
  expect([next.statusCode, next.json().total]).toEqual([200, 2])
})

test('who writes too much waits', async () => {
  const { dana, served } = await spoken()
  // A new account would wait earlier.
  await served.store.updateTable('users').set({ trust: 'member' }).execute()
  // A review and a question are counted already.
  for (let more = LIMITS.write.most - 2; more > 0; more--) {
    expect((await addQuestion(dana)).statusCode).toBe(200)
  }
  for (const [path, sent] of writesOf(uidOf(dana))) {
    const answer = await dana.call(path, sent)
    expect(outcome(answer), path).toEqual([429, 'tooMany'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await questionsOf(served)).total).toBe(LIMITS.write.most - 1)
})

const HTML =
  `<script>alert(1)</script><img src=x onerror="alert('2')"> & &amp; {{7*7}} \${7*7} '; drop table reviews; ` + `--`

test('markup comes back as it was given', async () => {
  const { served, uri } = await spoken()
  await addReview(uri, { reviewTitle: HTML, reviewContent: HTML })
  await addQuestion(uri, { question: HTML })
  const body = { tnid: LISTING, qid: 1, uid: uidOf(uri), answer: HTML }
  await uri.post('addanswer', body)
  const url = `/rest/tjt/itemreviews/0/${LISTING}`
  const { headers } = await served.get(url)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  const [review] = (await reviewsOf(served)).reviews
  expect(review).toMatchObject({ reviewTitle: HTML, reviewContent: HTML })
  const { questions } = await questionsOf(served)
  expect(questions.map(({ question }) => question)).toContain(HTML)
  expect(questions.flatMap(({ answers }) => answers)).toMatchObject([{ answer: HTML }])
})

test('texts of every script come back as they were given', async () => {
  const { served, uri } = await spoken()
  const text = 'שָׁלוֹם — приве́т — 𝄞 🕯️ \u2066x\u2069 é e\u0301 "\\\n\tend'
  await addReview(uri, { reviewContent: text, language: 'he' })
  const [review] = (await reviewsOf(served)).reviews
  expect(review).toMatchObject({ reviewContent: text, language: 'he' })
})

test.each([
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['the other half', '\udfff'],
  ['a number', 7],
  ['a list', ['a']],
  ['null', null],
  ['60,000 letters', 'x'.repeat(60_000)],
])('%s is no text', async (_, text) => {
  const { uri, stored, before } = await spoken()
  const [review, question, answer] = writesOf(uidOf(uri)).map(([, { body }]) => body as object)
  const fields = [
    ['addreview', { ...review, reviewTitle: text }],
    ['addreview', { ...review, reviewContent: text }],
    ['addreview', { ...review, language: text }],
    ['addreview', { ...review, reviewPriceRange: text }],
    ['addquestion', { ...question, question: text }],
    ['addanswer', { ...answer, answer: text }],
    ['addanswer', { ...answer, question: text }],
  ] as const
  for (const [path, body] of fields) {
    // As JSON says it: what sends it has no halves.
    const payload = JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    const refused = await uri.call(path, { body: payload, headers })
    expect(outcome(refused), payload.slice(0, 99)).toEqual([400, 'invalidRequest'])
  }
  expect(await stored()).toBe(before)
})

const x = (length: number) => 'x'.repeat(length)
test.each([
  ['addreview', 'reviewTitle', 120],
  ['addreview', 'reviewContent', 5000],
  ['addquestion', 'question', 2000],
  ['addanswer', 'answer', 3000],
])('%s takes a %s of %i letters, and none longer', async (path, field, most) => {
  const { uri } = await spoken()
  const writes = Object.fromEntries(writesOf(uidOf(uri)))
  const body = writes[path]!.body as object
  const long = await uri.post(path, { ...body, [field]: x(most + 1) })
  expect(outcome(long)).toEqual([400, 'invalidRequest'])
  const whole = await uri.post(path, { ...body, [field]: x(most) })
  expect(whole.statusCode, whole.body).toBe(200)
})

test('a field that no call knows is refused', async () => {
  const { uri, stored, before } = await spoken()
  for (const [path, sent] of writesOf(uidOf(uri))) {
    for (const field of ['author', 'hidden', 'sample', 'at', 'id', '_id', 'admin']) {
      const body = { ...(sent.body as object), [field]: 1 }
      const answer = await uri.call(path, { ...sent, body })
      expect(outcome(answer), `${path} ${field}`).toEqual([400, 'invalidRequest'])
    }
  }
  const { body } = writesOf(uidOf(uri))[0]![1]
  const reviewRating = { food: 5, service: 5, value: 5, location: 5 }
  const more = await uri.post('addreview', { ...(body as object), reviewRating })
  expect(outcome(more)).toEqual([400, 'invalidRequest'])
  expect(await stored()).toBe(before)
})

test.each(['title\nsecond', 'a\tb', '\u007f'])('a title of one line is one: %j', async (reviewTitle) => {
  const { uri } = await spoken()
  const answer = await addReview(uri, { reviewTitle })
  expect(outcome(answer)).toEqual([400, 'invalidRequest'])
})

test.each([0, -1, 1.5, '1', 2147483648, null, true])('no listing has the number %j', async (tnid) => {
  const { uri, stored, before } = await spoken()
  for (const [path, { body }] of writesOf(uidOf(uri)).slice(0, 3)) {
    const answer = await uri.post(path, { ...(body as object), tnid })
    expect(outcome(answer), path).toEqual([400, 'invalidRequest'])
  }
  expect(await stored()).toBe(before)
})
