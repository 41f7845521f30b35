import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { overAllOf } from '#core/domain/rating.ts'
import { fc } from '#core/test/properties.ts'
import { AnswerDialog } from '#site/features/contributions/dialogs/AnswerDialog.tsx'
import { QuestionDialog } from '#site/features/contributions/dialogs/QuestionDialog.tsx'
import { RatingsDialog } from '#site/features/contributions/dialogs/RatingsDialog.tsx'
import { ReviewDialog } from '#site/features/contributions/dialogs/ReviewDialog.tsx'
import { ThanksDialog } from '#site/features/contributions/dialogs/ThanksDialog.tsx'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { takeIntent } from '#site/ui/dialogs/intent.ts'
import { forgetSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { $fresh, $thanks } from '#site/features/contributions/thanks.ts'
import { doneWith, refusal, SESSION, sessionOf } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { answer, openListing, question, questionsAt, review, reviewsAt, TNID, writer } from './samples.ts'

vi.mock('#site/features/contributions/hydrate.tsx', () => ({ hydrateContributions: async () => {} }))

afterEach(closePage)

type Setting = Parameters<typeof openListing>[0]

async function show(
  Shown: (props: DialogProps) => React.ReactNode,
  setting: Setting = {},
  opener?: (article: HTMLElement) => HTMLElement,
) {
  const page = await openListing({ isUser: true, ...setting })
  const onClose = vi.fn()
  const shown = () => <Shown opener={opener?.(page.article)} onClose={onClose} />
  const { unmount } = render(shown())
  await act(async () => {})
  const again = async () => {
    unmount()
    render(shown())
    await act(async () => {})
  }
  return { ...page, onClose, unmount, again }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => {
  fireEvent.input(field(label), { target: { value } })
}
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const group = (name: string) => screen.getByRole('radiogroup', { name })
const star = (mark: string, stars: number) => group(mark).querySelector<HTMLInputElement>(`[value="${stars}"]`)!
const rate = (...marks: [string, number][]) => {
  for (const [mark, stars] of marks) fireEvent.click(star(mark, stars))
}
const isWrong = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'
/** What is said about a field beside its hint. */
const problemOf = (element: HTMLElement) => {
  const [id = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(id)?.textContent
}
const summary = () => screen.getAllByRole('alert')[0]!.textContent
const toastTexts = () => toasts.$toasts.get().map(({ type: kind, text }) => `${kind}: ${text}`)

const ADD_REVIEW = 'POST /rest/tjt/addreview'
const ADD_QUESTION = 'POST /rest/tjt/addquestion'
const ADD_ANSWER = 'POST /rest/tjt/addanswer'

describe('the review', () => {
  const fillIn = ({ words }: Awaited<ReturnType<typeof show>>) => {
    const { forms, reviews } = words
    rate([reviews.food, 5], [reviews.service, 4], [reviews.value, 4])
    type(forms.reviewTitle, ' A fine evening ')
    type(forms.reviewContent, 'We ate well.\nSo did they. ')
    fireEvent.click(field(reviews.medium))
    fireEvent.click(field(forms.reviewAgree))
  }

  test('names the place, and who writes', async () => {
    await show(ReviewDialog)
    const dialog = screen.getByRole('dialog', { name: 'Write a review' })
    expect(dialog.textContent).toContain('Write a reviewCafe Rimon')
    expect(dialog.textContent).toContain('under your name: Miriam Levi.')
    expect(field('Low').checked).toBe(false)
    expect(document.activeElement).toBe(star('Food', 1))
  })

  test('of a museum gives one rating, and no price', async () => {
    const page = await show(ReviewDialog, {
      more: { dtype: 237, isRatedOnce: true },
      answers: { [ADD_REVIEW]: doneWith('Published.'), [reviewsAt(7)]: { body: { total: 0, reviews: [] } } },
    })
    const { forms, reviews } = page.words
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    expect(screen.queryByText(forms.prices)).toBeNull()
    await press(forms.sendReview)
    expect(problemOf(group(reviews.overall))).toBe(page.errors.mustRate)
    expect(document.activeElement).toBe(star(reviews.overall, 1))
    rate([reviews.overall, 4])
    type(forms.reviewTitle, 'Quiet halls')
    type(forms.reviewContent, 'And a garden.')
    fireEvent.click(field(forms.reviewAgree))
    await press(forms.sendReview)
    const { body } = page.asked.find(({ route }) => route === ADD_REVIEW)!
    expect(body).toMatchObject({ reviewRating: { overAll: 4 }, reviewTitle: 'Quiet halls' })
    expect(body).not.toHaveProperty('reviewPriceRange')
  })

  test('says all that is missing, the agreement first, and goes to the first field', async () => {
    const { errors, words, routes } = await show(ReviewDialog)
    const { forms, reviews } = words
    await press(forms.sendReview)
    expect(summary()).toBe(
      `Please correct: ${forms.mustAgree} ${errors.mustRateAll} ${errors.needTitle} ${errors.needContent}`,
    )
    expect(problemOf(field(forms.reviewAgree))).toBe(forms.mustAgree)
    expect(problemOf(field(forms.reviewTitle))).toBe(errors.needTitle)
    expect(problemOf(field(forms.reviewContent))).toBe(errors.needContent)
    for (const mark of [reviews.food, reviews.service, reviews.value]) {
      expect(isWrong(group(mark))).toBe(true)
      expect(problemOf(group(mark))).toBe(errors.mustRateAll)
    }
    expect(document.activeElement).toBe(star(reviews.food, 1))
    expect(routes()).toEqual([SESSION])
  })

  test('says at the mark that it is missing where it is the only one', async () => {
    const { errors, words } = await show(ReviewDialog)
    const { forms, reviews } = words
    rate([reviews.food, 5], [reviews.value, 1])
    await press(forms.sendReview)
    expect(isWrong(group(reviews.food))).toBe(false)
    expect(problemOf(group(reviews.service))).toBe(errors.mustRateAll)
    expect(document.activeElement).toBe(star(reviews.service, 1))
  })

  test('shows the mean of the three once there are three', async () => {
    const { words } = await show(ReviewDialog)
    const { food, service, value } = words.reviews
    const overall = document.querySelector('output')!
    rate([food, 5], [service, 4])
    expect(overall.textContent).toBe(words.forms.overallHint)
    rate([value, 4])
    expect(overall.textContent).toBe('4.3')
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('4.3 out of 5')
    rate([value, 5])
    expect(overall.textContent).toBe('4.7')
  })

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['he', 'ArrowLeft', 'ArrowRight'],
  ] as const)('in %s is rated by the arrow keys', async (lang, more, less) => {
    const { words } = await show(ReviewDialog, { lang })
    const { food } = words.reviews
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name })
    star(food, 1).focus()
    key(less)
    expect(document.activeElement).toBe(star(food, 1))
    for (const stars of [2, 3, 4, 5, 5]) {
      key(more)
      expect(document.activeElement).toBe(star(food, stars))
      expect(star(food, stars).checked).toBe(true)
    }
    key(less)
    expect(star(food, 4).checked).toBe(true)
    expect(group(food).textContent).toContain(words.forms.mark4)
  })

  test('is sent, thanked for, and shown at once', async () => {
    const mine = review(12, { mine: true })
    const page = await show(ReviewDialog, {
      answers: {
        [ADD_REVIEW]: doneWith('Published.'),
        [reviewsAt(7)]: { body: { total: 1, mean: 4.33, reviews: [mine] } },
      },
    })
    fillIn(page)
    await press(page.words.forms.sendReview)
    expect(page.asked.find(({ route }) => route === ADD_REVIEW)).toMatchObject({
      token: 'token-review',
      body: {
        tnid: TNID,
        uid: 7,
        reviewTitle: 'A fine evening',
        reviewContent: 'We ate well.\nSo did they.',
        reviewPriceRange: 'medium',
        reviewRating: { food: 5, service: 4, value: 4 },
        language: 'en',
      },
    })
    expect($dialog.get()?.name).toBe('thanks')
    expect($thanks.get()).toEqual({ kind: 'review', text: 'Published.' })
    await waitFor(() => expect($fresh.get()).toBe('review-12'))
    expect({ ...sessionStorage }).toEqual({})
    expect(toastTexts()).toEqual([])
  })

  test.each([
    [
      'the server’s words',
      refusal(409, 'alreadyReviewed', 'You have already reviewed this place.'),
      'You have already reviewed this place.',
    ],
    ['ours', 'offline' as const, undefined],
  ])('closes after a failure, reported in %s, and reopens as it was', async (_, reply, text) => {
    const page = await show(ReviewDialog, {
      answers: { [ADD_REVIEW]: reply },
    })
    const { forms, reviews } = page.words
    fillIn(page)
    await press(forms.sendReview)
    expect(page.onClose).toHaveBeenCalledOnce()
    expect(toastTexts()).toEqual([`error: ${text ?? page.toasts.reviewFailedMsg}`])
    await page.again()
    expect(screen.getByText(forms.restored)).toBeTruthy()
    expect(field(forms.reviewTitle).value).toBe(' A fine evening ')
    expect(field(forms.reviewContent).value).toContain('We ate well.')
    expect(star(reviews.food, 5).checked).toBe(true)
    expect(field(reviews.medium).checked).toBe(true)
    expect(field(forms.reviewAgree).checked).toBe(false)
  })

  test('is kept from others who use the browser', async () => {
    const page = await show(ReviewDialog, {
      answers: { [ADD_REVIEW]: 'offline' },
    })
    fillIn(page)
    await press(page.words.forms.sendReview)
    forgetSession()
    const other = { body: { ...writer, uid: 8 } }
    vi.stubGlobal('fetch', async () => Response.json(other.body))
    await page.again()
    expect(field(page.words.forms.reviewTitle).value).toBe('')
    expect(screen.queryByText(page.words.forms.restored)).toBeNull()
  })

  test('leads a visitor to the log-in, and remembers what for', async () => {
    await show(ReviewDialog, { isUser: false })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect($dialog.get()?.name).toBe('login')
    forgetSession()
    vi.stubGlobal('fetch', async () => Response.json(writer))
    expect(await takeIntent()).toMatchObject({ kind: 'dialog', name: 'review' })
  })

  test('leads to the log-in where the session has ended meanwhile, and keeps the words', async () => {
    const page = await show(ReviewDialog, {
      answers: {
        [SESSION]: [{ body: writer }, { body: sessionOf() }],
        [ADD_REVIEW]: [
          refusal(403, 'badToken', 'The page is too old.'),
          refusal(401, 'needLogin', 'Please log in first.'),
        ],
      },
    })
    fillIn(page)
    await press(page.words.forms.sendReview)
    await waitFor(() => expect($dialog.get()?.name).toBe('login'))
    expect(toastTexts()).toEqual([])
    expect(Object.values(sessionStorage).join()).toContain('A fine evening')
  })

  test('says so where nobody can tell who writes', async () => {
    const { onClose, errors } = await show(ReviewDialog, {
      answers: { [SESSION]: 'offline' },
    })
    expect(onClose).toHaveBeenCalledOnce()
    expect(toastTexts()).toEqual([`error: ${errors.internal}`])
  })
})

