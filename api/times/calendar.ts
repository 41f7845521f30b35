import type { PlaceCalendar } from '#core/contract/times.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { dayNames, hebrewDateText } from '#core/domain/times/hebrew-words.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import { candleMinutes, isIsrael } from '#core/domain/times/lighting-customs.ts'
import { methodOf, type TimesOptions } from '#core/domain/times/options.ts'
import { shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import { timedPlace, timesPlaceOf } from './place.ts'
import { runIn } from './run.ts'

/** The times and special days of a city between two dates, inclusive. */
export function calendarIn(
  lang: Lang,
  row: PlaceRow,
  { from, to }: { from: string; to: string },
  options: TimesOptions,
): PlaceCalendar {
  const place = timesPlaceOf(row)
  const method = methodOf(candleMinutes(place), options)
  const runs = shabbatTimesBetween(place, from, to, options)
  const count = dayNumber(to) - dayNumber(from) + 1
  const days = jewishDays(from, count, isIsrael(place))
  return {
    ...timedPlace(lang, row, method),
    from,
    to,
    times: runs.map((run) => runIn(lang, run)),
    days: days
      .filter(({ occasions }) => occasions.length > 0)
      .map((day) => {
        const names = dayNames(lang, day).occasions
        return {
          day: day.day,
          hebrewDate: hebrewDateText(lang, day.hebrew),
          occasions: day.occasions.map(({ name, kind }, at) => ({
            name: names[at] ?? name,
            kind,
          })),
        }
      }),
  }
}
