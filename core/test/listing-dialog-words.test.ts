import { describe, expect, test } from 'vitest'
import { REPORT_TYPES } from '#core/contract/reports.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { LISTING_DIALOG_WORDS } from '#core/i18n/listing-dialogs/words.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

type Tree = { readonly [key: string]: string | Tree }

function textsOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value, `${path}${key}:`),
  )
}

const english = Object.fromEntries(textsOf(LISTING_DIALOG_WORDS.en))
const holesOf = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
/** Words that two languages write alike. */
const ALIKE = ['Fax', 'Website', 'E-mail']

describe.each(LANGS)('%s', (lang) => {
  const texts = textsOf(LISTING_DIALOG_WORDS[lang])

  test('says all that English says, filled in alike and tidily', () => {
    expect(texts.map(([key]) => key).sort()).toEqual(
      Object.keys(english).sort(),
    )
    for (const [key, text] of texts) {
      expect(holesOf(text), key).toEqual(holesOf(english[key]!))
      expect(text, key).toMatch(/^\S.*\S$/s)
      expect(text, key).not.toMatch(/ {2}|[<>]/)
    }
  })

  test('calls a sample what the pages call it', () => {
    expect(LISTING_DIALOG_WORDS[lang].sample).toBe(
      MESSAGES[lang].common.sampleListing,
    )
  })

  test('names every type of report', () => {
    expect(Object.keys(LISTING_DIALOG_WORDS[lang].report.types).sort()).toEqual(
      [...REPORT_TYPES].sort(),
    )
  })
})

test.each(LANGS.filter((lang) => lang !== 'en'))(
  '%s has words of its own',
  (lang) => {
    const same = textsOf(LISTING_DIALOG_WORDS[lang]).filter(
      ([key, text]) => text === english[key] && !ALIKE.includes(text),
    )
    expect(same).toEqual([])
  },
)
