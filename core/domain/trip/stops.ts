import { addDays, dayNumber, isDay } from '../times/dates.ts'
import { LANDING_HOURS } from '../times/landing.ts'
import { isId, readStayPoint, stayPointText, type StayPoint } from './stay-point.ts'

// The query of a trip: stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7,4711&hours=4

export interface Stop {
  /** GeoNames id of the city. */
  place: number
  /** Where one stays in it, if that is known. */
  point?: StayPoint
  /** Of the arrival there, `YYYY-MM-DD`. */
  day: string
  /** Of the arrival there, `HH:MM`; absent if it is not known. */
  time?: string
  nights: number
}

export interface Trip {
  /** By arrival. */
  stops: readonly Stop[]
  /** An arrival with less than this to candle lighting is close. */
  hours: number
}

export const MAX_NIGHTS = 60
export const MAX_STOPS = 12
export const MAX_HOURS = 12

const STOP = /^(\d{1,10}),(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?(?:,(\d{1,2})(?:,(.+))?)?$/su
/** The hours of a trip that names none. */
const UNNAMED = 0

export interface ReadTrip extends Trip {
  /** The stops of the address that are none, as they stand there. */
  unread: readonly string[]
}

/** Parses an address; a stop without nights is one of a night. `usual` hours are those of a trip that names none. */
export function readTrip(search: string, usual = LANDING_HOURS): ReadTrip {
  const query = new URLSearchParams(search)
  const texts = query.getAll('stop')
  const read = texts.map((text) => stopOf(text) ?? text)
  const stops = read.filter((stop) => typeof stop !== 'string')
  const unread = read.filter((stop) => typeof stop === 'string')
  const hours = Number(query.get('hours') ?? usual)
  return {
    stops: inOrder(stops).slice(0, MAX_STOPS),
    hours: isHours(hours) ? hours : usual,
    unread: unread.map((text) => `stop=${text}`),
  }
}

/** Whether an arrival may be called close from so many hours on. */
export const isHours = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS

function stopOf(text: string): Stop | undefined {
  const [, id, day = '', time, count = '1', where] = STOP.exec(text) ?? []
  const [place, nights] = [Number(id), Number(count)]
  const point = where === undefined ? undefined : readStayPoint(where)
  const isWhole = where === undefined || point !== undefined
  const isStop = isId(place) && isDay(day) && nights >= 1 && nights <= MAX_NIGHTS && isWhole
  return isStop ? { place, day, ...(time && { time }), nights, ...(point && { point }) } : undefined
}

/** The query of a trip, without the question mark. */
export function tripQuery({ stops, hours }: Trip, usual = LANDING_HOURS): string {
  const parts = stops.map(({ place, day, time, nights, point }) => {
    const values = [place, day + (time ? `T${time}` : ''), nights, ...(point ? [stayPointText(point)] : [])]
    return `stop=${values.join(',')}`
  })
  if (stops.length > 0 && hours !== usual) parts.push(`hours=${hours}`)
  return parts.join('&')
}

/**
 * The query of a trip to keep, in the form of `tripQuery`; hours that it does not name stay unnamed. Undefined if it
 * has no stops or too many, or if a stop or the hours cannot be read.
 */
export function keptQuery(query: string): string | undefined {
  const params = new URLSearchParams(query)
  const { stops, hours, unread } = readTrip(query, UNNAMED)
  const isWhole = unread.length === 0 && stops.length > 0 && params.getAll('stop').length === stops.length
  const isHoursRead = params.has('hours') === (hours !== UNNAMED)
  return isWhole && isHoursRead ? readableQuery(query) : undefined
}

/** What of an address is a trip, as `keptQuery` writes it. */
export const readableQuery = (search: string): string => tripQuery(readTrip(search, UNNAMED), UNNAMED)

/** The same trip for everybody to see: a point of the visitor's own gives way to its city. */
export const publicQuery = (query: string): string => {
  const { stops, hours } = readTrip(query, UNNAMED)
  return tripQuery({ stops: stops.map(withoutOwnPoint), hours }, UNNAMED)
}

/** Its address and all of it: own points are in the fragment, which browsers send to nobody. */
export function wholeAddress(query: string): string {
  const text = publicQuery(query)
  return text === query ? query : `${text}#${query}`
}

function withoutOwnPoint({ point, ...stop }: Stop): Stop {
  return point && 'tnid' in point ? { ...stop, point } : stop
}

/** By arrival; stops of one day without a time stay as they are. */
export const inOrder = (stops: readonly Stop[]): Stop[] =>
  stops.toSorted((a, b) => compare(a.day, b.day) || (a.time && b.time ? compare(a.time, b.time) : 0))

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The day on which one leaves. */
export const leavingDay = ({ day, nights }: Stop): string => addDays(day, nights)

/**
 * Whether a stop begins before the last one ends. Across the date line one may arrive on the day before one left.
 */
export const overlaps = (last: Stop, next: Stop): boolean => next.day < addDays(leavingDay(last), -1)

/**
 * The stop before that ends as a stay with an earlier arrival begins; the same if it ends no later, undefined if no
 * night of it would be left.
 */
export function endedEarlier(before: Stop, stay: Stop): Stop | undefined {
  if (leavingDay(before) <= stay.day) return before
  const nights = dayNumber(stay.day) - dayNumber(before.day)
  return nights >= 1 ? { ...before, nights } : undefined
}

/**
 * The next stop of a trip that makes room for a longer stay before it: it begins as that one ends, and ends as before.
 * Undefined if it begins no earlier, or if no night of it would be left.
 */
export function madeLater(next: Stop, stay: Stop): Stop | undefined {
  const day = leavingDay(stay)
  const nights = dayNumber(leavingDay(next)) - dayNumber(day)
  return next.day < day && nights >= 1 ? { ...next, day, nights } : undefined
}
