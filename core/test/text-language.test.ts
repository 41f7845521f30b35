import { expect, test } from 'vitest'
import { textLanguage } from '#core/domain/text-language.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { fc } from '#core/test/properties.ts'

test.each([
  ['We ate well.', 'he', 'en'],
  ['We ate well.', 'fr', 'fr'],
  ['אכלנו טוב ב-Tel Aviv.', 'en', 'he'],
  ['אכלנו טוב', 'he', 'he'],
  ['Очень вкусно, WiFi тоже', 'de', 'ru'],
  ['Так себе', 'ru', 'ru'],
  ['Muy bien', 'ru', 'en'],
  ['5/5 !!!', 'he', 'he'],
  ['', 'ru', 'ru'],
] as const)('%j on a page in %s is taken for %s', (text, page, language) => {
  expect(textLanguage(text, page)).toBe(language)
})

test('any text has a language, and one without letters that of the page', () => {
  const page = fc.constantFrom(...LANGS)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), page, (text, lang) => {
      const language = textLanguage(text, lang)
      expect(LANGS).toContain(language)
      if (!/\p{L}/u.test(text)) expect(language).toBe(lang)
    }),
  )
})
