/** A Google calendar whose events the month calendar may add: public settings. */
export interface PublicCalendar {
  /** `name@group.calendar.google.com`. */
  id: string
  /** The API requires one. */
  key?: string
  /** Base URL of the API, without a trailing slash. */
  url: string
}

export const GOOGLE_CALENDAR_URL = 'https://www.googleapis.com/calendar/v3'
