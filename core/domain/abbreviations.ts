// What names of places are written for short in Hebrew, and how they are told from words: by the marks between their
// last letters, or behind the only letter of their first word.

/** Of towns and countries, with one mark for all. */
const NAMES: Readonly<Record<string, string>> = {
  'ת"א': 'תל אביב', 'י-ם': 'ירושלים', 'י"ם': 'ירושלים', 'ב"ב': 'בני ברק', 'פ"ת': 'פתח תקווה', 'ראשל"צ': 'ראשון לציון',
  'ר"ג': 'רמת גן', 'רמה"ש': 'רמת השרון', 'ב"ש': 'באר שבע', 'בי"ש': 'בית שמש', 'רב"ש': 'בית שמש', 'כ"ס': 'כפר סבא',
  'כפ"ס': 'כפר סבא', 'ק"ש': 'קריית שמונה', 'ק"ג': 'קריית גת', 'ק"ס': 'קריית ספר', 'הוה"ש': 'הוד השרון',
  'נס"צ': 'נס ציונה', 'נצי"ע': 'נוף הגליל', 'נצ"ע': 'נוף הגליל', 'ז"י': 'זכרון יעקב', 'זכ"י': 'זכרון יעקב',
  'נ"י': 'ניו יורק', 'ל"א': 'לוס אנגלס', 'ב"א': 'בואנוס איירס', 'ארה"ב': 'ארצות הברית', 'דרא"פ': 'דרום אפריקה',
} // prettier-ignore

/** First words of names of which a letter is left: 'ק. שמונה'. */
const FIRST_WORDS: Readonly<Record<string, string>> = { ק: 'קריית', כ: 'כפר' }
/** Others by the whole name, since the letter stands for several words. */
const BY_NAME: readonly string[] = [
  'תל אביב', 'בני ברק', 'באר שבע', 'בית שמש', 'בית שאן', 'בת ים', 'ביתר עילית', 'פתח תקווה', 'פתח תקוה',
  'ראשון לציון', 'רמת גן', 'רמת השרון', 'גבעת שמואל', 'גבעת זאב', 'הוד השרון', 'נס ציונה', 'נוף הגליל',
  'מודיעין עילית', 'מעלה אדומים', 'זכרון יעקב', 'יקנעם עילית', 'מגדל העמק', 'אור יהודה', 'אור עקיבא',
] // prettier-ignore

/** The marks that people have at hand: gershayim, quotes of all kinds, or two apostrophes. */
const MARKS = /(?<=[א-ת])(?:["״“”„″]|['׳’‘′`]{2})(?=[א-ת])/g
const DASHES = /(?<=[א-ת])[־–-](?=ם(?![א-ת]))/g
const ABBREVIATED = /(?<![א-ת"])[א-ת]+["-][א-ת]+(?![א-ת"])/g
/** In, to, from, the, and, that. */
const PREFIXES = /^[בלמהושכ]{1,2}(?=[א-ת])/
const ONE_LETTER = /(?<![א-ת"'׳’])([בלמה]?)([א-ת])(?:\.\s*|['׳’]\s+)([א-ת]{2,})/g

/** A text with marks of one kind within abbreviations. */
const marked = (text: string): string => text.replace(MARKS, '"').replace(DASHES, '-')

function nameOf(abbreviated: string): string | undefined {
  const prefix = PREFIXES.exec(abbreviated)?.[0] ?? ''
  const starts = ['', prefix.slice(0, 1), prefix]
  return starts.map((start) => NAMES[abbreviated.slice(start.length)]).find((name) => name !== undefined)
}

function nameOfWords(whole: string, letter: string, word: string): string {
  const [first] =
    BY_NAME.map((name) => name.split(' ')).find(
      ([firstWord, secondWord]) => firstWord![0] === letter && secondWord === word,
    ) ?? []
  const spelled = first ?? FIRST_WORDS[letter]
  return spelled === undefined ? whole : `${spelled} ${word}`
}

/** A typed text with abbreviated names of places in full: 'מסעדות בת"א', 'ק. שמונה'. */
export function unabbreviated(text: string): string {
  return marked(text)
    .replace(ABBREVIATED, (whole) => nameOf(whole) ?? whole)
    .replace(ONE_LETTER, (whole, _prefix: string, letter: string, word: string) => nameOfWords(whole, letter, word))
}

/** Whether a text has a mark within a word, which counts as one of its letters: 'ת"א' is no less than a word. */
export const isAbbreviated = (text: string): boolean => /[א-ת]["-][א-ת]/.test(marked(text))
