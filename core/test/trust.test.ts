import { expect, test } from 'vitest'
import { earnedTrust, type TrustRules } from '#core/terms/trust.ts'

const RULES: TrustRules = {
  member: { approved: 3, days: 1 },
  trusted: { approved: 20, days: 30 },
  maxRefusedPercent: 10,
}

test.each([
  [0, 0, 1000, 'new'],
  [2, 0, 1000, 'new'],
  [3, 0, 0, 'new'],
  [3, 0, 1, 'member'],
  [3, 2, 1, 'member'],
  [3, 3, 1, 'new'],
  [19, 0, 1000, 'member'],
  [20, 0, 29, 'member'],
  [20, 0, 30, 'trusted'],
  [20, 2, 30, 'trusted'],
  [20, 3, 30, 'member'],
  // It comes back with further good ones.
  [27, 3, 30, 'trusted'],
  [20, 20, 30, 'new'],
])('%i approved and %i refused in %i days: %s', (approved, refused, days, level) => {
  expect(earnedTrust({ approved, refused, days }, RULES)).toBe(level)
})

test('where nothing is asked, everybody is trusted', () => {
  const goal = { approved: 0, days: 0 }
  const rules = { member: goal, trusted: goal, maxRefusedPercent: 100 }
  expect(earnedTrust({ approved: 0, refused: 0, days: 0 }, rules)).toBe('trusted')
})
