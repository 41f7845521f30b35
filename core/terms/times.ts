/** Methods for the end of Shabbat: degrees of the sun below the horizon, or minutes after sunset. */
export const HAVDALAH_METHODS = {
  '8.5': { degrees: 8.5 },
  '7.083': { degrees: 7.083 },
  '42': { minutes: 42 },
  '50': { minutes: 50 },
  '72': { minutes: 72 },
} as const
export type HavdalahMethod = keyof typeof HAVDALAH_METHODS

/** Maximum minutes before sunset that a visitor may choose. */
export const MAX_CANDLE_MINUTES = 90
