import type { ComingHours } from '#core/domain/hours/coming.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { startOfDay } from '#core/domain/times/zones.ts'
import { hoursTextAt, SOON_MS } from '#core/i18n/hours-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { HoursData } from './hours-data.ts'

const MINUTE_MS = 60_000

interface Where {
  lang: Lang
  timeZone: string
}

/** What to say of hours in the coming days: changes with each stretch, at midnight, and when closing time is near. */
export function hoursData({ day, stretches }: ComingHours, where: Where): HoursData {
  const words = MESSAGES[where.lang].listing.listing.hours
  const start = stretches[0]?.[0] ?? 0
  const end = stretches.at(-1)?.[0] ?? 0
  const starts = stretches.map(([at]) => at)
  const midnights = Array.from({ length: 9 }, (_, at) => startOfDay(where.timeZone, addDays(day, at)))
  const moments = [...new Set([...starts, ...midnights, ...starts.map((at) => at - SOON_MS)])]
  const texts = moments
    .filter((at) => at >= start && at < end)
    .sort((a, b) => a - b)
    .map((at) => hoursTextAt(stretches, at, { ...where, words }))
  const changes = texts.filter(([, text, until], at) => text !== texts[at - 1]?.[1] || until !== texts[at - 1]?.[2])
  return { texts: [[0, words.unknown], ...changes, [end / MINUTE_MS, words.unknown]], hm: words.hm, m: words.m }
}
