const FOLDS: Readonly<Record<string, string>> = {
  ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE',
  đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', ħ: 'h', Ħ: 'H',
} // prettier-ignore

/** Removes accents and niqqud, and folds Latin letters without a decomposition. */
export function foldMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØßæÆœŒđĐðÐþÞıħĦ]/g, (letter) => FOLDS[letter] ?? letter)
}

const FINAL_LETTERS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** The form in which names and queries are compared: without case, marks, signs and final Hebrew letters. */
export function searchForm(text: string): string {
  return foldMarks(text)
    .toLowerCase()
    .replace(/[ךםןףץ]/g, (letter) => FINAL_LETTERS[letter]!)
    .replace(/["'’‘`´׳״.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const MAX_SLUG = 80

/**
 * The readable part of a URL: Latin and Hebrew letters, digits, and `_` and `-` between them. Empty if nothing
 * is left, as with Cyrillic.
 */
export function slugOf(text: string): string {
  return foldMarks(text)
    .replace(/[\s,]+/g, '_')
    .replace(/[^A-Za-z0-9_\u05d0-\u05ea-]/g, '')
    .replace(/_{2,}/g, '_')
    .slice(0, MAX_SLUG)
    .replace(/^[_-]+|[_-]+$/g, '')
}
