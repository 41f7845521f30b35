import type { DeskReasons } from '#core/i18n/desk-page/reasons/en.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** By the language of whoever reads the reason, which need not be that of the page. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<DeskReasons>>> = {
  en: async () =>
    (await import('#core/i18n/desk-page/reasons/en.ts')).deskReasonsEn,
  he: async () =>
    (await import('#core/i18n/desk-page/reasons/he.ts')).deskReasonsHe,
  fr: async () =>
    (await import('#core/i18n/desk-page/reasons/fr.ts')).deskReasonsFr,
  es: async () =>
    (await import('#core/i18n/desk-page/reasons/es.ts')).deskReasonsEs,
  ru: async () =>
    (await import('#core/i18n/desk-page/reasons/ru.ts')).deskReasonsRu,
  de: async () =>
    (await import('#core/i18n/desk-page/reasons/de.ts')).deskReasonsDe,
}

/** What is often said of a refusal, in a language. */
export const loadReasons = (lang: Lang): Promise<DeskReasons> =>
  DICTIONARIES[lang]()
