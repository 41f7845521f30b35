import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { currentSeq } from '#data/store/content.repository.ts'
import { listContributions } from '#data/store/posts.repository.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { DANA, loggedIn, peopleApp, visit } from './people.ts'
import {
  addAnswer,
  addQuestion,
  addReview,
  firstQuestion,
  LISTING,
  MEMORIAL,
  MUSEUM,
  NO_LISTING,
  OTHER_LISTING,
  outcome,
  questionsOf,
  reviewsOf,
  twoPeople,
  uidOf,
  URI,
  contributionsApp,
} from './contributions.ts'

const HOUR_MS = 3_600_000

test('a review is listed at once, as everybody sees it', async () => {
  const { served, dana } = await twoPeople()
  const answer = await addReview(dana, {
    reviewTitle: '  Good\u00a0 ',
    reviewContent: '\n Very good.\n\nTwice. ',
    language: 'fr',
  })
  expect(outcome(answer)).toEqual([200, MESSAGES.en.contributions.messages.review])
  expect(await reviewsOf(served)).toEqual({
    total: 1,
    mean: 4.33,
    reviews: [
      {
        _id: expect.any(Number),
        tnid: LISTING,
        uid: uidOf(dana),
        author: DANA.name,
        language: 'fr',
        sample: false,
        at: served.clock.now,
        reviewTitle: 'Good',
        reviewContent: 'Very good.\n\nTwice.',
        reviewPriceRange: 'low',
        reviewRating: { food: 5, service: 4, value: 4, overAll: 4.33 },
        feedbacks: { up: 0, down: 0 },
      },
    ],
  })
})

test('a question and its answers are listed at once, answers oldest first', async () => {
  const { served, dana, uri } = await twoPeople()
  const response = await addQuestion(dana, { question: ' Open? ' })
  expect(outcome(response)).toEqual([200, MESSAGES.en.contributions.messages.question])
  const { _id: qid } = await firstQuestion(served)
  for (const [who, answer] of [[uri, ' No. '], [dana, 'Yes!']] as const) {
    served.clock.now += HOUR_MS
    const reply = await addAnswer(who, qid, { answer, question: 'Open?' })
    expect(outcome(reply)).toEqual([200, MESSAGES.en.contributions.messages.answer])
  } // prettier-ignore
  const written = { language: 'en', sample: false }
  const feedbacks = { up: 0, down: 0 }
  const ofQuestion = { qid, question: 'Open?' }
  expect(await questionsOf(served)).toEqual({
    total: 1,
    questions: [
      {
        ...written, _id: qid, tnid: LISTING, uid: uidOf(dana), author: DANA.name,
        at: served.clock.now - 2 * HOUR_MS, questionCategory: 2, question: 'Open?',
        answers: [
          { ...written, feedbacks, ...ofQuestion, _id: expect.any(Number), uid: uidOf(uri),
            author: URI.name, at: served.clock.now - HOUR_MS, answer: 'No.' },
          { ...written, feedbacks, ...ofQuestion, _id: expect.any(Number), uid: uidOf(dana),
            author: DANA.name, at: served.clock.now, answer: 'Yes!' },
        ],
        answersTotal: 2,
      },
    ],
  }) // prettier-ignore
})

test('what the caller wrote is marked for the caller alone', async () => {
  const { served, dana, uri } = await twoPeople()
  await addReview(dana)
  await addQuestion(dana)
  await addAnswer(uri, (await firstQuestion(served))._id)
  const mine = async (asking: Parameters<typeof reviewsOf>[0]) => {
    const { reviews } = await reviewsOf(asking)
    const { questions } = await questionsOf(asking)
    const [question] = questions
    return [reviews[0], question, question?.answers[0]].map((item) => item?.mine)
  }
  expect(await mine(dana)).toEqual([true, true, undefined])
  expect(await mine(uri)).toEqual([undefined, undefined, true])
  expect(await mine(served)).toEqual([undefined, undefined, undefined])
})

test('what nobody wrote any more is no caller’s', async () => {
  const { served, dana } = await twoPeople()
  await addReview(dana)
  await served.store.updateTable('reviews').set({ uid: 0, author: '' }).execute()
  const [review] = (await reviewsOf(served)).reviews
  expect(review).toMatchObject({ uid: 0, author: '' })
  expect(review).not.toHaveProperty('mine')
})

