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