describe('on a page stored for no network', () => {
  beforeEach(() => {
    document.body.dataset['stored'] = '1'
  })
  afterEach(() => {
    delete document.body.dataset['stored']
  })

  const ask = async (...sessions: ('offline' | { body: object })[]) => {
    const page = await show(QuestionDialog, {
      answers: { [SESSION]: sessions, [ADD_QUESTION]: doneWith('Published.'), [questionsAt(7)]: { body: NONE } },
    })
    const { forms, questions } = page.words
    fireEvent.click(field(questions.category2))
    type(forms.questionText, 'Is there a lift?')
    fireEvent.click(field(forms.questionAgree))
    return { ...page, forms }
  }
  const NONE = { total: 0, questions: [] }
  const sent = { route: ADD_QUESTION, body: { tnid: TNID, uid: 7, question: 'Is there a lift?' } }

  test('a question is typed without a session, and sent by the press that finds one', async () => {
    const { asked, forms } = await ask('offline', { body: writer })
    expect(screen.getByRole('dialog').textContent).toContain(forms.unreached)
    await press(forms.sendQuestion)
    expect(asked).toContainEqual(expect.objectContaining({ ...sent, body: expect.objectContaining(sent.body) }))
    expect({ ...sessionStorage }).toEqual({})
  })

  test('what the press cannot send is there for the user who is known later', async () => {
    const { forms, onClose, again, asked } = await ask('offline', 'offline', { body: writer })
    await press(forms.sendQuestion)
    expect(onClose).toHaveBeenCalledOnce()
    await again()
    expect(screen.getByRole('dialog').textContent).toContain('under your name: Miriam Levi.')
    expect(field(forms.questionText).value).toBe('Is there a lift?')
    fireEvent.click(field(forms.questionAgree))
    await press(forms.sendQuestion)
    expect(asked).toContainEqual(expect.objectContaining({ ...sent, body: expect.objectContaining(sent.body) }))
    expect({ ...sessionStorage }).toEqual({})
  })

  test('the press of a visitor leads to the log-in, and keeps the words', async () => {
    const { forms, asked } = await ask('offline', { body: sessionOf() })
    await press(forms.sendQuestion)
    expect($dialog.get()?.name).toBe('login')
    expect(asked.map(({ route }) => route)).not.toContain(ADD_QUESTION)
    expect(Object.values(sessionStorage).join()).toContain('Is there a lift?')
  })
})

