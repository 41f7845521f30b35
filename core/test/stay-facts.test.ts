import { expect, test } from 'vitest'
import { statedAnswers, withStayFacts } from '#core/domain/stay-facts.ts'

const place = { source: { kind: 'place' }, confirmedAt: '2026-11-01' } as const
const visitor = { source: { kind: 'visitor' }, confirmedAt: '2026-11-12' } as const

test('who changes an answer has stated it on that day, and what others have stated stays', () => {
  const before = { sukkah: true, eruv: true, stayFacts: [{ of: ['sukkah' as const, 'eruv' as const], ...place }] }
  const after = withStayFacts(before, { ...before, eruv: false, groundFloor: true }, visitor)
  expect(after.stayFacts).toEqual([
    { of: ['sukkah'], ...place },
    { of: ['groundFloor', 'eruv'], ...visitor },
  ])
})

test('one source has one fact a day', () => {
  const before = { sukkah: true, stayFacts: [{ of: ['sukkah' as const], ...place }] }
  expect(withStayFacts(before, { ...before, eruv: true }, place).stayFacts).toEqual([
    { of: ['sukkah', 'eruv'], ...place },
  ])
})

test('nobody has stated what is gone; a change of anything else states nothing', () => {
  const before = { sukkah: true, stayFacts: [{ of: ['sukkah' as const], ...place }] }
  const { sukkah: _, ...without } = before
  expect(withStayFacts(before, without, visitor)).toEqual({})
  expect(withStayFacts(before, { ...before, title: 'x' }, visitor)).toEqual({ ...before, title: 'x' })
})

test('a list states its answers, except those for which its row names another source or day', () => {
  const list = { source: { kind: 'import', name: 'A list' }, confirmedAt: '2026-05-02' } as const
  const answers = { sukkah: true, eruv: false }
  expect(statedAnswers(answers, [], list)).toEqual([{ of: ['sukkah', 'eruv'], ...list }])
  expect(statedAnswers({}, [], list)).toEqual([])
  expect(statedAnswers(answers, [{ confirmedAt: '2026-04-01' }], list)).toEqual([
    { of: ['sukkah', 'eruv'], ...list, confirmedAt: '2026-04-01' },
  ])
  expect(statedAnswers(answers, [{ of: ['eruv'], source: { name: 'The eruv committee' } }], list)).toEqual([
    { ...list, of: ['eruv'], source: { kind: 'import', name: 'The eruv committee' } },
    { of: ['sukkah'], ...list },
  ])
})
