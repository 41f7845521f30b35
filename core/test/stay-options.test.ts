import { expect, test } from 'vitest'
import { stayOptions } from '#core/domain/stay-options.ts'

test('a place to stay is found by what it has, and not by what it lacks or nobody knows', () => {
  const answers = { mechanicalLock: true, shabbatLift: false, eruv: true, delivery: true }
  expect(stayOptions(answers)).toEqual({ forShabbat: ['mechanical-lock', 'eruv'] })
  expect(stayOptions({ shabbatLift: false })).toEqual({})
})
