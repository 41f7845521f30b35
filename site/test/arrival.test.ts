import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#core/domain/times/dates.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ArrivalRun } from '#site/features/place/arrival.html.ts'
import { answer, arrivalHtml } from '#site/features/place/arrival.ts'

const shabbat: ArrivalRun = {
  eve: '2026-11-27',
  last: '2026-11-28',
  name: 'Parashat Vayishlach',
  candles: 'Fri, 27 Nov, 15:55',
  havdalah: 'Sat, 28 Nov, 17:15',
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
  return [...root.querySelectorAll('p:not(:has([href^="/trip"]))')].map(({ className, textContent }) =>
    className === 'is-warning' ? `[${textContent}]` : textContent,
  )
}

beforeEach(() => document.body.replaceChildren())

test('an arrival days before is told the times, and nothing more', () => {
  const times = 'Parashat Vayishlach: candle lighting Fri, 27 Nov, 15:55, havdalah Sat, 28 Nov, 17:15.'
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

test.each([
  ['Pacific/Kiritimati', '2026-11-25T12:00:00Z', '2026-11-26'],
  ['Pacific/Honolulu', '2026-11-25T08:00:00Z', '2026-11-24'],
])('a reader in %s may arrive from their own day on, not from that of UTC', (zone, now, today) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.useRealTimers().unstubAllEnvs())
  const { arrival } = MESSAGES.en.places.kit
  const isPast = (day: string) => {
    const box = document.createElement('div')
    box.innerHTML = `<input value="${day}"><output></output>`
    box.dataset['words'] = JSON.stringify(arrival)
    answer(box)
    return box.querySelector('output')!.textContent === arrival.past
  }
  expect([addDays(today, -1), today].map(isPast)).toEqual([true, false])
})

test.each([
  ['days before', '2026-11-25', '2026-11-25,4'],
  ['on its eve', '2026-11-27', '2026-11-27,2'],
  ['during it: from its eve', '2026-11-28', '2026-11-27,2'],
  ['before a festival next to Shabbat: over the whole', '2026-11-30', '2026-11-30,7'],
  ['on the second day of a festival that has three', '2026-12-05', '2026-12-03,4'],
  ['beyond the known ones: over the next Shabbat', '2027-02-05', '2027-02-05,2'],
  ['beyond them, on a Sunday', '2027-02-07', '2027-02-07,7'],
])('an arrival %s leads to the trip planner with a stay until after it', (_, day, stay) => {
  const long = { ...shabbat, eve: '2026-12-03', last: '2026-12-06' }
  expect(tripOn(day, [shabbat, long])).toBe(`/trip?stop=1,${stay}`)
})

test('a Shabbat that has begun already is joined on the day of the arrival', () => {
  expect(tripOn('2026-11-28', [shabbat], '2026-11-28')).toBe('/trip?stop=1,2026-11-28,1')
})

test('a day of the past leads nowhere', () => expect(tripOn('2026-11-24', [shabbat])).toBeUndefined())

function tripOn(day: string, runs: readonly ArrivalRun[], today = '2026-11-25'): string | undefined {
  const { arrival } = MESSAGES.en.places.kit
  const words = { ...arrival, sunless: '', trip: 'Trip planner' }
  const root = document.createElement('div')
  root.innerHTML = arrivalHtml(day, { runs, words, today, timesHref: '/times', tripHref: '/trip?stop=1,' }).html
  return root.querySelector('[href^="/trip"]')?.getAttribute('href') ?? undefined
}
