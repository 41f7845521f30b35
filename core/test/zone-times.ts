import { createHash } from 'node:crypto'
import { dayTimes, hebrewDateAt } from '#core/domain/times/day-times.ts'
import { comingShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import { PLACES } from './places.ts'
import { WORLD_PLACES } from './world-places.ts'

// Past days only: new zone data may change future ones.
const DAYS = [
  '2020-02-29', '2021-03-14', '2021-03-26', '2022-08-06', '2023-10-29',
  '2024-03-31', '2024-04-22', '2024-06-21', '2024-09-29', '2024-10-03',
  '2024-12-21', '2024-12-27',
] as const // prettier-ignore
const MOMENTS = ['2021-03-28T00:30:00Z', '2023-09-15T23:30:00Z'] as const

/** Saturday 22:30 in New York, when the Shabbat is over and Kiritimati has Sunday evening; and Friday 23:30. */
const NEW_YORK = ['2024-12-29T03:30:00Z', '2024-12-28T04:30:00Z'] as const

/** What the times say all over the world, and the clock of this machine at noon in UTC in January. */
export function timesHere() {
  const hash = createHash('sha256')
  for (const [, place] of WORLD_PLACES) {
    for (const day of DAYS) {
      for (const elevation of [false, true]) hash.update(JSON.stringify(dayTimes(place, day, { elevation })))
    }
    for (const moment of MOMENTS) {
      const now = new Date(moment)
      hash.update(JSON.stringify(comingShabbatTimes(place, now, 8)))
      hash.update(JSON.stringify(hebrewDateAt(place, now)))
    }
  }
  return {
    clock: new Date(Date.UTC(2026, 0, 1, 12)).toString().slice(0, 21),
    shabbatot: NEW_YORK.map((now) => comingShabbatTimes(PLACES.newYork, new Date(now), 1).runs[0]!.day),
    digest: hash.digest('hex'),
  }
}

if (import.meta.main) process.stdout.write(JSON.stringify(timesHere()))
