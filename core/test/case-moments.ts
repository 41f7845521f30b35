import { dayTimes } from '#core/domain/times/day-times.ts'
import type { Moment, TimesPlace } from '#core/domain/times/types.ts'
import { wallClock, zoneOffset } from '#core/domain/times/zones.ts'

// The moments that tables of cases name.

const MINUTE_MS = 60_000

/** The only moment at which the clock of a place shows a time. */
export function clock(timeZone: string, day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const tries = [wall - zoneOffset(timeZone, wall - 864e5), wall - zoneOffset(timeZone, wall + 864e5)]
  return tries.find((at) => wallClock(timeZone, at).time === time)!
}

/** `14:55`, `candles-60`, `havdalah+30`, by the times of the place's day. */
export function momentOf(place: TimesPlace, day: string, text: string): number {
  const [, event, minutes] = /^([a-z]+)([+-]\d+)?$/.exec(text) ?? []
  if (!event) return clock(place.timeZone, day, text)
  const times = dayTimes(place, day)
  const named = {
    candles: times.lighting?.at,
    havdalah: times.havdalah?.at,
    ...Object.fromEntries(times.zmanim.map(({ name, at }) => [name, at])),
  } as Record<string, Moment | undefined>
  const moment = named[event]
  if (moment === undefined || moment === 'none') throw new RangeError(`no ${event} on ${day}`)
  return moment.at + Number(minutes ?? 0) * MINUTE_MS
}
