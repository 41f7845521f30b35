import type { Lang } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translate.ts'
import {
  chanukahRule,
  chanukahTitle,
  fastRule,
  fastTitle,
  havdalahRule,
  holyTitle,
  lightingRule,
  methodText,
  type Reckoning,
} from './agenda-words.ts'
import { agendaBetween, type AgendaDay } from './agenda.ts'
import { dayNumber, dayText } from './dates.ts'
import { hebrewDateText, dayNames } from './hebrew-words.ts'
import { UID_DOMAIN, type CalendarEvent, type CalendarFile } from './icalendar.ts'
import { candleMinutes, isIsrael } from './lighting-customs.ts'
import { HAVDALAH_METHODS } from '#core/terms/times.ts'
import { methodOf, type TimesOptions } from './options.ts'
import type { DayMoment, TimesPlace } from './types.ts'
import { startOfDay, wallClock } from './zones.ts'

const DAY_MS = 86_400_000
const YEARS = 2

/**
 * A calendar of two years at a place, for subscribers. It starts with the current month there and stays the same
 * for that month. RangeError for an impossible place, moment or option.
 */
export function subscriptionOf(
  lang: Lang,
  { place, name }: { place: TimesPlace; name: string },
  now: Date,
  options: TimesOptions = {},
): CalendarFile {
  const { timeZone, elevationMetres } = place
  const { first, last } = spanAt(timeZone, now)
  const method = methodOf(candleMinutes(place), options)
  const reckoning = { method, elevationMetres }
  const israel = isIsrael(place)
  // One more day, because its candles are lit on the last evening.
  const days = agendaBetween(place, first, dayText(last + 1), options)
  return {
    name: translator(lang)('times:take.calendarName', { place: name }),
    description: methodText(lang, reckoning, { timeZone, israel }),
    timeZone,
    // Near the poles, a moment may fall on the civil day before or after its own.
    from: startOfDay(timeZone, first) - DAY_MS,
    until: (last + 3) * DAY_MS,
    stamp: dayNumber(first) * DAY_MS,
    events: days
      .flatMap((day) => eventsOf(lang, day, reckoning))
      .filter(({ day }) => day >= first && dayNumber(day) <= last)
      .sort(inOrder)
      .map(({ kind, day, ...event }) => ({
        uid: `${kind}-${day}-${place.id}@${UID_DOMAIN}`,
        ...event,
      })),
  }
}

/** From the first of the current month to the day before it two years later. */
function spanAt(timeZone: string, now: Date): { first: string; last: number } {
  const month = wallClock(timeZone, now.getTime()).day.slice(0, 7)
  const [year, number] = month.split('-')
  const end = dayNumber(`${Number(year) + YEARS}-${number}-01`)
  return { first: `${month}-01`, last: end - 1 }
}

/** An event identified among those of its place by its day, whatever the options, and its kind. */
interface KnownEvent extends Omit<CalendarEvent, 'uid'> {
  day: string
  kind: string
}

/** By day, all-day events first, then by time; stable. */
function inOrder(event: KnownEvent, other: KnownEvent): number {
  if (event.day !== other.day) return event.day < other.day ? -1 : 1
  const at = ({ start }: KnownEvent) => ('at' in start ? start.at : 0)
  return at(event) - at(other)
}

function eventsOf(lang: Lang, day: AgendaDay, reckoning: Reckoning): KnownEvent[] {
  return [
    ...dayEvents(lang, day),
    ...fastEvents(lang, day, reckoning),
    ...holyEvents(lang, day, reckoning),
    ...chanukahEvents(lang, day),
  ]
}

/** Festivals, fasts and special days, as all-day events. */
function dayEvents(lang: Lang, day: AgendaDay): KnownEvent[] {
  const { occasions } = dayNames(lang, day)
  return day.occasions.map(({ name }, at) => ({
    kind: slugOf(name),
    day: day.day,
    start: { day: day.day },
    summary: occasions[at] ?? name,
    description: hebrewDateText(lang, day.hebrew),
  }))
}

function holyEvents(lang: Lang, day: AgendaDay, reckoning: Reckoning): KnownEvent[] {
  const { eve, havdalah } = day
  if (!eve) return []
  const t = translator(lang)
  const occasion = holyTitle(lang, day)
  const missing = missingTime(day, reckoning)
  return [
    ...timed(eve, {
      kind: 'candles',
      day: dayText(dayNumber(day.day) - 1),
      summary: t('times:take.candlesFor', { occasion }),
      description: lightingRule(lang, eve.when, reckoning),
    }),
    ...timed(havdalah, {
      kind: 'havdalah',
      day: day.day,
      summary: t('times:take.havdalahAfter', { occasion }),
      description: havdalahRule(lang, reckoning),
    }),
    ...(missing
      ? [
          {
            kind: 'missing',
            day: day.day,
            start: { day: day.day },
            summary: t(`times:take.${missing}`, { occasion }),
          },
        ]
      : []),
  ]
}

/** Why a Shabbat or festival lacks a time. */
function missingTime({ eve, havdalah }: AgendaDay, { method }: Reckoning): 'noSunset' | 'noNightfall' | undefined {
  if (eve?.at !== 'none' && havdalah?.at !== 'none') return undefined
  const lacksSunset = eve?.at === 'none' && eve.when === 'beforeSunset'
  const byMinutes = 'minutes' in HAVDALAH_METHODS[method.havdalah]
  return lacksSunset || byMinutes ? 'noSunset' : 'noNightfall'
}

function fastEvents(lang: Lang, { day, fasts }: AgendaDay, reckoning: Reckoning): KnownEvent[] {
  return fasts.flatMap((fast) =>
    timed(fast, {
      kind: `${slugOf(fast.name)}-${fast.edge}`,
      day,
      summary: fastTitle(lang, fast),
      description: fastRule(lang, fast, reckoning),
    }),
  )
}

function chanukahEvents(lang: Lang, { day, chanukah }: AgendaDay): KnownEvent[] {
  if (!chanukah) return []
  return timed(chanukah, {
    kind: 'chanukah-candles',
    day,
    summary: chanukahTitle(lang, chanukah),
    description: chanukahRule(lang, chanukah),
  })
}

/** An event at a moment; none if there is no such moment. */
function timed(moment: DayMoment | undefined, event: Omit<KnownEvent, 'start'>): KnownEvent[] {
  if (!moment || moment.at === 'none') return []
  return [{ ...event, start: { at: moment.at.at } }]
}

/** `tish-a-b-av`, from hebcal's name. */
function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
