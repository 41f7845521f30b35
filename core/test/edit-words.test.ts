import { describe, expect, test } from 'vitest'
import { ERROR_WORDS } from '#core/contract/error-words.ts'
import { EDIT_WORDS } from '#core/i18n/edit/words.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { OWNERS_WORDS } from '#core/i18n/owners/words.ts'

type Tree = { readonly [key: string]: string | Tree }

function textsOf(tree: Tree, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${path}${key}`]: value }
        : textsOf(value, `${path}${key}:`),
    ),
  ) as Record<string, string>
}

const all = (lang: Lang) =>
  textsOf({ edit: EDIT_WORDS[lang], owners: OWNERS_WORDS[lang] })
const english = all('en')
const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

/** Words that two languages write alike. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  fr: ['Contact', 'Fax', 'Glatt', 'Suggestions'],
  es: ['Fax', 'Glatt', 'No'],
  de: ['Fax', 'Glatt', 'Website'],
}

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  const texts = all(lang)

  test('says all that English says, with the same values and words of its own', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    const shared = ALIKE[lang] ?? []
    for (const [key, text] of Object.entries(texts)) {
      expect(holesOf(text), key).toEqual(holesOf(english[key]!))
      if (!shared.includes(text)) expect(text, key).not.toBe(english[key])
    }
  })

  test('leaves no text empty, with stray blanks or with markup', () => {
    const odd = Object.values(texts).filter(
      (text) =>
        text !== text.trim() || text === '' || / {2}|[<>]|&\w+;/.test(text),
    )
    expect(odd).toEqual([])
  })
})

test('the wordings of the specification stand to the letter', () => {
  const { en } = ERROR_WORDS
  expect([
    en.addPlaceName,
    en.addPlaceAddress,
    en.addPlaceCity,
    en.addPlaceCountry,
    en.onlyImages,
    en.checkImageOwnership,
    en.nothingChanged,
    en.tooManyFiles,
    en.filesTooLarge,
  ]).toEqual([
    'You should add the place name.',
    'You should add the place address.',
    'You should add the place city.',
    'You should add the place country.',
    'Please select only image files',
    'You should check the image ownership checkbox to upload the selected images.',
    'You should change/add fields before submitting.',
    'You have selected more than 8 file',
    'Size of selected file(s) is greater than allowed (20MB).',
  ])
})
