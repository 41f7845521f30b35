import { expect, test } from 'vitest'
import { priceSteps } from '#core/domain/price-steps.ts'
import { fc } from './properties.ts'

test.each([
  [
    [525, 975, 2185],
    [1000, 2000],
  ],
  [
    [2710, 12_880],
    [5000, 10_000],
  ],
  [[200, 500], [200]],
  [[481_000, 981_500], [500_000]],
  [[500, 500], []],
  [[510], []],
  [[], []],
])('of %j: %j', (amounts, steps) => {
  expect(priceSteps(amounts)).toEqual(steps)
})

test('each separates some from others, and there are never many', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 8 }), (amounts) => {
      const steps = priceSteps(amounts)
      expect(steps.length).toBeLessThanOrEqual(4)
      for (const step of steps) {
        expect(amounts.some((amount) => amount <= step)).toBe(true)
        expect(amounts.some((amount) => amount > step)).toBe(true)
      }
    }),
  )
})
