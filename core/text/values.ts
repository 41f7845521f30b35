import type { Money } from '#core/domain/vacations-url.ts'
import { milesOf } from '#core/domain/distance.ts'
import { memo } from '#core/domain/memo.ts'
import { innerRing, kmOfReach, type Reach } from '#core/domain/reach.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'

const numberFormats = memo<Intl.NumberFormat>()

export function numberText(lang: Lang, value: number): string {
  return numberFormats(lang, () => new Intl.NumberFormat(LANGUAGES[lang].locale)).format(value)
}

/** What a page of a list shows: the values of '1 – 10 of 25'. */
export function shownRange(lang: Lang, { page, size, total }: Record<'page' | 'size' | 'total', number>) {
  const from = (page - 1) * size
  return {
    from: numberText(lang, from + 1),
    to: numberText(lang, Math.min(from + size, total)),
    total: numberText(lang, total),
  }
}

/** '₪610' or '610 €'. */
export function moneyText(lang: Lang, { amount, currency }: Money): string {
  return numberFormats(
    `${lang} ${currency}`,
    () =>
      new Intl.NumberFormat(LANGUAGES[lang].locale, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
      }),
  ).format(amount)
}

/** A distance in words, '1.2 km', to a tenth below ten. */
export function distanceText(lang: Lang, km: number, { inMiles }: { inMiles: boolean }): string {
  const value = inMiles ? milesOf(km) : km
  const digits = value < 10 ? 1 : 0
  return numberFormats(
    `${lang} ${inMiles ? 'mi' : 'km'}${digits}`,
    () =>
      new Intl.NumberFormat(LANGUAGES[lang].locale, {
        style: 'unit',
        unit: inMiles ? 'mile' : 'kilometer',
        unitDisplay: 'short',
        maximumFractionDigits: digits,
      }),
  ).format(value)
}

/** '350 m', or a distance in miles; below a tenth of one in feet. */
export function metresText(lang: Lang, km: number, { inMiles }: { inMiles: boolean }): string {
  const isShort = inMiles ? milesOf(km) < 0.1 : km < 1
  return isShort ? lengthText(lang, km * 1000, { inMiles }) : distanceText(lang, km, { inMiles })
}

/** Whole units, or fractions as they are. */
const unitFormat = (lang: Lang, unit: 'minute' | 'meter' | 'foot' | 'mile'): Intl.NumberFormat =>
  numberFormats(
    `${lang} ${unit}`,
    () => new Intl.NumberFormat(LANGUAGES[lang].locale, { style: 'unit', unit, unitDisplay: 'short' }),
  )

/** '6 min'. */
export const minutesText = (lang: Lang, minutes: number): string => unitFormat(lang, 'minute').format(minutes)

const FEET_PER_METRE = 3.28084

/** A length that is known roughly: '200 m', or in feet, '660 ft', for readers of miles. */
export function lengthText(lang: Lang, metres: number, { inMiles }: { inMiles: boolean }): string {
  if (!inMiles) return unitFormat(lang, 'meter').format(Math.round(metres))
  return unitFormat(lang, 'foot').format(Math.round((metres * FEET_PER_METRE) / 10) * 10)
}

/** '500 m', '1 km', '0.25 mi'. */
export function reachText(lang: Lang, reach: Reach): string {
  if (!reach.endsWith('mi')) return metresText(lang, kmOfReach(reach), { inMiles: false })
  return unitFormat(lang, 'mile').format(Number.parseFloat(reach))
}

export interface WalkRing {
  km: number
  text: string
  /** Whether it is how far one walks. */
  isWalk?: true
}

/** The rings that are drawn around a point: that of a Shabbat walk, and before it one within, if it is longer. */
export function walkRings(lang: Lang, walkKm: number, { inMiles }: { inMiles: boolean }): WalkRing[] {
  const reach = innerRing(inMiles ? 'miles' : 'km')
  const inner = { km: kmOfReach(reach), text: reachText(lang, reach) }
  const walk = { km: walkKm, text: metresText(lang, walkKm, { inMiles }), isWalk: true } as const
  return walkKm > inner.km ? [inner, walk] : [walk]
}

/** '3 hours'. */
export function hoursText(lang: Lang, hours: number): string {
  return numberFormats(
    `${lang} hours`,
    () => new Intl.NumberFormat(LANGUAGES[lang].locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
  ).format(hours)
}

const ratingFormat = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function ratingText(lang: Lang, mean: number): string {
  return numberFormats(`${lang} rating`, () => new Intl.NumberFormat(LANGUAGES[lang].locale, ratingFormat)).format(mean)
}

const dateFormats = memo<Intl.DateTimeFormat>()

function dateFormat(lang: Lang): Intl.DateTimeFormat {
  return dateFormats(
    lang,
    () =>
      new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        calendar: 'gregory',
        timeZone: 'UTC',
      }),
  )
}

/** A calendar day in UTC as '20 November 2026'. */
export function dateText(lang: Lang, at: number): string {
  return dateFormat(lang).format(at)
}

/** '20 Nov 2026' in a time zone, by default that of the reader. */
export const shortDateText = (lang: Lang, at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, { dateStyle: 'medium', timeZone }).format(at)

const monthFormats = memo<Intl.DateTimeFormat>()
const monthFormat = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const

/** A month such as '2027-04' as 'April 2027'. */
export function monthText(lang: Lang, month: string): string {
  const format = monthFormats(lang, () => new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, monthFormat))
  return format.format(Date.parse(month))
}

/** The date of a `YYYY-MM-DD`, without the weekday. */
export function dayDateText(lang: Lang, day: string): string {
  return dateText(lang, Date.parse(`${day}T00:00:00Z`))
}

const monthDays = memo<string>()

/** A day of every year, `MM-DD`, as '21 April'. */
export function monthDayText(lang: Lang, monthDay: string): string {
  return monthDays(`${lang}${monthDay}`, () =>
    new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
      day: 'numeric',
      month: 'long',
      calendar: 'gregory',
      timeZone: 'UTC',
    }).format(Date.parse(`2024-${monthDay}`)),
  )
}

/** '21–30 April 2027', or with both months where there are two. */
export function dayRangeText(lang: Lang, from: string, to: string): string {
  const [start, end] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`))
  return dateFormat(lang).formatRange(start!, end!)
}

const days = memo<string>()

/** 'Fri, 20 Nov', which no line breaks. */
export function shortDay(lang: Lang, day: string): string {
  return days(`${lang}${day}`, () => localDayText(lang, day, 'short').replaceAll(' ', '\u00a0'))
}

const durationFormats = memo<Intl.DurationFormat>()
const durations = memo<string>()

/** '4 hr, 10 min'. */
export function durationText(lang: Lang, minutes: number): string {
  const format = durationFormats(lang, () => new Intl.DurationFormat(LANGUAGES[lang].locale, { style: 'short' }))
  return durations(`${lang} ${minutes}`, () =>
    format.format({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  )
}
