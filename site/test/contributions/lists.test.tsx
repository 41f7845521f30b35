import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { hydrateContributions } from '#site/features/contributions/hydrate.tsx'
import { contributionsBlock } from '#site/features/listing/contributions.html.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { $questions } from '#site/features/contributions/questions.ts'
import { $reviews } from '#site/features/contributions/reviews.ts'
import { closePage } from '../people/page.ts'
import { listingInput } from '../samples.ts'
import { answer, openListing, question, questionsAt, review, reviewsAt, TNID, upTo } from './samples.ts'

/** What the index knows of words: not whose they are, nor what others think of them. */
function shownOf<T extends { _id: number }>({ _id, ...rest }: T) {
  const { uid: _, tnid: __, feedbacks: ___, qid: ____, ...own } = rest as never as Record<string, unknown>
  return { id: _id, ...own }
}

const answersOf = (first: number, last: number) => upTo(first, last).map((id) => answer(id))
const REVIEWS = upTo(1, 6).map((id) => review(id))
const QUESTIONS = upTo(1, 6).map((id) => question(id, { answers: id === 1 ? answersOf(11, 15) : [] }))

const input = listingInput(
  { tnid: TNID } as never,
  {
    rating: { mean: 4.33, count: 14 },
    reviews: REVIEWS.map(shownOf),
    reviewsTotal: 14,
    questions: QUESTIONS.map(({ answers, ...rest }) => ({
      ...shownOf(rest),
      answers: answers.map(shownOf),
    })),
    questionsTotal: 9,
  } as unknown as Partial<ListingInput>,
)

type Answers = NonNullable<Parameters<typeof openListing>[0]>['answers']

/** The page with its HTML, not hydrated yet. */
async function open(answers: Answers = {}, { isUser = false, lang = 'en' }: { isUser?: boolean; lang?: Lang } = {}) {
  const page = await openListing({ answers, isUser, lang })
  const block = contributionsBlock(lang, { ...input, listing: { ...input.listing, tnid: TNID } })
  page.article.innerHTML = `<div data-rating><p>old</p></div>${block.html}`
  return page
}

/** Wakes the lists, and waits for what the API has to say. */
async function hydrate() {
  let isHydrated = false
  void hydrateContributions().then(() => (isHydrated = true))
  await waitFor(() => {
    expect(isHydrated).toBe(true)
    expect($reviews.get().isLoading).toBe(false)
    expect($questions.get().isLoading).toBe(false)
  })
  await act(async () => {})
}

afterEach(closePage)

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const live = (uid: number) => ({
  [reviewsAt(uid)]: {
    body: { total: 14, mean: 4.33, reviews: REVIEWS },
  },
  [questionsAt(uid)]: { body: { total: 9, questions: QUESTIONS } },
})

