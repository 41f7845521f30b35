import { zoneOffset } from './zones.ts'

const MINUTE_MS = 60_000
/** A week: no zone changes its clock twice within it. */
const STEP_MS = 7 * 86_400_000

/** A clock change of a zone; `at` is epoch milliseconds, offsets are milliseconds ahead of UTC. */
export interface ClockChange {
  at: number
  before: number
  after: number
}

/** The clock changes of a zone from `from` on. */
export interface ZoneSpan {
  /** IANA zone. */
  timeZone: string
  from: number
  /** At the start. */
  offset: number
  changes: readonly ClockChange[]
}

/**
 * The offset of an IANA zone at `from` and its changes up to `until`, epoch milliseconds. RangeError for an unknown
 * zone.
 */
export function zoneSpan(timeZone: string, from: number, until: number): ZoneSpan {
  const offset = zoneOffset(timeZone, from)
  const changes: ClockChange[] = []
  let before = offset
  for (let start = from; start < until; start += STEP_MS) {
    const end = Math.min(start + STEP_MS, until)
    const after = zoneOffset(timeZone, end)
    if (after !== before) {
      changes.push({ at: changeIn(timeZone, start, end), before, after })
    }
    before = after
  }
  return { timeZone, from, offset, changes }
}

/** The first minute of the new offset; the offsets at both ends differ. */
function changeIn(timeZone: string, start: number, end: number): number {
  const before = zoneOffset(timeZone, start)
  let low = Math.floor(start / MINUTE_MS)
  let high = Math.ceil(end / MINUTE_MS)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (zoneOffset(timeZone, middle * MINUTE_MS) === before) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

/** The lines of a VTIMEZONE (RFC 5545): the offset at the start of the span, and each change within it. */
export function vtimezone(span: ZoneSpan): string[] {
  const { timeZone, from, offset, changes } = span
  const standard = Math.min(offset, ...changes.map(({ after }) => after))
  const observances = [{ at: from, before: offset, after: offset }, ...changes]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observances.flatMap((change) => observance(timeZone, change, standard)),
    'END:VTIMEZONE',
  ]
}

/**
 * The value of a DTSTART at a moment of the span, with its parameter: local time, but UTC within the hour that
 * the clock repeats, which clients interpret differently.
 */
export function startIn({ timeZone, offset, changes }: ZoneSpan, at: number): string {
  const isTwofold = changes.some((change) => Math.abs(at - change.at) <= change.before - change.after)
  if (isTwofold) return `:${stampOf(at)}Z`
  const last = changes.findLast((change) => change.at <= at)
  return `;TZID=${timeZone}:${stampOf(at + (last?.after ?? offset))}`
}

/** The lower offset counts as standard time, whatever a country calls it. */
function observance(timeZone: string, { at, before, after }: ClockChange, standard: number): string[] {
  const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    // The local time before the change.
    `DTSTART:${stampOf(at + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `TZNAME:${zoneName(timeZone, at)}`,
    `END:${kind}`,
  ]
}

/** `20261120T155700`, from milliseconds of any clock. */
export function stampOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

/** `-0500`, with seconds if the zone has some. */
function offsetText(offset: number): string {
  const clock = stampOf(Math.abs(offset)).slice(9)
  const digits = clock.endsWith('00') ? clock.slice(0, 4) : clock
  return (offset < 0 ? '-' : '+') + digits
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** 'EST', or 'GMT+2' if English has no name for it. */
function zoneName(timeZone: string, at: number): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      timeZoneName: 'short',
    })
    formatters.set(timeZone, formatter)
  }
  const parts = formatter.formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
