import type { DayMoment, ShabbatTimes } from './types.ts'
import { wallClock } from './zones.ts'

/** From landing to candle lighting: border, baggage, the way into town, and a delay. */
export const LANDING_HOURS = 3

const HOUR_MS = 3_600_000

/**
 * The latest landing before each of the coming runs of holy days: that long before their first candle lighting, in the
 * place's time. 'none' where the sun does not set.
 */
export function latestLandings({ runs }: Pick<ShabbatTimes, 'runs'>, timeZone: string): DayMoment[] {
  return runs.flatMap(({ lightings: [first] }): DayMoment[] => {
    if (!first) return []
    if (first.at === 'none') return [{ day: first.day, at: 'none' }]
    const at = first.at.at - LANDING_HOURS * HOUR_MS
    const { day, time } = wallClock(timeZone, at)
    return [{ day, at: { at, local: time } }]
  })
}
