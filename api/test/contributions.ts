import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Done } from '#core/contract/accounts.ts'
import type { Question, QuestionList } from '#core/contract/questions.ts'
import type { Review, ReviewList } from '#core/contract/reviews.ts'
import { perFile } from '#core/test/per-file.ts'
import { makeRelease, serve, switchTo } from './helpers.ts'
import { DANA, loggedIn, type Served, type Visitor } from './people.ts'

export const URI = {
  name: 'Uri Cohen',
  email: 'uri@example.org',
  password: 'uris own password',
} as const

/** Listings that the release knows, and one that it does not. */
export const LISTING = 1
export const OTHER_LISTING = 2
export const MEMORIAL = 3
/** It gets one rating. */
export const MUSEUM = 4
export const NO_LISTING = 987_654

const released = perFile(
  async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'contributions-'))
    await makeRelease(varDir, 1, (index) => {
      index.run(`update listings set body = json_set(body, '$.heritageType', 'memorial') where tnid = ?`, MEMORIAL)
      const museum = `json_set(body, '$.heritageType', 'museum', '$.dtype', 237)`
      index.run(`update listings set body = ${museum} where tnid = ?`, MUSEUM)
    })
    switchTo(varDir, 1)
    return varDir
  },
  (varDir) => rmSync(varDir, { recursive: true, force: true }),
)

/** The whole server with a store of its own over the release that a file's tests share. */
export async function contributionsApp(env: Record<string, string> = {}) {
  const { close, ...served } = await serve(await released(), env)
  onTestFinished(close)
  for (const id of [LISTING, OTHER_LISTING, MEMORIAL, MUSEUM]) await putListing(served, id)
  return served
}

function putListing({ store }: Pick<Served, 'store'>, id: number) {
  const values = {
    kind: 'listings', id: String(id), body: '{}', origin: 'seed',
    sample: 0, deleted: 0, seq: 0, updated_at: 0,
  } as const // prettier-ignore
  return store.insertInto('content').values(values).execute()
}

/** A server on which Dana and Uri have logged in. */
export async function twoPeople(env: Record<string, string> = {}) {
  const served = await contributionsApp(env)
  const dana = await loggedIn(served, DANA)
  const uri = await loggedIn(served, URI)
  return { served, dana, uri }
}

export const uidOf = (visitor: Visitor) => visitor.state().uid

const MARKS = { food: 5, service: 4, value: 4 }

export const addReview = (visitor: Visitor, fields: object = {}) =>
  visitor.post('addreview', {
    tnid: LISTING,
    uid: uidOf(visitor),
    reviewTitle: 'Good',
    reviewContent: 'Very good.',
    reviewPriceRange: 'low',
    reviewRating: MARKS,
    ...fields,
  })

export const addQuestion = (visitor: Visitor, fields: object = {}) =>
  visitor.post('addquestion', {
    tnid: LISTING,
    uid: uidOf(visitor),
    questionCategory: 2,
    question: 'Is the meat glatt?',
    ...fields,
  })

export const addAnswer = (visitor: Visitor, qid: number, fields: object = {}) =>
  visitor.post('addanswer', {
    tnid: LISTING,
    qid,
    uid: uidOf(visitor),
    answer: 'Yes.',
    ...fields,
  })

export const give = (visitor: Visitor, item: string, trend: unknown, uid = uidOf(visitor)) =>
  visitor.call(`feedbackitem/${uid}/${item}`, {
    method: 'PUT',
    body: { trend },
  })

type Asking = Pick<Served, 'get'> | Visitor

/** A list as everybody sees it, or as a caller does. */
async function list<T>(asking: Asking, name: string, rest: string): Promise<T> {
  const answer =
    'get' in asking
      ? await asking.get(`/rest/tjt/${name}/0/${rest}`)
      : await asking.call(`${name}/${uidOf(asking)}/${rest}`, { method: 'GET' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const reviewsOf = (asking: Asking, rest: string | number = LISTING) =>
  list<ReviewList>(asking, 'itemreviews', String(rest))
export const questionsOf = (asking: Asking, rest: string | number = LISTING) =>
  list<QuestionList>(asking, 'itemquestions', String(rest))

export async function firstReview(asking: Asking): Promise<Review> {
  const { reviews } = await reviewsOf(asking)
  return reviews[0]!
}

export async function firstQuestion(asking: Asking): Promise<Question> {
  const { questions } = await questionsOf(asking)
  return questions[0]!
}

type Answered = Awaited<ReturnType<Visitor['post']>>

/** What came of a call: its status, and the code of a refusal or the thanks. */
export const outcome = (answer: Answered): [number, string | undefined] => {
  const { code, message } = answer.json<{ code?: string } & Partial<Done>>()
  return [answer.statusCode, code ?? message?.text]
}
