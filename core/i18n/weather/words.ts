import type { Lang } from '../languages.ts'
import { weatherDe } from './de.ts'
import { weatherEn, type WeatherWords } from './en.ts'
import { weatherEs } from './es.ts'
import { weatherFr } from './fr.ts'
import { weatherHe } from './he.ts'
import { weatherRu } from './ru.ts'

/** All languages at once, for the API and for pages as they are built. */
export const WEATHER_WORDS: Readonly<Record<Lang, WeatherWords>> = {
  en: weatherEn,
  he: weatherHe,
  fr: weatherFr,
  es: weatherEs,
  ru: weatherRu,
  de: weatherDe,
}
