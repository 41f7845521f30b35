import { DEFAULT_LANG, isLang, type Lang } from '#core/i18n/languages.ts'

/** The language of the page. */
export function pageLang(): Lang {
  const { lang } = document.documentElement
  return isLang(lang) ? lang : DEFAULT_LANG
}
