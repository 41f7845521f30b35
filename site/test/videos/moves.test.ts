import { afterEach, expect, test } from 'vitest'
import { stepOf } from '#site/islands/videos/keys.ts'
import { nearMiddle } from '#site/islands/videos/use-carousels.ts'

afterEach(() => {
  document.documentElement.lang = ''
})

test.each([
  ['en', 'ArrowRight', 3],
  ['en', 'ArrowLeft', 1],
  ['he', 'ArrowRight', 1],
  ['he', 'ArrowLeft', 3],
  ['he', 'Home', 0],
  ['en', 'End', 4],
  ['en', 'ArrowDown', undefined],
  ['en', 'Enter', undefined],
] as const)('in %s %s leads from 2 to %s', (lang, key, to) => {
  document.documentElement.lang = lang
  expect(stepOf(key, { at: 2, total: 5 })).toBe(to)
})

test('a column is gone through up and down too, and nothing goes beyond its ends', () => {
  const last = { at: 4, total: 5, isColumn: true }
  expect(stepOf('ArrowUp', last)).toBe(3)
  expect(stepOf('ArrowDown', last)).toBe(4)
  expect(stepOf('ArrowLeft', { at: 0, total: 5 })).toBe(0)
})

test('a thumbnail stands near the middle, with whole ones on both sides', () => {
  // Five of 100 with gaps of 10, four, and eight.
  expect(nearMiddle(540, 100)).toBe(220)
  expect(nearMiddle(430, 100)).toBe(110)
  expect(nearMiddle(870, 100)).toBe(330)
  expect(nearMiddle(90, 100)).toBe(0)
})
