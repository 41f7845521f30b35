/** What a place to stay may have for Shabbat and festivals, as options of a filter. */
export const STAY_OPTIONS = [
  'mechanical-lock',
  'shabbat-lift',
  'ground-floor',
  'sukkah',
  'guest-kitchen',
  'kasherable-kitchen',
  'eruv',
] as const
export type StayOption = (typeof STAY_OPTIONS)[number]
