import { calendarWords, type CalendarMessages, type CalendarWords } from '#core/domain/times/calendar-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { messagesSection } from '#site/ui/page/messages.ts'
import { onceEach } from '#site/ui/page/once-each.ts'

const { load } = messagesSection<CalendarMessages>(
  import.meta.glob('/core/i18n/*/times.json', {
    query: '?messages=calendar',
    import: 'default',
  }),
)

/** The messages of the Jewish calendar in one language, as a shared promise. */
export const calendarDictionary = onceEach(async (lang: Lang): Promise<CalendarWords> =>
  calendarWords(lang, await load(lang)),
)