test('lists come newest first, in parts, with the whole total and mean', async () => {
  const { served, dana, uri } = await twoPeople()
  await addReview(dana, { reviewRating: { food: 1, service: 1, value: 2 } })
  served.clock.now += HOUR_MS
  await addReview(uri, { reviewRating: { food: 5, service: 5, value: 4 } })
  for (const question of ['1', '2', '3']) await addQuestion(dana, { question })
  const parts = async (query: string) => {
    const { reviews, total, mean } = await reviewsOf(served, LISTING + query)
    return [reviews.map(({ author }) => author), total, mean]
  }
  expect(await parts('')).toEqual([[URI.name, DANA.name], 2, 3])
  expect(await parts('?count=1')).toEqual([[URI.name], 2, 3])
  expect(await parts('?from=1&count=1')).toEqual([[DANA.name], 2, 3])
  expect(await parts('?from=2')).toEqual([[], 2, 3])
  const { total, questions } = await questionsOf(served, '1?from=1&count=1')
  expect([total, questions.map(({ question }) => question)]).toEqual([3, ['2']])
  const other = await reviewsOf(served, OTHER_LISTING)
  expect(other).toEqual({ total: 0, reviews: [] })
})

test('a part that cannot be is refused', async () => {
  const { get } = await contributionsApp()
  for (const list of ['itemreviews', 'itemquestions']) {
    for (const query of ['from=-1', 'count=0', 'count=101', 'from=x']) {
      const answer = await get(`/rest/tjt/${list}/0/${LISTING}?${query}`)
      expect(outcome(answer), query).toEqual([400, 'invalidRequest'])
    }
  }
})

test('what is hidden is in no list, and counts nowhere', async () => {
  const { served, dana, uri } = await twoPeople()
  await addReview(dana, { reviewRating: { food: 1, service: 1, value: 1 } })
  await addReview(uri, { reviewRating: { food: 5, service: 5, value: 5 } })
  await addQuestion(dana)
  await addAnswer(uri, (await firstQuestion(served))._id)
  const hide = (table: 'reviews' | 'questions' | 'answers') => served.store.updateTable(table).set({ hidden: 1 })
  await hide('reviews').where('uid', '=', uidOf(dana)).execute()
  expect(await reviewsOf(dana)).toMatchObject({
    total: 1,
    mean: 5,
    reviews: [{ author: URI.name }],
  })
  await hide('answers').execute()
  const hidden = { answers: [], answersTotal: 0 }
  expect(await firstQuestion(uri)).toMatchObject(hidden)
  await hide('questions').execute()
  expect(await questionsOf(dana)).toEqual({ total: 0, questions: [] })
})

test('overall marks are the ones that the page shows', async () => {
  const { served, dana, uri } = await twoPeople()
  await addReview(dana, { reviewRating: { food: 1, service: 1, value: 2 } })
  await addReview(uri, { reviewRating: { food: 5, service: 5, value: 4 } })
  const { reviews } = (await listContributions(served.store, [LISTING])).get(LISTING)!
  const overAll = reviews.map(({ reviewRating }) => reviewRating.overAll)
  const listed = await reviewsOf(served)
  expect(listed.reviews.map((review) => review.reviewRating.overAll)).toEqual(overAll)
  expect(overAll.sort()).toEqual([1.33, 4.67])
})

test('a listing that nobody knows has no lists, and takes no words', async () => {
  const { served, dana } = await twoPeople()
  const tnid = NO_LISTING
  const noReviews = [404, 'couldNotGetReviews']
  const noQuestions = [404, 'couldNotGetQuestions']
  const get = (name: string) => served.get(`/rest/tjt/${name}/0/${tnid}`)
  expect(outcome(await get('itemreviews'))).toEqual(noReviews)
  expect(outcome(await get('itemquestions'))).toEqual(noQuestions)
  const unknown = [404, 'unknownListing']
  expect(outcome(await addReview(dana, { tnid }))).toEqual(unknown)
  expect(outcome(await addQuestion(dana, { tnid }))).toEqual(unknown)
  await addQuestion(dana)
  const { _id } = await firstQuestion(served)
  expect(outcome(await addAnswer(dana, _id, { tnid }))).toEqual(unknown)
})

test('an answer needs a question of its listing that can be seen', async () => {
  const { served, dana, uri } = await twoPeople()
  await addQuestion(dana)
  const { _id } = await firstQuestion(served)
  const refused = [404, 'unknownQuestion']
  expect(outcome(await addAnswer(uri, _id + 1))).toEqual(refused)
  const elsewhere = await addAnswer(uri, _id, { tnid: OTHER_LISTING })
  expect(outcome(elsewhere)).toEqual(refused)
  await served.store.updateTable('questions').set({ hidden: 1 }).execute()
  expect(outcome(await addAnswer(uri, _id))).toEqual(refused)
  const answers = served.store.selectFrom('answers').selectAll()
  expect(await answers.execute()).toEqual([])
})

