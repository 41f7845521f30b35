import type { Hours, JewishDays, Span } from '../../contract/seed/hours.ts'
import { dayText } from '../times/dates.ts'
import { FRIDAY, SATURDAY, weekday } from '../times/hebrew-day.ts'
import { occasionsOn } from '../times/occasions.ts'
import { WEEKDAYS } from '#core/terms/hours.ts'

/** What a day is besides its weekday, see `kindsOf`. */
export type DayCode = 'F' | 'E' | 'C' | 'T'
export type AskCode = DayCode | 'R' | 'H' | 'S'
export type SaidHours = Pick<Hours, 'week' | 'jewishDays' | 'exceptions'> & {
  /** Whether hours on Shabbat are not believed. */
  isShabbatDoubted?: boolean
}

/** `shut`: whatever the day before says. Days are numbered from 1970-01-01. */
export type Rule = { is: 'spans'; spans: readonly Span[] } | { is: 'ask'; code: AskCode } | { is: 'shut' }

/** Which spans hold on a day: of an exception, of what the day is in the Jewish calendar, of the week. */
export function ruleOf(
  { week, jewishDays, exceptions = [], isShabbatDoubted }: SaidHours,
  day: number,
  israel: boolean,
): Rule {
  const text = dayText(day)
  const exception = exceptions.find(({ from, to }) => from <= text && text <= to)
  if (exception) return { is: 'spans', spans: exception.spans }
  const on = (at: number): Rule => ({ is: 'spans', spans: spansOn(week, at) })
  const usual = spansOn(week, weekday(day))
  for (const kind of kindsOf(day, israel)) {
    const answer = jewishDays[ANSWERED_BY[kind]]
    // What is closed on that weekday anyway needs no asking.
    if (answer === 'unknown') return usual.length > 0 ? { is: 'ask', code: kind } : { is: 'spans', spans: [] }
    if (answer === 'closed') return kind === 'F' ? { is: 'shut' } : { is: 'spans', spans: [] }
    if (answer === 'asShabbat') return on(SATURDAY)
    if (answer === 'asFriday') return on(FRIDAY)
  }
  if (isShabbatDoubted && weekday(day) === SATURDAY && usual.length > 0) return { is: 'ask', code: 'H' }
  return on(weekday(day))
}

const spansOn = (week: Hours['week'], day: number): readonly Span[] =>
  week.filter(({ days }) => days.includes(WEEKDAYS[day]!)).flatMap(({ spans }) => spans)

export const ANSWERED_BY: Readonly<Record<DayCode, keyof JewishDays>> = {
  F: 'yomTov',
  E: 'erev',
  C: 'cholHamoed',
  T: 'fast',
}

/** What a day is besides its weekday. Shabbat and Friday are weekdays here: they have hours of their own. */
export function kindsOf(day: number, israel: boolean): DayCode[] {
  if (isYomTov(day, israel)) return ['F']
  if (weekday(day) === SATURDAY) return []
  // Only the firstborn fast on that one.
  const occasions = occasionsOn(day, israel).filter(({ name }) => name !== "Ta'anit Bechorot")
  const is = (kind: string) => occasions.some((occasion) => occasion.kind === kind)
  const isEve = weekday(day) !== FRIDAY && isYomTov(day + 1, israel)
  return [is('cholHamoed') && 'C', is('fast') && 'T', isEve && 'E'].filter((kind) => kind !== false) as DayCode[]
}

export const isYomTov = (day: number, israel: boolean): boolean =>
  occasionsOn(day, israel).some(({ kind }) => kind === 'yomTov')

export const isHoly = (day: number, israel: boolean): boolean => weekday(day) === SATURDAY || isYomTov(day, israel)
