import { wallClock } from '#core/domain/times/zones.ts'
import { placeRow } from '#data/index/cards.ts'
import type { PeopleDeps } from '../deps.ts'
import { indexOf } from '../http/lookup.ts'

/** The day in a place, 'YYYY-MM-DD'; undefined where the place is unknown. */
export function todayAt(deps: PeopleDeps, place: number | undefined): string | undefined {
  const timeZone = place === undefined ? undefined : placeRow(indexOf(deps), place)?.time_zone
  return timeZone ? wallClock(timeZone, deps.now().getTime()).day : undefined
}
