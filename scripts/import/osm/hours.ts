import type { Hours, WeekRow } from '#core/contract/data-files.ts'
import { hoursProblem } from '#core/domain/hours/check.ts'
import { readDays, readSpans, rulesOf, UNKNOWN_DAYS, type StatedHours } from '#core/domain/hours/notation.ts'
import { WEEKDAYS, type Weekday } from '#core/terms/hours.ts'

/** Hours as a map states them, without the day of its data. */
export type MapHours = StatedHours & Pick<Hours, 'raw'>

const ALL = WEEKDAYS.join(',')
const MAX_LETTERS = 300

const DAYS = '(?:Su|Mo|Tu|We|Th|Fr|Sa|PH)(?:-(?:Su|Mo|Tu|We|Th|Fr|Sa))?'
/** A rule for days, or for every day: `Su-Th,PH 10:00-14:00,16:00-22:00`, `PH off`. */
const RULE = new RegExp(String.raw`^(${DAYS}(?:\s*,\s*${DAYS})*)?\s*(off|closed|[\d(s].*)$`)

/**
 * `opening_hours` of OpenStreetMap, where it is plain: weekdays, spans, sunrise and sunset. `PH` are the festivals in
 * Israel; elsewhere the civil holidays, which we do not know: such hours stay text.
 */
export function readOsmHours(value: string | undefined, israel: boolean): MapHours | undefined {
  if (!value || value.length > MAX_LETTERS) return undefined
  const spans = new Map<Weekday, WeekRow['spans']>()
  let holidays: 'closed' | 'unknown' = 'unknown'
  for (const rule of rulesOf(value)) {
    const [, head = ALL, rest = ''] = RULE.exec(rule === '24/7' ? '00:00-24:00' : rule) ?? []
    const names = head.split(',').map((name) => name.trim())
    const read = readSpans(rest)
    if (!read) return undefined
    const isHolidays = names.includes('PH')
    if (isHolidays && (!israel || read.length > 0)) return undefined
    if (isHolidays) holidays = 'closed'
    const days = names.filter((name) => name !== 'PH')
    // A later rule replaces an earlier one.
    for (const day of days.length === 0 ? [] : (readDays(days.join(',')) ?? [])) spans.set(day, read)
  }
  const hours = { week: weekOf(spans), jewishDays: { ...UNKNOWN_DAYS, yomTov: holidays }, raw: value }
  const isOpen = hours.week.some((row) => row.spans.length > 0)
  return isOpen && !hoursProblem(hours) ? hours : undefined
}

/** Days with the same spans in one row. */
function weekOf(spans: ReadonlyMap<Weekday, WeekRow['spans']>): WeekRow[] {
  const rows = Map.groupBy(
    WEEKDAYS.filter((day) => spans.has(day)),
    (day) => JSON.stringify(spans.get(day)),
  )
  return [...rows].map(([text, days]) => ({ days, spans: JSON.parse(text) as WeekRow['spans'] }))
}
