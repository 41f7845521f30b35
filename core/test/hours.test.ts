import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { believed } from '#core/domain/hours/coming.ts'
import { hoursProblem } from '#core/domain/hours/check.ts'
import { hoursParts, hoursText, readHours, textOfParts, type StatedHours } from '#core/domain/hours/notation.ts'
import { hoursState, type HoursState } from '#core/domain/hours/state.ts'
import { comingStretches } from '#core/domain/hours/stretches.ts'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { clock, momentOf } from './case-moments.ts'
import { PLACES } from './places.ts'

interface Case {
  place: TimesPlace
  hours: StatedHours
  day: string
  time: string
  expected: string
}

const CASES: Case[] = []
let group: Pick<Case, 'place' | 'hours'> | undefined
for (const line of readFileSync(new URL('hours-cases.txt', import.meta.url), 'utf8').split('\n')) {
  const [, name, text] = /^@ (\w+) (.+)$/.exec(line) ?? []
  if (name && text) group = { place: PLACES[name as keyof typeof PLACES], hours: readHours(text)! }
  const [, day, time, expected] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) (.+)$/.exec(line) ?? []
  if (day && time && expected) CASES.push({ ...group!, day, time, expected })
}

/** As the table has it. */
function stateText(state: HoursState): string {
  if (state.is === 'ask') return `ask ${state.about}`
  if (state.is === 'unknown') return 'unknown'
  const why = state.is === 'open' ? state.closesFor : state.closedFor
  return [
    state.is,
    why && why !== 'usual' && `for ${why}`,
    state.until !== undefined && `until ${new Date(state.until).toISOString()}`,
  ]
    .filter(Boolean)
    .join(' ')
}

describe('what hours say at a moment', () => {
  test('in two hundred cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200)
  })

  test.each(CASES)('$place.timeZone $day $time: $expected', ({ place, hours, day, time, expected }) => {
    const now = clock(place.timeZone, day, time)
    const [state, until] = expected.split(' until ') as [string, string?]
    const [, other, when] = /^(?:(\S+) )?(\S+)$/.exec(until ?? '') ?? []
    const end = when && (when.endsWith('Z') ? Date.parse(when) : momentOf(place, other ?? day, when))
    const text = end ? `${state} until ${new Date(end).toISOString()}` : state
    expect(stateText(hoursState(comingStretches(hours, place, now), now))).toBe(text)
  })

  test.each(CASES)('$place.timeZone $day $time, from the day before', ({ place, hours, day, time, expected }) => {
    const now = clock(place.timeZone, day, time)
    const before = clock(place.timeZone, dayText(dayNumber(day) - 1), '12:00')
    const state = stateText(hoursState(comingStretches(hours, place, before), now))
    expect(state.split(' until ')[0]).toBe(expected.split(' until ')[0])
  })

  test('nothing, before the first stretch and after the last', () => {
    const { place, hours } = CASES[0]!
    const stretches = comingStretches(hours, place, clock(place.timeZone, '2026-11-22', '12:00'))
    expect(hoursState(stretches, clock(place.timeZone, '2026-11-21', '23:59'))).toEqual({ is: 'unknown' })
    expect(hoursState(stretches, clock(place.timeZone, '2026-11-29', '23:59')).is).not.toBe('unknown')
    expect(hoursState(stretches, clock(place.timeZone, '2026-11-30', '00:00'))).toEqual({ is: 'unknown' })
    expect(hoursState([], 0)).toEqual({ is: 'unknown' })
  })
})

describe('hours in one line', () => {
  test('read as they are written', () => {
    for (const { hours } of CASES) expect(readHours(hoursText(hours))).toEqual(hours)
  })

  test('in a form and back', () => {
    for (const { hours } of CASES) {
      const line = hoursText(hours)
      const again = readHours(textOfParts(hoursParts(line)))!
      const isSaid = ({ spans }: { spans: readonly unknown[] }) => spans.length > 0
      expect(again.jewishDays).toEqual(hours.jewishDays)
      expect(again.exceptions).toEqual(hours.exceptions)
      expect(again.week.filter(isSaid)).toEqual(hours.week.filter(isSaid))
    }
    // What cannot be read is not lost.
    expect(textOfParts(hoursParts('Su 10; Mo 11:00-12:00; by call'))).toBe('Su 10; Mo 11:00-12:00; by call')
  })

  test.each([
    ['Mo-Su 9:00-17:30', 'Su-Sa 09:00-17:30'],
    ['Th-Su 18:00-02:00', 'Su,Th,Fr,Sa 18:00-26:00'],
    ['Fr sunset-01:00', 'Fr sunset-25:00'],
    ['Mo,We 10:00-12:00, 14:00-00:00', 'Mo,We 10:00-12:00, 14:00-24:00'],
  ])('%s is %s', (text, written) => {
    expect(hoursText(readHours(text)!)).toBe(written)
  })

  test.each([
    '', 'Mo', 'Mo 10', 'Mo 10:00', 'Xx 10:00-12:00', 'Mo 10:60-12:00', 'Mo 25:00-26:00', 'yomTov closed',
    'Mo 10:00-10:00', 'Mo 10:00-12:00; Mo 13:00-14:00', 'Mo 10:00-14:00, 12:00-16:00', 'Fr 10:00-havdalah',
    'Mo 10:00-12:00; fast perhaps', 'Mo 10:00-12:00; 2026-02-30 off', 'Mo 10:00-12:00; 2026-03-02..2026-03-01 off',
    'Mo noon-12:00', 'Mo (candles-13:00)-22:00',
  ])('%s cannot be meant', (text) => {
    expect(readHours(text)).toBeUndefined()
  }) // prettier-ignore

  test.each([
    ['Mo 12:00-10:00', { field: 'week.0.spans.0.to', problem: 'endsBeforeStart' }],
    ['Mo 10:00-14:00, 12:00-16:00', { field: 'week.0.spans.1.from', problem: 'overlap' }],
  ])('%s: the problem is named', (text, problem) => {
    const spans = text
      .slice(3)
      .split(', ')
      .map((span) => ({ from: span.slice(0, 5), to: span.slice(6) }))
    expect(hoursProblem({ week: [{ days: ['Mo'], spans }] })).toEqual(problem)
  })
})

test('what a map says of a kosher restaurant is not believed on Shabbat', () => {
  const stated = { ...readHours('Mo-Su 12:00-27:00')!, source: { name: 'OpenStreetMap' }, confirmedAt: '2026-11-01' }
  const saysOf = (hours: Parameters<typeof believed>[0], day: string, time: string) => {
    const now = clock(PLACES.jerusalem.timeZone, day, time)
    return stateText(hoursState(comingStretches(believed(hours, 228), PLACES.jerusalem, now), now)).split(' until ')[0]
  }
  const mapped = { ...stated, raw: 'Mo-Su 12:00-03:00' }
  expect(saysOf(mapped, '2026-11-26', '13:00')).toBe('open')
  expect(saysOf(mapped, '2026-11-27', '13:00')).toBe('ask friday')
  expect(saysOf(mapped, '2026-11-28', '13:00')).toBe('ask shabbat')
  expect(saysOf(mapped, '2026-11-29', '13:00')).toBe('open')
  expect(saysOf(stated, '2026-11-28', '13:00')).toBe('open')
  expect(believed(mapped, 237).isShabbatDoubted).toBe(false)
})
