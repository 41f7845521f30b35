import { describe, expect, test } from 'vitest'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

type Texts = Readonly<Record<string, string>>

/** The texts of a dictionary by `namespace:key`. */
function textsOf(tree: Readonly<Record<string, Texts>>): Texts {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${name}:${key}`, text]),
    ),
  )
}

const english = textsOf(MESSAGES.en)
const TRANSLATED = LANGS.filter((lang) => lang !== 'en')
const FORM = /_(zero|one|two|few|many|other)$/
/** Keys that have plural forms, without the form. */
const COUNTED = Object.keys(english)
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.replace(FORM, ''))

function holesOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
}

/** The counts below a thousand for which a language uses a form. */
function countsOf(locale: string, form: string): number[] {
  const rules = new Intl.PluralRules(locale)
  return Array.from({ length: 1000 }, (_, count) => count).filter(
    (count) => rules.select(count) === form,
  )
}

/** Words that two languages write alike, and names. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Illustration',
    'Menu',
    'Restaurants',
    'Suggestions',
    'Population',
    'Page {{page}}',
    '{{title}}, page {{page}}',
    'Contact',
    'Source',
    'Licence',
    'Dates',
    'Europe',
    'Questions',
    '{{minutes}} min',
  ],
  es: [
    'No',
    'Parashat {{name}}',
    'Israel',
    'Asia',
    'Software',
    '{{minutes}} min',
  ],
  de: [
    'Illustration',
    'Restaurants',
    'Hotels',
    'Region',
    'Website',
    'Status',
    'Videos',
    'Israel',
    'Software',
  ],
}
/** What all languages in Latin letters share. */
const LATIN = ['{{count}} m', '{{day}} {{month}}', 'Fax', 'Glatt']

test('English counts something, and in both its forms', () => {
  expect(COUNTED).not.toEqual([])
  for (const key of COUNTED) expect(english).toHaveProperty([`${key}_one`])
})

describe.each(TRANSLATED)('%s', (lang) => {
  const texts = textsOf(MESSAGES[lang])
  const { locale } = LANGUAGES[lang]
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()

  test('has the keys of English, and more plural forms at most', () => {
    const keys = Object.keys(texts)
    expect(Object.keys(english).filter((key) => !(key in texts))).toEqual([])
    const more = keys.filter((key) => !(key in english))
    const forms = COUNTED.flatMap((key) =>
      pluralCategories.map((form) => `${key}_${form}`),
    )
    expect(more.filter((key) => !forms.includes(key))).toEqual([])
  })

  test('has every plural form that its rules call for', () => {
    const missing = COUNTED.flatMap((key) =>
      pluralCategories
        .map((form) => `${key}_${form}`)
        .filter((name) => !texts[name]),
    )
    expect(missing).toEqual([])
  })

  test('fills in what English fills in, no more and no less', () => {
    for (const [key, text] of Object.entries(texts)) {
      const form = FORM.exec(key)?.[1]
      const model = english[key] ?? english[key.replace(FORM, '_other')]!
      const wanted = new Set(holesOf(model))
      // 'one place' needs no number, but a form for 1, 21 and 31 does.
      if (form && countsOf(locale, form).length === 1) {
        wanted.delete('count')
        const named = holesOf(text).filter((name) => name !== 'count')
        expect(new Set(named), key).toEqual(wanted)
      } else {
        expect(new Set(holesOf(text)), key).toEqual(wanted)
      }
    }
  })

  test('has words of its own', () => {
    const shared = [...(ALIKE[lang] ?? []), ...LATIN]
    const same = Object.keys(texts).filter(
      (key) => texts[key] === english[key] && !shared.includes(texts[key]!),
    )
    expect(same).toEqual([])
  })

  test('needs each of the words it may share', () => {
    const own = new Set(Object.values(texts))
    const unused = (ALIKE[lang] ?? []).filter((text) => !own.has(text))
    expect(unused).toEqual([])
  })
})

describe.each(LANGS)('%s', (lang) => {
  const texts = Object.entries(textsOf(MESSAGES[lang]))

  test('leaves no text empty or with stray blanks', () => {
    const odd = texts.filter(
      ([, text]) => text !== text.trim() || text === '' || / {2}/.test(text),
    )
    expect(odd).toEqual([])
  })

  test('has no braces besides those of its values, and no markup', () => {
    const odd = texts.filter(([, text]) =>
      /[{}<>]|&\w+;/.test(text.replace(/\{\{\w+\}\}/g, '')),
    )
    expect(odd).toEqual([])
  })
})

test('Hebrew is written without niqqud', () => {
  const pointed = Object.entries(textsOf(MESSAGES.he)).filter(([, text]) =>
    /[\u0591-\u05bd\u05bf-\u05c7]/.test(text.normalize('NFD')),
  )
  expect(pointed).toEqual([])
})

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  const foreign = Object.entries(textsOf(MESSAGES[lang])).filter(([, text]) => {
    const words = text.replace(/\{\{\w+\}\}/g, '')
    return /\p{L}/u.test(words) && !letter.test(words)
  })
  expect(foreign).toEqual([])
})
