import type { JewishDays } from '../../contract/seed/hours.ts'
import type { PrayerRow, PrayerTimes, Season } from '../../contract/seed/prayer-times.ts'
import { clockText, minutesOf } from '../hours/clock.ts'
import { answersText, daysText, readDays, readTime, rulesOf, TIME, timeText, UNKNOWN_DAYS } from '../hours/notation.ts'
import { readTypedMoment } from '../hours/spans.ts'
import { daysText as typedDays } from '../hours/typed.ts'
import type { Lang } from '../../i18n/languages.ts'
import { HOURS_ANSWERS, WEEKDAYS, type JewishDayName, type Weekday } from '#core/terms/hours.ts'
import { prayersProblem } from './check.ts'
import { CLOCK_SEASONS, PRAYER_DAYS, SERVICES, type PrayerDay, type Service } from '#core/terms/prayers.ts'

// Prayer times in one line, for forms and tables: rules of opening hours that begin with the service.
// shacharit Su-Fr 06:30, 08:00; mincha Su-Th 13:15 winter; mincha Su-Th (sunset-00:15) summer; maariv Sa havdalah;
// mincha fast (sunset-00:40); shacharit Su-Fr 05:30 06-15..09-10; yomTov asShabbat; erev asFriday

/** What is stated of prayer times, without who stated it. */
export type StatedPrayers = Pick<PrayerTimes, 'rows' | 'jewishDays'>

/** Prayer times in one line. */
export const prayersText = ({ rows, jewishDays }: StatedPrayers): string =>
  [...rows.map((row) => `${row.service} ${rowText(row)}`), ...answersText(jewishDays)].join('; ')

function rowText({ days, times, season }: PrayerRow): string {
  const weekdays = days.filter((day): day is Weekday => WEEKDAYS.some((candidate) => candidate === day))
  const others = days.filter((day) => Object.hasOwn(HOURS_ANSWERS, day))
  const named = [...(weekdays.length > 0 ? [daysText(weekdays)] : []), ...others].join(',')
  return [named, times.map(timeText).join(', '), season && seasonText(season)].filter(Boolean).join(' ')
}

const seasonText = (season: Season): string => (typeof season === 'string' ? season : `${season.from}..${season.to}`)

/** Reads prayer times in one line; undefined where they cannot be meant. */
export function readPrayers(text: string, lang?: Lang): StatedPrayers | undefined {
  const rows: PrayerRow[] = []
  const jewishDays: Record<string, string> = { ...UNKNOWN_DAYS }
  for (const rule of rulesOf(text)) {
    const [head, rest] = headOf(rule)
    if (Object.hasOwn(HOURS_ANSWERS, head)) {
      if (!(HOURS_ANSWERS[head as JewishDayName] as readonly string[]).includes(rest)) return undefined
      jewishDays[head] = rest
      continue
    }
    const row = isService(head) ? readRow(head, rest, lang) : undefined
    if (!row) return undefined
    rows.push(row)
  }
  const prayers = { rows, jewishDays: jewishDays as JewishDays }
  return rows.length === 0 || prayersProblem(prayers) ? undefined : prayers
}

