import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from '#core/i18n/account-messages.ts'
import { LANGS } from '#core/i18n/languages.ts'

describe.each(LANGS)('%s', (lang) => {
  const texts = Object.entries(ACCOUNT_MESSAGES[lang])

  test('says everything, as sentences', () => {
    const odd = texts.filter(([, text]) => !/^\S.*\S[.]$/u.test(text))
    expect(odd).toEqual([])
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length)
  })

  test('has words of its own', () => {
    const english = Object.values(ACCOUNT_MESSAGES.en)
    const same = texts.filter(([, text]) => english.includes(text as never))
    expect(same).toHaveLength(lang === 'en' ? texts.length : 0)
  })
})

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  for (const text of Object.values(ACCOUNT_MESSAGES[lang])) {
    expect(text).toMatch(letter)
    expect(text).not.toMatch(/[A-Za-z]/)
  }
})
