import { afterEach, expect, test } from 'vitest'
import { itemAfter, tabAfter } from '#site/ui/page/tab-keys.ts'

const list = document.body

afterEach(() => {
  list.style.direction = ''
})

test.each([
  ['ltr', 'ArrowRight', 3],
  ['ltr', 'ArrowLeft', 1],
  ['rtl', 'ArrowRight', 1],
  ['rtl', 'ArrowLeft', 3],
  ['rtl', 'Home', 0],
  ['ltr', 'End', 4],
  ['ltr', 'ArrowDown', undefined],
  ['ltr', 'Enter', undefined],
] as const)('from left to right or not, %s: %s leads from 2 to %s', (direction, key, to) => {
  list.style.direction = direction
  expect(itemAfter(key, { at: 2, count: 5, list })).toBe(to)
})

test('a column is gone through up and down too', () => {
  const last = { at: 4, count: 5, list, isColumn: true }
  expect(itemAfter('ArrowUp', last)).toBe(3)
  expect(itemAfter('ArrowDown', last)).toBe(5)
  expect(itemAfter('Home', last)).toBe(0)
})

test('tabs go round', () => {
  expect(tabAfter('ArrowRight', { at: 4, count: 5, list })).toBe(0)
  expect(tabAfter('ArrowLeft', { at: 0, count: 5, list })).toBe(4)
  expect(tabAfter('Enter', { at: 0, count: 5, list })).toBeUndefined()
})
