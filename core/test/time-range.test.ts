import { expect, test } from 'vitest'
import { isolated, timeRange } from '#core/text/time-range.ts'

test('a range of clock times has no spaces; one of words is unbroken before its dash', () => {
  expect(timeRange({ from: '10:30', to: '20:30' }, ['10:30', '20:30'])).toBe('10:30–20:30')
  const candles = { event: 'candles' } as const
  expect(timeRange({ from: '10:30', to: candles }, ['10:30', 'candle lighting'])).toBe('10:30\u00a0– candle lighting')
})

test('within Hebrew every range runs from right to left, in other languages from left to right', () => {
  expect(isolated('he', '10:30–20:30')).toBe('\u206710:30–20:30\u2069')
  expect(isolated('ru', '10:30–20:30')).toBe('\u206610:30–20:30\u2069')
})
