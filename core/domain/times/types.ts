import type { Festival } from './hebcal-names.ts'
import type { TimesMethod } from './options.ts'

// The shapes that the index, the API and the pages agree on.

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

/** What a day is: a festival, a fast, a weekday of a festival, the eve of one, or a smaller day. */
export type OccasionKind = 'yomTov' | 'fast' | 'cholHamoed' | 'eve' | 'roshChodesh' | 'special' | 'minor' | 'modern'

export interface Occasion {
  /** hebcal's name without a year; for a new month 'Rosh Chodesh Kislev'. */
  name: Festival | `Rosh Chodesh ${string}`
  kind: OccasionKind
  /** Of Chanukah: which of its days. */
  nth?: number
  /** A fast that is kept on another date than its own, because of Shabbat. */
  moved?: boolean
}

/** What the calendar says of a civil day, by its daylight; the same everywhere in Israel, and everywhere else. */
export interface JewishDay {
  /** `YYYY-MM-DD`. */
  day: string
  hebrew: HebrewDate
  /** Of a Shabbat; empty on other days and when a festival takes its place. */
  parasha: readonly string[]
  /** The weightiest first. */
  occasions: readonly Occasion[]
  /** The day of the Omer that was counted the evening before. */
  omer?: number
}

/** A moment, or why there is none. `at` is epoch milliseconds, already rounded to the safe minute; `local` is HH:MM there. */
export type Moment = { at: number; local: string } | 'none'

/** A moment and the calendar day there that it falls on, `YYYY-MM-DD`. */
export interface DayMoment {
  day: string
  at: Moment
}

/** One lighting: an eve of Shabbat or of a festival, or the next night of it. */
export interface Lighting extends DayMoment {
  /** Before sunset, or after nightfall of the day before. */
  when: 'beforeSunset' | 'afterNightfall'
}

/** A Shabbat, a festival, or a run of them between which there is no havdalah. */
export interface HolyDays {
  lightings: readonly Lighting[]
  havdalah: DayMoment
  /** First day there as a calendar date, `YYYY-MM-DD` (the day after the first lighting). */
  day: string
  /** Hebrew date of `day`. */
  hebrew: HebrewDate
  /** Whether the run holds a Shabbat. */
  shabbat: boolean
  /** hebcal's English keys of the weekly portion (one, or two when joined); empty when a festival takes its place. */
  parasha: readonly string[]
  /** hebcal's English descriptions of the festivals (and special Shabbatot) in the run. */
  festivals: readonly string[]
}

export interface ShabbatTimes {
  place: number
  israel: boolean
  method: TimesMethod
  /** The coming ones, the one under way included until its havdalah. */
  runs: readonly HolyDays[]
  /** When the first run ends and the list turns over, epoch milliseconds. */
  turnsAt: number
}