function headOf(rule: string): [head: string, rest: string] {
  const [, head = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(rule) ?? []
  return [head, rest]
}

const isService = (text: string): text is Service => SERVICES.some((service) => service === text)

const COMMA = new RegExp(String.raw`\s*,\s*(?=(?:${PRAYER_DAYS.join('|')})\b)`, 'g')
const SEASON = String.raw`${CLOCK_SEASONS.join('|')}|\d\d-\d\d\.\.\d\d-\d\d`
const ROW = new RegExp(String.raw`^(\S+)\s+(${TIME}(?:\s*,\s*${TIME})*)(?:\s+(${SEASON}))?$`)

/** Reads when a service takes place: `Su-Fr 06:30, 08:00 winter`. */
export function readRow(service: Service, text: string, lang: Lang = 'en'): PrayerRow | undefined {
  return rowOf(service, ROW.exec(text.replace(COMMA, ','))) ?? rowOf(service, typedRow(text, lang))
}

function rowOf(service: Service, parts: readonly string[] | null | undefined): PrayerRow | undefined {
  const [, named = '', listed = '', season] = parts ?? []
  const days = readPrayerDays(named)
  const times = listed.split(',').map((time) => readServiceTime(service, time.trim()))
  if (!days || !times.every((time) => time !== undefined)) return undefined
  return { service, days, times, ...(season && { season: readSeason(season) }) }
}

const SEASON_AT_END = new RegExp(String.raw`^(.*?)(?:\s+(${SEASON}))?$`)

/** A row as people type it, `Sunday-Fri 6:30, 8`: its parts in notation. Days come first. */
function typedRow(text: string, lang: Lang): string[] | undefined {
  const [, rest = '', season = ''] = SEASON_AT_END.exec(text.trim()) ?? []
  const words = rest.split(/\s+/)
  for (let count = 1; count < words.length; count++) {
    const named = words.slice(0, count).join(' ').replace(/[:,]$/, '')
    const days = named.split(/\s*,\s*/).map((part) => dayName(part, lang))
    const times = timesOf(words.slice(count).join(' '))
    if (times && days.every((day) => day !== undefined)) return [text, days.join(','), times, ...(season && [season])]
  }
  return undefined
}

function dayName(part: string, lang: Lang): string | undefined {
  if (Object.hasOwn(HOURS_ANSWERS, part)) return part
  return /(?<!^יום)\s/.test(part) ? undefined : typedDays(part.replace(/[–—]/g, '-'), lang)
}

/** Times as people type them, in notation; undefined where one cannot be read. */
function timesOf(text: string): string | undefined {
  const times = text.split(',').map((time) => readTypedMoment(time))
  return times.every((time) => time !== undefined) ? times.map(timeText).join(',') : undefined
}

function readPrayerDays(text: string): PrayerDay[] | undefined {
  const named = text.split(',')
  const others = (Object.keys(HOURS_ANSWERS) as JewishDayName[]).filter((day) => named.includes(day))
  const rest = named.filter((day) => !Object.hasOwn(HOURS_ANSWERS, day))
  const weekdays = rest.length > 0 ? readDays(rest.join(',')) : []
  return weekdays && [...new Set([...weekdays, ...others])]
}

const NIGHT = 5 * 60
const DAY = 24 * 60

/** Who prays Maariv at half past midnight does so in the night after the day. */
function readServiceTime(service: Service, text: string): PrayerRow['times'][number] | undefined {
  const time = readTime(text)
  if (typeof time !== 'string') return time
  const minutes = minutesOf(time)
  if (service === 'maariv' && minutes < NIGHT) return clockText(minutes + DAY, 'beyond')
  return minutes < DAY + NIGHT ? time : undefined
}

function readSeason(text: string): Season {
  const season = CLOCK_SEASONS.find((name) => name === text)
  if (season) return season
  const [from = '', to = ''] = text.split('..')
  return { from, to }
}

export interface PrayerParts {
  /** What is stated of each service: `Su-Th 13:15 winter; Sa 16:00`. */
  services: Record<Service, string>
  answers: JewishDays
}

/** One line taken apart for a form, whether it can be read or not: what is no service is kept with the last one. */
export function prayerParts(text: string): PrayerParts {
  const found = Object.fromEntries(SERVICES.map((service) => [service, [] as string[]])) as Record<Service, string[]>
  const answers: Record<string, string> = { ...UNKNOWN_DAYS }
  for (const rule of rulesOf(text)) {
    const [head, rest] = headOf(rule)
    if (Object.hasOwn(answers, head)) answers[head] = rest
    else if (isService(head)) found[head].push(rest)
    else found.service.push(rule)
  }
  const services = Object.fromEntries(SERVICES.map((service) => [service, found[service].join('; ')]))
  return { services: services as PrayerParts['services'], answers: answers as JewishDays }
}

/** The line of a form's parts, in notation as far as they can be read; empty where no service has times. */
export function textOfPrayerParts({ services, answers }: PrayerParts, lang?: Lang): string {
  const rules = SERVICES.flatMap((service) =>
    rulesOf(services[service].replace(/\n/g, ';')).map((rule) => `${service} ${normalRule(service, rule, lang)}`),
  )
  return rules.length === 0 ? '' : [...rules, ...answersText(answers)].join('; ')
}

function normalRule(service: Service, rule: string, lang: Lang | undefined): string {
  // What stands in notation already stays as it was typed.
  const row = rowOf(service, ROW.exec(rule.replace(COMMA, ','))) ? undefined : readRow(service, rule, lang)
  return row ? rowText(row) : rule
}

/** `noDays`: there are times alone. */
export interface PrayerLineProblem {
  part: Service
  problem: 'unreadable' | 'noDays' | 'neverHappens'
}

/** Why the times that were typed for a service cannot be taken; undefined where they can, or where there are none. */
export function serviceProblem(text: string, part: Service, lang?: Lang): PrayerLineProblem | undefined {
  for (const rule of rulesOf(text.replace(/\n/g, ';'))) {
    const row = readRow(part, rule, lang)
    if (!row) return { part, problem: timesOf(rule) ? 'noDays' : 'unreadable' }
    if (prayersProblem({ rows: [row] })) return { part, problem: 'neverHappens' }
  }
  return undefined
}

/** Why a line of prayer times cannot be taken, and at which service; undefined where it can. */
export function prayerLineProblem(text: string, lang?: Lang): PrayerLineProblem | undefined {
  if (readPrayers(text, lang)) return undefined
  const { services } = prayerParts(text)
  const found = SERVICES.map((service) => serviceProblem(services[service], service, lang))
  return found.find((problem) => problem !== undefined) ?? { part: 'service', problem: 'unreadable' }
}

/** A line as it is stored; one that cannot be read stays as it is. */
export function normalPrayers(text: string, lang?: Lang): string {
  const prayers = readPrayers(text, lang)
  return prayers ? prayersText(prayers) : text.trim()
}
