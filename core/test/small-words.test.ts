import { describe, expect, test } from 'vitest'
import { AD_WORDS } from '#core/i18n/ads/words.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { WEATHER_WORDS } from '#core/i18n/weather/words.ts'

const textsOf = (lang: (typeof LANGS)[number]): Record<string, string> => ({
  ...AD_WORDS[lang],
  ...WEATHER_WORDS[lang].box,
  ...WEATHER_WORDS[lang].skies,
})

/** Words that two languages write alike. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { de: ['Wind'] }

describe.each(LANGS)('%s', (lang) => {
  const texts = textsOf(lang)

  test('has words of its own', () => {
    if (lang === 'en') return
    const english = textsOf('en')
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    const same = Object.keys(texts).filter((key) => texts[key] === english[key])
    expect(same.map((key) => texts[key])).toEqual(ALIKE[lang] ?? [])
  })

  test('leaves no text empty, with stray blanks or with markup', () => {
    for (const text of Object.values(texts)) {
      expect(text).toMatch(/^\S.*\S$/)
      expect(text).not.toMatch(/ {2}|[<>{}]|&\w+;/)
    }
  })
})

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  for (const text of Object.values(textsOf(lang))) expect(text).toMatch(letter)
})
