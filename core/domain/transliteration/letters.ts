/** Letters at the beginning of a word, and elsewhere where they sound otherwise. */
const CONSONANTS: Readonly<Record<string, string | readonly [first: string, later: string]>> = {
  ב: ['B', 'v'], ג: 'g', ד: 'd', ז: 'z', ח: 'h', ט: 't', כ: ['K', 'ch'], ך: 'ch', ל: 'l', מ: 'm', ם: 'm', נ: 'n',
  ן: 'n', ס: 's', פ: ['P', 'f'], ף: 'f', צ: 'tz', ץ: 'tz', ק: 'k', ר: 'r', ש: 'sh', ת: 't',
} // prettier-ignore

/** Letters with a geresh, as foreign names have them. */
const FOREIGN: Readonly<Record<string, string>> = { "ג'": 'j', "ז'": 'zh', "צ'": 'ch', "ץ'": 'ch', "ת'": 'th' }

interface Sound {
  text: string
  isVowel: boolean
}

/** A letter's sound: full spelling writes most vowels with א, ה, ו, י and ע. */
function soundOf(letter: string, at: number, letters: readonly string[]): Sound {
  const isFirst = at === 0
  const isLast = at === letters.length - 1
  const consonant = CONSONANTS[letter]
  if (letter === 'וו') return { text: 'v', isVowel: false }
  if (letter === 'יי') return { text: 'ai', isVowel: true }
  if (letter === 'ו') return isFirst ? { text: 'v', isVowel: false } : { text: 'o', isVowel: true }
  if (letter === 'י') return isFirst ? { text: 'y', isVowel: false } : { text: 'i', isVowel: true }
  if (letter === 'ה') return isLast && !isFirst ? { text: 'a', isVowel: true } : { text: 'h', isVowel: false }
  if (letter === 'א' || letter === 'ע') return { text: 'a', isVowel: true }
  const foreign = FOREIGN[letter]
  if (foreign) return { text: foreign, isVowel: false }
  if (consonant === undefined) return { text: '', isVowel: true }
  const text = typeof consonant === 'string' ? consonant : consonant[isFirst ? 0 : 1]
  return { text: text.toLowerCase(), isVowel: false }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Consonants between two vowels, or an end of the word and a vowel: an `a` stands before each second one from the
 * right, so that syllables are as in `Kaplan`.
 */
function syllables(
  run: readonly string[],
  { afterVowel, beforeVowel }: Record<'afterVowel' | 'beforeVowel', boolean>,
): string {
  let spelt = ''
  // The one that begins the syllable of the vowel behind needs none; one that ends the word needs one before it.
  let closes = !beforeVowel
  for (let i = run.length - 1; i >= 0; i--) {
    const isEdge = i === run.length - 1 && beforeVowel
    const isStart = i === 0 && !afterVowel
    const needsVowel = !isEdge && (!closes || (isStart && run.length > 1))
    spelt = `${run[i]}${needsVowel ? 'a' : ''}${spelt}`
    closes = isEdge ? true : !closes
  }
  return spelt
}

/** A Hebrew word without niqqud in Latin letters, by its letters alone. */
export function spell(word: string): string {
  const letters = word.match(/וו|יי|[גזצץת]'|[\u05d0-\u05ea]/g) ?? []
  const sounds = letters.map(soundOf)
  let spelt = ''
  for (let i = 0; i < sounds.length;) {
    const { text, isVowel } = sounds[i] ?? { text: '', isVowel: true }
    if (isVowel) {
      spelt += vowelAfter(spelt, text, i === sounds.length - 1)
      i++
      continue
    }
    const end = sounds.findIndex((sound, at) => at > i && sound.isVowel)
    const run = sounds.slice(i, end < 0 ? undefined : end).map((sound) => sound.text)
    spelt += syllables(run, { afterVowel: i > 0, beforeVowel: end >= 0 })
    i += run.length
  }
  return capital(spelt)
}

/** A vowel behind what is spelt already: of two that stand together one is enough, but for `-iya`. */
function vowelAfter(spelt: string, text: string, isLast: boolean): string {
  if (!/[aeiou]$/.test(spelt)) return text
  if (text !== 'a') return spelt.endsWith(text) ? '' : text
  return isLast && spelt.endsWith('i') ? 'ya' : ''
}