describe('the HTML', () => {
  test('has all that a reader needs', async () => {
    await open()
    expect(all('#reviews .contribution')).toHaveLength(6)
    expect(find('#review-1').textContent).toContain('Food 5')
    expect(find('#reviews .contributions-bar').textContent).toContain('14 reviews')
    expect(find('#reviews .contributions-range').textContent).toBe('1–6 of 14')
    expect(all('#questions .contribution')).toHaveLength(6)
    expect(find('#question-1 .eyebrow').textContent).toBe('Kashrut')
    expect(all('#question-1 .answers li')).toHaveLength(5)
    expect(all('#question-1 details .answers li')).toHaveLength(3)
    expect(find('#question-1 summary').textContent).toContain('Show all 5 answers')
    expect(find('#question-2').textContent).toContain('No answers yet.')
  })

  test('of a cemetery has questions but no reviews, and asks for none', async () => {
    const { asked, article } = await openListing({ answers: live(0) })
    const listing = { ...input.listing, heritageType: 'cemetery', tnid: TNID }
    const { html } = contributionsBlock('en', { ...input, listing })
    article.innerHTML = html
    expect(all('#reviews, [data-dialog=review]')).toEqual([])
    await hydrate()
    expect(all('#reviews, [data-dialog=review]')).toEqual([])
    expect(all('#questions .contribution')).toHaveLength(6)
    expect(asked.filter(({ route }) => /itemreviews/.test(route))).toEqual([])
  })

  test('offers what can be done', async () => {
    await open()
    const listing = all('[data-dialog]').filter((it) => !it.closest('.contribution'))
    expect(listing.map(({ dataset }) => dataset['dialog'])).toEqual(['review', 'ratings', 'question'])
    expect(all('#question-2 [data-dialog=answer]')).toHaveLength(1)
    expect(find('#question-2 [data-qid]').dataset['qid']).toBe('2')
    expect(all('#review-1 .feedback button').map((b) => b.textContent)).toEqual(['Helpful', 'Not helpful'])
    expect(find('#questions .show-all').textContent).toBe('Show all 9 questions')
  })

  test.each([
    ['review-1', 'Report the review by'],
    ['question-2', 'Report the question by'],
    ['answer-11', 'Report the answer by'],
  ])('has for %s a button that reports it', async (id, name) => {
    await open()
    const about = id.replace('-', ' ')
    const [button, ...others] = all(`[data-about="${about}"]`)
    expect(others).toEqual([])
    expect(button!.dataset['dialog']).toBe('report')
    expect(button!.closest('li')!.id).toBe(id)
    expect(button!.textContent).toBe('Report')
    expect(button!.getAttribute('aria-label')).toMatch(new RegExp(`^${name} \\S`))
    expect(all(`#${id}-text`)).toHaveLength(1)
  })

  test('leaves the language unsaid where it is the page’s', async () => {
    await open()
    expect(find('#review-1 .rating').textContent).not.toContain('English')
  })

  test('says in Hebrew whose language a text is in', async () => {
    await open({}, { lang: 'he' })
    expect(find('#review-1 .contribution-text').outerHTML).toContain('lang="en" dir="ltr"')
    expect(find('#review-1 .rating').textContent).toMatch(/ · English$/)
    expect(find('#reviews .contributions-bar').textContent).toContain('14 חוות דעת')
  })

  test('says that there is nothing yet, without lists', () => {
    const { html } = contributionsBlock('en', listingInput())
    expect(html).toContain('No reviews yet.')
    expect(html).toContain('No questions yet.')
    expect(html).not.toContain('<ul class="contributions"')
    expect(html).not.toContain('pagination')
  })

  test('ends no script by what people write', () => {
    const evil = '</script><img src=x onerror=alert(1)>'
    const { html } = contributionsBlock(
      'en',
      listingInput({}, {
        reviews: [shownOf(review(1, { reviewTitle: evil, author: evil }))],
        reviewsTotal: 1,
      } as unknown as Partial<ListingInput>),
    )
    expect(html).not.toContain('<img')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })
})

describe('hydrating', () => {
  test('takes over what is there, and asks for what is new', async () => {
    const { routes } = await open(live(0))
    const before = all('[data-contributions] *')
    find('#question-1 details').setAttribute('open', '')
    const pressed = find('#review-2 .feedback button')
    pressed.focus()
    const problems = vi.spyOn(console, 'error')
    await hydrate()
    expect(all('[data-contributions] *')).toEqual(before)
    expect(document.activeElement).toBe(pressed)
    expect(find('#question-1 details').hasAttribute('open')).toBe(true)
    expect(routes().sort()).toEqual([questionsAt(0), reviewsAt(0)].sort())
    expect(problems).not.toHaveBeenCalled()
  })

  test('shows counts, what the reader said, and what is theirs', async () => {
    const [first, second, ...rest] = REVIEWS
    const reviews = [{ ...first!, feedbacks: { up: 3, down: 1, meup: true } }, { ...second!, mine: true }, ...rest]
    await open(
      {
        ...live(7),
        [reviewsAt(7)]: { body: { total: 15, mean: 4.1, reviews } },
      },
      { isUser: true },
    )
    await hydrate()
    const [up, down] = all('#review-1 .feedback button')
    expect(up!.textContent).toBe('Helpful3')
    expect(up!.getAttribute('aria-pressed')).toBe('true')
    expect(down!.getAttribute('aria-pressed')).toBe('false')
    expect(find('#review-2').textContent).toContain('Yours')
    expect(find('#review-2 button').matches(':disabled')).toBe(true)
    expect(find('#reviews .contributions-bar').textContent).toContain('4.1 15 reviews')
    expect(find('[data-rating]').textContent).toBe(' 4.1 15 reviews')
  })

  test('leaves the HTML as it is where the lists cannot be had', async () => {
    await open({ [reviewsAt(0)]: 'offline', [questionsAt(0)]: 'offline' })
    const before = find('[data-contributions]').textContent
    await hydrate()
    expect(
      toasts.$toasts
        .get()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['Could not get questions', 'Could not get reviews'])
    expect(find('[data-contributions]').textContent).toBe(before)
  })
})

