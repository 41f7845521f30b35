import { isServiceCode, minyanState } from '#core/domain/prayers/state.ts'
import { SERVICE_CODES, type Coming } from '#core/terms/prayers.ts'
import { addDays, weekdayName, weekdayOf } from '#core/domain/times/dates.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { format } from '#core/i18n/format.ts'
import { momentText, SOON_MS, type HoursText, type MinyanWords, type MomentWords } from './hours-text.ts'
import type { Lang } from '#core/i18n/languages.ts'

const MINUTE_MS = 60_000
const SATURDAY = 6

export interface MinyanWhere {
  lang: Lang
  timeZone: string
  words: MomentWords & { minyan: MinyanWords }
}

/** 'Next minyan: Mincha 16:10 (in {{in}})'. */
export function minyanTextAt(coming: readonly Coming[], now: number, where: MinyanWhere): HoursText {
  const { minyan } = where.words
  const state = minyanState(coming, now)
  const from = now / MINUTE_MS
  if (state.is === 'unknown') return [from, minyan.unknown]
  if (state.is === 'ask') return [from, minyan.ask[state.about]]
  const values = { service: nameOf(state.service, minyan), at: momentText(state.at, now, where) }
  if (state.at - now > SOON_MS) return [from, plain(format(minyan.next, values))]
  return [from, plain(format(minyan.nextIn, { ...values, in: '{{in}}' })), state.at / MINUTE_MS]
}

/** Of a service whose name nobody has stated, only the time is said. */
const nameOf = (service: keyof MinyanWords['services'], { services }: MinyanWords): string =>
  service === 'service' ? '' : services[service]
const plain = (text: string): string => text.replace(/ {2,}/g, ' ')

/** The services of the coming Shabbat, from Friday noon on: 'Fri Mincha 16:10 · Sat Shacharit 09:00'. */
export function shabbatText(coming: readonly Coming[], now: number, { lang, timeZone, words }: MinyanWhere): string {
  const today = wallClock(timeZone, now).day
  const saturday = addDays(today, SATURDAY - weekdayOf(today))
  const friday = addDays(saturday, -1)
  const texts = coming.flatMap(([at, code]) => {
    const { day, time } = wallClock(timeZone, at)
    const isOnShabbat = day === saturday || (day === friday && time >= '12:00')
    if (!isServiceCode(code) || at <= now || !isOnShabbat) return []
    const name = nameOf(SERVICE_CODES[code], words.minyan)
    return [{ day, text: [name, time].filter(Boolean).join(' ') }]
  })
  return [...Map.groupBy(texts, ({ day }) => day)]
    .map(([day, ofDay]) => `${weekdayName(lang, day, 'short')} ${ofDay.map(({ text }) => text).join(', ')}`)
    .join(' · ')
}
