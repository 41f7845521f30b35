// The shape that the index and the pages agree on.

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

/** A moment, or why there is none. `at` is epoch milliseconds, already rounded to the safe minute; `local` is HH:MM there. */
export type Moment = { at: number; local: string } | 'none'

/** One lighting: an eve of Shabbat or of a festival, or the next night of it. */
export interface Lighting {
  /** Calendar day there, `YYYY-MM-DD`. */
  day: string
  /** Epoch milliseconds and local time; 'none' where the sun doesn't set (or no nightfall). */
  at: Moment
  /** Before sunset, or after nightfall of the day before. */
  when: 'beforeSunset' | 'afterNightfall'
}

/** A Shabbat, a festival, or a run of them between which there is no havdalah. */
export interface HolyDays {
  lightings: readonly Lighting[]
  havdalah: { day: string; at: Moment }
  /** First day there as a calendar date, `YYYY-MM-DD` (the day after the first lighting). */
  day: string
  /** Hebrew date of `day`. */
  hebrew: { year: number; month: string; day: number }
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
  minutesBeforeSunset: number
  havdalahDegrees: number
  /** The coming ones, the one under way included until its havdalah. */
  runs: readonly HolyDays[]
  /** When the first run ends and the list turns over, epoch milliseconds. */
  turnsAt: number
}