describe('the question', () => {
  test('says all that is missing together', async () => {
    const { errors, words } = await show(QuestionDialog)
    const { forms } = words
    expect(document.activeElement).toBe(field('Location'))
    await press(forms.sendQuestion)
    expect(summary()).toBe(`Please correct: ${forms.mustAgree} ${errors.needCategory} ${errors.needQuestion}`)
    const category = group(forms.category)
    expect(category.textContent).toContain(errors.needCategory)
    expect(isWrong(category)).toBe(true)
    expect(problemOf(field(forms.questionText))).toBe(errors.needQuestion)
    expect(document.activeElement).toBe(field('Location'))
  })

  test('is sent, and the newest of one’s own is shown', async () => {
    const { words, asked } = await show(QuestionDialog, {
      answers: {
        [ADD_QUESTION]: doneWith('Published.'),
        [questionsAt(7)]: {
          body: { total: 1, questions: [question(31, { mine: true })] },
        },
      },
    })
    const { forms, questions } = words
    fireEvent.click(field(questions.category2))
    type(forms.questionText, 'Is it kosher for Passover?')
    fireEvent.click(field(forms.questionAgree))
    await press(forms.sendQuestion)
    expect(asked.find(({ route }) => route === ADD_QUESTION)?.body).toEqual({
      tnid: TNID,
      uid: 7,
      questionCategory: 2,
      question: 'Is it kosher for Passover?',
      language: 'en',
    })
    await waitFor(() => expect($fresh.get()).toBe('question-31'))
    expect($thanks.get()?.kind).toBe('question')
  })

  test('fails in words of its own', async () => {
    const { words, toasts } = await show(QuestionDialog, {
      answers: { [ADD_QUESTION]: 'offline' },
    })
    fireEvent.click(field(words.questions.category1))
    type(words.forms.questionText, 'Where?')
    fireEvent.click(field(words.forms.questionAgree))
    await press(words.forms.sendQuestion)
    expect(toastTexts()).toEqual([`error: ${toasts.questionFailedMsg}`])
  })
})

