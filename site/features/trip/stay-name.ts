import type { Stop } from '#core/domain/trip/stops.ts'
import { pointOf, type ReadyStay, type Stay } from '#site/features/trip/stay.ts'
import type { ChosenPoint } from './StayField.tsx'
import type { TripWords } from './trip-props.ts'

type Words = Pick<TripWords, 'pin'>

/** 'Hotel Foo, Paris', or the city alone. */
export function stayName(stay: ReadyStay, words: Words): string {
  const { locTitle } = stay.calendar
  const point = pointOf(stay)
  return point && point.name !== locTitle ? `${point.name || words.pin}, ${locTitle}` : locTitle
}

export const cityName = ({ place }: Stop, stay: Stay | undefined): string =>
  stay?.status === 'ready' ? stay.calendar.locTitle : String(place)

export const stopName = (stop: Stop, { stay, words }: { stay: Stay | undefined; words: Words }): string =>
  stay?.status === 'ready' ? stayName(stay, words) : String(stop.place)

/** Where one stays, for the field that changes it; undefined if it is gone. */
export function chosenPoint(
  { point }: Stop,
  { stay, words }: { stay: Stay | undefined; words: Words },
): ChosenPoint | undefined {
  if (!point || (stay?.status === 'ready' && stay.point === 'gone')) return undefined
  const own = 'tnid' in point ? String(point.tnid) : point.name
  return { point, text: (pointOf(stay)?.name ?? own) || words.pin }
}
