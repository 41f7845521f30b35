// The constants of the month calendar (section 9 of the specification), in
// FullCalendar 7's terms, without those that a read-only month can't use:
// slot 30 min, scroll time 06:00, business hours 09:00-17:00 (views with
// hours); long-press delay 1000 ms, drag revert 500 ms, drag opacity 0.75
// (nothing is dragged); and the resize delay of 200 ms, which v7 no longer has.

/** Height of the calendar, in pixels. */
export const CALENDAR_HEIGHT = 650
/** Six weeks. */
export const GRID_DAYS = 42
export const DAYS_A_WEEK = 7

export const LIBRARY_DEFAULTS = {
  initialView: 'dayGridMonth',
  height: CALENDAR_HEIGHT,
  aspectRatio: 1.35,
  defaultTimedEventDuration: '02:00',
  defaultAllDayEventDuration: { days: 1 },
  /** Events that end before this belong to the previous day. */
  nextDayThreshold: '09:00',
} as const

/** Maximum events requested from a public calendar. */
export const PUBLIC_MAX_RESULTS = 9999