test('a memorial is neither rated nor reviewed', async () => {
  const { served, dana } = await twoPeople()
  const answer = await addReview(dana, { tnid: MEMORIAL })
  expect(outcome(answer)).toEqual([403, 'noReviewsHere'])
  const storedReviews = served.store.selectFrom('reviews').selectAll()
  expect(await storedReviews.execute()).toEqual([])
  // Written while it was listed as something else.
  expect((await addReview(dana)).statusCode).toBe(200)
  await served.store.updateTable('reviews').set({ tnid: MEMORIAL }).execute()
  expect(await reviewsOf(served, MEMORIAL)).toEqual({ total: 0, reviews: [] })
  expect((await addQuestion(dana, { tnid: MEMORIAL })).statusCode).toBe(200)
})

test('a museum gets one rating in whole stars, and no price', async () => {
  const { served, dana } = await twoPeople()
  for (const reviewRating of [{ food: 5, service: 4, value: 4 }, { overAll: 0 }, { overAll: 3.5 }])
    expect(outcome(await addReview(dana, { tnid: MUSEUM, reviewRating }))).toEqual([400, 'mustRate'])
  expect((await addReview(dana, { tnid: MUSEUM, reviewRating: { overAll: 4 } })).statusCode).toBe(200)
  const { mean, reviews } = await reviewsOf(served, MUSEUM)
  expect(mean).toBe(4)
  expect(reviews[0]).toMatchObject({ reviewPriceRange: '', reviewRating: { overAll: 4 } })
  expect(reviews[0]!.reviewRating).not.toHaveProperty('food')
})

test('without a release there are no listings', async () => {
  const served = await peopleApp()
  const dana = await loggedIn(served)
  expect(outcome(await addReview(dana))).toEqual([503, 'noRelease'])
  const list = await served.get(`/rest/tjt/itemreviews/0/${LISTING}`)
  expect(outcome(list)).toEqual([503, 'noRelease'])
})

const none = { food: 0, service: 4, value: 4 }
test.each([
  ['no mark for food', { reviewRating: none }, 'mustRateAll'],
  ['no mark for service', { reviewRating: { ...none, food: 1, service: 0 } }, 'mustRateAll'],
  ['no mark for value', { reviewRating: { ...none, food: 1, value: 0 } }, 'mustRateAll'],
  ['nothing at all', { reviewRating: none, reviewTitle: '', reviewContent: '' }, 'mustRateAll'],
  ['neither title nor content', { reviewTitle: '', reviewContent: '' }, 'needTitle'],
  ['a title of spaces', { reviewTitle: ' \u00a0\u3000' }, 'needTitle'],
  ['a title that cannot be seen', { reviewTitle: '\u200b\u2060\u202e\ufeff' }, 'needTitle'],
  ['no content', { reviewContent: ' \n\t ' }, 'needContent'],
  ['a price range that is not to choose', { reviewPriceRange: 'cheap' }, 'invalidRequest'],
  ['a price range that all have', { reviewPriceRange: 'all' }, 'invalidRequest'],
  ['no rating', { reviewRating: undefined }, 'mustRateAll'],
  ['half a mark', { reviewRating: { ...none, food: 1.5 } }, 'invalidRequest'],
  ['a mark of six', { reviewRating: { ...none, food: 6 } }, 'invalidRequest'],
])('a review with %s is refused', async (_, fields, code) => {
  const served = await contributionsApp()
  const dana = await loggedIn(served)
  expect(outcome(await addReview(dana, fields))).toEqual([400, code])
  expect(await reviewsOf(served)).toEqual({ total: 0, reviews: [] })
})

test.each([
  ['left out is low', undefined, 'low'],
  ['empty is none', '', ''],
])('a price range that is %s, and the overall mark is ours', async (_, reviewPriceRange, stored) => {
  const served = await contributionsApp()
  const dana = await loggedIn(served)
  const reviewRating = { food: 1, service: 1, value: 1, overAll: 5 }
  expect((await addReview(dana, { reviewPriceRange, reviewRating })).statusCode).toBe(200)
  expect((await reviewsOf(served)).reviews).toMatchObject([
    { reviewPriceRange: stored, reviewRating: { overAll: 1 }, language: 'en' },
  ])
})

test.each([
  ['category nor text', { questionCategory: 0, question: ' ' }, 'needCategory'],
  ['category', { questionCategory: 0 }, 'needCategory'],
  ['text', { question: ' \n\u200f' }, 'needQuestion'],
])('a question without %s is refused', async (_, fields, code) => {
  const served = await contributionsApp()
  const dana = await loggedIn(served)
  expect(outcome(await addQuestion(dana, fields))).toEqual([400, code])
  expect(await questionsOf(served)).toEqual({ total: 0, questions: [] })
})

