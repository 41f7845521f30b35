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
 * A Hebrew word without niqqud in Latin letters, by its letters alone: where two consonants meet, an `a` stands
 * between them, unless a vowel comes before and after them.
 */
export function spell(word: string): string {
  const letters = word.match(/וו|יי|[גזצץת]'|[\u05d0-\u05ea]/g) ?? []
  const sounds = letters.map(soundOf)
  let spelt = ''
  sounds.forEach(({ text, isVowel }, i) => {
    const [before, after] = [sounds[i - 1], sounds[i + 1]]
    const isClosed = before?.isVowel === true && after !== undefined && !isOpen(sounds, i + 1)
    // One of two vowels that stand together with the same sound is enough.
    if (isVowel && before?.isVowel && (spelt.endsWith(text) || text === 'a')) return
    spelt += text
    if (!isVowel && after && !after.isVowel && !isClosed) spelt += 'a'
  })
  return capital(spelt)
}

/** Whether a consonant begins no syllable: another one follows, or the end of the word. */
const isOpen = (sounds: readonly Sound[], at: number): boolean => sounds[at + 1]?.isVowel !== true
