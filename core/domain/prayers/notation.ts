import type { JewishDays } from '../../contract/seed/hours.ts'
import type { PrayerRow, PrayerTimes, Season } from '../../contract/seed/prayer-times.ts'
import { clockText, minutesOf } from '../hours/clock.ts'
import { answersText, daysText, readDays, readTime, rulesOf, TIME, timeText, UNKNOWN_DAYS } from '../hours/notation.ts'
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
export function readPrayers(text: string): StatedPrayers | undefined {
  const rows: PrayerRow[] = []
  const jewishDays: Record<string, string> = { ...UNKNOWN_DAYS }
  for (const rule of rulesOf(text)) {
    const [head, rest] = headOf(rule)
    if (Object.hasOwn(HOURS_ANSWERS, head)) {
      if (!(HOURS_ANSWERS[head as JewishDayName] as readonly string[]).includes(rest)) return undefined
      jewishDays[head] = rest
      continue
    }
    const row = isService(head) ? readRow(head, rest) : undefined
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
export function readRow(service: Service, text: string): PrayerRow | undefined {
  const [, named = '', listed = '', season] = ROW.exec(text.replace(COMMA, ',')) ?? []
  const days = readPrayerDays(named)
  const times = listed.split(',').map((time) => readServiceTime(service, time.trim()))
  if (!days || !times.every((time) => time !== undefined)) return undefined
  return { service, days, times, ...(season && { season: readSeason(season) }) }
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

/** The line of a form's parts; empty where no service has times. */
export function textOfPrayerParts({ services, answers }: PrayerParts): string {
  const rules = SERVICES.flatMap((service) => rulesOf(services[service]).map((rule) => `${service} ${rule}`))
  return rules.length === 0 ? '' : [...rules, ...answersText(answers)].join('; ')
}

/** A line as it is stored; one that cannot be read stays as it is. */
export function normalPrayers(text: string): string {
  const prayers = readPrayers(text)
  return prayers ? prayersText(prayers) : text.trim()
}
