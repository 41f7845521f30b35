import { describe, expect, test } from 'vitest'
import { HOME_WORDS } from '#core/i18n/home/words.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MAP_WORDS } from '#core/i18n/map/words.ts'
import { READ_MORE } from '#core/i18n/read-more.ts'
import { RESULTS_WORDS } from '#core/i18n/results/words.ts'
import { VIDEO_WORDS } from '#core/i18n/videos/words.ts'

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

/** Words that two languages write alike. */
const ALIKE = ['Cuisine', 'A–Z', 'Z–A']

describe.each([
  ['home', HOME_WORDS],
  ['map', MAP_WORDS],
  ['results', RESULTS_WORDS],
  ['videos', VIDEO_WORDS],
  ['long texts', READ_MORE],
] as const)('%s', (_, dictionaries) => {
  const english = textsOf(dictionaries.en)

  test.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
    const texts = textsOf(dictionaries[lang])
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    const holes = (text = '') => text.match(/\{\{\w+\}\}/g) ?? []
    for (const [key, text] of Object.entries(texts)) {
      expect(holes(text), key).toEqual(holes(english[key]))
      if (!ALIKE.includes(text)) expect(text, key).not.toBe(english[key])
    }
  })
})
