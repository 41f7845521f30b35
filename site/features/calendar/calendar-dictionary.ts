import { calendarWords, type CalendarWords } from '#core/domain/times/calendar-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { onceEach } from '#site/ui/page/once-each.ts'

/** The messages of the Jewish calendar in one language, as a shared promise. */
export const calendarDictionary = onceEach(async (lang: Lang): Promise<CalendarWords> =>
  calendarWords(lang, await loadMessages('times.calendar', lang)),
)