describe('once awake', () => {
  test('turns the pages, and leads to the head of the list', async () => {
    const last = { total: 14, mean: 4.33, reviews: [review(13), review(14)] }
    await open({ ...live(0), [reviewsAt(0, 12)]: { body: last } })
    await hydrate()
    const pages = () =>
      all('.pagination button').map((b) => [b.textContent, b.ariaCurrent ?? b.getAttribute('aria-current')])
    expect(pages().map(([text]) => text)).toEqual(['Previous', '1', '2', '3', 'Next'])
    await act(async () => {
      fireEvent.click(find('[aria-label="Page 3"]'))
    })
    expect(all('#reviews .contribution').map(({ id }) => id)).toEqual(['review-13', 'review-14'])
    expect(find('#reviews .contributions-range').textContent).toBe('13–14 of 14')
    expect(document.activeElement?.id).toBe('reviews-title')
    expect(find('.pagination [aria-current=page]').textContent).toBe('3')
    expect(find('.pagination > button:last-child').matches(':disabled')).toBe(true)
  })

  test('page two begins after what the HTML has', async () => {
    const more = [...upTo(1, 7).map((id) => review(id)), ...upTo(8, 14).map((id) => review(id, { language: 'he' }))]
    const { article, asked } = await openListing({ answers: {} })
    article.innerHTML = contributionsBlock('en', { ...input, reviews: more.map(shownOf) as never }).html
    const ids = all('#reviews .contribution').map(({ id }) => id)
    expect(ids).toEqual(upTo(1, 6).map((id) => `review-${id}`))
    await hydrate()
    await act(async () => {
      fireEvent.click(find('[aria-label="Page 2"]'))
    })
    expect(asked.at(-1)!.route).toBe(reviewsAt(0, ids.length))
  })

  test('shows all questions, and leads to the first that came', async () => {
    const nine = upTo(1, 9).map((id) => question(id))
    await open({
      ...live(0),
      [questionsAt(0, 0, 100)]: { body: { total: 9, questions: nine } },
    })
    await hydrate()
    await act(async () => {
      fireEvent.click(find('.show-all'))
    })
    expect(all('#questions .contribution')).toHaveLength(9)
    expect(find('.show-all')).toBeNull()
    expect(document.activeElement?.id).toBe('question-7')
  })

  test('says what somebody thinks, once for each trend', async () => {
    const PUT = 'PUT /rest/tjt/feedbackitem/7/reviews/1'
    const { asked } = await open(
      {
        ...live(7),
        [PUT]: { body: { feedbacks: { up: 1, down: 0, meup: true } } },
      },
      { isUser: true },
    )
    await hydrate()
    const button = find('#review-1 .feedback button')
    button.focus()
    for (let times = 0; times < 2; times++) {
      await act(async () => {
        fireEvent.click(button)
      })
    }
    expect(asked.filter(({ route }) => route === PUT)).toHaveLength(1)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(button.textContent).toBe('Helpful1')
    expect(document.activeElement).toBe(button)
  })
})
