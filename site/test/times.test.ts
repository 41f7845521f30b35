import { describe, expect, test } from 'vitest'
import { comingShabbatTimes, type TimesPlace } from '#core/domain/times/shabbat-times.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { html } from '#core/i18n/html.ts'
import { nextTimes } from '#site/features/times/next-times.html.ts'
import { occasion } from '#site/features/times/moments.html.ts'
import { timesNotes } from '#site/features/times/times-notes.html.ts'
import { timesTable } from '#site/features/times/times-table.html.ts'
import { PLACES } from '#core/test/places.ts'
import { plain, read } from './samples.ts'

const tromso: TimesPlace = {
  id: 3133895,
  lat: 69.6489,
  lng: 18.9551,
  elevationMetres: 0,
  timeZone: 'Europe/Oslo',
  country: 'NO',
}

function timesOf(place: TimesPlace, day: string, runs = 1) {
  return comingShabbatTimes(place, new Date(`${day}T00:00:00Z`), runs)
}

function notes(lang: Lang, place: TimesPlace, day: string) {
  return read(timesNotes(lang, timesOf(place, day), place.timeZone))
}

describe('the notes', () => {
  test('say 40 minutes for Jerusalem, with the zone, and keep as in Israel', () => {
    const { textContent } = notes('en', PLACES.jerusalem, '2026-11-20')
    expect(textContent).toContain('40 minutes before sunset')
    expect(textContent).toContain('8.5° below the horizon')
    expect(textContent).toContain('(Asia/Jerusalem)')
    expect(textContent).toContain('as in Israel')
  })

  test('say 18 minutes and two days elsewhere', () => {
    const { textContent } = notes('he', PLACES.newYork, '2026-11-20')
    expect(textContent).toContain('18 דקות לפני השקיעה')
    expect(textContent).toContain('יומיים')
  })

  test('explain a missing time only where one is missing', () => {
    const north = notes('en', tromso, '2026-06-18')
    expect(north.querySelector('.is-warning')?.textContent).toContain('the sun does not rise or set')
    const south = notes('en', PLACES.jerusalem, '2026-06-18')
    expect(south.querySelector('.is-warning')).toBeNull()
  })
})

describe('the coming times', () => {
  test('are those of the first run', () => {
    const times = timesOf(PLACES.jerusalem, '2023-10-20', 2)
    const root = read(nextTimes('en', times))
    const clocks = [...root.querySelectorAll('.clock')]
    expect(clocks.map(({ textContent }) => textContent)).toEqual(['17:21', '18:38'])
    expect(root.querySelector('.next-occasion')?.textContent).toContain('Parashat Noach')
  })

  test.each([
    ['en', 'none'],
    ['he', 'אין'],
  ] as const)('%s: say "%s" under the midnight sun', (lang, word) => {
    const root = read(nextTimes(lang, timesOf(tromso, '2026-06-18')))
    const none = [...root.querySelectorAll('.is-none')]
    expect(none.map(({ textContent }) => textContent)).toEqual([word, word])
    expect(root.querySelector('.clock')).toBeNull()
  })

  test('are nothing where there is no run', () => {
    expect(nextTimes('en', { runs: [] }).html).toBe('')
  })
})

describe('the table', () => {
  test('has a caption, a row a run and a head to each row', () => {
    const times = timesOf(PLACES.jerusalem, '2026-11-20', 4)
    const root = read(timesTable('en', times, html`Times: ${'<b>'}`))
    expect(root.querySelector('caption')?.textContent).toBe('Times: <b>')
    expect(root.querySelectorAll('tbody tr')).toHaveLength(4)
    expect(root.querySelectorAll('tbody th[scope=row]')).toHaveLength(4)
  })

  test('tells a lighting after nightfall from one before sunset', () => {
    const times = timesOf(PLACES.newYork, '2026-09-09')
    const root = read(timesTable('en', times, html``))
    const lit = [...root.querySelectorAll('td:nth-child(4) small')]
    expect(lit.map(({ textContent }) => plain(textContent))).toEqual(['Fri, 11 Sept', 'not before · Sat, 12 Sept'])
  })
})

test('an occasion without portion and festival is Shabbat', () => {
  const [run] = timesOf(PLACES.jerusalem, '2026-11-20').runs
  const bare = { ...run!, parasha: [], festivals: [] }
  expect(occasion('en', bare)).toBe('Shabbat')
  expect(occasion('he', bare)).toBe('שבת')
})
