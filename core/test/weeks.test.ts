import { expect, test } from 'vitest'
import { weekAfter, weekOf } from '#core/domain/weeks.ts'

test.each([
  ['2026-11-22T00:00:00Z', '2026-11-22'],
  ['2026-11-28T23:59:59.999Z', '2026-11-22'],
  ['2026-11-29T00:00:00Z', '2026-11-29'],
  ['2027-01-01T12:00:00Z', '2026-12-27'],
  ['1970-01-04T00:00:00Z', '1970-01-04'],
])('%s is in the week of Sunday %s', (moment, week) => {
  expect(weekOf(Date.parse(moment))).toBe(week)
})

test('weeks before and after', () => {
  expect([weekAfter('2026-12-27', 1), weekAfter('2027-01-03', -1)]).toEqual(['2027-01-03', '2026-12-27'])
})
