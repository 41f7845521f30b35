const LETTERS: readonly (readonly [number, string])[] = [
  [400, 'ת'], [300, 'ש'], [200, 'ר'], [100, 'ק'],
  [90, 'צ'], [80, 'פ'], [70, 'ע'], [60, 'ס'], [50, 'נ'],
  [40, 'מ'], [30, 'ל'], [20, 'כ'], [10, 'י'],
  [9, 'ט'], [8, 'ח'], [7, 'ז'], [6, 'ו'], [5, 'ה'],
  [4, 'ד'], [3, 'ג'], [2, 'ב'], [1, 'א'],
] // prettier-ignore

/** A number from 1 to 999 in Hebrew letters, with geresh or gershayim: 15 is ט״ו. */
export function gematria(number: number): string {
  let letters = ''
  let rest = number
  for (const [value, letter] of LETTERS) {
    while (rest >= value) {
      letters += letter
      rest -= value
    }
  }
  // 15 and 16 would spell a divine name.
  letters = letters.replace(/יה$/, 'טו').replace(/יו$/, 'טז')
  if (letters.length === 1) return `${letters}׳`
  return `${letters.slice(0, -1)}״${letters.slice(-1)}`
}
