import { describe, expect, test } from 'vitest'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { counted } from '#core/i18n/plural.ts'
import { VACATIONS_WORDS } from '#core/i18n/vacations/words.ts'

const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

/** All texts by their path, without the plural forms. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (key === 'counts') return []
    const name = `${path}${key}`
    return typeof value === 'string'
      ? [[name, value] as [string, string]]
      : textsOf(value as object, `${name}.`)
  })
}

const english = textsOf(VACATIONS_WORDS.en)
/** Two languages may quote alike or count alike, and French has the word destination too. */
const MAY_BE_ALIKE = new Set(['results.shown', 'results.quoted', 'page.destinations', 'form.destination']) // prettier-ignore

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  const words = new Map(textsOf(VACATIONS_WORDS[lang]))

  test('says and fills in what English does, in words of its own', () => {
    expect([...words.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    for (const [key, text] of english) {
      const own = words.get(key)!
      expect(holesOf(own), key).toEqual(holesOf(text))
      expect(own, key).toBe(own.trim())
      if (!MAY_BE_ALIKE.has(key)) expect(own, key).not.toBe(text)
    }
  })
})

test.each(LANGS)('%s counts in all its plural forms', (lang) => {
  const { counts } = VACATIONS_WORDS[lang].page
  const { pluralCategories } = new Intl.PluralRules(
    LANGUAGES[lang].locale,
  ).resolvedOptions()
  for (const form of pluralCategories)
    if (form !== 'many' || lang === 'ru')
      expect(counts[form] ?? counts.other, form).toMatch(/\S/)
  for (const count of [1, 2, 5, 21, 22, 100])
    expect(counted(lang, counts, count)).not.toContain('{{')
})

test('the description of the page is as long as results of searches show', () => {
  for (const lang of LANGS)
    expect(VACATIONS_WORDS[lang].page.description.length, lang).toBeLessThan(200) // prettier-ignore
})
