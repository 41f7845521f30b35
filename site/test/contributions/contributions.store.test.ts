import { afterEach, describe, expect, test } from 'vitest'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { $isLoading } from '#site/ui/page/loading.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { giveFeedback } from '#site/features/contributions/feedback.ts'
import { $questions, loadQuestions, showAllQuestions, startQuestions } from '#site/features/contributions/questions.ts'
import { $reviews, loadReviews, startReviews, toReviewPage } from '#site/features/contributions/reviews.ts'
import { slowNetwork } from '../network.ts'
import { refusal, SESSION, sessionOf } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { answer, openListing, question, questionsAt, review, reviewsAt, upTo, writer } from './samples.ts'

afterEach(closePage)

const ids = () => $reviews.get().reviews.map(({ _id }) => _id)
const qids = () => $questions.get().questions.map(({ _id }) => _id)
const toastTexts = () => toasts.$toasts.get().map(({ text }) => text)
const reviewList = (total: number, first: number, last: number) => ({
  body: {
    total,
    mean: 4.33,
    reviews: upTo(first, last).map((id) => review(id)),
  },
})
const questionList = (total: number, first: number, last: number) => ({
  body: { total, questions: upTo(first, last).map((id) => question(id)) },
})
const failed = refusal(500, 'internal', 'Error occurred')

describe('the reviews', () => {
  test('start with what the HTML shows, and are requested without a session', async () => {
    const { asked } = await openListing({
      answers: { [reviewsAt(0)]: reviewList(13, 1, 6) },
    })
    startReviews({ total: 2, reviews: [review(8), review(9)] })
    expect(ids()).toEqual([8, 9])
    await loadReviews()
    expect(ids()).toEqual(upTo(1, 6))
    expect($reviews.get()).toMatchObject({ total: 13, mean: 4.33, page: 1 })
    expect(asked).toMatchObject([{ route: reviewsAt(0), token: null, language: 'en' }])
  })

  test('come six a page', async () => {
    const { routes } = await openListing({
      answers: { [reviewsAt(0, 12)]: reviewList(13, 13, 13) },
    })
    const going = toReviewPage(3)
    expect($isLoading.get()).toBe(true)
    await going
    expect($isLoading.get()).toBe(false)
    expect(routes()).toEqual([reviewsAt(0, 12)])
    expect($reviews.get()).toMatchObject({ page: 3, isLoading: false })
    expect(ids()).toEqual([13])
  })

  test('go to the last page where there are fewer by now', async () => {
    const { routes } = await openListing({
      answers: {
        [reviewsAt(0, 12)]: { body: { total: 7, reviews: [] } },
        [reviewsAt(0, 6)]: reviewList(7, 7, 7),
      },
    })
    await loadReviews(3)
    expect(routes()).toEqual([reviewsAt(0, 12), reviewsAt(0, 6)])
    expect($reviews.get()).toMatchObject({ page: 2, isLoading: false })
  })

  test.each([
    ['of the server', failed],
    ['of the network', 'offline' as const],
  ])('stay as they are after a failure %s, which is said', async (_, reply) => {
    const { errors } = await openListing({
      answers: { [reviewsAt(0, 6)]: reply },
    })
    startReviews({ total: 13, reviews: [review(1)] })
    await toReviewPage(2)
    expect(toastTexts()).toEqual([errors.couldNotGetReviews])
    expect(ids()).toEqual([1])
    expect($reviews.get()).toMatchObject({ page: 1, isLoading: false })
  })

  test('belong to the page requested last', async () => {
    await openListing()
    const { sent, send } = slowNetwork()
    globalThis.fetch = send
    const second = loadReviews(2)
    const third = loadReviews(3)
    await Promise.resolve()
    sent[1]!.answer(reviewList(18, 13, 18).body)
    await third
    sent[0]!.answer(reviewList(18, 7, 12).body)
    await second
    expect(ids()).toEqual(upTo(13, 18))
    expect($reviews.get()).toMatchObject({ page: 3, isLoading: false })
  })

  test('are read in one’s own name by who has logged in', async () => {
    const { asked } = await openListing({
      isUser: true,
      answers: { [reviewsAt(7)]: reviewList(1, 1, 1) },
    })
    await loadReviews(1)
    expect(asked.at(-1)).toMatchObject({
      route: reviewsAt(7),
      token: 'token-reviews',
    })
  })

  test('are read as anybody does once the session has ended', async () => {
    const { routes } = await openListing({
      isUser: true,
      answers: {
        [SESSION]: [{ body: writer }, { body: sessionOf() }],
        [reviewsAt(7)]: [
          refusal(403, 'badToken', 'The page is too old.'),
          refusal(401, 'needLogin', 'Please log in first.'),
        ],
        [reviewsAt(0)]: reviewList(1, 1, 1),
      },
    })
    await loadReviews(1)
    expect(routes().at(-1)).toBe(reviewsAt(0))
    expect(ids()).toEqual([1])
    expect(toastTexts()).toEqual([])
  })
})

