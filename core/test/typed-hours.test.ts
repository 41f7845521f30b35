import { expect, test } from 'vitest'
import { readTypedHours } from '../domain/hours/typed.ts'
import type { Lang } from '../i18n/languages.ts'

test.each<[Lang, string, string]>([
  ['en', 'Su-Th 10-22, Fr 9-14', 'Su-Th 10:00-22:00; Fr 09:00-14:00'],
  ['en', 'Sunday – Thu: 10:30–22.15; Friday 9-14; Sat closed', 'Su-Th 10:30-22:15; Fr 09:00-14:00; Sa off'],
  ['en', 'Mon,Wed 9am-5pm, Sun 12pm-11:30pm', 'Mo,We 09:00-17:00; Su 12:00-23:30'],
  ['en', 'Su-Th 12-15, 18-2', 'Su-Th 12:00-15:00, 18:00-26:00'],
  ['en', 'Su-Th 10:00-22:00; Fr 09:00-14:00', 'Su-Th 10:00-22:00; Fr 09:00-14:00'],
  ['en', 'Fr 09:00-(candles-01:00)', 'Fr 09:00-(candles-01:00)'],
  ['he', 'א׳-ה׳ 10-22, ו 9-14', 'Su-Th 10:00-22:00; Fr 09:00-14:00'],
  ['he', 'יום ראשון 10-22', 'Su 10:00-22:00'],
  ['fr', 'lun-jeu 12-15, dimanche 12-22', 'Mo-Th 12:00-15:00; Su 12:00-22:00'],
  ['es', 'mié, sab 20-23', 'We,Sa 20:00-23:00'],
  ['ru', 'вс-чт 10-22, пятница 9-14', 'Su-Th 10:00-22:00; Fr 09:00-14:00'],
  ['de', 'So-Di 10-22, Do 10-20', 'Su-Tu 10:00-22:00; Th 10:00-20:00'],
  ['it', 'gio 12-23', 'Th 12:00-23:00'],
])('%s: %s', (lang, typed, hours) => {
  expect(readTypedHours(typed, lang)).toBe(hours)
})

test.each([
  'all day', '10-22', 'Su-Th', 'Su-Th 9-5', 'Su-Th 9-5pm', 'T 10-22', 'Su-Th 10-22 except in August',
  'Su-Th 25-26', 'Su-Th 13pm-15pm', 'Su-Th 10-22, Th 9-12', 'Su-Mo-We 10-12', '', 'Su-Th 10:75-12',
])('“%s” is not plain', (typed) => {
  expect(readTypedHours(typed, 'en')).toBeUndefined()
}) // prettier-ignore
