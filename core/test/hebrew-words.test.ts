import { FESTIVALS, HEBREW_MONTHS, PORTIONS } from '#core/domain/times/hebcal-names.ts'
import { gematriya, Locale, parshiot } from '@hebcal/core'
import { describe, expect, test } from 'vitest'
import { gematria } from '#core/domain/times/gematria.ts'
import { festivalName, hebrewDateText, parashaName } from '#core/domain/times/hebrew-words.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'

const NIQQUD = /[\u0591-\u05bd\u05bf-\u05c7]/
/** What is said of the days of a century, in Israel and abroad. */
const century = [true, false].flatMap((israel) => jewishDays('2000-01-01', 36_525, israel))
const occurring = {
  festivals: distinct((day) => day.occasions.map(({ name }) => name)),
  portions: distinct((day) => [day.parasha.join('-')]),
  months: distinct((day) => [day.hebrew.month]),
}

function distinct(of: (day: (typeof century)[number]) => string[]): ReadonlySet<string> {
  return new Set(century.flatMap(of))
}

describe('the tables', () => {
  test("have hebcal's portions in hebcal's order", () => {
    expect(PORTIONS).toEqual(parshiot)
  })

  test.each(LANGS)('%s names all that occurs in a century', (lang) => {
    for (const festival of occurring.festivals) {
      expect(festivalName(lang, festival)).not.toBe('')
    }
    for (const { parasha } of century) parashaName(lang, parasha)
    for (const month of occurring.months) {
      expect(hebrewDateText(lang, { year: 5787, month, day: 1 })).not.toBe('')
    }
  })

  test('name nothing that does not occur', () => {
    const { festivals, months, portions } = occurring
    expect(FESTIVALS.filter((name) => !festivals.has(name))).toEqual([])
    expect(HEBREW_MONTHS.filter((name) => !months.has(name))).toEqual([])
    // Vezot Haberakhah is read on Simchat Torah alone.
    const read = [...portions].flatMap((name) => [name, ...name.split('-')])
    const unread = PORTIONS.filter((name) => !read.includes(name))
    expect(unread).toEqual(['Vezot Haberakhah'])
  })

  test.each(LANGS)('%s tells everything apart, in its own script', (lang) => {
    const script = { he: /\p{sc=Hebrew}/u, ru: /\p{sc=Cyrillic}/u }
    const letters = script[lang as 'he' | 'ru'] ?? /\p{sc=Latin}/u
    const tables = [
      PORTIONS.map((name) => parashaName(lang, [name])),
      FESTIVALS.map((name) => festivalName(lang, name)),
      HEBREW_MONTHS.map((month) => hebrewDateText(lang, { year: 5787, month, day: 1 })),
    ]
    for (const words of tables) {
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) {
        expect(word).toMatch(letters)
        expect(word).not.toMatch(NIQQUD)
        expect(word.trim()).toBe(word)
      }
    }
  })

  test("agree with hebcal's Hebrew, but for full spelling", () => {
    const bare = (text: string) => text.replace(/[וי־ ]/g, '')
    for (const name of PORTIONS) {
      const theirs = Locale.gettext(name, 'he-x-NoNikud')
      expect(bare(parashaName('he', [name]))).toBe(bare(theirs))
    }
  })
})

describe('parashaName', () => {
  test.each<[Lang, string, string]>([
    ['en', 'Vayeshev', 'Matot-Masei'],
    ['he', 'וישב', 'מטות־מסעי'],
    ['fr', 'Vayéchev', 'Matot-Massé'],
    ['es', 'Vayéshev', 'Matot-Masé'],
    ['ru', 'Вайешев', 'Матот-Масэй'],
    ['de', 'Wajeschew', 'Matot-Masse'],
  ])('%s', (lang, word, joined) => {
    expect(parashaName(lang, ['Vayeshev'])).toBe(word)
    expect(parashaName(lang, ['Matot', 'Masei'])).toBe(joined)
    expect(parashaName(lang, [])).toBe('')
  })
})

describe('festivalName', () => {
  test.each<[Lang, string, string, string]>([
    ['en', 'Rosh Hashanah (day 1)', 'Pesach (day 7)', 'Rosh Chodesh Tevet'],
    ['he', 'ראש השנה (יום א׳)', 'שביעי של פסח', 'ראש חודש טבת'],
    ['fr', 'Roch Hachana (1er jour)', 'Pessah (7e jour)', 'Roch Hodech Tévet'],
    ['es', 'Rosh Hashaná (día 1)', 'Pésaj (día 7)', 'Rosh Jódesh Tevet'],
    ['ru', 'Рош а-Шана (1-й день)', 'Песах (7-й день)', 'Рош Ходеш тевета'],
    ['de', 'Rosch Haschana (1. Tag)', 'Pessach (7. Tag)', 'Rosch Chodesch Tewet'],
  ])('%s', (lang, newYear, seventh, newMoon) => {
    expect(festivalName(lang, 'Rosh Hashana')).toBe(newYear)
    expect(festivalName(lang, 'Pesach VII')).toBe(seventh)
    expect(festivalName(lang, 'Rosh Chodesh Tevet')).toBe(newMoon)
  })
})

describe('hebrewDateText', () => {
  test.each<[Lang, string, string]>([
    ['en', '15 Kislev 5787', '1 Adar II 5787'],
    ['he', 'ט״ו בכסלו תשפ״ז', 'א׳ באדר ב׳ תשפ״ז'],
    ['fr', '15 Kislev 5787', '1 Adar II 5787'],
    ['es', '15 de Kislev de 5787', '1 de Adar II de 5787'],
    ['ru', '15 кислева 5787', '1 адара II 5787'],
    ['de', '15. Kislew 5787', '1. Adar II 5787'],
  ])('%s', (lang, kislev, adar) => {
    const year = 5787
    expect(hebrewDateText(lang, { year, month: 'Kislev', day: 15 })).toBe(kislev)
    expect(hebrewDateText(lang, { year, month: 'Adar II', day: 1 })).toBe(adar)
  })
})

test('unknown words are refused', () => {
  expect(() => parashaName('fr', ['Vayeshew'])).toThrow(RangeError)
  expect(() => festivalName('fr', 'Easter')).toThrow(RangeError)
  expect(() => festivalName('fr', 'Rosh Hashana 5787')).toThrow(RangeError)
  expect(() => festivalName('fr', 'Rosh Chodesh May')).toThrow(RangeError)
  expect(() => festivalName('fr', 'toString')).toThrow(RangeError)
  const date = { year: 5787, month: 'May', day: 1 }
  expect(() => hebrewDateText('fr', date)).toThrow(RangeError)
})

test('gematria is that of hebcal', () => {
  for (let number = 1; number <= 999; number++) {
    expect(gematria(number)).toBe(gematriya(number))
  }
  expect(gematria(16)).toBe('ט״ז')
})
