import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deleteUser, lockName, insertUser } from '#api/accounts/accounts.repository.ts'
import { exportOf } from '#api/own-data/export.repository.ts'
import { deletePosts, anonymizePosts } from '#api/accounts/posts.repository.ts'
import { dropSamples } from '#data/store/samples.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { listContributions } from '#data/store/posts.repository.ts'
import { feedbacksBy, feedbacksOf, putFeedback, writerOf, type Feedback } from '#data/store/feedbacks.repository.ts'
import { insertAnswer, insertQuestion, listQuestions } from '#api/contributions/questions.repository.ts'
import { insertReview, listReviews } from '#api/contributions/reviews.repository.ts'
import type { NewContribution } from '#api/contributions/contribution-fields.ts'
import { meanOf } from '#core/domain/rating.ts'
import { dropSampleContributions } from '#scripts/import/sample-contributions.ts'
import { onBothStores } from './stores.ts'

const AT = 1_795_168_800_000
const HOUR_MS = 3_600_000

const inOne = <T>(db: Store, work: (trx: StoreTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work)

async function addUser(db: Store, name: string) {
  const email = `${name}@example.org`
  const user = await insertUser(db, {
    name, email, email_key: email, verified: 1, language: 'en', at: AT,
  }) // prettier-ignore
  return user!
}

const by = (uid: number, change: Partial<NewContribution> = {}): NewContribution => ({
  uid,
  author: 'Dana',
  language: 'en',
  hidden: 0,
  held: '',
  at: AT,
  ...change,
})

const reviewWith = (reviewRating: { food: number; service: number; value: number }) => ({
  tnid: 1,
  reviewTitle: 'Good',
  reviewContent: 'Very.',
  reviewPriceRange: 'low',
  reviewRating,
})
const REVIEW = reviewWith({ food: 5, service: 4, value: 4 })
const QUESTION = { tnid: 1, questionCategory: 1, question: 'Open?' }

const review = (db: Store, written: NewContribution, words = REVIEW) =>
  inOne(db, (trx) => insertReview(trx, words, written))
const ask = (db: Store, written: NewContribution, words = QUESTION) =>
  inOne(db, (trx) => insertQuestion(trx, words, written))
const reply = (db: Store, qid: number, written: NewContribution, tnid = 1) =>
  inOne(db, (trx) => insertAnswer(trx, { tnid, qid, answer: 'Yes.' }, written))
const say = (db: Store, feedback: Feedback, now = AT) => inOne(db, (trx) => putFeedback(trx, feedback, now))

const all = { tnid: 1, uid: 0, from: 0, count: 100 }
const firstOf = async (db: Store) => {
  const [first] = (await listReviews(db, all)).reviews
  const [question] = (await listQuestions(db, all)).questions
  return {
    review: first?._id ?? 0,
    qid: question?._id ?? 0,
    answer: question?.answers[0]?._id ?? 0,
  }
}
const thoughts = (db: Store) => db.selectFrom('feedbacks').selectAll().orderBy('uid').orderBy('kind').execute()

onBothStores(({ migrated }) => {
  test('a user reviews a listing once, nobody any number of times', async () => {
    const db = await migrated()
    expect(await review(db, by(1))).toBe(true)
    expect(await review(db, by(1, { hidden: 1 }))).toBe(false)
    expect(await review(db, by(1), { ...REVIEW, tnid: 2 })).toBe(true)
    expect(await review(db, by(2))).toBe(true)
    expect(await review(db, by(0))).toBe(true)
    expect(await review(db, by(0))).toBe(true)
    await inOne(db, (trx) => anonymizePosts(trx, 1))
    expect(await review(db, by(1))).toBe(true)
    expect((await listReviews(db, all)).total).toBe(5)
  })

  test('reviews in the asked language come first, then the newest', async () => {
    const db = await migrated()
    for (const [uid, language] of (['en', 'he', 'en', 'fr'] as const).entries())
      await review(db, by(uid + 1, { language, at: AT + uid * HOUR_MS }))
    const languages = async (filter: object) =>
      (await listReviews(db, { ...all, ...filter })).reviews.map(({ language }) => language)
    expect(await languages({})).toEqual(['fr', 'en', 'he', 'en'])
    expect(await languages({ language: 'he' })).toEqual(['he', 'fr', 'en', 'en'])
    expect(await languages({ language: 'en', from: 1, count: 2 })).toEqual(['en', 'fr'])
  })

  test('of reviews that one user adds at once, one is there', async () => {
    const db = await migrated()
    const { id } = await addUser(db, 'dana')
    const added = await Promise.all(
      Array.from({ length: 8 }, () =>
        inOne(db, async (trx) => {
          await lockName(trx, id)
          return insertReview(trx, REVIEW, by(id))
        }),
      ),
    )
    expect(added.filter(Boolean)).toHaveLength(1)
    // Also where nothing else keeps them apart.
    const bare = await Promise.all(Array.from({ length: 8 }, () => review(db, by(99))))
    expect(bare.filter(Boolean)).toHaveLength(1)
    expect((await listReviews(db, all)).total).toBe(2)
  })

  test('total and mean count everything visible, whatever part is requested', async () => {
    const db = await migrated()
    const marks = [[1, 1, 2], [5, 5, 4], [2, 3, 3], [4, 4, 4]] as const // prettier-ignore
    for (const [i, [food, service, value]] of marks.entries()) {
      const written = by(i + 1, { at: AT + i * HOUR_MS })
      await review(db, written, reviewWith({ food, service, value }))
    }
    await review(db, by(9, { hidden: 1 }), reviewWith({ food: 1, service: 1, value: 1 }))
    const part = { ...all, from: 1, count: 2 }
    const { total, mean, reviews } = await listReviews(db, part)
    expect([total, mean]).toEqual([4, 3.17])
    expect(reviews.map(({ uid }) => uid)).toEqual([3, 2])
    // What the page shows is made of the same.
    const ownReviews = (await listContributions(db, [1])).get(1)!.reviews
    const overAll = ownReviews.map(({ reviewRating }) => reviewRating.overAll)
    expect(overAll).toEqual([4, 2.67, 4.67, 1.33])
    expect(meanOf(overAll.map((value) => ({ overAll: value, reviews: 1 })))).toBe(mean)
    const beyond = await listReviews(db, { ...all, from: 4 })
    expect(beyond).toEqual({ total: 4, mean: 3.17, reviews: [] })
    const none = await listReviews(db, { ...all, tnid: 2 })
    expect(none).toEqual({ total: 0, reviews: [] })
  })

  test('of one moment the later one comes first, and parts do not overlap', async () => {
    const db = await migrated()
    for (let uid = 1; uid <= 5; uid++) {
      await review(db, by(uid))
      await ask(db, by(uid))
    }
    const uids = async (from: number) => {
      const part = { ...all, from, count: 2 }
      const { reviews } = await listReviews(db, part)
      const { questions } = await listQuestions(db, part)
      return [reviews, questions].map((list) => list.map(({ uid }) => uid))
    }
    expect(await uids(0)).toEqual([[5, 4], [5, 4]]) // prettier-ignore
    expect(await uids(2)).toEqual([[3, 2], [3, 2]]) // prettier-ignore
    expect(await uids(4)).toEqual([[1], [1]])
  })

  test('answers stand at their questions, oldest first, and hidden ones nowhere', async () => {
    const db = await migrated()
    await ask(db, by(1))
    await ask(db, by(1, { at: AT + HOUR_MS }), { ...QUESTION, question: 'Far?' })
    const { questions } = await listQuestions(db, all)
    const [far, open] = questions.map(({ _id }) => _id) as [number, number]
    for (const [at, hidden] of [[3, 0], [1, 0], [2, 1], [1, 0]] as const)
      expect(await reply(db, open, by(2, { at: AT + at, hidden }))).toBe(true)
    await reply(db, far, by(3))
    const listed = await listQuestions(db, { ...all, uid: 3 })
    expect(listed.questions).toMatchObject([
      { question: 'Far?', answersTotal: 1, answers: [{ mine: true, qid: far }] },
      { question: 'Open?', answersTotal: 3 },
    ])
    const times = listed.questions[1]?.answers.map(({ at }) => at - AT)
    expect(times).toEqual([1, 1, 3])
    const part = await listQuestions(db, { ...all, from: 1 })
    expect(part.questions.map(({ answersTotal }) => answersTotal)).toEqual([3])
  }) // prettier-ignore

  test('an answer needs a question of its listing that can be seen', async () => {
    const db = await migrated()
    await ask(db, by(1))
    const { qid } = await firstOf(db)
    expect(await reply(db, qid + 1, by(2))).toBe(false)
    expect(await reply(db, qid, by(2), 2)).toBe(false)
    await db.updateTable('questions').set({ hidden: 1 }).execute()
    expect(await reply(db, qid, by(2))).toBe(false)
    expect(await db.selectFrom('answers').selectAll().execute()).toEqual([])
  })

  test('an answer to a question that goes at that moment is none', async () => {
    const db = await migrated()
    await ask(db, by(1))
    const { qid } = await firstOf(db)
    const deleted = Promise.withResolvers<void>()
    const deleting = inOne(db, async (trx) => {
      await deletePosts(trx, 1)
      deleted.resolve()
      await sleep(100)
    })
    await deleted.promise
    expect(await reply(db, qid, by(2))).toBe(false)
    await deleting
    expect(await db.selectFrom('answers').selectAll().execute()).toEqual([])
  })

  test('feedback counts once a user and item; the later trend stays', async () => {
    const db = await migrated()
    const [dana, uri] = [await addUser(db, 'dana'), await addUser(db, 'uri')]
    const item = { kind: 'reviews', item: 7 } as const
    await say(db, { ...item, uid: dana.id, trend: 'up' })
    await say(db, { ...item, uid: dana.id, trend: 'up' }, AT + 1)
    await say(db, { ...item, uid: uri.id, trend: 'up' })
    await say(db, { ...item, uid: uri.id, trend: 'down' }, AT + 2)
    await say(db, { kind: 'answers', item: 7, uid: uri.id, trend: 'up' })
    const known = await feedbacksOf(db, 'reviews', [7], dana.id)
    expect([...known]).toEqual([[7, { up: 1, down: 1, meup: true }]])
    const others = await feedbacksOf(db, 'reviews', [7], 0)
    expect([...others]).toEqual([[7, { up: 1, down: 1 }]])
    expect((await feedbacksOf(db, 'reviews', [8], dana.id)).size).toBe(0)
    expect((await thoughts(db)).map(({ trend, at }) => [trend, at])).toEqual([
      ['up', AT],
      ['up', AT],
      ['down', AT + 2],
    ])
  })

  test('feedback that is given many times at once counts once', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db, 'dana')
    const trends = ['up', 'down', 'up', 'up', 'down', 'up'] as const
    const item = { kind: 'answers', item: 7, uid } as const
    await Promise.all(trends.map((trend) => say(db, { ...item, trend })))
    expect(await thoughts(db)).toHaveLength(1)
  })

  test.each([{ kind: 'questions' }, { trend: 'sideways' }, { uid: 77 }, { at: null }])(
    'feedback of %j is refused',
    async (change) => {
      const db = await migrated()
      const { id: uid } = await addUser(db, 'dana')
      const row = { kind: 'reviews', item: 1, uid, trend: 'up', at: AT }
      const add = (values: object) => db.insertInto('feedbacks').values(values as Feedback & { at: number })
      await expect(add({ ...row, ...change }).execute()).rejects.toThrow()
      await add(row).execute()
      await expect(add(row).execute()).rejects.toThrow()
    },
  )

  test('the writer of what can be seen is known', async () => {
    const db = await migrated()
    await review(db, by(1))
    await ask(db, by(2))
    const { qid } = await firstOf(db)
    await reply(db, qid, by(3))
    const ids = await firstOf(db)
    const writers = async () => [await writerOf(db, 'reviews', ids.review), await writerOf(db, 'answers', ids.answer)]
    expect(await writers()).toEqual([1, 3])
    await db.updateTable('questions').set({ hidden: 1 }).execute()
    expect(await writers()).toEqual([1, undefined])
    await db.updateTable('questions').set({ hidden: 0 }).execute()
    await db.updateTable('reviews').set({ hidden: 1 }).execute()
    await db.updateTable('answers').set({ hidden: 1 }).execute()
    expect(await writers()).toEqual([undefined, undefined])
  })

  test('feedback is exported, and goes with its giver and with its words', async () => {
    const db = await migrated()
    const [dana, uri] = [await addUser(db, 'dana'), await addUser(db, 'uri')]
    await review(db, by(dana.id))
    await ask(db, by(dana.id))
    const { qid } = await firstOf(db)
    await reply(db, qid, by(uri.id))
    const ids = await firstOf(db)
    const noa = await addUser(db, 'noa')
    const of = (uid: number, kind: 'reviews' | 'answers', item: number) => say(db, { kind, item, uid, trend: 'down' })
    await of(uri.id, 'reviews', ids.review)
    await of(noa.id, 'reviews', ids.review)
    await of(noa.id, 'answers', ids.answer)
    await of(dana.id, 'answers', ids.answer)
    const exported = await exportOf(db, dana)
    expect(exported.feedbacks).toEqual([
      { kind: 'answers', id: ids.answer, trend: 'down', at: new Date(AT).toISOString() },
    ])
    await deleteUser(db, noa.id)
    expect(await feedbacksBy(db, noa.id)).toEqual([])
    expect(await thoughts(db)).toHaveLength(2)
    // Uri's answer goes with Dana's question, and what Dana thought of it.
    await inOne(db, (trx) => deletePosts(trx, dana.id))
    expect(await thoughts(db)).toEqual([])
  })

  test('what people thought of samples goes with them', async () => {
    const db = await migrated()
    const { id: uid } = await addUser(db, 'dana')
    const prepare = async () => {
      await review(db, by(0))
      await ask(db, by(0))
      await db.updateTable('reviews').set({ sample: 1 }).execute()
      await db.updateTable('questions').set({ sample: 1 }).execute()
      const { qid } = await firstOf(db)
      await reply(db, qid, by(uid))
      await ask(db, by(uid), { ...QUESTION, tnid: 2 })
      const ids = await firstOf(db)
      for (const [kind, item] of [['reviews', ids.review], ['answers', ids.answer], ['reviews', 999]] as const)
        await say(db, { kind, item, uid, trend: 'up' })
    }
    const counts = async () =>
      (await thoughts(db)).map(({ kind, item }) => [kind, item])
    await prepare()
    await inOne(db, (trx) => dropSampleContributions(trx, 'reviews'))
    expect((await counts()).map(([kind]) => kind)).toEqual(['answers', 'reviews'])
    await inOne(db, (trx) => dropSampleContributions(trx, 'questions'))
    expect(await counts()).toEqual([['reviews', 999]])
    await prepare()
    await dropSamples(db, AT)
    expect(await counts()).toEqual([['reviews', 999]])
  }) // prettier-ignore

  test('a name is held while something is written under it', async () => {
    const db = await migrated()
    const { id } = await addUser(db, 'dana')
    expect(await inOne(db, (trx) => lockName(trx, id))).toBe('dana')
    expect(await inOne(db, (trx) => lockName(trx, id + 1))).toBeUndefined()
    let isWritten = false
    const gate = Promise.withResolvers<void>()
    const writing = inOne(db, async (trx) => {
      const author = await lockName(trx, id)
      gate.resolve()
      await sleep(100)
      await insertReview(trx, REVIEW, by(id, { author: author! }))
      isWritten = true
    })
    await gate.promise
    await inOne(db, async (trx) => {
      await trx.updateTable('users').set({ name: 'Gone' }).execute()
      // It waited for the other one, whose words it then sees.
      expect(isWritten).toBe(true)
      await anonymizePosts(trx, id)
    })
    await writing
    expect((await listReviews(db, all)).reviews).toMatchObject([{ uid: 0, author: '' }])
  })
})
