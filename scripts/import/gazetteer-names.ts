import { foldMarks, searchForm } from '#core/domain/slug.ts'

// The gazetteer does not give the language of alternate names; Hebrew and Cyrillic are recognized by script.

const HEBREW = /^[\u05d0-\u05ea\u0591-\u05c7\s'"׳״־-]+$/
const YIDDISH = /[\u05f0-\u05f2\ufb1d-\ufb4f]|[אױײ]\u05b7|א\u05b8|יי.*יי/
const CYRILLIC = /^[\u0400-\u04ff\s.-]+$/
/** Letters and endings that Russian does not have. */
const NOT_RUSSIAN = /[іїєґўјљњћђџѓќѣһәөүұқңғҳҷӣӯӑӗҫҙҡԥӀ]|ъ$|ъ\s/i

/** Diacritics of scholarly transliteration, and the countries whose languages use them. */
const SCHOLARLY = /[āēīōū\u1e00-\u1eff‘ʿ]|\u0323|\u0331/iu
const OWN_MARKS = new Set(['LT', 'LV', 'NG', 'NZ', 'US', 'VN'])

/** A Latin name in common spelling: Halhul, not Ḩalḩūl. */
export function latinName(name: string, country: string): string {
  if (OWN_MARKS.has(country) || !SCHOLARLY.test(name)) return name
  return foldMarks(name)
    .replace(/(?<!\p{L})[‘ʿ]/gu, '')
    .replace(/[‘ʿ’ʾ]/gu, "'")
}

/** The Hebrew name among alternate names, without niqqud; undefined if there is none. */
export function hebrewName(names: readonly string[]): string | undefined {
  const hebrew = names.filter((name) => HEBREW.test(name) && !YIDDISH.test(name))
  const plain = hebrew.map((name) => name.replace(/\p{M}/gu, ''))
  // Yiddish writes vowels with alef: the Hebrew spelling has fewer.
  return plain.sort((a, b) => alefs(a) - alefs(b))[0]
}

function alefs(name: string): number {
  return name.split('א').length
}

/** The Cyrillic name closest to the Latin one; undefined if there is none. */
export function russianName(names: readonly string[], latin: string): string | undefined {
  const target = searchForm(latin)
  return names
    .filter((name) => CYRILLIC.test(name) && !NOT_RUSSIAN.test(name))
    .map((name) => ({ name, distance: editDistance(romanise(name), target) }))
    .sort((a, b) => a.distance - b.distance)[0]?.name
}

const ROMAN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f',
  х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

function romanise(name: string): string {
  return [...name.toLowerCase()].map((letter) => ROMAN[letter] ?? letter).join('')
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}

const SEARCHED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}\p{N}\p{P}\p{M}\s]+$/u
/** Jerusalem has 150. */
const MAX_ALIASES = 200

/** The names worth searching in our languages, unique by folded form. */
export function searchNames(names: readonly string[]): string[] {
  const folded = names.filter((name) => SEARCHED.test(name)).map((name) => searchForm(name))
  return [...new Set(folded)].filter((name) => name.length >= 2).slice(0, MAX_ALIASES)
}
