import type { DayZmanim, NamedTime } from '#core/contract/times.ts'
import {
  chanukahRule,
  chanukahTitle,
  fastRule,
  fastTitle,
  havdalahRule,
  lightingRule,
  type Reckoning,
} from '#core/domain/times/agenda-words.ts'
import { NINTH_OF_AV } from '#core/domain/times/agenda.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { dayTimes, type DayTimes, type FastMoment } from '#core/domain/times/day-times.ts'
import { CALENDAR_MESSAGES, dayNames, hebrewDateText } from '#core/domain/times/hebrew-words.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import type { DayMoment } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import { methodIn, timesPlaceOf } from './place.ts'
import { shownMoment } from './run.ts'

/** The times of one day in a city, localized. */
export function dayIn(lang: Lang, row: PlaceRow, date: string, options: TimesOptions): Omit<DayZmanim, 'loc'> {
  const place = timesPlaceOf(row)
  const day = dayTimes(place, date, options)
  const { method } = day
  const { elevationMetres } = place
  return {
    hebrew: hebrewDateText(lang, day.hebrew),
    hebrewAtSunset: hebrewDateText(lang, day.hebrewAtSunset),
    formated_gregorian: localDayText(lang, date, 'long'),
    times: [...holyTimes(lang, day, { method, elevationMetres }), ...zmanim(lang, day)],
    date,
    occasions: occasionsOf(lang, day),
    method: methodIn(method),
  }
}

/** Torah portion, occasions and Omer. */
function occasionsOf(lang: Lang, day: DayTimes): string[] {
  const t = translator(lang)
  const { parasha, occasions } = dayNames(lang, day)
  return [
    ...(parasha ? [t('times:times.parasha', { name: parasha })] : []),
    ...occasions,
    ...(day.omer === undefined ? [] : [CALENDAR_MESSAGES[lang].omer(day.omer)]),
  ]
}

/** The times that only this day has, in order. */
function holyTimes(lang: Lang, day: DayTimes, reckoning: Reckoning): NamedTime[] {
  const { lighting, havdalah, chanukah, fasts } = day
  const t = translator(lang)
  const lit = lighting && {
    ...named('candleLighting', lighting),
    title: t('times:times.candles'),
    opinion: lightingRule(lang, lighting.when, reckoning),
  }
  const ended = havdalah && {
    ...named('havdalah', havdalah),
    title: t('times:times.havdalah'),
    opinion: havdalahRule(lang, reckoning),
  }
  const candles = chanukah && {
    ...named('chanukah', chanukah),
    title: chanukahTitle(lang, chanukah),
    opinion: chanukahRule(lang, chanukah),
  }
  const fast = (moment: FastMoment) => ({
    ...named(moment.edge === 'begins' ? 'fastBegins' : 'fastEnds', moment),
    title: fastTitle(lang, moment),
    opinion: fastRule(lang, moment, reckoning),
  })
  const isDawn = ({ name, edge }: FastMoment) => edge === 'begins' && name !== NINTH_OF_AV
  const isFriday = chanukah?.when === 'beforeShabbatCandles'
  return [
    ...fasts.filter(isDawn).map(fast),
    isFriday && candles,
    lit,
    ...fasts.filter((moment) => !isDawn(moment)).map(fast),
    ended,
    !isFriday && candles,
  ].filter((time) => typeof time === 'object')
}

function zmanim(lang: Lang, day: DayTimes): NamedTime[] {
  const words = CALENDAR_MESSAGES[lang].zmanim
  return day.zmanim.map(({ name, ...moment }) => ({
    ...named(name, moment),
    title: words[name].name,
    opinion: words[name].opinion,
    holy: false,
  }))
}

function named(name: string, { day, at }: DayMoment) {
  return { name, holy: true, day, ...shownMoment(at) }
}
