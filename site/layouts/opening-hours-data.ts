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
    const opening = ofDay.filter(({ code, from }) => code === 'o' && from.day === day)
    const isOpen = ofDay.some(({ code }) => code === 'o')
    const isKnown = ofDay.every(({ code }) => code === 'o' || isClosed(code))
    if (!isOpen && isKnown) return [specification(day, '00:00', '00:00')]
    return opening.map(({ from, to, last }) =>
      // Open for days on end: until midnight, for want of another way to say it.
      specification(day, from.time, last > addDays(day, 1) ? '23:59' : to.time === '00:00' ? '23:59' : to.time),
    )
  })
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