describe('the questions', () => {
  test('are six at first, and all of them when somebody wants them', async () => {
    const { routes } = await openListing({
      answers: {
        [questionsAt(0)]: questionList(203, 1, 6),
        [questionsAt(0, 0, 100)]: questionList(203, 1, 100),
        [questionsAt(0, 100, 100)]: questionList(203, 101, 200),
        [questionsAt(0, 200, 100)]: questionList(203, 201, 203),
      },
    })
    await loadQuestions()
    expect(qids()).toEqual(upTo(1, 6))
    await showAllQuestions()
    expect(qids()).toEqual(upTo(1, 203))
    await loadQuestions()
    expect(qids()).toHaveLength(203)
    expect(routes()).toHaveLength(7)
  })

  test('come once each though a new one moved them on', async () => {
    await openListing({
      answers: {
        [questionsAt(0, 0, 100)]: questionList(101, 1, 100),
        [questionsAt(0, 100, 100)]: questionList(102, 100, 101),
      },
    })
    await showAllQuestions()
    expect(qids()).toEqual(upTo(1, 101))
  })

  test('stay as they are after a failure, which is said', async () => {
    const { errors } = await openListing({
      answers: { [questionsAt(0)]: failed },
    })
    startQuestions({ total: 1, questions: [question(1)] })
    await loadQuestions()
    expect(toastTexts()).toEqual([errors.couldNotGetQuestions])
    expect(qids()).toEqual([1])
  })
})

describe('feedback', () => {
  const PUT = (kind: string, id: number) => `PUT /rest/tjt/feedbackitem/7/${kind}/${id}`
  const button = () => document.createElement('button')
  const given = { body: { feedbacks: { up: 3, down: 0, meup: true } } }

  test('opens the log-in for who has not logged in', async () => {
    const { routes } = await openListing()
    const opener = button()
    await giveFeedback({ kind: 'reviews', id: 1, trend: 'up' }, opener)
    expect($dialog.get()).toMatchObject({ name: 'login', opener })
    expect(routes()).toEqual([SESSION])
  })

  test('shows what the server answers, of a review and of an answer', async () => {
    const { asked } = await openListing({
      isUser: true,
      answers: { [PUT('reviews', 1)]: given, [PUT('answers', 5)]: given },
    })
    startReviews({ total: 2, reviews: [review(1), review(2)] })
    startQuestions({
      total: 1,
      questions: [question(1, { answers: [answer(4), answer(5)] })],
    })
    await giveFeedback({ kind: 'reviews', id: 1, trend: 'up' }, button())
    expect(asked.at(-1)).toMatchObject({
      token: 'token-feedback',
      body: { trend: 'up' },
    })
    await giveFeedback({ kind: 'answers', id: 5, trend: 'up' }, button())
    const [first, second] = $reviews.get().reviews
    expect(first?.feedbacks).toEqual(given.body.feedbacks)
    expect(second?.feedbacks).toEqual({ up: 0, down: 0 })
    const answers = $questions.get().questions[0]!.answers
    expect(answers.map(({ feedbacks }) => feedbacks.up)).toEqual([0, 3])
  })

  test('is sent once, however often the button is pressed', async () => {
    const { routes } = await openListing({
      isUser: true,
      answers: { [PUT('reviews', 1)]: given },
    })
    const give = () => giveFeedback({ kind: 'reviews', id: 1, trend: 'up' }, button())
    await Promise.all([give(), give(), give()])
    expect(routes()).toEqual([SESSION, PUT('reviews', 1)])
  })

  test.each([
    ['ours', failed, undefined],
    ['ours when offline', 'offline' as const, undefined],
    [
      'the server’s',
      refusal(403, 'ownWords', 'You cannot rate your own contributions.'),
      'You cannot rate your own contributions.',
    ],
  ])('that fails is said in words that are %s', async (_, reply, text) => {
    const { errors } = await openListing({
      isUser: true,
      answers: { [PUT('reviews', 1)]: reply },
    })
    await giveFeedback({ kind: 'reviews', id: 1, trend: 'down' }, button())
    expect(toastTexts()).toEqual([text ?? errors.couldNotAddFeedback])
  })
})
