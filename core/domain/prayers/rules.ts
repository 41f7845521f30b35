import type { PrayerRow } from '../../contract/seed/prayer-times.ts'
import { ANSWERED_BY, kindsOf, type DayCode } from '../hours/rules.ts'
import { WEEKDAYS } from '#core/terms/hours.ts'
import { dayText } from '../times/dates.ts'
import { weekday } from '../times/hebrew-day.ts'
import { occasionsOn } from '../times/occasions.ts'
import { zoneOffset } from '../times/zones.ts'
import type { StatedPrayers } from './notation.ts'
import type { PrayerDay } from '#core/terms/prayers.ts'

/** Which rows hold on a day, and about what kind of day one has to ask besides. */
export interface RowsOfDay {
  rows: readonly PrayerRow[]
  ask?: DayCode
}

/**
 * The rows of a day, numbered from 1970-01-01: those that name what it is in the Jewish calendar, and for other
 * services what was said to hold on such days. Nobody's usual times hold on Yom Kippur and on its eve.
 */
export function rowsOn({ rows, jewishDays }: StatedPrayers, day: number, israel: boolean): RowsOfDay {
  const on = (name: PrayerDay) => rows.filter(({ days }) => days.includes(name))
  if (isYomKippur(day, israel)) return { rows: [], ask: 'F' }
  if (isYomKippur(day + 1, israel)) return { rows: [], ask: 'E' }

  const ofKind = (usual: RowsOfDay, kind: DayCode): RowsOfDay => {
    const own = on(ANSWERED_BY[kind])
    const named = new Set(own.map(({ service }) => service))
    const withOwn = ({ rows: others, ask }: RowsOfDay): RowsOfDay => ({
      rows: [...own, ...others.filter(({ service }) => !named.has(service))],
      ...(ask && { ask }),
    })
    switch (jewishDays[ANSWERED_BY[kind]]) {
      case 'asShabbat':
        return withOwn({ rows: on('Sa') })
      case 'asFriday':
        return withOwn({ rows: on('Fr').map(asEve) })
      case 'usual':
      case 'open':
        return withOwn(usual)
      case 'closed':
        return { rows: own }
      default:
        if (own.length > 0) return { rows: own }
        // Nobody has to ask about a weekday without services, but about every festival.
        return kind === 'F' || usual.rows.length > 0 || usual.ask ? { rows: [], ask: kind } : usual
    }
  }
  return kindsOf(day, israel).reduceRight(ofKind, { rows: on(WEEKDAYS[weekday(day)]!) })
}

const isYomKippur = (day: number, israel: boolean): boolean =>
  occasionsOn(day, israel).some(({ name }) => name === 'Yom Kippur')

/** What begins Shabbat on Fridays is the evening service on the eve of a festival. */
const asEve = (row: PrayerRow): PrayerRow => (row.service === 'kabbalatShabbat' ? { ...row, service: 'maariv' } : row)

const DAY_MS = 86_400_000

/** Whether a row's season includes a day; `unknown` for summer and winter where clocks do not change. */
export function isInSeason({ season }: PrayerRow, day: number, timeZone: string): boolean | 'unknown' {
  if (season === undefined) return true
  const text = dayText(day)
  if (typeof season === 'object') {
    const [from, to, at] = [season.from, season.to, text.slice(5)]
    return from <= to ? from <= at && at <= to : at >= from || at <= to
  }
  const atNoon = (noon: number) => zoneOffset(timeZone, noon)
  const [january, july] = ['01', '07'].map((month) => atNoon(Date.parse(`${text.slice(0, 4)}-${month}-01T12:00Z`)))
  if (january === july) return 'unknown'
  const isSummer = atNoon((day + 0.5) * DAY_MS) === Math.max(january!, july!)
  return isSummer === (season === 'summer')
}