describe('the answer', () => {
  /** A question of the page with its button. */
  const asked = (article: HTMLElement) => {
    article.innerHTML =
      '<h3 id="question-5-text" lang="he" dir="rtl">איפה?</h3><button data-dialog="answer" data-qid="5">Answer</button>'
    return article.querySelector('button')!
  }

  test('shows the question in its own language, and wants a text and the agreement', async () => {
    const { errors, words } = await show(AnswerDialog, {}, asked)
    const { forms } = words
    const quote = document.querySelector('blockquote')
    expect(quote?.outerHTML).toContain('lang="he" dir="rtl">איפה?<')
    await press(forms.sendAnswer)
    expect(summary()).toBe(`Please correct: ${forms.mustAgree} ${errors.needAnswer}`)
    expect(document.activeElement).toBe(field(forms.answerText))
  })

  test('is sent with its question, and shown', async () => {
    const mine = answer(44, { mine: true, qid: 5 })
    const page = await show(
      AnswerDialog,
      {
        answers: {
          [ADD_ANSWER]: doneWith('Published.'),
          [questionsAt(7)]: {
            body: { total: 1, questions: [question(5, { answers: [mine] })] },
          },
        },
      },
      asked,
    )
    const { forms } = page.words
    type(forms.answerText, 'Beside the station.')
    fireEvent.click(field(forms.answerAgree))
    await press(forms.sendAnswer)
    const sent = page.asked.find(({ route }) => route === ADD_ANSWER)
    expect(sent?.body).toEqual({
      tnid: TNID,
      qid: 5,
      question: 'איפה?',
      uid: 7,
      answer: 'Beside the station.',
      language: 'en',
    })
    await waitFor(() => expect($fresh.get()).toBe('answer-44'))
  })

  test('knows its question again after the log-in', async () => {
    const page = await show(AnswerDialog, { isUser: false }, asked)
    expect($dialog.get()?.name).toBe('login')
    forgetSession()
    vi.stubGlobal('fetch', async () => Response.json(writer))
    page.article.replaceChildren()
    const intent = await takeIntent()
    expect(intent).toMatchObject({ about: { qid: 5, question: 'איפה?' } })
    render(<AnswerDialog opener={undefined} onClose={vi.fn()} />)
    await act(async () => {})
    expect(screen.getByRole('dialog').textContent).toContain('איפה?')
  })
})

