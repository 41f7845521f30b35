import { direction, type Lang } from '#core/i18n/languages.ts'

/** A text in English and, where it exists, in the other languages. */
export type Localized = { readonly en: string } & {
  readonly [L in Lang]?: string
}

/** A text as shown: in the reader's language, or in English and marked as such. */
export interface ShownText {
  text: string
  /** Set only if the text is not in the reader's language. */
  lang?: Lang
  dir?: 'ltr' | 'rtl'
}

export function textIn(lang: Lang, text: Localized): string {
  return text[lang] ?? text.en
}

/** A text as one line, for subjects and sentences of mails. */
export const lineIn = (lang: Lang, text: Localized): string =>
  textIn(lang, text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

const HEBREW = /\p{Script=Hebrew}/u
const LATIN = /\p{Script=Latin}/u

/** A name in the letters that the reader's language is not written in: Latin in Hebrew, else Hebrew. */
export function inOtherLetters(lang: Lang, name: Localized): { text: string; lang: Lang } | undefined {
  const [other, letters] = lang === 'he' ? (['en', LATIN] as const) : (['he', HEBREW] as const)
  const text = name[other]
  return text !== undefined && text !== textIn(lang, name) && letters.test(text) ? { text, lang: other } : undefined
}

export function shownIn(lang: Lang, text: Localized): ShownText {
  const own = text[lang]
  if (own !== undefined) return { text: own }
  return { text: text.en, lang: 'en', dir: direction('en') }
}
