import type { DayZmanim } from '#core/contract/times.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { queryOfOptions, type TimesOptions } from '#core/domain/times/options.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import type { CandleQuery } from './candle-address.ts'
import {
  eveBeside,
  eveOf,
  holyDaysFrom,
  isLightingEve,
  isWithin,
  nextLightingEve,
  rangeAround,
  type DayRange,
  type FestivalEves,
} from '#site/ui/dates/lighting-eves.ts'

// The state of the candle times page, derived from choices and responses.

export type ChosenPlace =
  /** The default place is being requested. */
  | { status: 'asking' }
  | { status: 'none' }
  | {
      status: 'chosen'
      id: number
      /** Empty until a response names it. */
      text: string
      /** Whether the server chose it, not the visitor. */
      isDefault: boolean
    }

/** The Shabbat date, or the regular one. */
export type SlotName = 'shabbat' | 'regular'
type BySlot<T> = Readonly<Partial<Record<SlotName, T>>>

export interface CandleState {
  place: ChosenPlace
  /** What the visitor picked, `YYYY-MM-DD`. */
  picked: BySlot<string>
  options: TimesOptions
  /** At the place, once a response gives its zone. */
  today: string
  /** When the last response came, epoch milliseconds. */
  now: number
  /** Whether festivals are observed there as in Israel. */
  israel: boolean
  eves: FestivalEves
  /** Selectable days. */
  range: DayRange
  /** For this place and options, by day. */
  answers: ReadonlyMap<string, DayZmanim>
  /** Invalid parts of the address, until something is chosen. */
  unread: readonly string[]
  /** The previously shown times, of another place, day or method, to reserve space for the next ones. */
  before: BySlot<readonly DayZmanim[]>
}

/** A date with its days: of a Shabbat or festival, the eve and each day to its end. */
export type SlotTimes =
  | { status: 'none' }
  | { status: 'loading'; before?: readonly DayZmanim[] | undefined }
  | { status: 'ready'; answers: readonly DayZmanim[] }

const SLOTS = ['shabbat', 'regular'] as const

/** The state before any response; ignores invalid parts of the address. */
export function firstState(
  { loc, date, shabbat, options }: CandleQuery,
  { today, eves }: { today: string; eves: FestivalEves },
): CandleState {
  const range = rangeAround(today)
  const isDate = date && isWithin(range, date)
  const isEve =
    shabbat &&
    isWithin(range, shabbat) &&
    // Which of the two applies is known with the place.
    [true, false].some((israel) => isLightingEve(shabbat, { eves, israel }))
  return {
    place: loc === undefined ? { status: 'asking' } : { status: 'chosen', id: loc, text: '', isDefault: false },
    picked: { ...(isDate && { regular: date }), ...(isEve && { shabbat }) },
    options,
    today,
    now: 0,
    israel: false,
    eves,
    range,
    answers: new Map(),
    unread: [],
    before: {},
  }
}

/** The date of a slot. A Shabbat date invalid at the place is replaced by the next one. */
export function dayOf(state: CandleState, slot: SlotName): string {
  const day = state.picked[slot]
  if (slot === 'regular') return day ?? state.today
  return day ? nextLightingEve(day, state) : currentEve(state)
}

/** Of today's Shabbat or festival until its havdalah, else the next one. */
function currentEve(state: CandleState): string {
  const { today, answers, now } = state
  const times = answers.get(today)?.times ?? []
  const isOver = times.some(({ name, at = Infinity }) => name === 'havdalah' && at <= now)
  return eveOf(isOver ? addDays(today, 1) : today, state)
}

function daysOf(state: CandleState, slot: SlotName): readonly string[] {
  const day = dayOf(state, slot)
  return slot === 'regular' ? [day] : [day, ...holyDaysFrom(day, state)]
}

