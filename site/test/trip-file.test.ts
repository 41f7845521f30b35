import { expect, test } from 'vitest'
import type { PlaceCalendar } from '#core/contract/times.ts'
import { keyOf, type Stay } from '#site/features/trip/stay.ts'
import { tripCalendar } from '#site/features/trip/trip-file.ts'
import { tripProps } from '#site/features/trip/trip.page.ts'

const { words } = tripProps({ lang: 'en' })
const stop = { place: 3169070, day: '2027-04-21', nights: 4 }
const moment = (day: string, time: string) => ({ day, time, at: Date.parse(`${day}T${time}:00+02:00`) })

/** Pesach in Rome: Thursday, Friday and Shabbat. */
const calendar = {
  tlid: 3169070,
  locTitle: 'Rome',
  timeZone: 'Europe/Rome',
  times: [
    {
      day: '2027-04-22',
      hebrewDate: '',
      shabbat: true,
      parasha: '',
      festivals: ['Pesach (day 1)'],
      lightings: [
        { ...moment('2027-04-21', '19:39'), when: 'beforeSunset' },
        { ...moment('2027-04-22', '20:43'), when: 'afterNightfall' },
        { ...moment('2027-04-23', '19:41'), when: 'beforeSunset' },
      ],
      havdalah: moment('2027-04-24', '20:46'),
    },
  ],
  days: [
    {
      day: '2027-04-21',
      hebrewDate: '',
      occasions: [{ name: 'Eve of Pesach', kind: 'eve' }],
      moments: [{ title: 'Fast of the Firstborn begins', ...moment('2027-04-21', '04:51') }],
    },
    { day: '2027-04-22', hebrewDate: '', occasions: [{ name: 'Pesach (day 1)', kind: 'yomTov' }] },
    { day: '2027-04-23', hebrewDate: '', occasions: [{ name: 'Pesach (day 2)', kind: 'yomTov' }] },
    { day: '2027-04-24', hebrewDate: '', occasions: [{ name: 'Shabbat Chol HaMoed Pesach', kind: 'cholHamoed' }] },
  ],
} as unknown as PlaceCalendar

test('a trip’s file has stays, candles, havdalah, fasts and the day of an eruv tavshilin', () => {
  const stays = new Map<string, Stay>([[keyOf(stop), { status: 'ready', calendar, near: [] }]])
  const text = tripCalendar({ stops: [stop], stays }, { lang: 'en', words }, 0)
  const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
  const startOf = (summary: string) =>
    events.filter((event) => event.includes(summary)).map((event) => /DTSTART[^:]*:(\S+)/.exec(event)?.[1])
  expect(startOf('SUMMARY:Stay: Rome')).toEqual(['20270421'])
  expect(startOf('SUMMARY:Eve of Pesach')).toEqual(['20270421'])
  expect(startOf('SUMMARY:Fast of the Firstborn begins')).toEqual(['20270421T045100'])
  expect(startOf('SUMMARY:Candle lighting')).toEqual(['20270421T193900', '20270422T204300', '20270423T194100'])
  expect(startOf('SUMMARY:Havdalah')).toEqual(['20270424T204600'])
  expect(startOf('SUMMARY:Eruv tavshilin')).toEqual(['20270421'])
  // Each is named by the day that it begins or ends, and of an eruv it says until when.
  expect(events.flatMap((event) => /SUMMARY:((?:Candle|Havdalah).*)/.exec(event)?.[1] ?? [])).toEqual([
    'Candle lighting: Pesach (day 1) (Rome)',
    String.raw`Candle lighting: Pesach (day 2)\, from an existing flame (Rome)`,
    String.raw`Candle lighting: Shabbat\, from an existing flame (Rome)`,
    'Havdalah: Shabbat (Rome)',
  ])
  expect(events.find((event) => event.includes('SUMMARY:Eruv'))).toMatch(
    /DESCRIPTION:.*before candle lighting \(19:39\)/,
  )
})
