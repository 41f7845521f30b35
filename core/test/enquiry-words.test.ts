import { describe, expect, test } from 'vitest'
import { ENQUIRY_WORDS } from '#core/i18n/enquiries/words.ts'
import { LANGS } from '#core/i18n/languages.ts'

type Tree = { readonly [key: string]: string | Tree }

function textsOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value, `${path}${key}:`),
  )
}

const english = Object.fromEntries(textsOf(ENQUIRY_WORDS.en))
const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
/** Words that two languages write alike. */
const ALIKE = ['{{kind}}: {{count}}']

describe.each(LANGS)('%s', (lang) => {
  const texts = textsOf(ENQUIRY_WORDS[lang])

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

  test('names the offer in the message that it proposes', () => {
    expect(ENQUIRY_WORDS[lang].request.prompt).toContain('{{offer}}')
  })
})

test.each(LANGS.filter((lang) => lang !== 'en'))(
  '%s has words of its own',
  (lang) => {
    const same = textsOf(ENQUIRY_WORDS[lang]).filter(
      ([key, text]) => text === english[key] && !ALIKE.includes(text),
    )
    expect(same).toEqual([])
  },
)
