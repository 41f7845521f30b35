import type { SpanTime } from '../../contract/seed/hours.ts'
import { dayNumber, dayText } from '../times/dates.ts'
import { eveningsOf, lightingDown, MINUTE_MS, nearest, nightfallUp, type Evenings } from '../times/evenings.ts'
import { FRIDAY, SATURDAY, weekday } from '../times/hebrew-day.ts'
import { holyRunsBetween } from '../times/holy-days.ts'
import { isIsrael } from '../times/lighting-customs.ts'
import { sunrise, sunset } from '../times/sun.ts'
import type { TimesPlace } from '../times/types.ts'
import { startOfDay, wallClock } from '../times/zones.ts'
import { minutesOf } from './clock.ts'
import { joined, subtract, type Interval } from './intervals.ts'
import { clockMoment } from './moment.ts'
import { isHoly, isYomTov, ruleOf, type AskCode, type SaidHours } from './rules.ts'
import type { Stretch } from './state.ts'
import type { StretchCode } from '#core/terms/hours.ts'

/** How many days stretches are made for. */
export const HOURS_DAYS = 8

interface Asked extends Interval {
  code: AskCode
}
/** A Shabbat or a festival day that can be a reason to be closed. */
interface HolyDay {
  /** The early morning of its eve: who closes after it closes for this day. */
  eve: number
  /** Candle lighting. */
  begin: number
  midnight: number
  /** Who opens from then on was closed for it. */
  enough: number
  end: number
  shabbat: boolean
  festival: boolean
}

/** What the times of a place are computed from. */
export interface Where {
  evenings: Evenings
  israel: boolean
}

/** The stretches of the coming eight days at a place, from the start of its day `now` (epoch milliseconds) on. */
export function comingStretches(hours: SaidHours, place: TimesPlace, now: number, days = HOURS_DAYS): Stretch[] {
  const where: Where = { evenings: eveningsOf(place, now), israel: isIsrael(place) }
  const first = dayNumber(wallClock(place.timeZone, now).day)
  const [start, end] = [first, first + days].map((day) => startOfDay(place.timeZone, dayText(day))) as [number, number]
  // Yesterday may go on past midnight.
  const each = Array.from({ length: days + 2 }, (_, at) => first - 1 + at)
  const plans = each.map((day) => planOf(hours, day, where))
  const open = joined(
    subtract(
      plans.flatMap((plan) => plan.open),
      plans.flatMap((plan) => plan.shut),
    ),
  )
  const questions = plans.flatMap((plan) => plan.asked)
  // The hours of the day before hold until their end, but not into a holy day that is asked about.
  const holy = questions.filter(({ code }) => 'FH'.includes(code))
  // What keeps its hours on festivals is not closed for them.
  const runs = runsAround(first, first + days, { ...where, festivals: hours.jewishDays.yomTov !== 'open' })
  return stretchesOf({ open: subtract(open, holy), asked: questions, runs }, [start, end])
}

interface Plan {
  open: Interval[]
  /** When it is closed whatever the day before says. */
  shut: Interval[]
  asked: Asked[]
}

/** What one civil day adds. */
function planOf(hours: SaidHours, day: number, where: Where): Plan {
  const { timeZone } = where.evenings
  const text = dayText(day)
  const whole = { from: startOfDay(timeZone, text), to: startOfDay(timeZone, dayText(day + 1)) }
  const rule = ruleOf(hours, day, where.israel)
  const begin = beginOf(day, where) ?? whole.from
  if (rule.is === 'ask')
    return {
      open: [],
      shut: [],
      asked: [{ ...whole, ...('FH'.includes(rule.code) && { from: begin }), code: rule.code }],
    }
  if (rule.is === 'shut') return { open: [], shut: [{ from: begin, to: whole.to }], asked: [] }
  const open: Interval[] = []
  const questions: Asked[] = []
  for (const span of rule.spans) {
    const [from, to] = [timeAt(span.from, day, 'from', where), timeAt(span.to, day, 'to', where)]
    // Without nightfall, all that is known is that it does not open before sunset.
    if (from === 'none') questions.push({ ...whole, from: dusk(span.from, day, where) ?? whole.from, code: 'S' })
    else if (to === 'none') questions.push({ ...whole, code: 'S' })
    else if (from !== 'never' && to !== 'never' && from < to) open.push({ from, to })
  }
  if (runsIntoClosure(open, hours, day, where))
    return { open: [], shut: [], asked: [{ ...whole, code: weekday(day) === FRIDAY ? 'R' : 'E' }] }
  return { open: subtract(open, questions), shut: [], asked: questions.slice(0, 1) }
}

/** Whether hours go on after candle lighting, on the eve of a day without any: they are not meant for the eve. */
function runsIntoClosure(open: readonly Interval[], hours: SaidHours, day: number, where: Where): boolean {
  if (isHoly(day, where.israel) || !isHoly(day + 1, where.israel)) return false
  if (ruleOf(hours, day + 1, where.israel).is === 'shut') return false
  const begin = beginOf(day + 1, where)
  if (begin === undefined || !open.some(({ from, to }) => from < begin && begin < to)) return false
  const end = nightfallUp(day + 1, where.evenings) ?? Infinity
  return !planOf(hours, day + 1, where).open.some(({ from }) => from < end)
}

