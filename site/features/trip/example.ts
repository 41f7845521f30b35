import { addDays, weekdayOf } from '#core/domain/times/dates.ts'
import { tripQuery } from '#core/domain/trip/stops.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'

const ROME = 3169070
const JERUSALEM = 281184
const FRIDAY = 5
const WEEK = 7

/** A trip that begins on the Friday after next, or the one in two weeks. */
export function exampleQuery(now: Date, hours: number): string {
  const today = dayOf(now)
  const friday = addDays(today, WEEK + ((FRIDAY - weekdayOf(today) + WEEK) % WEEK))
  const stops = [
    { place: ROME, day: friday, time: '13:30', nights: 3 },
    { place: JERUSALEM, day: addDays(friday, 3), nights: 5 },
  ]
  return tripQuery({ stops, hours }, hours)
}
