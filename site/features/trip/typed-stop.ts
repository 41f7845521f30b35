import { isDay } from '#core/domain/times/dates.ts'
import type { StayPoint } from '#core/domain/trip/stay-point.ts'
import { MAX_NIGHTS, type Stop } from '#core/domain/trip/stops.ts'

/** What was typed into the fields of a stop. */
export interface TypedStop {
  /** Of the chosen city. */
  place: number | undefined
  /** Undefined if what was typed is no point that was chosen. */
  point: StayPoint | 'none' | undefined
  day: string
  /** Undefined if what was typed is no time. */
  time: string | undefined
  nights: string
}

export type StopProblem = 'noCity' | 'noPoint' | 'noDay' | 'noTime' | 'noNights'

/** The stop, or what is wrong in the order of the fields. */
export function readStop(
  { place, point, day, time, nights }: TypedStop,
  range: { from: string; to: string },
): Stop | StopProblem[] {
  const isDayThere = isDay(day) && range.from <= day && day <= range.to
  const count = /^\s*\d{1,2}\s*$/.test(nights) ? Number(nights) : 0
  const isNights = count >= 1 && count <= MAX_NIGHTS
  if (place !== undefined && point !== undefined && isDayThere && time !== undefined && isNights) {
    const where = point === 'none' ? {} : { point }
    return { place, ...where, day, ...(time && { time: time.slice(0, 5) }), nights: count }
  }
  return [
    ...(place === undefined ? (['noCity'] as const) : []),
    ...(point === undefined ? (['noPoint'] as const) : []),
    ...(isDayThere ? [] : (['noDay'] as const)),
    ...(time === undefined ? (['noTime'] as const) : []),
    ...(isNights ? [] : (['noNights'] as const)),
  ]
}
