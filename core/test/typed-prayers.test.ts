import { expect, test } from 'vitest'
import { readTypedPrayers } from '../domain/prayers/typed.ts'
import { LANGS, type Lang } from '../i18n/languages.ts'
import { MESSAGES } from '../i18n/messages.ts'

/** What a visitor is shown as an example. */
const exampleIn = (lang: Lang): string =>
  /:\s*(.+?\d)\.? \D*$/u.exec(MESSAGES[lang].listing.dialogs.hints.prayersHint)?.[1] ?? ''

test.each(LANGS)('the example of %s is read', (lang) => {
  expect(readTypedPrayers(exampleIn(lang), lang), exampleIn(lang)).toBe('service Fr 16:10; service Sa 09:00')
})

test.each<[Lang, string, string]>([
  ['en', 'shacharit Sa 9:00', 'shacharit Sa 09:00'],
  ['en', 'Shacharis: Mon, Thu 6:45, 8; Shabbos 8:30', 'shacharit Mo,Th 06:45, 08:00; service Sa 08:30'],
  ['en', 'Friday Mincha 16:10, Kabbalat Shabbat Fri 16:30', 'mincha Fr 16:10; kabbalatShabbat Fr 16:30'],
  ['en', 'Sun-Thu 13:15 Mincha, Sat 5:15pm Maariv', 'mincha Su-Th 13:15; maariv Sa 17:15'],
  ['en', 'Kabbalas Shabbos Fri candles; Shacharit Sat 9:00', 'kabbalatShabbat Fr candles; shacharit Sa 09:00'],
  ['he', 'שחרית יום שישי 6:30, שחרית שבת 8:30', 'shacharit Fr 06:30; shacharit Sa 08:30'],
  ['he', 'א׳–ה׳ מנחה 13:15, ערבית א׳–ה׳ 20:00', 'mincha Su-Th 13:15; maariv Su-Th 20:00'],
  ['he', 'מנחה א־ה 13:15', 'mincha Su-Th 13:15'],
  ['he', 'קבלת שבת: ו׳ 16:30', 'kabbalatShabbat Fr 16:30'],
  ['fr', 'Cha’harit : dim-ven 7h, chabbat 9h30', 'shacharit Su-Fr 07:00; service Sa 09:30'],
  ['fr', 'Chaharit : dim–ven 7h00, Minha sam. 17h', 'shacharit Su-Fr 07:00; mincha Sa 17:00'],
  ['es', 'Shajarit sáb 9:00, Minjá dom-jue 18:30', 'shacharit Sa 09:00; mincha Su-Th 18:30'],
  ['ru', 'Шахарит пн, чт 7:00, шаббат 9:30', 'shacharit Mo,Th 07:00; service Sa 09:30'],
  ['de', 'Schacharit Mo-Fr 7 Uhr, Schabbat 9.30 Uhr', 'shacharit Mo-Fr 07:00; service Sa 09:30'],
  ['it', 'Minchà ven 16:10, Kabbalat Shabbat ven 16:30', 'mincha Fr 16:10; kabbalatShabbat Fr 16:30'],
])('%s: %s', (lang, typed, prayers) => {
  expect(readTypedPrayers(typed, lang)).toBe(prayers)
})

test.each([
  'Friday 16:10, Shabbat at nine', 'Mincha Fri 5:30', 'Maariv Su-Th 8', 'Sat 4:30', 'daily 8:00', 'Sat', '9:00', '',
  'Kabbalat Shabbat Sat 16:30', 'Fri Mincha 16:10, Maariv 17:20',
])('“%s” is not plain', (typed) => {
  expect(readTypedPrayers(typed, 'en')).toBeUndefined()
}) // prettier-ignore
