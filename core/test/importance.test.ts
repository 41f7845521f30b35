import { expect, test } from 'vitest'
import { importanceOf } from '#core/domain/importance.ts'
import { worthOf } from '#core/domain/listing-worth.ts'

const isFalling = (numbers: readonly number[]) => numbers.every((n, at) => at === 0 || n < numbers[at - 1]!)

test('an editor’s word decides, else the number of articles', () => {
  const rows = [{ importance: 5 }, { importance: 4, sitelinks: 1 }, { sitelinks: 30 }, { sitelinks: 3 }, {}] as const
  expect(isFalling(rows.map((row) => importanceOf(row)))).toBe(true)
  expect(importanceOf({ importance: 0, sitelinks: 200 })).toBe(importanceOf({}))
  expect(importanceOf({ sitelinks: 400 })).toBe(importanceOf({ importance: 5 }))
})

test('reviews add to it, many good ones the most, and never more than a step', () => {
  const reviewed = [
    { mean: 5, count: 50 },
    { mean: 5, count: 2 },
    { mean: 2, count: 2 },
  ]
  expect(isFalling([...reviewed, undefined].map((reviews) => importanceOf({ sitelinks: 3 }, reviews)))).toBe(true)
  expect(importanceOf({ importance: 3 }, { mean: 5, count: 1e6 })).toBeLessThanOrEqual(importanceOf({ importance: 4 }))
})

const PHONE = { phones: ['+972 2 1'], website: 'https://example.org' }

test.each([231, 237] as const)('of type %s, only importance orders lists', (dtype) => {
  expect(worthOf({ dtype, importance: 1 }, undefined)).toBeGreaterThan(worthOf({ dtype, ...PHONE }, undefined))
  expect(worthOf({ dtype, ...PHONE }, undefined)).toBe(worthOf({ dtype }, undefined))
  expect(worthOf({ dtype }, undefined, { mean: 4, count: 3 })).toBeGreaterThan(worthOf({ dtype }, undefined))
})

test('of other types, it comes after kashrut and before what is known', () => {
  const certified = { live: [{ shown: { status: 'supervised' } }] } as unknown as Parameters<typeof worthOf>[1]
  const worths = [
    worthOf({ dtype: 228 }, certified),
    worthOf({ dtype: 228, importance: 5 }, undefined, { mean: 5, count: 1000 }),
    worthOf({ dtype: 228, importance: 1 }, undefined),
    worthOf({ dtype: 228, ...PHONE }, undefined),
  ]
  expect(isFalling(worths)).toBe(true)
})
