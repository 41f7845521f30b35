import { dayNumber, dayText } from './dates.ts'
import { stampOf, startIn, vtimezone, zoneSpan, type ZoneSpan } from './vtimezone.ts'

// RFC 5545, with RFC 7986's property names and the older ones that most clients read.

/** What identifiers of our events end with. */
export const UID_DOMAIN = 'kosher-travel-directory'

/** A calendar day, or several from it on, or a moment in epoch milliseconds. */
export type EventStart = { day: string; days?: number } | { at: number }

export interface CalendarEvent {
  /** Stable, so that clients recognize the event. */
  uid: string
  start: EventStart
  summary: string
  description?: string
  /** IANA zone of its moment, if that is not the file's. */
  timeZone?: string
}

export interface CalendarFile {
  name: string
  description: string
  /** IANA zone of the written moments. */
  timeZone: string
  /** The span of the moments, epoch milliseconds. */
  from: number
  until: number
  /** Time of creation, epoch milliseconds. */
  stamp: number
  events: readonly CalendarEvent[]
}

const PRODUCT = '-//Kosher Travel Directory//Shabbat times//EN'

/** The text of an iCalendar file. RangeError for an unknown zone or an impossible day. */
export function icalendar(file: CalendarFile): string {
  const names = new Set([file.timeZone, ...file.events.flatMap(({ timeZone = [] }) => timeZone)])
  const zones = new Map([...names].map((name) => [name, zoneSpan(name, file.from, file.until)]))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(file.name)}`,
    `X-WR-CALNAME:${textValue(file.name)}`,
    `DESCRIPTION:${textValue(file.description)}`,
    `X-WR-CALDESC:${textValue(file.description)}`,
    `X-WR-TIMEZONE:${file.timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...[...zones.values()].flatMap(vtimezone),
    ...file.events.flatMap((event) => eventLines(event, file.stamp, zones.get(event.timeZone ?? file.timeZone)!)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, start, summary, description }: CalendarEvent, stamp: number, zone: ZoneSpan): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stampOf(stamp)}Z`,
    ...('day' in start ? daySpan(start) : [`DTSTART${startIn(zone, start.at)}`]),
    `SUMMARY:${textValue(summary)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    // Does not mark the time as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function daySpan({ day, days = 1 }: { day: string; days?: number }): string[] {
  const value = (text: string) => `;VALUE=DATE:${text.replaceAll('-', '')}`
  return [`DTSTART${value(day)}`, `DTEND${value(dayText(dayNumber(day) + days))}`]
}

/** A text value, with backslash, semicolon, comma and line end escaped. */
export function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

const MAX_OCTETS = 75
/** The longest UTF-8 form of a UTF-16 code unit. */
const MAX_OCTETS_A_UNIT = 3

/** A content line folded to at most 75 octets, never within a character. */
export function folded(line: string): string {
  if (line.length * MAX_OCTETS_A_UNIT <= MAX_OCTETS) return line
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** The length of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
