import type { Hours, Span, SpanTime } from '../../contract/seed/hours.ts'
import { minutesOf } from './clock.ts'
import { WEEKDAYS } from '#core/terms/hours.ts'

/** What is wrong with hours whose shape is right, and where: `week.1.spans.0.to`. */
export interface HoursProblem {
  field: string
  problem: 'dayTwice' | 'endsBeforeStart' | 'overlap' | 'endsBeforeItBegins' | 'neverHappens'
}

/** The first thing wrong with hours; undefined where they can be meant. */
export function hoursProblem({ week, exceptions = [] }: Pick<Hours, 'week' | 'exceptions'>): HoursProblem | undefined {
  return twice(week) ?? spansProblem(week, 'week') ?? exceptionProblem(exceptions) ?? fridayProblem(week)
}

function twice(week: Hours['week']): HoursProblem | undefined {
  const seen = new Set<string>()
  for (const [at, { days }] of week.entries()) {
    for (const day of days) {
      if (seen.has(day)) return { field: `week.${at}.days`, problem: 'dayTwice' }
      seen.add(day)
    }
  }
  return undefined
}

function exceptionProblem(exceptions: NonNullable<Hours['exceptions']>): HoursProblem | undefined {
  const at = exceptions.findIndex(({ from, to }) => to < from)
  if (at >= 0) return { field: `exceptions.${at}.to`, problem: 'endsBeforeItBegins' }
  return spansProblem(exceptions, 'exceptions')
}

/** Shabbat begins on Friday and does not end on it. */
function fridayProblem(week: Hours['week']): HoursProblem | undefined {
  const at = week.findIndex(
    ({ days, spans }) => days.includes(WEEKDAYS[5]) && spans.some(({ from, to }) => isHavdalah(from) || isHavdalah(to)),
  )
  return at < 0 ? undefined : { field: `week.${at}.spans`, problem: 'neverHappens' }
}

const isHavdalah = (time: SpanTime): boolean => typeof time !== 'string' && time.event === 'havdalah'

function spansProblem(rows: readonly { spans: readonly Span[] }[], name: string): HoursProblem | undefined {
  for (const [row, { spans }] of rows.entries()) {
    let last = -1
    for (const [at, { from, to }] of spans.entries()) {
      const field = `${name}.${row}.spans.${at}`
      const [start, end] = [from, to].map((time) => (typeof time === 'string' ? minutesOf(time) : undefined))
      if (start !== undefined && end !== undefined && end <= start) {
        return { field: `${field}.to`, problem: 'endsBeforeStart' }
      }
      if (start !== undefined && start < last) return { field: `${field}.from`, problem: 'overlap' }
      last = end ?? start ?? last
    }
  }
  return undefined
}