test('the thanks say what the server says, and lead to what was written', async () => {
  const page = await show(QuestionDialog, {
    answers: {
      [ADD_QUESTION]: doneWith('It will appear after a check.'),
      [questionsAt(7)]: {
        body: { total: 1, questions: [question(32, { mine: true })] },
      },
    },
  })
  const { forms, questions, thanks } = page.words
  page.article.innerHTML = '<ul><li id="question-32">Why?</li></ul>'
  fireEvent.click(field(questions.category4))
  type(forms.questionText, 'Why?')
  fireEvent.click(field(forms.questionAgree))
  await press(forms.sendQuestion)
  await waitFor(() => expect($fresh.get()).toBe('question-32'))
  page.unmount()
  const onClose = vi.fn()
  render(<ThanksDialog opener={undefined} onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: thanks.question })
  expect(dialog.textContent).toContain('It will appear after a check.')
  await act(async () => {
    fireEvent.click(dialog.querySelector('.outcome + button')!)
  })
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.activeElement?.id).toBe('question-32')
})

test('the explanation says what each number of stars means', async () => {
  const { words } = await show(RatingsDialog)
  const dialog = screen.getByRole('dialog', { name: words.ratings.title })
  const scale = [...dialog.querySelectorAll('li')].map((item) => [
    item.querySelector('[role=img]')?.getAttribute('aria-label'),
    item.textContent,
  ])
  expect(scale).toEqual([
    ['5 out of 5', 'Excellent'],
    ['4 out of 5', 'Very good'],
    ['3 out of 5', 'Good'],
    ['2 out of 5', 'Fair'],
    ['1 out of 5', 'Poor'],
  ])
})

test('the overall mark lies between the lowest and the highest of the three', () => {
  const mark = fc.integer({ min: 1, max: 5 })
  fc.assert(
    fc.property(mark, mark, mark, (...marks) => {
      const overall = overAllOf(marks[0] + marks[1] + marks[2])
      expect(overall).toBeGreaterThanOrEqual(Math.min(...marks))
      expect(overall).toBeLessThanOrEqual(Math.max(...marks))
    }),
  )
})