export function timesOf(state: CandleState, slot: SlotName): SlotTimes {
  const { place, answers, before } = state
  if (place.status === 'none') return { status: 'none' }
  const found = daysOf(state, slot).map((day) => answers.get(day))
  return found.every((answer) => answer !== undefined)
    ? { status: 'ready', answers: found }
    : { status: 'loading', before: before[slot] }
}

/** The days to request, a call each: `2026-11-17`, or from one to another, `2026-11-20/2026-11-21`. */
export function awaitedDays(state: CandleState): ReadonlySet<string> {
  if (state.place.status !== 'chosen') return new Set()
  const missing = (slot: SlotName) => daysOf(state, slot).filter((day) => !state.answers.has(day))
  const run = missing('shabbat')
  const own = missing('regular').filter((day) => !run.includes(day))
  return new Set([...own, ...(run.length > 0 ? [spanOf(run)] : [])])
}

const spanOf = (days: readonly string[]): string => [...new Set([days[0], days.at(-1)])].join('/')

function shown(state: CandleState): CandleState['before'] {
  const kept = SLOTS.map((slot) => {
    const times = timesOf(state, slot)
    return [slot, times.status === 'ready' ? times.answers : state.before[slot]] as const
  })
  return Object.fromEntries(kept)
}

/** Another place or other options: all responses are outdated. */
export function reloading(state: CandleState, change: Partial<Pick<CandleState, 'place' | 'options'>>): CandleState {
  return { ...state, ...change, answers: new Map(), before: shown(state) }
}

export function withDay(state: CandleState, slot: SlotName, day: string): CandleState {
  const picked = { ...state.picked, [slot]: day }
  return { ...state, picked, before: shown(state) }
}

/** The calendar day in a zone at `at`, epoch milliseconds; undefined for an unknown zone. */
export function dayIn(timeZone: string, at: number): string | undefined {
  try {
    return wallClock(timeZone, at).day
  } catch {
    return undefined
  }
}

/** Adds the response for a day and those that follow it; it also tells the place's current day and its festivals. */
export function withAnswer(
  state: CandleState,
  { answer, day, now }: { answer: DayZmanim; day: string; now: number },
): CandleState {
  const { text, israel, timeZone } = answer.loc
  const today = dayIn(timeZone, now) ?? state.today
  const { place } = state
  return {
    ...state,
    place: place.status === 'chosen' ? { ...place, text } : place,
    israel,
    today,
    now,
    range: rangeAround(today),
    answers: new Map([...state.answers, ...daysIn(answer, day)]),
  }
}

/** By day: the first is the requested one, whatever the response calls it. */
function daysIn({ following = [], ...first }: DayZmanim, day: string): [day: string, times: DayZmanim][] {
  return [first, ...following].map((times, at) => [addDays(day, at), times])
}

/** Without a place and its times. */
export function emptied(state: CandleState): CandleState {
  const place = { status: 'none' } as const
  return { ...state, place, answers: new Map(), before: {} }
}

/** The address of a state; leaves out a default place if everything else is default too, unless `named`. */
export function queryOf(state: CandleState, { named = false }: { named?: boolean } = {}): CandleQuery {
  const { place, today, options } = state
  const day = dayOf(state, 'regular')
  const eve = dayOf(state, 'shabbat')
  const date = day === today ? undefined : day
  const shabbat = eve === currentEve(state) ? undefined : eve
  const isUsual = !date && !shabbat && queryOfOptions(options).length === 0
  const isNamed = place.status === 'chosen' && (named || !place.isDefault || !isUsual)
  return { loc: isNamed ? place.id : undefined, date, shabbat, options }
}

/** The eve before or after the chosen one; undefined if it cannot be picked. */
export function eveAt(state: CandleState, way: 'back' | 'forth'): string | undefined {
  const eve = eveBeside(dayOf(state, 'shabbat'), way, state)
  return isWithin(state.range, eve) ? eve : undefined
}

export function canPick(state: CandleState, slot: SlotName, day: string): boolean {
  if (!isWithin(state.range, day)) return false
  return slot === 'regular' || isLightingEve(day, state)
}
