import type { PrayerTimes } from '../../contract/seed/prayer-times.ts'
import { isDay } from '../times/dates.ts'

/** What is wrong with prayer times whose shape is right, and where: `rows.1.days`. */
export interface PrayersProblem {
  field: string
  problem: 'neverHappens'
}

/** The first thing that never happens: havdalah or Kabbalat Shabbat on a wrong day, a season from 30 February on. */
export function prayersProblem({ rows }: Pick<PrayerTimes, 'rows'>): PrayersProblem | undefined {
  for (const [at, { service, days, times, season }] of rows.entries()) {
    const isHavdalah = times.some((time) => typeof time !== 'string' && time.event === 'havdalah')
    const isOther = service === 'kabbalatShabbat' && days.some((day) => day !== 'Fr')
    if ((isHavdalah && days.includes('Fr')) || isOther) return { field: `rows.${at}.days`, problem: 'neverHappens' }
    const ends = typeof season === 'object' ? [season.from, season.to] : []
    if (!ends.every((end) => isDay(`2024-${end}`))) return { field: `rows.${at}.season`, problem: 'neverHappens' }
  }
  return undefined
}
