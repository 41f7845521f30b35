import { expect, test } from 'vitest'
import type { Stretch } from '#core/domain/hours/state.ts'
import { openingHoursData } from '#site/ui/head/opening-hours-data.page.ts'

const SUNDAY = '2026-06-07'
const at = (day: number, time: string) =>
  Date.parse(`${SUNDAY}T00:00:00Z`) + day * 86_400_000 + Date.parse(`1970-01-01T${time}:00Z`)

/** Days with their hours, as the structured data of a page has them. */
function said(stretches: readonly Stretch[]): string[] {
  const place = { timeZone: 'UTC' }
  const data = openingHoursData({ hours: { day: SUNDAY, stretches }, place } as never) as Record<string, string>[]
  return data.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek!.split('/').at(-1)!.slice(0, 2)} ${opens}-${closes}`)
}

test('a place open around the clock is open on every day', () => {
  expect(
    said([
      [at(0, '00:00'), 'o'],
      [at(8, '00:00'), 'end'],
    ]),
  ).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].map((day) => `${day} 00:00-23:59`))
})

test('every day between two moments counts, from Sunday evening to Friday afternoon', () => {
  const stretches: Stretch[] = [
    [at(0, '00:00'), 'u'],
    [at(0, '20:00'), 'o'],
    [at(5, '16:00'), 's'],
    [at(6, '21:00'), 'o'],
    [at(7, '02:00'), 'u'],
    [at(8, '00:00'), 'end'],
  ]
  expect(said(stretches)).toEqual([
    'Su 20:00-23:59',
    'Mo 00:00-23:59',
    'Tu 00:00-23:59',
    'We 00:00-23:59',
    'Th 00:00-23:59',
    'Fr 00:00-16:00',
    // A night is one, and said of its evening.
    'Sa 21:00-02:00',
  ])
})

test('days that begin in the night, end at midnight, are closed or asked about', () => {
  const stretches: Stretch[] = [
    [at(0, '00:00'), 'o'],
    [at(0, '02:00'), 'u'],
    [at(1, '18:00'), 'o'],
    [at(2, '00:00'), 'u'],
    [at(3, '00:00'), 'F'],
    [at(4, '00:00'), 'u'],
    [at(5, '08:00'), 'o'],
    [at(6, '09:00'), 'u'],
    [at(8, '00:00'), 'end'],
  ]
  expect(said(stretches)).toEqual([
    'Su 00:00-02:00',
    'Mo 18:00-23:59',
    'Tu 00:00-00:00',
    'Th 00:00-00:00',
    // Longer than a day.
    'Fr 08:00-23:59',
    'Sa 00:00-09:00',
  ])
})
