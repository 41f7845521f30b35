import { fridaysOf } from '#core/domain/times/fridays.ts'
import { comingShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import type { Index } from './open.ts'
import { noteTimesMadeFor, timesMadeFor } from './queries.ts'

/** Shabbatot and festivals on a page. */
const RUNS_SHOWN = 6

export interface TimesOptions {
  /** Epoch milliseconds. */
  now: number
  refreshShabbatTimes?: boolean
}

interface TimesRow {
  id: number
  lat: number
  lng: number
  elevation: number
  time_zone: string
  country: string
  /** The year of its Fridays, if they are known. */
  year: number | null
  fridays: string | null
}

/**
 * Computes the times of places without any, and of those whose first Shabbat has ended; of all places if the clock
 * was set back since. Returns their ids.
 */
export function writeTimes(index: Index, { now, refreshShabbatTimes = false }: TimesOptions): number[] {
  index.run('delete from times where place not in (select id from places where has_page = 1)')
  const madeFor = timesMadeFor(index)
  // A Shabbat that had ended by the fast clock may still be to come.
  const isBack = refreshShabbatTimes && now < madeFor
  const due = index.all<TimesRow>(
    `select p.id, p.lat, p.lng, p.elevation, p.time_zone, p.country, t.year, t.fridays
     from places p left join times t on t.place = p.id
     where p.has_page = 1 and p.kind = 'city' and (t.place is null or t.turns_at <= ?)`,
    isBack ? Number.MAX_SAFE_INTEGER : refreshShabbatTimes ? now : 0,
  )
  for (const row of due) {
    const place = {
      ...row,
      elevationMetres: row.elevation,
      timeZone: row.time_zone,
    }
    const times = comingShabbatTimes(place, new Date(now), RUNS_SHOWN)
    const year = Number(times.runs[0]!.day.slice(0, 4))
    const fridays = row.year === year ? row.fridays : JSON.stringify(fridaysOf(place, year))
    const body = JSON.stringify(times)
    index.run('insert or replace into times values (?, ?, ?, ?, ?)', row.id, times.turnsAt, body, year, fridays)
  }
  if (isBack || (due.length > 0 && now > madeFor)) noteTimesMadeFor(index, now)
  return due.map(({ id }) => id)
}
