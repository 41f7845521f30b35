import { describe, expect, test } from 'vitest'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { counted, type Plural } from '#core/i18n/plural.ts'
import { VOICES_WORDS } from '#core/i18n/voices/words.ts'
import { fc } from '#core/test/properties.ts'

type Tree = { readonly [key: string]: string | Tree }

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const isPlural = (tree: Tree): tree is Plural =>
  Object.keys(tree).every((key) => FORMS.includes(key as never))

/** The texts of a language by their keys; of one that counts, the form for most numbers. */
function textsOf(tree: Tree, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) => {
      if (typeof value === 'string') return { [`${path}${key}`]: value }
      return isPlural(value)
        ? { [`${path}${key}`]: value.other }
        : textsOf(value, `${path}${key}:`)
    }),
  ) as Record<string, string>
}

function pluralsOf(tree: Tree): Plural[] {
  return Object.values(tree).flatMap((value) => {
    if (typeof value === 'string') return []
    return isPlural(value) ? [value] : pluralsOf(value)
  })
}

const english = textsOf(VOICES_WORDS.en)
const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

/** Words that two languages write alike. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  fr: ['Service', 'Excellent', 'Page {{page}}'],
  es: ['Kashrut'],
  de: ['Service'],
}

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  const texts = textsOf(VOICES_WORDS[lang])

  test('says all that English says, and no more', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  test('fills in what English fills in', () => {
    for (const [key, text] of Object.entries(texts))
      expect(holesOf(text), key).toEqual(holesOf(english[key]!))
  })

  test('has words of its own, and needs each that it may share', () => {
    const same = Object.keys(texts).filter((key) => texts[key] === english[key])
    const shared = new Set(same.map((key) => texts[key]))
    expect([...shared].sort()).toEqual([...(ALIKE[lang] ?? [])].sort())
  })
})

describe.each(LANGS)('%s', (lang) => {
  const { pluralCategories } = new Intl.PluralRules(
    LANGUAGES[lang].locale,
  ).resolvedOptions()

  test('has the plural forms that its rules call for, and no others', () => {
    for (const forms of pluralsOf(VOICES_WORDS[lang]))
      expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort())
  })

  test('leaves no text empty, with stray blanks or with markup', () => {
    const odd = Object.entries(textsOf(VOICES_WORDS[lang])).filter(
      ([, text]) =>
        text !== text.trim() || text === '' || / {2}|[<>]|&\w+;/.test(text),
    )
    expect(odd).toEqual([])
  })

  test('says every number, or counts it in words', () => {
    const { count } = VOICES_WORDS[lang].reviews
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), (number) => {
        const text = counted(lang, count, number)
        const printed = new Intl.NumberFormat(LANGUAGES[lang].locale).format(
          number,
        )
        const inWords = lang === 'he' && (number === 1 || number === 2)
        expect(text.includes(printed)).toBe(!inWords)
        expect(text).not.toMatch(/[{}]/)
      }),
    )
  })
})

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  const foreign = Object.entries(textsOf(VOICES_WORDS[lang])).filter(
    ([, text]) => !letter.test(text),
  )
  expect(foreign.map(([key]) => key)).toEqual([])
})

test('Russian counts as Russian does', () => {
  const { answers } = VOICES_WORDS.ru.questions
  expect([1, 2, 5, 21, 112].map((n) => counted('ru', answers, n))).toEqual([
    '1 ответ',
    '2 ответа',
    '5 ответов',
    '21 ответ',
    '112 ответов',
  ])
})
