import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PlaceDetail } from '#data/index/inputs.ts'
import type { MonthCalendarProps } from '#site/features/calendar/MonthCalendar.tsx'
import { placePickerWords } from '#site/features/nearby/search-props.page.ts'
import { pick } from '#site/ui/blocks/pick.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { MONTH_MESSAGES, TIMES_MESSAGES } from './month-words.page.ts'

/** Hidden weekdays, 0 is Sunday: none. */
const HIDDEN_DAYS: readonly number[] = []

/** Props of the month calendar: its first place and its messages. The browser fills in `{{placeholders}}`. */
export function monthProps({
  lang,
  input,
  publicCalendar,
}: Pick<PageContext<'calendar'>, 'lang' | 'input' | 'publicCalendar'>): MonthCalendarProps {
  const { month, times } = MESSAGES[lang].times
  return {
    lang,
    home: homeOf(lang, input.place),
    hiddenDays: HIDDEN_DAYS,
    ...(publicCalendar && { publicCalendar }),
    words: { ...pick(month, MONTH_MESSAGES), ...pick(times, TIMES_MESSAGES) },
    placeWords: placePickerWords(lang, month.place),
  }
}

function homeOf(
  lang: Lang,
  { id, lat, lng, elevationMetres, timeZone, country, names }: PlaceDetail,
): MonthCalendarProps['home'] {
  return {
    place: { id, lat, lng, elevationMetres, timeZone, country },
    name: textIn(lang, names),
  }
}
