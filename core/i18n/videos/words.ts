import type { Lang } from '../languages.ts'
import { videosDe } from './de.ts'
import { videosEn, type VideoWords } from './en.ts'
import { videosEs } from './es.ts'
import { videosFr } from './fr.ts'
import { videosHe } from './he.ts'
import { videosRu } from './ru.ts'

/** All languages at once, for pages as they are built; the browser loads the one it needs. */
export const VIDEO_WORDS: Readonly<Record<Lang, VideoWords>> = {
  en: videosEn,
  he: videosHe,
  fr: videosFr,
  es: videosEs,
  ru: videosRu,
  de: videosDe,
}
