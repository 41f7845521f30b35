import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { comingServices } from '#core/domain/prayers/coming.ts'
import { prayersProblem } from '#core/domain/prayers/check.ts'
import {
  prayerParts,
  prayersText,
  readPrayers,
  textOfPrayerParts,
  type StatedPrayers,
} from '#core/domain/prayers/notation.ts'
import { minyanState, type MinyanState } from '#core/domain/prayers/state.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { clock, momentOf } from './case-moments.ts'
import { PLACES } from './places.ts'

interface Case {
  place: TimesPlace
  prayers: StatedPrayers
  day: string
  time: string
  expected: string
}

const CASES: Case[] = []
let group: Pick<Case, 'place' | 'prayers'> | undefined
for (const line of readFileSync(new URL('prayers-cases.txt', import.meta.url), 'utf8').split('\n')) {
  const [, name, text] = /^@ (\w+) (.+)$/.exec(line) ?? []
  if (name && text) group = { place: PLACES[name as keyof typeof PLACES], prayers: readPrayers(text)! }
  const [, day, time, expected] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) (.+)$/.exec(line) ?? []
  if (day && time && expected) CASES.push({ ...group!, day, time, expected })
}

function stateText(state: MinyanState): string {
  if (state.is === 'ask') return `ask ${state.about}`
  return state.is === 'unknown' ? 'unknown' : `${state.service} ${new Date(state.at).toISOString()}`
}

function expectedText({ place, day, expected }: Case): string {
  const [first = '', ...rest] = expected.split(' ')
  if (first === 'ask' || first === 'unknown') return expected
  const [when = '', other = day] = rest.toReversed()
  return `${first} ${new Date(momentOf(place, other, when)).toISOString()}`
}

describe('the next minyan', () => {
  test('in a hundred cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100)
  })

  test.each(CASES)('$place.timeZone $day $time: $expected', (example) => {
    const now = clock(example.place.timeZone, example.day, example.time)
    expect(stateText(minyanState(comingServices(example.prayers, example.place, now), now))).toBe(expectedText(example))
  })

  test.each(CASES)('$place.timeZone $day $time, from the day before', (example) => {
    const { timeZone } = example.place
    const now = clock(timeZone, example.day, example.time)
    const before = clock(timeZone, addDays(example.day, -1), '12:00')
    expect(stateText(minyanState(comingServices(example.prayers, example.place, before), now))).toBe(
      expectedText(example),
    )
  })

  test('is unknown before the first day and after the last', () => {
    const { place, prayers } = CASES[0]!
    const coming = comingServices(prayers, place, clock(place.timeZone, '2026-11-22', '12:00'))
    const isAt = (day: string, time: string) => minyanState(coming, clock(place.timeZone, day, time)).is
    expect(isAt('2026-11-21', '23:59')).toBe('unknown')
    expect(isAt('2026-11-22', '00:00')).toBe('next')
    expect(isAt('2026-11-29', '19:59')).toBe('next')
    expect(isAt('2026-11-29', '20:00')).toBe('unknown')
    expect(minyanState([], 0)).toEqual({ is: 'unknown' })
  })
})

describe('prayer times in one line', () => {
  test('are read as they are written, and in a form and back', () => {
    for (const { prayers } of CASES) {
      const line = prayersText(prayers)
      expect(readPrayers(line)).toEqual(prayers)
      expect(readPrayers(textOfPrayerParts(prayerParts(line)))!.jewishDays).toEqual(prayers.jewishDays)
      expect(readPrayers(textOfPrayerParts(prayerParts(line)))!.rows).toHaveLength(prayers.rows.length)
    }
  })

  test('what cannot be read is not lost', () => {
    expect(textOfPrayerParts(prayerParts('shacharit at dawn; call us'))).toBe('shacharit at dawn; service call us')
  })

  test.each([
    ['shacharit Mo - Fr 7:00', undefined],
    ['shacharit Mo, We 7:00 ,8:15', 'shacharit Mo,We 07:00, 08:15'],
    ['mincha Su-Th , fast (sunset-0:15) summer', 'mincha Su-Th,fast (sunset-00:15) summer'],
    ['shacharit Fri 6:30', 'shacharit Fr 06:30'],
    ['maariv Su-Th 0:30', 'maariv Su-Th 24:30'],
    ['maariv Sa havdalah; erev asFriday', 'maariv Sa havdalah; erev asFriday'],
    ['shacharit Su-Sa sunrise 11-01..03-31', 'shacharit Su-Sa sunrise 11-01..03-31'],
  ])('%s is %s', (text, written) => {
    const read = readPrayers(text)
    expect(read && prayersText(read)).toBe(written)
  })

  test.each([
    '', 'Su 07:00', 'shacharit', 'shacharit Su', 'shacharit 07:00', 'shacharit Su 07:60', 'shacharit Su 29:00',
    'shacharit Su 07:00-08:00', 'shacharit Su 07:00 spring', 'shacharit Su 07:00 02-30..03-31', 'shacharit Xx 07:00',
    'shacharit Su noon', 'erev asFriday', 'shacharit Su 07:00; erev perhaps', 'maariv Fr havdalah',
    'kabbalatShabbat Sa 18:00', 'vespers Su 07:00', 'mincha Su (sunset-13:00)',
  ])('%s cannot be meant', (text) => {
    expect(readPrayers(text)).toBeUndefined()
  }) // prettier-ignore

  test('the problem is named', () => {
    const row = { service: 'maariv', days: ['Fr'], times: [{ event: 'havdalah' }] } as const
    const problem = { field: 'rows.0.days', problem: 'neverHappens' }
    expect(prayersProblem({ rows: [{ ...row, days: [...row.days], times: [...row.times] }] })).toEqual(problem)
  })
})
