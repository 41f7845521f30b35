import { describe, expect, test } from 'vitest'
import { NEVER, offerEnd } from '#core/domain/offers.ts'

const end = (to: string, timeZone?: string, from = '2026-11-01') => {
  const at = offerEnd({ from, to }, timeZone)
  return at === NEVER ? 'never' : new Date(at).toISOString()
}

describe('the moment from which on an offer is past', () => {
  test.each([
    ['Asia/Jerusalem', '2026-11-22T22:00:00.000Z'],
    ['America/New_York', '2026-11-23T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22T10:00:00.000Z'],
    ['Etc/UTC', '2026-11-23T00:00:00.000Z'],
  ])('is when the day after its last one begins in %s', (zone, at) => {
    expect(end('2026-11-22', zone)).toBe(at)
  })

  test.each([undefined, 'Nowhere/Nothing', ''])('is the last on earth where the zone is %s', (zone) => {
    expect(end('2026-11-22', zone)).toBe('2026-11-23T12:00:00.000Z')
  })

  test('follows the change of clocks', () => {
    // Summer time begins and ends in the night after.
    expect(end('2027-03-25', 'Asia/Jerusalem')).toBe('2027-03-25T22:00:00.000Z')
    expect(end('2027-03-26', 'Asia/Jerusalem')).toBe('2027-03-26T21:00:00.000Z')
    // In Beirut the clock goes from midnight to one: the day begins at one.
    expect(end('2027-03-27', 'Asia/Beirut')).toBe('2027-03-27T22:00:00.000Z')
  })

  test('follows the last day of a year and a month', () => {
    expect(end('2026-12-31', 'Etc/UTC')).toBe('2027-01-01T00:00:00.000Z')
    expect(end('2028-02-28', 'Etc/UTC')).toBe('2028-02-29T00:00:00.000Z')
  })

  test('is by the later day where they are turned round', () => {
    expect(end('2026-11-01', 'Etc/UTC', '2026-11-05')).toBe(end('2026-11-05', 'Etc/UTC'))
  })

  test('never comes without dates, or where the last is no day or the last of all', () => {
    expect(offerEnd(undefined, 'Etc/UTC')).toBe(NEVER)
    expect(end('2027-02-30', 'Etc/UTC')).toBe('never')
    expect(end('9999-12-31', 'Etc/UTC')).toBe('never')
    expect(new Date(NEVER).getTime()).toBe(NEVER)
    expect(new Date(NEVER + 1).getTime()).toBeNaN()
  })
})
