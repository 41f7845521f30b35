import { expect, test } from 'vitest'
import { currentSeq } from '#data/store/content.repository.ts'
import { DANA, loggedIn, type Visitor } from './people.ts'
import {
  addAnswer,
  addQuestion,
  addReview,
  firstQuestion,
  firstReview,
  give,
  outcome,
  twoPeople,
  uidOf,
} from './contributions.ts'

const NOA = {
  name: 'Noa',
  email: 'noa@example.org',
  password: 'noas own password',
} as const

/** Dana has reviewed and asked, Uri has answered. */
async function spoken() {
  const people = await twoPeople()
  const { served, dana, uri } = people
  await addReview(dana)
  await addQuestion(dana)
  await addAnswer(uri, (await firstQuestion(served))._id)
  const review = await firstReview(served)
  const question = await firstQuestion(served)
  const answer = question.answers[0]!
  return {
    ...people,
    review: `reviews/${review._id}`,
    answer: `answers/${answer._id}`,
  }
}

const feedback = async (visitor: Visitor, item: string, trend: string) => {
  const answer = await give(visitor, item, trend)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('feedback counts once a user, and the later trend takes the former’s place', async () => {
  const { served, uri, review } = await spoken()
  const noa = await loggedIn(served, NOA)
  const up = { feedbacks: { up: 1, down: 0, meup: true } }
  expect(await feedback(uri, review, 'up')).toEqual(up)
  served.clock.now += 1000
  expect(await feedback(uri, review, 'up')).toEqual(up)
  const down = { feedbacks: { up: 1, down: 1, medown: true } }
  expect(await feedback(noa, review, 'down')).toEqual(down)
  const turned = { feedbacks: { up: 0, down: 2, medown: true } }
  expect(await feedback(uri, review, 'down')).toEqual(turned)
  const rows = served.store.selectFrom('feedbacks').selectAll().orderBy('uid')
  expect(await rows.execute()).toMatchObject([
    { uid: uidOf(uri), trend: 'down', at: served.clock.now },
    { uid: uidOf(noa), trend: 'down', at: served.clock.now },
  ])
})

test('a second time changes nothing at all', async () => {
  const { served, uri, review } = await spoken()
  await feedback(uri, review, 'up')
  const rows = served.store.selectFrom('feedbacks').selectAll()
  const before = await rows.execute()
  served.clock.now += 60_000
  await feedback(uri, review, 'up')
  expect(await rows.execute()).toEqual(before)
})

test('lists tell how many, and the caller what is theirs', async () => {
  const { served, dana, uri, review, answer } = await spoken()
  await feedback(uri, review, 'down')
  await feedback(dana, answer, 'up')
  const read = async (asking: Visitor | typeof served) => {
    const { answers } = await firstQuestion(asking)
    return [(await firstReview(asking)).feedbacks, answers[0]?.feedbacks]
  }
  const down = { up: 0, down: 1 }
  const up = { up: 1, down: 0 }
  expect(await read(served)).toEqual([down, up])
  expect(await read(uri)).toEqual([{ ...down, medown: true }, up])
  expect(await read(dana)).toEqual([down, { ...up, meup: true }])
})

test('a review and an answer of one number are two things', async () => {
  const { served, dana, uri, review, answer } = await spoken()
  expect(review.split('/')[1]).toBe(answer.split('/')[1])
  await feedback(uri, review, 'up')
  expect((await firstQuestion(served)).answers[0]?.feedbacks.up).toBe(0)
  await feedback(dana, answer, 'down')
  expect((await firstReview(served)).feedbacks).toEqual({ up: 1, down: 0 })
})

test('nobody says what they think of their own words', async () => {
  const { served, dana, uri, review, answer } = await spoken()
  expect(outcome(await give(dana, review, 'up'))).toEqual([403, 'ownWords'])
  expect(outcome(await give(uri, answer, 'down'))).toEqual([403, 'ownWords'])
  const rows = served.store.selectFrom('feedbacks').selectAll()
  expect(await rows.execute()).toEqual([])
})

test('what is not there, or hidden, or answers what is hidden, takes no feedback', async () => {
  const { served, dana, uri, review, answer } = await spoken()
  const refused = [404, 'couldNotAddFeedback']
  for (const item of ['reviews/999', 'answers/999', 'reviews/2147483647'])
    expect(outcome(await give(uri, item, 'up')), item).toEqual(refused)
  const { store } = served
  await store.updateTable('reviews').set({ hidden: 1 }).execute()
  expect(outcome(await give(uri, review, 'up'))).toEqual(refused)
  // Also to its own writer.
  expect(outcome(await give(dana, review, 'up'))).toEqual(refused)
  await store.updateTable('questions').set({ hidden: 1 }).execute()
  expect(outcome(await give(dana, answer, 'up'))).toEqual(refused)
  await store.updateTable('questions').set({ hidden: 0 }).execute()
  await store.updateTable('answers').set({ hidden: 1 }).execute()
  expect(outcome(await give(dana, answer, 'up'))).toEqual(refused)
})

test.each([
  ['reviews/1', 'sideways'], ['reviews/1', ''], ['reviews/1', true],
  ['reviews/1', ['up']], ['reviews/1', undefined], ['questions/1', 'up'],
  ['reviews/0', 'up'], ['reviews/-1', 'up'], ['reviews/x', 'up'],
  ['reviews/2147483648', 'up'], ['__proto__/1', 'up'],
])('%s %j is no feedback', async (item, trend) => {
  const { uri } = await spoken()
  const answer = await give(uri, item, trend)
  expect(outcome(answer)).toEqual([400, 'invalidRequest'])
}) // prettier-ignore

test('words of somebody who has left, and samples, take feedback from all', async () => {
  const { served, dana, uri, review } = await spoken()
  const nobodys = { uid: 0, author: '' }
  await served.store.updateTable('reviews').set(nobodys).execute()
  expect(await feedback(uri, review, 'up')).toMatchObject({ feedbacks: { up: 1 } })
  expect(await feedback(dana, review, 'up')).toMatchObject({ feedbacks: { up: 2 } })
})

test('many at once count once each', async () => {
  const { served, uri, review } = await spoken()
  const answers = await Promise.all(['up', 'down', 'up', 'down', 'up', 'up'].map((trend) => give(uri, review, trend)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  const { up, down } = (await firstReview(served)).feedbacks
  expect(up + down).toBe(1)
})

test('feedback rebuilds no page', async () => {
  const { served, uri, review } = await spoken()
  const seq = await currentSeq(served.store)
  await feedback(uri, review, 'up')
  expect(await currentSeq(served.store)).toBe(seq)
})

test('the feedback of who leaves goes, and that on words that go', async () => {
  const { served, dana, uri, review, answer } = await spoken()
  const noa = await loggedIn(served, NOA)
  await addReview(noa)
  const ofNoa = `reviews/${(await firstReview(served))._id}`
  await feedback(dana, answer, 'up')
  await feedback(dana, ofNoa, 'up')
  await feedback(uri, review, 'up')
  await feedback(uri, ofNoa, 'down')
  await feedback(noa, answer, 'up')
  const exported = await dana.call('accountexport', { method: 'GET' })
  const thought = { trend: 'up', at: '2026-11-20T10:00:00.000Z' }
  expect(exported.json().feedbacks).toEqual([
    { ...thought, kind: 'answers', id: Number(answer.split('/')[1]) },
    { ...thought, kind: 'reviews', id: Number(ofNoa.split('/')[1]) },
  ])
  const left = await dana.call('account', {
    method: 'DELETE',
    body: { words: true, password: DANA.password },
  })
  expect(left.statusCode, left.body).toBe(200)
  // Uri's answer went with Dana's question.
  const rows = await served.store.selectFrom('feedbacks').selectAll().execute()
  expect(rows).toMatchObject([{ kind: 'reviews', uid: uidOf(uri), trend: 'down' }])
  expect((await firstReview(served)).feedbacks).toEqual({ up: 0, down: 1 })
})