const dusk = (time: SpanTime, day: number, { evenings }: Where): number | undefined =>
  typeof time !== 'string' && time.event === 'havdalah' ? sunset(evenings.sky, day) : undefined

/** When the holiness of a day begins: with candle lighting, on a later night of a run after nightfall. */
function beginOf(day: number, { evenings, israel }: Where): number | undefined {
  const eve = day - 1
  const isLater = isHoly(eve, israel) && weekday(eve) !== FRIDAY
  return isLater ? nightfallUp(eve, evenings) : lightingDown(eve, evenings)
}

/** A moment; `never` on that day; `none` where the sun does not do it. */
export function timeAt(
  time: SpanTime,
  day: number,
  edge: 'from' | 'to',
  { evenings, israel }: Where,
): number | 'never' | 'none' {
  if (typeof time === 'string') return clockMoment(evenings.timeZone, dayText(day), minutesOf(time), edge)
  // There is none where tomorrow is holy too.
  if (time.event === 'havdalah' && isHoly(day + 1, israel)) return 'never'
  const at = EVENTS[time.event](day, evenings)
  return at === undefined ? 'none' : at + (time.minutes ?? 0) * MINUTE_MS
}

const EVENTS = {
  sunrise: (day: number, { sky }: Evenings) => nearest(sunrise(sky, day)),
  sunset: (day: number, { sky }: Evenings) => nearest(sunset(sky, day)),
  candles: lightingDown,
  havdalah: nightfallUp,
} as const

/** Who closes by then closes for the night. */
const NIGHT_MS = 5 * 60 * MINUTE_MS

/** The holy days that somebody may be closed for, run by run. Where the sun does not set, they are civil days. */
function runsAround(first: number, last: number, where: Where & { festivals: boolean }): HolyDay[][] {
  const { evenings, israel, festivals } = where
  const midnight = (day: number) => startOfDay(evenings.timeZone, dayText(day))
  return holyRunsBetween(israel, first - 1, last + 1).map((run) => {
    const days = Array.from({ length: run.last - run.first + 1 }, (_, at) => run.first + at)
    return days
      .filter((day) => festivals || weekday(day) === SATURDAY)
      .map((day) => ({
        eve: midnight(day - 1) + NIGHT_MS,
        begin: beginOf(day, where) ?? midnight(day),
        midnight: midnight(day),
        enough: nightfallUp(day, evenings) ?? sunset(evenings.sky, day) ?? midnight(day + 1),
        end: nightfallUp(day, evenings) ?? midnight(day + 1),
        shabbat: weekday(day) === SATURDAY,
        festival: festivals && isYomTov(day, israel),
      }))
  })
}

interface Parts {
  open: readonly Interval[]
  asked: readonly Asked[]
  runs: readonly (readonly HolyDay[])[]
}

/** Everything in order, each gap with its reason. */
function stretchesOf({ open, asked, runs }: Parts, [start, end]: readonly [number, number]): Stretch[] {
  const known = [...open.map((interval) => ({ ...interval, code: 'o' as const })), ...asked].sort(
    (a, b) => a.from - b.from,
  )
  const all: [number, StretchCode][] = []
  let at = -Infinity
  for (const { from, to, code } of known) {
    if (from > at) all.push(...gap({ from: at, to: from }, runs))
    all.push([Math.max(from, at), code])
    at = Math.max(at, to)
  }
  all.push(...gap({ from: at, to: Infinity }, runs))
  const lasting = all.filter(([from], nth) => from !== all[nth + 1]?.[0])
  const now = lasting.findLast(([from]) => from <= start)![1]
  const coming = lasting.filter(([from]) => from > start && from < end)
  const even = [[start, now] as [number, StretchCode], ...coming].filter(
    ([, code], nth, list) => code !== list[nth - 1]?.[1],
  )
  return [...even, [end, 'end']]
}

/**
 * A gap between two openings. It is for the holy days that it contains from its start, if that is on the eve, else from
 * candle lighting; and until havdalah.
 */
function gap({ from, to }: Interval, runs: readonly (readonly HolyDay[])[]): [number, StretchCode][] {
  const found: [number, StretchCode][] = [[from, 'u']]
  for (const run of runs) {
    const within = run.filter((day) => from <= day.midnight && day.enough <= to)
    const [first, last] = [within[0], within.at(-1)]
    if (!first || !last) continue
    const [shabbat, festival] = [within.some((day) => day.shabbat), within.some((day) => day.festival)]
    found.push([from >= first.eve ? from : first.begin, shabbat ? (festival ? 'b' : 's') : 'f'])
    if (last.end < to) found.push([last.end, 'u'])
  }
  return found
}
