import type { SeedCategory } from '#core/contract/data-files.ts'
import { festivalIn } from '#core/domain/festival-names.ts'
import { dayText } from '#core/domain/times/dates.ts'
import { dayOfHebrew } from '#core/domain/times/hebrew-day.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { Index } from './open.ts'
import { setBodies } from './queries.ts'
import type { ComingFestival } from './shown-cards.ts'

// When the festival is that programmes of a category are for.

/** Their days in the Hebrew calendar, by English name; Sukkot with the festival that concludes it. */
const DAYS = {
  Passover: { month: 'Nisan', first: 15, lastInIsrael: 21, after: 3760 },
  Sukkot: { month: 'Tishrei', first: 15, lastInIsrael: 22, after: 3761 },
} as const

/** The festival in a category's name as it comes next, or is now, on a day, YYYY-MM-DD; undefined if it names none. */
export function comingFestival({ title }: Pick<SeedCategory, 'title'>, day: string): ComingFestival | undefined {
  const found = festivalIn(title)
  const days = found && DAYS[found.name.en as keyof typeof DAYS]
  if (!days || !day) return undefined
  const of = (civil: number): ComingFestival => {
    const at = (date: number) => dayText(dayOfHebrew({ year: civil + days.after, month: days.month, day: date }))
    const { first, lastInIsrael } = days
    return { name: found.name, eve: at(first - 1), lastInIsrael: at(lastInIsrael), last: at(lastInIsrael + 1) }
  }
  const year = Number(day.slice(0, 4))
  return [of(year), of(year + 1)].find(({ last }) => last >= day)
}

/** Notes the categories whose festival is another one than it was a day before. Returns how many. */
export function turnFestivals(
  index: Index,
  { before, now }: { before: string; now: string },
  { categories }: AffectedPages,
): number {
  const turned = setBodies<SeedCategory>(index, 'categories').filter(
    (category) => comingFestival(category, before)?.eve !== comingFestival(category, now)?.eve,
  )
  for (const { id } of turned) categories.add(id)
  return turned.length
}
