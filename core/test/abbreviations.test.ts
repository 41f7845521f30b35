import { expect, test } from 'vitest'
import { isAbbreviated, unabbreviated } from '#core/domain/abbreviations.ts'

test.each([
  ['ת"א', 'תל אביב'],
  ['ת״א', 'תל אביב'],
  ["ת''א", 'תל אביב'],
  ['ת׳׳א', 'תל אביב'],
  ['ת”א', 'תל אביב'],
  ['ראשל"צ', 'ראשון לציון'],
  ['פ"ת', 'פתח תקווה'],
  ['ב"ב', 'בני ברק'],
  ['י-ם', 'ירושלים'],
  ['י־ם', 'ירושלים'],
  ['ארה"ב', 'ארצות הברית'],
])('%s is read as %s', (text, name) => {
  expect(unabbreviated(text)).toBe(name)
})

test.each([
  ['מסעדות בת"א', 'מסעדות תל אביב'],
  ['בית כנסת בב"ב', 'בית כנסת בני ברק'],
  ['מלון לי-ם ומסעדה', 'מלון ירושלים ומסעדה'],
  ['מקווה ובראשל״צ', 'מקווה ראשון לציון'],
])('so is it within a sentence, behind letters that stand for words: %s', (text, full) => {
  expect(unabbreviated(text)).toBe(full)
})

test.each([
  ['ק. שמונה', 'קריית שמונה'],
  ["ק' אתא", 'קריית אתא'],
  ['ק.גת', 'קריית גת'],
  ['כ. סבא', 'כפר סבא'],
  ['ב. ברק', 'בני ברק'],
  ['ב. שבע', 'באר שבע'],
  ['מלון בק. שמונה', 'מלון קריית שמונה'],
])('a first word of which a letter is left is spelled out: %s', (text, full) => {
  expect(unabbreviated(text)).toBe(full)
})

test.each(['רש"י', 'רמב״ם', "ג'נבה", "ר' מאיר", "צ'כיה", 'תל-אביב', 'Bnei "B" Brak', 'א. ב'])(
  '%s is no name of a place for short',
  (text) => {
    expect(unabbreviated(text.replace('״', '"'))).toBe(text.replace('״', '"'))
  },
)

test('a mark within a word counts as one of its letters', () => {
  expect(['ת"א', 'ב״ב', "פ''ת", 'י-ם'].map(isAbbreviated)).toEqual([true, true, true, true])
  expect(['תא', 'je"', '"תא"', ''].map(isAbbreviated)).toEqual([false, false, false, false])
})
