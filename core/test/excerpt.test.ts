import { expect, test } from 'vitest'
import { excerptOf } from '#core/domain/excerpt.ts'
import { fc } from '#core/test/properties.ts'

test.each([
  ['short', 10, 'short'],
  ['  two\n\nlines ', 10, 'two lines'],
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['uninterrupted', 6, 'unint…'],
  ['a uninterrupted', 8, 'a unint…'],
  ['🕯🕯🕯🕯', 3, '🕯🕯…'],
  ['שלום לכולם כאן', 11, 'שלום לכולם…'],
])('of %j at most %i letters: %j', (text, letters, expected) => {
  expect(excerptOf(text, letters)).toBe(expected)
})

test('an excerpt is no longer than requested, in one line, and starts like the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 40 }), (text, letters) => {
      const line = text.replace(/\s+/gu, ' ').trim()
      const excerpt = excerptOf(text, letters)
      expect([...excerpt].length).toBeLessThanOrEqual(letters)
      expect(excerpt).not.toMatch(/[\n\r\t]/)
      const begun = excerpt.endsWith('…') ? excerpt.slice(0, -1) : excerpt
      expect(line.startsWith(begun)).toBe(true)
    }),
  )
})
