import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { fc } from '#core/test/properties.ts'

test.each(LANGS)('%s says every number, or counts it in words', (lang) => {
  const { reviews } = MESSAGES[lang].contributions.posts
  fc.assert(
    fc.property(fc.nat({ max: 5_000_000 }), (number) => {
      const text = formatCount(lang, reviews, 'count', number)
      const printed = new Intl.NumberFormat(LANGUAGES[lang].locale).format(number)
      const inWords = lang === 'he' && (number === 1 || number === 2)
      expect(text.includes(printed)).toBe(!inWords)
      expect(text).not.toMatch(/[{}]/)
    }),
  )
})

test('Russian counts as Russian does', () => {
  const { questions } = MESSAGES.ru.contributions.posts
  expect([1, 2, 5, 21, 112].map((n) => formatCount('ru', questions, 'answers', n))).toEqual([
    '1 ответ',
    '2 ответа',
    '5 ответов',
    '21 ответ',
    '112 ответов',
  ])
})
