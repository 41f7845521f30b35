import type { ListingInput } from '#data/index/inputs.ts'
import { isClosed } from '#core/domain/hours/state.ts'
import { addDays, weekdayName } from '#core/domain/times/dates.ts'
import { wallClock } from '#core/domain/times/zones.ts'

/** `openingHoursSpecification` of the coming week, day by day; days to ask about are left out. */
export function openingHoursData({ hours, place }: Pick<ListingInput, 'hours' | 'place'>): object[] | undefined {
  if (!hours) return undefined
  const clock = (at: number) => wallClock(place.timeZone, at)
  const spans = hours.stretches.flatMap(([from, code], at) => {
    const until = hours.stretches[at + 1]?.[0]
    if (until === undefined) return []
    return [{ code, from: clock(from), to: clock(until), last: clock(until - 1).day }]
  })
  const days = Array.from({ length: 7 }, (_, at) => addDays(hours.day, at))
  return days.flatMap((day) => {
    const ofDay = spans.filter(({ from, last }) => from.day <= day && day <= last)
    const isOpen = ofDay.some(({ code }) => code === 'o')
    const isKnown = ofDay.every(({ code }) => code === 'o' || isClosed(code))
    if (!isOpen && isKnown) return [specification(day, '00:00', '00:00')]
    return ofDay.filter(({ code }) => code === 'o').flatMap((span) => partOf(span, day))
  })
}

type WallClock = ReturnType<typeof wallClock>

interface Span {
  from: WallClock
  to: WallClock
  /** The day of its last moment. */
  last: string
}

/** What a span says of one of its days: nothing where the day before has said all of it, as for a night. */
function partOf({ from, to, last }: Span, day: string): object[] {
  const isFirst = from.day === day
  const isNight = last > from.day && last === addDays(from.day, 1) && to.time < from.time
  if (isNight) return isFirst ? [specification(day, from.time, to.time)] : []
  const closes = last === day && to.time !== '00:00' ? to.time : '23:59'
  return [specification(day, isFirst ? from.time : '00:00', closes)]
}

function specification(day: string, opens: string, closes: string): object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${weekdayName('en', day)}`,
    opens,
    closes,
    validFrom: day,
    validThrough: day,
  }
}
