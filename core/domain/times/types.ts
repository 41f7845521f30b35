import type { Festival } from './hebcal-names.ts'
import type { TimesMethod } from './options.ts'

// Types shared by the index, the API and the pages.

/** What the times of a place depend on. */
export interface TimesPlace {
  /** GeoNames id. */
  id: number
  lat: number
  lng: number
  elevationMetres: number
  /** IANA zone. */
  timeZone: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** A Hebrew date; `month` is hebcal's English name. */
export interface HebrewDate {
  year: number
  month: string
  day: number
}

/** A festival, a fast, a weekday of a festival, the eve of one, or a minor day. */
export type OccasionKind = 'yomTov' | 'fast' | 'cholHamoed' | 'eve' | 'roshChodesh' | 'special' | 'minor' | 'modern'

export interface Occasion {
  /** hebcal's name without the year; for a new month 'Rosh Chodesh Kislev'. */
  name: Festival | `Rosh Chodesh ${string}`
  kind: OccasionKind
  /** Day of Chanukah. */
  nth?: number
  /** Whether Shabbat has moved the fast. */
  moved?: boolean
}

/** The calendar of a civil day, by its daylight; one for all of Israel, one for everywhere else. */
export interface JewishDay {
  /** `YYYY-MM-DD`. */
  day: string
  hebrew: HebrewDate
  /** Of a Shabbat; empty on other days and when a festival replaces it. */
  parasha: readonly string[]
  /** Most important first. */
  occasions: readonly Occasion[]
  /** The day of the Omer counted the evening before. */
  omer?: number
}

/** A moment, or 'none'. `at` is epoch milliseconds, rounded to the stringent minute; `local` is HH:MM there. */
export type Moment = { at: number; local: string } | 'none'

/** A moment and its local calendar day, `YYYY-MM-DD`. */
export interface DayMoment {
  day: string
  at: Moment
}

/** One lighting: on the eve of Shabbat or a festival, or on a later night. */
export interface Lighting extends DayMoment {
  /** Before sunset, or after nightfall of the previous day. */
  when: 'beforeSunset' | 'afterNightfall'
}

/** A Shabbat, a festival, or a run of them without havdalah in between. */
export interface HolyDays {
  lightings: readonly Lighting[]
  havdalah: DayMoment
  /** First day there as a calendar date, `YYYY-MM-DD` (the day after the first lighting). */
  day: string
  /** Hebrew date of `day`. */
  hebrew: HebrewDate
  /** Whether the run includes a Shabbat. */
  shabbat: boolean
  /** hebcal's English keys of the weekly portion (one, or two if joined); empty if a festival replaces it. */
  parasha: readonly string[]
  /** hebcal's English descriptions of the festivals (and special Shabbatot) in the run. */
  festivals: readonly string[]
}

export interface ShabbatTimes {
  place: number
  israel: boolean
  method: TimesMethod
  /** The next ones, including the current one until its havdalah. */
  runs: readonly HolyDays[]
  /** When the first run ends and the times must be refreshed, epoch milliseconds. */
  turnsAt: number
}