test('an answer without text is refused', async () => {
  const { served, dana, uri } = await twoPeople()
  await addQuestion(dana)
  const { _id } = await firstQuestion(served)
  const empty = await addAnswer(uri, _id, { answer: '\n ' })
  expect(outcome(empty)).toEqual([400, 'needAnswer'])
  expect((await firstQuestion(served)).answersTotal).toBe(0)
})

test('one review a user and listing, also where it is hidden', async () => {
  const { served, dana, uri } = await twoPeople()
  const refused = [409, 'alreadyReviewed']
  const add = async (...args: Parameters<typeof addReview>) => (await addReview(...args)).statusCode
  expect(await add(dana)).toBe(200)
  expect(outcome(await addReview(dana))).toEqual(refused)
  expect(await add(dana, { tnid: OTHER_LISTING })).toBe(200)
  expect(await add(uri)).toBe(200)
  await served.store.updateTable('reviews').set({ hidden: 1 }).execute()
  expect(outcome(await addReview(dana))).toEqual(refused)
})

test('of many reviews that one user adds at once, one is there', async () => {
  const { served, dana } = await twoPeople()
  const answers = await Promise.all(Array.from({ length: 6 }, () => addReview(dana)))
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  expect(codes).toEqual([200, 409, 409, 409, 409, 409])
  expect((await reviewsOf(served)).total).toBe(1)
})

test('every contribution rebuilds the listing’s pages, and a refusal does not', async () => {
  const { served, dana, uri } = await twoPeople()
  const { store } = served
  const touched = async (write: () => Promise<unknown>) => {
    const seq = await currentSeq(store)
    await write()
    const rows = store.selectFrom('content').select('id').where('seq', '>', seq)
    return (await rows.execute()).map(({ id }) => id)
  }
  const listing = [String(LISTING)]
  expect(await touched(() => addReview(dana))).toEqual(listing)
  expect(await touched(() => addReview(dana))).toEqual([])
  expect(await touched(() => addQuestion(dana))).toEqual(listing)
  const { _id } = await firstQuestion(served)
  expect(await touched(() => addAnswer(uri, _id))).toEqual(listing)
  expect(await touched(() => addAnswer(uri, _id + 9))).toEqual([])
})

test('what cannot be published is not stored', async () => {
  const served = await contributionsApp()
  const dana = await loggedIn(served)
  await served.store.deleteFrom('counters').execute()
  expect((await addReview(dana)).statusCode).toBe(500)
  expect((await reviewsOf(served)).total).toBe(0)
})

test.each(LANGS)('thanks and refusals are in %s', async (language) => {
  const served = await contributionsApp()
  await loggedIn(served)
  const dana = await visit(served, language)
  await dana.logIn(DANA.email, DANA.password)
  await dana.load()
  const words = MESSAGES[language].contributions.messages
  expect((await addReview(dana)).json()).toEqual({
    ok: true,
    message: { type: 'success', text: words.review },
  })
  const again = await addReview(dana)
  expect(again.json().error).toBe(MESSAGES[language].errors.alreadyReviewed)
  expect(outcome(await addQuestion(dana))).toEqual([200, words.question])
  const question = await firstQuestion(served)
  expect(question.language).toBe(language)
  const answer = await addAnswer(dana, question._id)
  expect(outcome(answer)).toEqual([200, words.answer])
})

test('where an editor looks first, words wait unseen, and the thanks say so', async () => {
  const { served, dana, uri } = await twoPeople({ REVIEWS: 'approve' })
  const words = MESSAGES.en.contributions.messages
  const { store } = served
  await addQuestion(uri)
  await store.updateTable('questions').set({ hidden: 0 }).execute()
  const { _id } = await firstQuestion(served)
  const seq = await currentSeq(store)
  expect(outcome(await addReview(dana))).toEqual([200, words.reviewWaits])
  expect(outcome(await addQuestion(dana))).toEqual([200, words.questionWaits])
  expect(outcome(await addAnswer(dana, _id))).toEqual([200, words.answerWaits])
  expect(await currentSeq(store)).toBe(seq)
  expect(await reviewsOf(dana)).toEqual({ total: 0, reviews: [] })
  const { total, questions } = await questionsOf(dana)
  expect([total, questions[0]?.answers]).toEqual([1, []])
  await store.updateTable('reviews').set({ hidden: 0 }).execute()
  await store.updateTable('answers').set({ hidden: 0 }).execute()
  expect((await reviewsOf(served)).total).toBe(1)
  expect((await firstQuestion(served)).answersTotal).toBe(1)
})
