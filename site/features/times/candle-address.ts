import { isDay } from '#core/domain/times/dates.ts'
import { optionsInQuery, queryOfOptions, type TimesOptions } from '#core/domain/times/options.ts'
import { queryWith } from '#site/ui/page/address.ts'

// The address of the candle times page:
// ?loc=281184&date=2026-11-20&shabbat=2026-11-27&candles=18&havdalah=42&elevation=1

export interface CandleQuery {
  /** Id of the place. */
  loc?: number | undefined
  /** The regular date, `YYYY-MM-DD`. */
  date?: string | undefined
  /** The eve of a Shabbat or a festival, `YYYY-MM-DD`. */
  shabbat?: string | undefined
  options: TimesOptions
}

/** Its parameters in their order. */
const NONE = {
  loc: undefined,
  date: undefined,
  day: undefined,
  shabbat: undefined,
  candles: undefined,
  havdalah: undefined,
  elevation: undefined,
}
const MAX_ID = 2 ** 31 - 1

/** Parses an address; ignores invalid values. */
export function readCandleQuery(search: string): CandleQuery {
  const query = new URLSearchParams(search)
  return {
    loc: idIn(query.get('loc')),
    // Also accept what people type.
    date: dayIn(query.get('date') ?? query.get('day')),
    shabbat: dayIn(query.get('shabbat')),
    options: optionsInQuery(query),
  }
}

function idIn(text: string | null): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined
  const id = Number(text)
  return id >= 1 && id <= MAX_ID ? id : undefined
}

function dayIn(text: string | null): string | undefined {
  return text && isDay(text) ? text : undefined
}

/** The query, without the question mark; other parameters in `search` stay. */
export function writeCandleQuery(search: string, { loc, date, shabbat, options }: CandleQuery): string {
  const changed = { ...NONE, loc, date, shabbat, ...Object.fromEntries(queryOfOptions(options)) }
  return queryWith(search, changed).slice(1)
}
