import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** The year as it is written: '5787', 'תשפ״ז'. */
export function hebrewYear(lang: Lang, year: number): string {
  return CALENDAR_MESSAGES[lang].hebrewYear(year)
}
