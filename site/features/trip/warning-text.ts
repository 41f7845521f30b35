import type { ShabbatRun } from '#core/contract/times.ts'
import { latestArrival, type Warning } from '#core/domain/trip/stay.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { durationText, hoursText, shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { TripWords } from './trip-props.ts'

interface Context {
  words: TripWords
  /** Before candle lighting, for an arrival. */
  hours: number
}

/** What to take care of, in a sentence. */
export function warningText(lang: Lang, warning: Warning, { words, hours }: Context): string {
  if (!('run' in warning)) return withoutRun(lang, warning, words)
  const { run } = warning
  const [first] = run.lightings
  const values = {
    name: isolate('names' in warning ? warning.names.join(', ') || words.shabbat : runName(run, words)),
    candles: momentText(lang, first, words),
    havdalah: momentText(lang, run.havdalah, words),
  }
  if (warning.kind === 'close') return format(words.close, { ...values, time: timeText(lang, warning.minutes) })
  if (warning.kind === 'eve' || warning.kind === 'inTime') {
    const latest = latestArrival(run, hours)
    return latest ? format(words.eve, { ...values, latest }) : format(words.eveSoon, values)
  }
  return format(words[warning.kind], values)
}

function withoutRun(lang: Lang, warning: Exclude<Warning, { run: ShabbatRun }>, words: TripWords): string {
  if (warning.kind === 'eruvTavshilin') {
    const { day, lighting } = warning
    return format(words.eruvTavshilin, { day: shortDay(lang, day), candles: lighting.time ?? words.none })
  }
  const names = warning.names.map(isolate).join(', ')
  if (warning.kind === 'festival') return format(words.festival, { names })
  return format(words.afterShabbat, { names, candles: momentText(lang, warning.lighting, words) })
}

/** 'Shabbat', or the festivals of the run. */
export const runName = ({ festivals, shabbat, parasha }: ShabbatRun, words: Pick<TripWords, 'shabbat'>): string =>
  (parasha && shabbat) || festivals.length === 0 ? words.shabbat : festivals.join(', ')

function momentText(lang: Lang, moment: ShabbatRun['havdalah'] | undefined, { none }: TripWords): string {
  return moment ? `${shortDay(lang, moment.day)}, ${moment.time ?? none}` : none
}

/** Older browsers cannot write hours and minutes in one. */
const timeText = (lang: Lang, minutes: number): string =>
  'DurationFormat' in Intl ? durationText(lang, minutes) : hoursText(lang, Math.round(minutes / 6) / 10)
