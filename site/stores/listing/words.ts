import type { Lang } from '#core/i18n/languages.ts'
import type { ListingDialogWords } from '#core/i18n/listing-dialogs/en.ts'

/** Each language comes by itself, and only once it is needed. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<ListingDialogWords>>> =
  {
    en: async () =>
      (await import('#core/i18n/listing-dialogs/en.ts')).listingDialogsEn,
    he: async () =>
      (await import('#core/i18n/listing-dialogs/he.ts')).listingDialogsHe,
    fr: async () =>
      (await import('#core/i18n/listing-dialogs/fr.ts')).listingDialogsFr,
    es: async () =>
      (await import('#core/i18n/listing-dialogs/es.ts')).listingDialogsEs,
    ru: async () =>
      (await import('#core/i18n/listing-dialogs/ru.ts')).listingDialogsRu,
    de: async () =>
      (await import('#core/i18n/listing-dialogs/de.ts')).listingDialogsDe,
  }

let loaded: ListingDialogWords | undefined

export async function loadListingWords(
  lang: Lang,
): Promise<ListingDialogWords> {
  return (loaded = await DICTIONARIES[lang]())
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function listingWordsNow(): ListingDialogWords {
  if (!loaded) throw new Error('the words of listings are not loaded')
  return loaded
}
