import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { looks, type CalendarEvent } from './month-calendar.ts'

// Replaces FullCalendar's plugin for Google calendars, missing in version 7, as an event source: a function from a
// range to a promise of events.

const MAX_RESULTS = 9999

/** The requested range in a zone. */
export interface SourceRange {
  start: Date
  end: Date
  /** IANA. */
  timeZone: string
}

/** An event of the calendar's API. */
export interface PublicItem {
  id: string
  summary?: string
  start: PublicMoment
  end: PublicMoment
  htmlLink?: string
  location?: string
  description?: string
}
interface PublicMoment {
  dateTime?: string
  date?: string
}

/** That item as an event of FullCalendar. */
export interface PublicEvent {
  id: string
  title: string
  start: string
  end: string
  url?: string
  location?: string
  description?: string
}

export class PublicCalendarError extends Error {
  override name = 'PublicCalendarError'
}

/** The API address of a range of events. */
export function publicCalendarUrl(
  { id, url }: PublicCalendar,
  key: string,
  { start, end, timeZone }: SourceRange,
): string {
  const query = new URLSearchParams({
    key,
    timeMin: start.toISOString(),
    timeMax: end.toISOString(),
    timeZone,
    singleEvents: 'true',
    maxResults: String(MAX_RESULTS),
  })
  return `${url}/calendars/${encodeURIComponent(id)}/events?${query}`
}

/**
 * An event source of a public calendar. Rejects with PublicCalendarError 'Google Calendar API: {message}' if the API
 * refuses; without a key it is empty and calls `onError`.
 */
export function publicCalendarSource(
  calendar: PublicCalendar,
  { send = fetch, onError }: { send?: typeof fetch; onError: (message: string) => void },
): (range: SourceRange) => Promise<PublicEvent[]> {
  const { key } = calendar
  if (!key) {
    onError('Specify a googleCalendarApiKey')
    return async () => []
  }
  return async (range) => {
    try {
      const items = await fetchItems(publicCalendarUrl(calendar, key, range), send)
      return items.map(publicEvent)
    } catch (error) {
      const { message } = error as Error
      onError(`Google Calendar API: ${message}`)
      throw new PublicCalendarError(`Google Calendar API: ${message}`, {
        cause: error,
      })
    }
  }
}

async function fetchItems(url: string, send: typeof fetch): Promise<PublicItem[]> {
  // Sends nothing about the visitor beyond what every request reveals.
  const response = await send(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const reply = (await response.json().catch(() => undefined)) as
    | { items?: PublicItem[]; error?: { message?: string } }
    | undefined
  if (reply?.error) throw new Error(reply.error.message ?? response.statusText)
  if (!response.ok || !reply) throw new Error(String(response.status))
  return reply.items ?? []
}

/** Only https links are kept. */
export function publicEvent({
  id,
  summary = '',
  start,
  end,
  htmlLink,
  location,
  description,
}: PublicItem): PublicEvent {
  return {
    id,
    title: summary,
    start: start.dateTime ?? start.date ?? '',
    end: end.dateTime ?? end.date ?? '',
    ...(htmlLink?.startsWith('https://') && { url: htmlLink }),
    ...(location && { location }),
    ...(description && { description }),
  }
}

/** The events in a place's local time, styled for the calendar. */
export function shownEvents(events: readonly PublicEvent[], timeZone: string): CalendarEvent[] {
  return events.flatMap((event, at) => {
    const { id, title, url, location } = event
    const start = onTheWall(event.start, timeZone)
    const end = onTheWall(event.end, timeZone)
    if (!start || !end) return []
    return {
      ...looks('public'),
      id: `public-${id}`,
      title: location ? `${title} (${location})` : title,
      label: title,
      start,
      end,
      allDay: !start.includes('T'),
      ...(url && { url }),
      kind: 'public',
      order: 1000 + at,
    }
  })
}

/** A date as is, a moment in local time; undefined for neither. */
function onTheWall(text: string, timeZone: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const at = Date.parse(text)
  if (Number.isNaN(at)) return undefined
  const { day, time } = wallClock(timeZone, at)
  return `${day}T${time}`
}
