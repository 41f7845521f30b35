import { calendarWords, type CalendarMessages, type CalendarWords } from '#core/domain/times/calendar-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { messagesSection } from '../page/messages.ts'

const { load } = messagesSection<CalendarMessages>(
  import.meta.glob('/core/i18n/*/times.json', {
    query: '?messages=calendar',
    import: 'default',
  }),
)

const loaded = new Map<Lang, Promise<CalendarWords>>()

/** The messages of the Jewish calendar in one language, as a shared promise. */
export function calendarDictionary(lang: Lang): Promise<CalendarWords> {
  let words = loaded.get(lang)
  if (!words) {
    words = load(lang).then((messages) => calendarWords(lang, messages))
    loaded.set(lang, words)
  }
  return words
}
