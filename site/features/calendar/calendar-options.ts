import { format } from '#core/i18n/format.ts'
import type { CalendarOptions } from '@fullcalendar/react'
import { direction, LANGUAGES, type Lang } from '#core/i18n/languages.ts'

// The constants of the month calendar (section 9 of the specification), without those of views with hours.

/** In pixels. */
const HEIGHT = 650
const DAYS_A_WEEK = 7

/** Labels of FullCalendar's own buttons. */
export interface GridWords {
  /** With a {{number}}. */
  more: string
  moreHint: string
  events: string
  close: string
}

/** Our classes on FullCalendar's elements, which have no styles of their own. */
const CLASSES = {
  className: 'cal-grid',
  tableHeaderClass: 'cal-head',
  dayHeaderRowClass: 'cal-head-row',
  dayHeaderClass: ({ inPopover }) => (inPopover ? 'cal-popover-head' : 'cal-weekday'),
  dayHeaderInnerClass: 'cal-weekday-name',
  dayRowClass: 'cal-week',
  dayCellTopClass: 'cal-square-top',
  dayCellTopInnerClass: 'cal-square-dates',
  dayCellInnerClass: ({ inPopover }) => (inPopover ? 'cal-popover-events' : 'cal-square-events'),
  rowMoreLinkClass: 'cal-more',
  popoverClass: 'cal-popover',
  popoverCloseClass: 'icon-button cal-popover-close',
} satisfies CalendarOptions

/**
 * FullCalendar's static options in a language: a read-only month of six weeks from Sunday. RangeError for invalid
 * hidden days.
 */
export function calendarOptions(lang: Lang, words: GridWords, hiddenDays: readonly number[]): CalendarOptions {
  return {
    initialView: 'dayGridMonth',
    height: HEIGHT,
    aspectRatio: 1.35,
    defaultTimedEventDuration: '02:00',
    defaultAllDayEventDuration: { days: 1 },
    // Events that end before this belong to the previous day.
    nextDayThreshold: '09:00',
    ...CLASSES,
    hiddenDays: checkedHiddenDays(hiddenDays),
    // The page has its own toolbar.
    headerToolbar: false,
    // Labels the table.
    titleFormat: { month: 'long', year: 'numeric' },
    popoverFormat: {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    },
    locale: LANGUAGES[lang].dateLocale,
    direction: direction(lang),
    // Events have local dates and times.
    timeZone: 'UTC',
    firstDay: 0,
    fixedWeekCount: true,
    showNonCurrentDates: true,
    editable: false,
    selectable: false,
    displayEventTime: false,
    eventDisplay: 'block',
    eventOrder: 'order',
    dayMaxEvents: true,
    moreLinkClick: 'popover',
    moreLinkText: (number) => format(words.more, { number }),
    moreLinkHint: words.moreHint,
    eventsHint: words.events,
    closeHint: words.close,
  }
}

/** Hidden days of the week, 0 is Sunday. RangeError that says what is wrong. */
export function checkedHiddenDays(days: unknown): number[] {
  if (!Array.isArray(days)) throw new RangeError(`invalid hiddenDays: ${String(days)} is no list`)
  const found = new Set<number>()
  for (const day of days as unknown[]) {
    const isDay = typeof day === 'number' && Number.isInteger(day)
    if (!isDay || day < 0 || day >= DAYS_A_WEEK)
      throw new RangeError(`invalid hiddenDays: ${String(day)} is no day of the week from 0 to 6`)
    found.add(day)
  }
  if (found.size === DAYS_A_WEEK) throw new RangeError('invalid hiddenDays: no day of the week is left')
  return [...found]
}
