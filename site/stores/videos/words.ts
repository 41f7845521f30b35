import type { Lang } from '#core/i18n/languages.ts'
import type { VideoWords } from '#core/i18n/videos/en.ts'

/** Each language comes by itself, and only once a video is asked for. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<VideoWords>>> = {
  en: async () => (await import('#core/i18n/videos/en.ts')).videosEn,
  he: async () => (await import('#core/i18n/videos/he.ts')).videosHe,
  fr: async () => (await import('#core/i18n/videos/fr.ts')).videosFr,
  es: async () => (await import('#core/i18n/videos/es.ts')).videosEs,
  ru: async () => (await import('#core/i18n/videos/ru.ts')).videosRu,
  de: async () => (await import('#core/i18n/videos/de.ts')).videosDe,
}

let loaded: VideoWords | undefined

export async function loadVideoWords(lang: Lang): Promise<VideoWords> {
  return (loaded = await DICTIONARIES[lang]())
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function videoWordsNow(): VideoWords {
  if (!loaded) throw new Error('the words of videos are not loaded')
  return loaded
}
