import type { Lang } from '../i18n/languages.ts'

const LETTERS = {
  he: /\p{Script=Hebrew}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  latin: /\p{Script=Latin}/gu,
} as const

/**
 * The most likely language of a user's text: that of the page, unless most letters are of another script.
 * People write in their own language on pages in another.
 */
export function textLanguage(text: string, page: Lang): Lang {
  const count = (script: keyof typeof LETTERS) => text.match(LETTERS[script])?.length ?? 0
  const [hebrew, cyrillic, latin] = [count('he'), count('ru'), count('latin')]
  const most = Math.max(hebrew, cyrillic, latin)
  const own = page === 'he' ? hebrew : page === 'ru' ? cyrillic : latin
  if (own === most) return page
  return hebrew === most ? 'he' : cyrillic === most ? 'ru' : 'en'
}
