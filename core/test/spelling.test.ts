import { expect, test } from 'vitest'
import { mistakesBetween, otherLayouts, permittedMistakes, spellingsOf } from '#core/domain/spelling.ts'

test.each([
  ['the same', 'haifa', 'haifa', 0],
  ['a missing letter', 'jerusalm', 'jerusalem', 1],
  ['a surplus one', 'haiffa', 'haifa', 1],
  ['a wrong one', 'parus', 'paris', 1],
  ['two swapped', 'prais', 'paris', 1],
  ['a missing letter in Hebrew', 'ירושלמ', 'ירושלימ', 1],
  ['two wrong ones', 'xerusalxm', 'jerusalem', 2],
  ['nothing typed', '', 'rome', 4],
])('counts %s', (_, typed, word, whole) => {
  expect(mistakesBetween(typed, word).whole).toBe(whole)
  expect(mistakesBetween(word, typed).whole).toBe(whole)
})

test('compares the start of a word as well', () => {
  expect(mistakesBetween('jersu', 'jerusalem')).toEqual({ whole: 5, start: 1 })
})

test('permits one mistake in five letters, none in a start of three', () => {
  const words = ['jer', 'jeru', 'jerus', 'jerusalm', 'philadelphia', 'x'.repeat(25)]
  expect(words.map((word) => permittedMistakes(word, true))).toEqual([0, 1, 1, 2, 2, 0])
  expect(permittedMistakes('nwe', false)).toBe(1)
})

test('words that differ by one mistake at their start share a spelling', () => {
  const shared = (a: string, b: string) => spellingsOf(a).some((spelling) => spellingsOf(b).includes(spelling))
  expect(shared('jreusalem', 'jerusalem')).toBe(true)
  expect(shared('erusalem', 'jerusalem')).toBe(true)
  expect(shared('jerrusalem', 'jerusalem')).toBe(true)
  expect(shared('paris', 'rome')).toBe(false)
})

test.each([
  ['hruakho', 'ירושלים'],
  ['bthecfkbv', 'иерусалим'],
  ['פשרןד', 'paris'],
  ['зфкшы', 'paris'],
])('reads %s as typed with another layout', (typed, meaning) => {
  expect(otherLayouts(typed)).toContain(meaning)
})
