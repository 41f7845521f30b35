/** A calendar of Google's kind whose events the month calendar may add; what anyone who sees the page may know. */
export interface PublicCalendar {
  /** Of the calendar, `name@group.calendar.google.com`. */
  id: string
  /** The API answers nobody without one. */
  key?: string
  /** Where the API lives, without a slash at the end. */
  url: string
}

export const GOOGLE_CALENDAR_URL = 'https://www.googleapis.com/calendar/v3'
