import type { Entry } from '#core/contract/entries.ts'
import type { ComingHours } from '#core/domain/hours/coming.ts'
import type { ComingPrayers } from '#core/domain/prayers/coming.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { startOfDay, wallClock } from '#core/domain/times/zones.ts'
import { hoursTextAt, SOON_MS, type HoursText, type OpenWords } from '#core/text/hours-text.ts'
import { minyanTextAt } from '#core/text/minyan-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CardLine } from '#site/ui/cards/card.ts'
import { openWords } from '#site/ui/cards/card-words.page.ts'
import type { HoursData, LiveText } from './hours-data.ts'

const MINUTE_MS = 60_000

interface Where {
  lang: Lang
  timeZone: string
}

/** What to say of hours in the coming days. */
export function hoursData({ stretches }: Pick<ComingHours, 'stretches'>, where: Where): HoursData {
  const words = openWords(where.lang)
  const moments = stretches.map(([at]) => at)
  return dataOf(moments, { where, words, unknown: words.unknown }, (at) =>
    hoursTextAt(stretches, at, { ...where, words }),
  )
}

/** What to say of the next minyan in the coming days. */
export function minyanData({ coming }: Pick<ComingPrayers, 'coming'>, where: Where): HoursData {
  const words = openWords(where.lang, { withMinyan: true })
  const moments = coming.map(([at]) => at)
  return dataOf(moments, { where, words, unknown: words.minyan.unknown }, (at) =>
    minyanTextAt(coming, at, { ...where, words }),
  )
}

interface Said {
  where: Where
  words: OpenWords
  unknown: string
}

/** Lines of a card for which a script picks what holds now: whether it is open, and when the next minyan is. */
export function liveLines(lang: Lang, { hours, minyanim }: Pick<Entry, 'hours' | 'minyanim'>): CardLine[] {
  const inMs = <T>(all: readonly (readonly [minute: number, code: T])[]) =>
    all.map(([minute, code]) => [minute * MINUTE_MS, code] as const)
  const data = [
    hours && hoursData({ stretches: inMs(hours.stretches) }, { lang, timeZone: hours.timeZone }),
    minyanim && minyanData({ coming: inMs(minyanim.coming) }, { lang, timeZone: minyanim.timeZone }),
  ]
  return data.flatMap((item) => (item ? [{ icon: 'clock', text: '', live: JSON.stringify(item) }] : []))
}

/** Changes at each moment, at midnight, and when one is near. */
function dataOf(
  stated: readonly number[],
  { where: { timeZone }, words, unknown }: Said,
  textAt: (at: number) => HoursText,
): HoursData {
  const [start = 0, end = 0] = [stated[0], stated.at(-1)]
  const { day } = wallClock(timeZone, start)
  const midnights = Array.from({ length: 9 }, (_, at) => startOfDay(timeZone, addDays(day, at)))
  const moments = [...new Set([...stated, ...midnights, ...stated.map((at) => at - SOON_MS)])]
  const texts = moments
    .filter((at) => at >= start && at < end)
    .sort((a, b) => a - b)
    .map(textAt)
  const changes = texts.filter(([, text, until], at) => text !== texts[at - 1]?.[1] || until !== texts[at - 1]?.[2])
  const { hm, m } = words
  const first = start / MINUTE_MS
  const since = (minute: number) => minute - first
  const counted = changes.map(([from, text, until]): LiveText => {
    const is = stateOf(text, words)
    const left = until === undefined ? undefined : since(until)
    if (is !== undefined) return [since(from), text, left ?? 0, is]
    return left === undefined ? [since(from), text] : [since(from), text, left]
  })
  return { start: first, texts: [...counted, [since(end / MINUTE_MS), unknown]], hm, m }
}

/** Whether a text says that the place is open (1) or closed (0). */
function stateOf(text: string, { now, closed }: OpenWords): 0 | 1 | undefined {
  if (text.startsWith(now)) return 1
  return Object.values(closed).some((word) => text.startsWith(word)) ? 0 : undefined
}
