import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { meanOf, overAllOf } from '#core/domain/rating.ts'
import { answerProblems, questionProblems, reviewProblems } from '#core/domain/validation/contributions.ts'
import { LANGS } from '#core/i18n/languages.ts'

describe.each(LANGS)('%s', (lang) => {
  const texts = Object.values(MESSAGES[lang].contributions.messages)

  test('says everything, as sentences', () => {
    const odd = texts.filter((text) => !/^\S.*! \S.*\S\.$/u.test(text))
    expect(odd).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('has words of its own', () => {
    const english: readonly string[] = Object.values(MESSAGES.en.contributions.messages)
    const same = texts.filter((text) => english.includes(text))
    expect(same).toHaveLength(lang === 'en' ? texts.length : 0)
  })
})

test.each([
  ['he', /^[\u05d0-\u05ea !.]+$/],
  ['ru', /^[\u0400-\u04ff !.]+$/],
] as const)('%s is written in its own letters', (lang, letters) => {
  for (const text of Object.values(MESSAGES[lang].contributions.messages)) expect(text).toMatch(letters)
})

describe('the mean', () => {
  test.each([[3, 1], [4, 1.33], [5, 1.67], [13, 4.33], [15, 5]])(
    'of marks that make %i is %d',
    (sum, overAll) => expect(overAllOf(sum)).toBe(overAll),
  ) // prettier-ignore

  test.each([
    [[[4.33, 1]], 4.33],
    [[[1.33, 1], [4.67, 1]], 3],
    [[[1, 1], [5, 2]], 3.67],
    // 4.005 exactly, which in binary is slightly less.
    [[[4, 1], [4.01, 1]], 4.01],
  ] as const)('of the reviews %j is %d', (marks, mean) => {
    const reviews = marks.map(([overAll, times]) => ({ overAll, reviews: times }))
    expect(meanOf(reviews)).toBe(mean)
    expect(meanOf(reviews.toReversed())).toBe(mean)
  }) // prettier-ignore

  test('of no review is none', () => {
    expect(meanOf([])).toBeUndefined()
    expect(meanOf([{ overAll: 4, reviews: 0 }])).toBeUndefined()
  })
})

const BLANKS = ['', ' ', '\n\t', '\u00a0\u3000', '\u200b\u200f\u2060\ufeff\u00ad', '\u0301']
const SHOWN = ['a', ' א ', '5', '!', '👍', '\u200bx', '猫', 'é']

const MARKS = { withMarks: true }

describe('what is wrong', () => {
  const reviewRating = { food: 1, service: 2, value: 3 }
  const review = { reviewTitle: 'a', reviewContent: 'b', reviewRating }

  test('with a review is listed in the order of the form', () => {
    expect(reviewProblems(review, MARKS)).toEqual([])
    const nothing = {
      reviewTitle: '',
      reviewContent: '',
      reviewRating: { ...reviewRating, value: 0 },
    }
    const problems = ['mustRateAll', 'needTitle', 'needContent']
    expect(reviewProblems(nothing, MARKS)).toEqual(problems)
  })

  test('with a review of a place that gets one rating: its own', () => {
    const once = { withMarks: false }
    expect(reviewProblems({ ...review, reviewRating: { overAll: 3 } }, once)).toEqual([])
    expect(reviewProblems(review, once)).toEqual(['mustRate'])
    expect(reviewProblems({ ...review, reviewRating: { overAll: 0 }, reviewTitle: '' }, once)).toEqual([
      'mustRate',
      'needTitle',
    ])
  })

  test.each(['food', 'service', 'value'])('a review without %s', (mark) => {
    const marks = { ...reviewRating, [mark]: 0 }
    const problems = reviewProblems({ ...review, reviewRating: marks }, MARKS)
    expect(problems).toEqual(['mustRateAll'])
  })

  test('with a question, all together', () => {
    const problems = ['needCategory', 'needQuestion']
    const nothing = { questionCategory: 0, question: ' ' }
    expect(questionProblems(nothing)).toEqual(problems)
    const whole = { questionCategory: 4, question: 'Open?' }
    expect(questionProblems(whole)).toEqual([])
  })

  test.each(BLANKS)('%j is no text', (text) => {
    expect(answerProblems({ answer: text })).toEqual(['needAnswer'])
    const title = reviewProblems({ ...review, reviewTitle: text }, MARKS)
    expect(title).toEqual(['needTitle'])
    const content = reviewProblems({ ...review, reviewContent: text }, MARKS)
    expect(content).toEqual(['needContent'])
    const question = { questionCategory: 1, question: text }
    expect(questionProblems(question)).toEqual(['needQuestion'])
  })

  test.each(SHOWN)('%j is one', (text) => {
    expect(answerProblems({ answer: text })).toEqual([])
  })
})
