// What hours are made of; runs in the browser, too.

export const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const SUN_EVENTS = ['sunrise', 'sunset', 'candles', 'havdalah'] as const
export type SunEvent = (typeof SUN_EVENTS)[number]

/** Most minutes before or after an event. */
export const MAX_EVENT_MINUTES = 720

export const HOURS_ANSWERS = {
  /** On a festival day; `asShabbat`: as on Saturdays. */
  yomTov: ['closed', 'asShabbat', 'open', 'unknown'],
  /** On the eve of a festival. */
  erev: ['asFriday', 'unknown'],
  cholHamoed: ['usual', 'closed', 'unknown'],
  fast: ['usual', 'closed', 'unknown'],
} as const
export type JewishDayName = keyof typeof HOURS_ANSWERS

/** Why a place is closed: Shabbat, a festival, one next to the other, or its usual hours. */
export type ClosedFor = 'shabbat' | 'festival' | 'both' | 'usual'

/**
 * What kind of day it is about which nothing was stated. `friday`: what was stated runs into a Shabbat without hours;
 * `shabbat`: what was stated is not believed; `sun`: the sun does not set, rise, or go low enough.
 */
export type AskAbout = 'friday' | 'shabbat' | 'festival' | 'eve' | 'cholHamoed' | 'fast' | 'sun'

/** One letter each, as pages carry them. */
export const STRETCH_CODES = {
  o: 'open',
  u: 'usual',
  s: 'shabbat',
  f: 'festival',
  b: 'both',
  R: 'friday',
  H: 'shabbat',
  F: 'festival',
  E: 'eve',
  C: 'cholHamoed',
  T: 'fast',
  S: 'sun',
} as const
export type StretchCode = keyof typeof STRETCH_CODES
