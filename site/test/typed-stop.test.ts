import { describe, expect, test } from 'vitest'
import { MAX_NIGHTS } from '#core/domain/trip/stops.ts'
import { readStop, type TypedStop } from '#site/features/trip/typed-stop.ts'

const RANGE = { from: '2027-04-01', to: '2029-04-01' }
const typed: TypedStop = { place: 281184, point: 'none', day: '2027-04-22', time: '', nights: '7' }
const read = (fields: Partial<TypedStop>) => readStop({ ...typed, ...fields }, RANGE)

describe('a typed stop', () => {
  test('has a city, a day and nights', () => {
    expect(read({})).toEqual({ place: 281184, day: '2027-04-22', nights: 7 })
  })

  test('may say when one arrives, to the minute, and where one stays', () => {
    const whole = { place: 281184, point: { tnid: 4711 }, day: '2027-04-22', time: '15:30', nights: 7 }
    expect(read({ point: { tnid: 4711 }, time: '15:30:00' })).toEqual(whole)
  })

  test.each([
    ['the first day of the range', { day: RANGE.from }],
    ['the last day of the range', { day: RANGE.to }],
    ['a single night', { nights: '1' }],
    ['the most nights', { nights: ` ${MAX_NIGHTS} ` }],
  ])('takes %s', (_, fields) => {
    expect(read(fields)).toHaveProperty('place', 281184)
  })

  test.each([
    ['noCity', { place: undefined }],
    ['noPoint', { point: undefined }],
    ['noDay', { day: '' }],
    ['noDay', { day: '2027-03-31' }],
    ['noDay', { day: '2029-04-02' }],
    ['noTime', { time: undefined }],
    ['noNights', { nights: '0' }],
    ['noNights', { nights: String(MAX_NIGHTS + 1) }],
    ['noNights', { nights: 'two' }],
  ] as const)('says %s of %o alone', (problem, fields) => {
    expect(read(fields)).toEqual([problem])
  })

  test('names what is wrong in the order of the fields', () => {
    const nothing = { place: undefined, point: undefined, day: '', time: undefined, nights: '' }
    expect(read(nothing)).toEqual(['noCity', 'noPoint', 'noDay', 'noTime', 'noNights'])
  })
})
