import { describe, expect, test } from 'vitest'
import { CATEGORIES_WORDS } from '#core/i18n/categories/words.ts'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { counted } from '#core/i18n/plural.ts'

type Tree = { readonly [key: string]: string | Tree }

/** The texts by their paths; those of the number of offers have other forms in each language. */
function textsOf(tree: Tree, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) => {
      if (key === 'offers') return {}
      return typeof value === 'string'
        ? { [`${path}${key}`]: value }
        : textsOf(value, `${path}${key}:`)
    }),
  ) as Record<string, string>
}

const holesOf = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
const english = textsOf(CATEGORIES_WORDS.en)

describe.each(LANGS)('%s', (lang) => {
  const words = CATEGORIES_WORDS[lang]

  test('says and fills in what English does, in words of its own', () => {
    const texts = textsOf(words)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(texts)) {
      expect(holesOf(text), key).toEqual(holesOf(english[key]))
      if (lang !== 'en') expect(text, key).not.toBe(english[key])
      expect(text, key).toMatch(/^\S.*\S$/)
    }
  })

  test('counts offers in every form that the language has', () => {
    const rules = new Intl.PluralRules(LANGUAGES[lang].locale)
    for (const count of [1, 2, 5, 11, 21, 22, 101, 5000]) {
      const text = counted(lang, words.offers, count)
      expect(text).not.toContain('{{')
      const form = rules.select(count)
      // Of millions, which no category has.
      if (form !== 'many' || lang === 'ru')
        expect(words.offers, form).toHaveProperty(form)
    }
  })
})
