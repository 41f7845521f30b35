import type { PlaceCalendar } from '#core/contract/times.ts'
import { rareTimes } from '#core/domain/times/agenda.ts'
import { chanukahTitle, fastTitle } from '#core/domain/times/agenda-words.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { dayNames, hebrewDateText } from '#core/domain/times/hebrew-words.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import type { JewishDay } from '#core/domain/times/types.ts'
import { candleMinutes, isIsrael } from '#core/domain/times/lighting-customs.ts'
import { methodOf, type TimesOptions } from '#core/domain/times/options.ts'
import { shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import { timedPlace, timesPlaceOf } from './place.ts'
import { runIn, shownMoment } from './run.ts'

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
  // One more day: a fast or Chanukah may begin on the evening before.
  const days = jewishDays(from, dayNumber(to) - dayNumber(from) + 2, isIsrael(place))
  return {
    ...timedPlace(lang, row, method),
    from,
    to,
    times: runs.map((run) => runIn(lang, run)),
    days: days
      .slice(0, -1)
      .map((day, at) => dayIn(lang, day, rareTimes(place, day, days[at + 1], options)))
      .filter(({ occasions, moments }) => occasions.length > 0 || moments !== undefined),
  }
}

function dayIn(lang: Lang, day: JewishDay, rare: ReturnType<typeof rareTimes>): PlaceCalendar['days'][number] {
  const names = dayNames(lang, day).occasions
  const moments = [
    ...(rare?.fasts ?? []).map((fast) => ({ ...fast, title: fastTitle(lang, fast) })),
    ...(rare?.chanukah ? [{ ...rare.chanukah, title: chanukahTitle(lang, rare.chanukah) }] : []),
  ]
  return {
    day: day.day,
    hebrewDate: hebrewDateText(lang, day.hebrew),
    occasions: day.occasions.map(({ name, kind }, at) => ({ name: names[at] ?? name, kind })),
    ...(moments.length > 0 && {
      moments: moments.map(({ title, day, at }) => ({ title, day, ...shownMoment(at) })),
    }),
  }
}
