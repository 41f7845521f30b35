import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { PUBLIC_MAX_RESULTS } from './calendar-constants.ts'
import { looks, type CalendarEvent } from './month-calendar.ts'

// FullCalendar 7 has no plugin for Google calendars; this is what it did, in the
// shape of an event source: a function of a range that promises events.

/** What is asked for: from the first moment up to the last, in a zone. */
export interface SourceRange {
  start: Date
  end: Date
  /** IANA. */
  timeZone: string
}

/** An event as the calendar's API tells it. */
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

/** The address that a range of events is asked at. */
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
    maxResults: String(PUBLIC_MAX_RESULTS),
  })
  return `${url}/calendars/${encodeURIComponent(id)}/events?${query}`
}

/**
 * An event source of a public calendar. Rejects with PublicCalendarError: 'Google Calendar API:
 * {message}' where the API refuses; without a key it is empty and says so to `onError`.
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
  // Nothing about the visitor goes along but what any request tells.
  const response = await send(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const reply = (await response.json().catch(() => undefined)) as
    { items?: PublicItem[]; error?: { message?: string } } | undefined
  if (reply?.error) throw new Error(reply.error.message ?? response.statusText)
  if (!response.ok || !reply) throw new Error(String(response.status))
  return reply.items ?? []
}

/** Only a link that leads to a page by https is one. */
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

/** The events by the clock on the wall of a place, in the looks of the calendar. */
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

/** A date as it is, a moment as its day and time there; undefined for neither. */
function onTheWall(text: string, timeZone: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const at = Date.parse(text)
  if (Number.isNaN(at)) return undefined
  const { day, time } = wallClock(timeZone, at)
  return `${day}T${time}`
}
