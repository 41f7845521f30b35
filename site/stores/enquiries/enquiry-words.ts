import type { EnquiryWords } from '#core/i18n/enquiries/en.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Each language comes by itself, and only once it is needed. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<EnquiryWords>>> = {
  en: async () => (await import('#core/i18n/enquiries/en.ts')).enquiriesEn,
  he: async () => (await import('#core/i18n/enquiries/he.ts')).enquiriesHe,
  fr: async () => (await import('#core/i18n/enquiries/fr.ts')).enquiriesFr,
  es: async () => (await import('#core/i18n/enquiries/es.ts')).enquiriesEs,
  ru: async () => (await import('#core/i18n/enquiries/ru.ts')).enquiriesRu,
  de: async () => (await import('#core/i18n/enquiries/de.ts')).enquiriesDe,
}

let loaded: EnquiryWords | undefined

export async function loadEnquiryWords(lang: Lang): Promise<EnquiryWords> {
  return (loaded = await DICTIONARIES[lang]())
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function enquiryWordsNow(): EnquiryWords {
  if (!loaded) throw new Error('the words of enquiries are not loaded')
  return loaded
}
