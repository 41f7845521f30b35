import type { Span, SpanTime } from '../../contract/seed/hours.ts'
import { MAX_EVENT_MINUTES, SUN_EVENTS, type SunEvent } from '#core/terms/hours.ts'
import { clockText, minutesOf } from './clock.ts'
import { plainSpans } from './spans-words.ts'

// The hours of a day, in the notation or as people type them: 10-22; 9:00–14:00, 16–20; 9am to 5pm; 9 to candles;
// closed. What may be meant in two ways, as 9-5, is not read.

/** Why hours cannot be read; `noStart`: they only say until when; `unclear`: morning and evening both fit. */
export type SpansProblem = 'unreadable' | 'unclear' | 'noStart'
export type ReadSpans = { spans: Span[] } | { problem: SpansProblem }

const EVENT = `(?:${SUN_EVENTS.join('|')})`
const OFFSET = String.raw`\d{1,2}:\d{2}`
const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d{2})?|\d{4})(?:[ap]m)?`
const MOMENT = String.raw`(?:${CLOCK}|\(${EVENT}[+-]${OFFSET}\)|${EVENT}(?:[+-]${OFFSET})?)`
const SPAN = new RegExp(`^(${MOMENT})-(${MOMENT})$`)
const ONLY_END = new RegExp(`^-${MOMENT}$`)

/** Reads the hours of a day; no spans where it is closed. */
export function readTypedSpans(text: string): ReadSpans {
  const plain = plainSpans(text)
  if (plain === 'closed') return { spans: [] }
  const spans: Span[] = []
  for (const part of plain.split(',')) {
    const span = readSpan(part)
    if (typeof span === 'string') return { problem: span }
    spans.push(span)
  }
  return { spans }
}

function readSpan(text: string): Span | SpansProblem {
  if (ONLY_END.test(text)) return 'noStart'
  const [, first, last] = SPAN.exec(text) ?? []
  if (first === undefined || last === undefined) return 'unreadable'
  const [from, to] = [readMoment(first), readMoment(last)]
  if (from === undefined || to === undefined) return 'unreadable'
  if (typeof from === 'string' && minutesOf(from) >= 24 * 60) return 'unreadable'
  if (typeof to !== 'string') return isEarly(first, from) ? 'unclear' : { from, to }
  if (typeof from === 'string' && isUnclear(first, last)) return 'unclear'
  const end = minutesOf(to)
  if (end > 36 * 60) return 'unreadable'
  const start = typeof from === 'string' ? minutesOf(from) : undefined
  // `18:00-02:00`, and `sunset-02:00`: a place that opens in the evening closes in the night.
  const isNext = start === undefined ? opensLate(from) && end < 12 * 60 : end < start || end === 0
  return { from, to: clockText(isNext ? end + 24 * 60 : end, 'beyond') }
}

const opensLate = (time: SpanTime): boolean => typeof time !== 'string' && time.event !== 'sunrise'

/** `09:00` counts on 24 hours, and so does what is written as a.m. or p.m. on both sides. */
const isExact = (clock: string): boolean => /^\d\d:\d\d$|[ap]m$/.test(clock)

/** Nobody who writes `3-candles` opens in the night. */
const isEarly = (clock: string, time: SpanTime): boolean =>
  typeof time === 'string' && !isExact(clock) && minutesOf(time) > 0 && minutesOf(time) < 5 * 60

/** Whether morning and evening both fit: `9-5`, `2-6`, `9-5pm`. */
function isUnclear(first: string, last: string): boolean {
  const halves = [first, last].map((clock) => /[ap]m$/.test(clock))
  if (halves[0] !== halves[1]) return true
  if (halves[0] || (isExact(first) && isExact(last))) return false
  const [from, to] = [readClock(first)!, readClock(last)!]
  return isEarly(first, clockText(from, 'beyond')) || (to > 0 && to <= from && from <= 12 * 60)
}

/** Minutes of `9`, `9:30`, `9.30`, `0930`, `9pm`; undefined where there is no such time. */
function readClock(text: string): number | undefined {
  const [, hour = '', minute = '00', half] = /^(\d{1,2}?)[:.]?(\d{2})?([ap]m)?$/.exec(text) ?? []
  const hours = Number(hour)
  if (hour === '' || Number(minute) > 59 || hours > 36) return undefined
  if (half === undefined) return hours * 60 + Number(minute)
  return hours < 1 || hours > 12 ? undefined : ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** A time of the clock, or an event of the day; undefined where it cannot be read. */
export function readMoment(text: string): SpanTime | undefined {
  if (/^\d/.test(text)) {
    const minutes = readClock(text)
    return minutes === undefined ? undefined : clockText(minutes, 'beyond')
  }
  const [, event, sign, offset] = /^\(?([a-z]+)(?:([+-])([\d:]+)\)?)?$/.exec(text) ?? []
  if (offset === undefined) return { event: event as SunEvent }
  const minutes = minutesOf(offset)
  if (minutes > MAX_EVENT_MINUTES || Number(offset.slice(-2)) > 59) return undefined
  return { event: event as SunEvent, minutes: sign === '-' ? -minutes : minutes }
}

const ONE_MOMENT = new RegExp(`^${MOMENT}$`)

/** One time as people type it, without an end. */
export function readTypedMoment(text: string): SpanTime | undefined {
  const plain = plainSpans(text)
  if (!ONE_MOMENT.test(plain)) return undefined
  return isEarly(plain, readMoment(plain) ?? '') ? undefined : readMoment(plain)
}
