import type { PlaceCalendar, ShabbatRun } from '../../contract/times.ts'
import { clockText, minutesOf } from '../hours/clock.ts'
import { addDays, dayNumber, weekdayOf } from '../times/dates.ts'
import { leavingDay, MAX_NIGHTS, type Stop } from './stops.ts'

type DayMoment = ShabbatRun['havdalah']

/** The part of a place's calendar that a stay needs. */
export type StayCalendar = Pick<PlaceCalendar, 'times' | 'days'>

/** A day of a stay, under its own date even if a moment of it falls after midnight. */
export interface StayDay {
  day: string
  /** Festivals, fasts and special days. */
  occasions: readonly string[]
  parasha: string
  isShabbat: boolean
  /** Whether work is forbidden on it. */
  isHoly: boolean
  /** In the evening; not on the day of leaving. */
  lighting?: ShabbatRun['lightings'][number] & {
    /** Whether work is forbidden by then, so that no new fire may be made. */
    isFromFlame: boolean
  }
  havdalah?: DayMoment
  /** Fasts and candles of Chanukah. */
  moments: readonly NonNullable<PlaceCalendar['days'][number]['moments']>[number][]
  isLeaving: boolean
}

/** What asks for care. `run` is the Shabbat or festival. */
export type Warning =
  /** Less than the chosen hours before candle lighting; without a time, it says by when to arrive. */
  | { kind: 'close'; run: ShabbatRun; minutes: number }
  | { kind: 'eve'; run: ShabbatRun }
  /** At least the chosen hours before candle lighting. */
  | { kind: 'inTime'; run: ShabbatRun }
  /** After candle lighting, or on the day; `names` are the festivals of that day. */
  | { kind: 'during'; run: ShabbatRun; names: readonly string[] }
  /** The sun does not set on the eve. */
  | { kind: 'sunless'; run: ShabbatRun }
  | { kind: 'leaving'; run: ShabbatRun; names: readonly string[] }
  /** On the day on whose evening it begins. */
  | { kind: 'leavingEve'; run: ShabbatRun }
  /** Names of the festivals on which work is forbidden, apart from those that another warning names. */
  | { kind: 'festival'; names: readonly string[] }
  /** A festival follows Shabbat without havdalah; `lighting` is that of its evening. */
  | { kind: 'afterShabbat'; names: readonly string[]; lighting: DayMoment }
  /** Shabbat follows a festival; the eruv is made on `day`, before `lighting`. */
  | { kind: 'eruvTavshilin'; day: string; lighting: DayMoment }

export type WarningKind = Warning['kind']

const SATURDAY = 6
const lastDay = ({ day, lightings }: ShabbatRun): string => addDays(day, lightings.length - 1)
const eveOf = ({ day }: ShabbatRun): string => addDays(day, -1)

/** The Shabbat or festival of a day. */
const runOn = (day: string, times: readonly ShabbatRun[]): ShabbatRun | undefined =>
  times.find((run) => run.day <= day && day <= lastDay(run))

/** The Shabbat or festival of a day, or of its evening. */
const runFrom = (day: string, times: readonly ShabbatRun[]): ShabbatRun | undefined =>
  times.find((run) => eveOf(run) <= day && day <= lastDay(run))

/** Each day from the arrival to the day of leaving. */
export function stayDays(stop: Stop, { times, days }: StayCalendar): StayDay[] {
  return Array.from({ length: stop.nights + 1 }, (_, at) => {
    const day = addDays(stop.day, at)
    const isLeaving = at === stop.nights
    const run = runOn(day, times)
    const { occasions = [], moments = [] } = days.find((item) => item.day === day) ?? {}
    const isShabbat = weekdayOf(day) === SATURDAY
    return {
      day,
      isLeaving,
      isShabbat,
      isHoly: run !== undefined,
      occasions: occasions.map(({ name }) => name),
      parasha: isShabbat ? (run?.parasha ?? '') : '',
      moments: isLeaving ? [] : moments,
      ...(!isLeaving && eveningOf(day, times)),
    }
  })
}

/** Candle lighting and havdalah of an evening. The nth lighting of a run is on its nth eve. */
function eveningOf(day: string, times: readonly ShabbatRun[]): Pick<StayDay, 'lighting' | 'havdalah'> {
  const [lighting] = times.flatMap((run) =>
    run.lightings.flatMap((item, at) => (addDays(eveOf(run), at) === day ? [{ ...item, isFromFlame: at > 0 }] : [])),
  )
  const ended = times.find((run) => lastDay(run) === day)
  return { ...(lighting && { lighting }), ...(ended && { havdalah: ended.havdalah }) }
}

/** What to take care of at a stop; `hours` before candle lighting are enough for an arrival. */
export function warningsOf(stop: Stop, calendar: StayCalendar, hours: number): Warning[] {
  const { times, days } = calendar
  const leaving = leavingDay(stop)
  const travel = [...arrivalWarning(stop, calendar, hours), ...leavingWarning(leaving, calendar)]
  const isNamed = (name: string) => travel.some((warning) => 'names' in warning && warning.names.includes(name))
  const stayed = days.filter(({ day }) => stop.day <= day && day <= leaving)
  const festivals = festivalsOf(stayed).filter((name) => !isNamed(name))
  return [
    ...travel,
    ...(festivals.length > 0 ? [{ kind: 'festival' as const, names: festivals }] : []),
    ...times.flatMap((run) => [...eruvTavshilin(stop, run), ...afterShabbat(stop, run, days)]),
  ]
}

