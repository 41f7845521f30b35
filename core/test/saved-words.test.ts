import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { SAVED_WORDS } from '#core/i18n/saved/words.ts'

const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
const english = Object.entries(SAVED_WORDS.en)

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  const words: Readonly<Record<string, string>> = SAVED_WORDS[lang]

  test('says and fills in what English does, in words of its own', () => {
    expect(Object.keys(words)).toHaveLength(english.length)
    for (const [key, text] of english) {
      expect(holesOf(words[key]!), key).toEqual(holesOf(text))
      expect(words[key], key).not.toBe(text)
      expect(words[key], key).toBe(words[key]!.trim())
    }
  })
})
