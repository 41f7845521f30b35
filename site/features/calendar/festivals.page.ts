import { dayNumber } from '#core/domain/times/dates.ts'
import { daysOfYear } from '#core/domain/times/hebrew-day.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import type { HebrewDate, Occasion, OccasionKind } from '#core/domain/times/types.ts'

/** A day as `YYYY-MM-DD` and as a Hebrew date. */
export interface Day {
  day: string
  hebrew: HebrewDate
}

/** Both ends included; `from` and `to` are the same for a single day. */
export interface Span {
  from: Day
  to: Day
}

/** A festival or fast with its days in Israel and abroad; some are kept in one of the two only. */
export interface FestivalRow {
  occasion: Occasion
  israel?: Span
  abroad?: Span
}

/** The kinds that are listed, in the order for those that begin on the same day. */
const KINDS: readonly OccasionKind[] = ['yomTov', 'fast', 'cholHamoed', 'minor', 'modern']

/** The festivals and fasts of a Hebrew year in chronological order. */
export function festivalsOf(year: number): FestivalRow[] {
  const rows: FestivalRow[] = []
  for (const where of ['israel', 'abroad'] as const) {
    for (const { occasion, ...span } of spansOf(year, where === 'israel')) {
      const known = rows.find((row) => row.occasion.name === occasion.name)
      if (known) known[where] = span
      else rows.push({ occasion, [where]: span })
    }
  }
  return rows.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Sorts by first day, then by kind. */
function placeOf({ occasion, israel, abroad }: FestivalRow): number {
  const starts = [israel, abroad].flatMap((span) => (span ? [dayNumber(span.from.day)] : []))
  return Math.min(...starts) * KINDS.length + KINDS.indexOf(occasion.kind)
}

function spansOf(year: number, israel: boolean): (Span & { occasion: Occasion })[] {
  const { first, last } = daysOfYear(year)
  const count = dayNumber(last) - dayNumber(first) + 1
  const spans: (Span & { occasion: Occasion })[] = []
  for (const { day, hebrew, occasions } of jewishDays(first, count, israel)) {
    const at = { day, hebrew }
    for (const { name: ownName, kind, moved } of occasions) {
      if (!KINDS.includes(kind)) continue
      const name = ofItsWeek(ownName)
      const known = spans.find(({ occasion }) => occasion.name === name)
      if (known) known.to = at
      else spans.push({ occasion: { name, kind, moved }, from: at, to: at })
    }
  }
  return spans
}

/** Counts the Shabbat of chol hamoed among its weekdays. */
function ofItsWeek(name: Occasion['name']): Occasion['name'] {
  if (name === 'Sukkot Shabbat Chol ha-Moed') return 'Chol HaMoed Sukkot'
  if (name === 'Pesach Shabbat Chol ha-Moed') return 'Chol HaMoed Pesach'
  return name
}