function festivalsOf(days: StayCalendar['days']): string[] {
  const festivals = days.flatMap(({ occasions }) => occasions.filter(({ kind }) => kind === 'yomTov'))
  return [...new Set(festivals.map(({ name }) => name))]
}

const festivalsOn = (day: string, days: StayCalendar['days']): string[] =>
  festivalsOf(days.filter((other) => other.day === day))

function leavingWarning(leaving: string, { times, days }: StayCalendar): Warning[] {
  const run = runFrom(leaving, times)
  if (!run) return []
  if (leaving === eveOf(run)) return [{ kind: 'leavingEve', run }]
  return [{ kind: 'leaving', run, names: festivalsOn(leaving, days) }]
}

/** Which of the days of a run is its Shabbat, from 0; -1 if it has none. */
const shabbatOf = (run: ShabbatRun): number =>
  run.lightings.findIndex((_, at) => weekdayOf(addDays(run.day, at)) === SATURDAY)

/**
 * Who cooks on a festival for the Shabbat after it makes an eruv tavshilin on the eve of the festival
 * (Shulchan Aruch, Orach Chaim 527). A run with Shabbat after its first day begins with that festival.
 */
function eruvTavshilin(stop: Stop, run: ShabbatRun): Warning[] {
  const [lighting] = run.lightings
  const at = shabbatOf(run)
  const isThere = leavingDay(stop) > eveOf(run) && stop.day < addDays(run.day, at)
  return lighting && at > 0 && isThere ? [{ kind: 'eruvTavshilin', day: eveOf(run), lighting }] : []
}

function afterShabbat(stop: Stop, run: ShabbatRun, days: StayCalendar['days']): Warning[] {
  const at = shabbatOf(run)
  const lighting = run.lightings[at + 1]
  const [shabbat, next] = [addDays(run.day, at), addDays(run.day, at + 1)]
  if (at < 0 || !lighting || stop.day > shabbat || leavingDay(stop) < next) return []
  return [{ kind: 'afterShabbat', names: festivalsOn(next, days), lighting }]
}

/** The Shabbat or festival during which a stay ends. */
export const leftDuring = (stop: Stop, { times }: Pick<StayCalendar, 'times'>): ShabbatRun | undefined =>
  runOn(leavingDay(stop), times)

/**
 * A stay that leaves on the eve of a Shabbat or festival or during it, prolonged to the day after it; undefined if it
 * leaves on another day, or would be too long.
 */
export function overHolyDays(stop: Stop, { times }: Pick<StayCalendar, 'times'>): Stop | undefined {
  const leaving = leavingDay(stop)
  const run = runFrom(leaving, times)
  if (!run) return undefined
  const nights = stop.nights + dayNumber(lastDay(run)) + 1 - dayNumber(leaving)
  return nights <= MAX_NIGHTS ? { ...stop, nights } : undefined
}

/**
 * A stay that arrives during a Shabbat or festival, from the eve of it on, at a time that is still open; undefined if
 * it arrives on another day, or would be too long.
 */
export function fromEve(stop: Stop, { times }: Pick<StayCalendar, 'times'>): Stop | undefined {
  const run = runOn(stop.day, times)
  if (!run) return undefined
  const day = eveOf(run)
  const nights = stop.nights + dayNumber(stop.day) - dayNumber(day)
  const { time: _, ...others } = stop
  return nights <= MAX_NIGHTS ? { ...others, day, nights } : undefined
}

function arrivalWarning(stop: Stop, { times, days }: StayCalendar, hours: number): Warning[] {
  const run = runFrom(stop.day, times)
  if (!run) return []
  const during = (day: string): Warning[] => [{ kind: 'during', run, names: festivalsOn(day, days) }]
  if (stop.day > eveOf(run)) return isOver(stop, run) ? [] : during(stop.day)
  const [first] = run.lightings
  if (!first?.time) return [{ kind: 'sunless', run }]
  if (!stop.time) return [{ kind: 'eve', run }]
  const minutes = minutesUntil(stop.time, stop.day, first)
  if (minutes < 0) return during(run.day)
  return [minutes < hours * 60 ? { kind: 'close', run, minutes } : { kind: 'inTime', run }]
}

/** Whether an arrival is after havdalah. */
function isOver({ day, time }: Stop, { havdalah }: ShabbatRun): boolean {
  return time !== undefined && havdalah.time !== undefined && minutesUntil(time, day, havdalah) <= 0
}

const DAY_MINUTES = 1440

/** From a time of a day until a moment, by the clock there. */
function minutesUntil(time: string, day: string, moment: DayMoment): number {
  const days = (Date.parse(moment.day) - Date.parse(day)) / (DAY_MINUTES * 60_000)
  return days * DAY_MINUTES + minutesOf(moment.time ?? '') - minutesOf(time)
}

/** The latest arrival on the eve, `HH:MM`; undefined if that is on the day before. */
export function latestArrival({ lightings: [first], ...run }: ShabbatRun, hours: number): string | undefined {
  if (!first?.time) return undefined
  const minutes = minutesUntil('00:00', addDays(run.day, -1), first) - hours * 60
  if (minutes < 0) return undefined
  return clockText(minutes)
}
