import { beforeEach, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ArrivalRun } from '#site/components/place/arrival.ts'
import { arrivalHtml } from '#site/islands/place/arrival.ts'

const shabbat: ArrivalRun = {
  eve: '2026-11-27',
  last: '2026-11-28',
  name: 'Parashat Vayishlach',
  candles: 'Fri, Nov 27, 15:55',
  havdalah: 'Sat, Nov 28, 17:15',
  landing: '12:55',
}
const next: ArrivalRun = { ...shabbat, eve: '2026-12-04', last: '2026-12-05', name: 'Parashat Vayeshev' }

/** What an arrival on a day is answered, its warnings in brackets. */
function said(day: string, lang: Lang = 'en', runs: readonly ArrivalRun[] = [shabbat, next]): string[] {
  const { arrival } = MESSAGES[lang].places.kit
  const words = { ...arrival, sunless: MESSAGES[lang].places.help.landingNone, trip: '' }
  const root = document.createElement('div')
  root.innerHTML = arrivalHtml(day, {
    runs,
    words,
    today: '2026-11-25',
    timesHref: '/times?date=' + day,
    tripHref: '/trip',
  }).html
  // The way to the trip planner comes last, wherever a day is answered.
  return [...root.querySelectorAll('p:not(:has([href="/trip"]))')].map(({ className, textContent }) =>
    className === 'is-warning' ? `[${textContent}]` : textContent,
  )
}

beforeEach(() => document.body.replaceChildren())

test('an arrival days before is told the times, and nothing more', () => {
  const times = 'Parashat Vayishlach: candle lighting Fri, Nov 27, 15:55, havdalah Sat, Nov 28, 17:15.'
  expect(said('2026-11-25')).toEqual([times])
  expect(said('2026-11-26')).toEqual([times])
  expect(said('2026-11-29')[0]).toContain('Parashat Vayeshev')
})

test('on the eve it is told when to land', () => {
  expect(said('2026-11-27')[1]).toBe(
    '[You arrive just before it begins. Land by 12:55, three hours before candle lighting.]',
  )
  expect(said('2026-11-27', 'he')[1]).toContain('נחתו עד 12:55')
})

test('on the day itself it is told when else to arrive', () => {
  expect(said('2026-11-28')[1]).toMatch(/^\[That is during Shabbat or a festival\. .*15:55\) .*17:15\)\.\]$/)
  expect(said('2026-11-28', 'he')[1]).toContain('זה יום שבת או חג')
})

test('where the sun does not set there is no hour to land by', () => {
  const { landing: _, ...sunless } = shabbat
  expect(said('2026-11-27', 'en', [sunless])[1]).toContain('The sun does not set on this day')
})

test('a day of the past, a day beyond the coming weeks, and none', () => {
  expect(said('2026-11-24')).toEqual(['[That day is past. Choose today or a later day.]'])
  expect(said('2027-02-01')).toEqual(['See the times for this date'])
  expect(said('')).toEqual([])
})

test('every coming day leads to the trip planner', () => {
  const { arrival } = MESSAGES.en.places.kit
  const words = { ...arrival, sunless: '', trip: 'Trip planner' }
  const htmlOn = (day: string) =>
    arrivalHtml(day, {
      runs: [shabbat],
      words,
      today: '2026-11-25',
      timesHref: '/times',
      tripHref: `/trip?stop=1,${day}`,
    }).html
  for (const day of ['2026-11-25', '2026-11-27', '2027-02-01'])
    expect(htmlOn(day)).toContain(`<a href="/trip?stop=1,${day}">Trip planner</a>`)
  expect(htmlOn('2026-11-24')).not.toContain('Trip planner')
})
