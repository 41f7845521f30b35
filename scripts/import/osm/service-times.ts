import type { PrayerTimes } from '#core/contract/data-files.ts'
import { rulesOf, UNKNOWN_DAYS } from '#core/domain/hours/notation.ts'
import { prayersProblem } from '#core/domain/prayers/check.ts'
import { readRow, type StatedPrayers } from '#core/domain/prayers/notation.ts'
import type { Service } from '#core/terms/prayers.ts'

/** Services as a map states them, without the day of its data. */
export type MapPrayers = StatedPrayers & Pick<PrayerTimes, 'raw'>

const MAX_LETTERS = 300

/** How mappers write the names of services, in Hebrew and in transliterations. */
const NAMES: readonly (readonly [Service, RegExp])[] = [
  ['shacharit', /^(?:s(?:c)?h?a[ck]?h?ari[ts]h?|shachris|שחרית)$/i],
  ['mincha', /^(?:min[ck]?h?ah?|מנחה)$/i],
  ['maariv', /^(?:ma'?ari[vbw]|arvit|ערבית|מעריב)$/i],
  ['kabbalatShabbat', /^(?:kabb?alat sh?abb?at|kabb?olas shabb?os|קבלת שבת)$/i],
]

const RULE = /^(.+?)(?:\s*"([^"]+)")?$/
/** Spans say when services end, too. */
const END = /(\d{1,2}:\d{2})\s*-\s*\d{1,2}:\d{2}/g

/**
 * `service_times` of OpenStreetMap, where it is plain: weekdays and clock times, sunrise or sunset. Which service it is
 * stays open, unless a comment names it. Two rules for the same days stay text: one may replace the other.
 */
export function readServiceTimes(value: string | undefined): MapPrayers | undefined {
  if (!value || value.length > MAX_LETTERS) return undefined
  const rows = rulesOf(value).map(rowOf)
  if (rows.length === 0 || !rows.every((row) => row !== undefined)) return undefined
  const prayers = { rows, jewishDays: UNKNOWN_DAYS, raw: value }
  const stated = rows.flatMap(({ service, days }) => days.map((day) => `${service} ${day}`))
  return prayersProblem(prayers) || new Set(stated).size < stated.length ? undefined : prayers
}

function rowOf(rule: string) {
  const [, times = '', comment] = RULE.exec(rule) ?? []
  const service = comment === undefined ? 'service' : NAMES.find(([, name]) => name.test(comment.trim()))?.[0]
  // A rule without days is for all of them.
  const listed = /^[A-Z]/.test(times) ? times : `Su-Sa ${times}`
  return service && readRow(service, listed.replace(END, '$1'))
}
