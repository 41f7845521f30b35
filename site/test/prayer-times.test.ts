import { expect, test } from 'vitest'
import type { PrayerTimes } from '#core/contract/data-files.ts'
import { comingPrayers } from '#core/domain/prayers/coming.ts'
import { hoursTurn } from '#core/domain/hours/coming.ts'
import { shabbatOf } from '#core/domain/prayers/week.ts'
import { nextMinyan, prayersSection } from '#site/features/listing/prayer-times.html.ts'
import { jerusalem } from './samples.ts'

const SHABBAT = '2026-12-05'
const prayerTimes: PrayerTimes = {
  rows: [{ service: 'shacharit', days: ['Sa'], times: ['09:00'] }],
  jewishDays: { yomTov: 'unknown', erev: 'unknown', cholHamoed: 'unknown', fast: 'unknown' },
  shabbat: SHABBAT,
  source: { name: 'Visitors' },
  confirmedAt: '2026-12-01',
}
const place = { ...jerusalem, timeZone: 'Asia/Jerusalem' }

const pageOn = (day: string) => {
  const where = { lat: 31.78, lng: 35.22, elevation: 700, country: 'IL', timeZone: place.timeZone }
  const coming = comingPrayers(prayerTimes, { ...place, ...where } as never, day)
  return { lang: 'en', input: { listing: { prayerTimes }, prayerTimes: coming, place } } as never
}

test.each([
  ['2026-11-29', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['2026-12-06', '2026-12-12'],
])('the week of %s is that of the Shabbat %s', (day, shabbat) => {
  expect(shabbatOf(day)).toBe(shabbat)
})

test('prayer times of one week name its Shabbat', () => {
  const page = pageOn(SHABBAT)
  expect(prayersSection(page)!.html).toContain('For the week of Shabbat 5 December 2026')
  expect(nextMinyan(page)).toBeDefined()
})

test('once it has passed the page says so, and foretells no minyan', () => {
  const page = pageOn('2026-12-06')
  expect(prayersSection(page)!.html).toContain(
    'These are the times of an earlier week, that of Shabbat 5 December 2026',
  )
  expect(nextMinyan(page)).toBeUndefined()
})

test('the page is judged anew after that Shabbat', () => {
  expect(hoursTurn(prayerTimes, '2026-12-03')).toBe('2026-12-06')
})
