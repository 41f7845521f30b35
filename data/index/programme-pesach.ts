import type { SeedFeature } from '#core/contract/data-files.ts'
import { lastOfPesach } from '#core/domain/kashrut.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { Index } from './open.ts'

// What an offer states for a Pesach ends with it.

/** Whether the Pesach of a year is over on a day, YYYY-MM-DD, in a country. */
const isOver = (year: number, country: string, day: string): boolean => lastOfPesach(year, country === 'IL') < day

/** An offer without what it states for a Pesach that is over. */
export function withoutPastPesach(feature: SeedFeature, country: string, day: string): SeedFeature {
  if (!feature.pesach || !isOver(feature.pesach.year, country, day)) return feature
  const { pesach: _, ...others } = feature
  return others
}

/** Notes the offers whose Pesach has ended between two days, or again has not. Returns how many. */
export function endPesach(index: Index, days: { before: string; now: string }, { features }: AffectedPages): number {
  const due = index
    .all<{ country: string; body: string }>(
      `select p.country, f.body from features f join places p on p.id = f.place where f.body like '%"pesach":%'`,
    )
    .map(({ country, body }) => ({ country, feature: JSON.parse(body) as SeedFeature }))
    .filter(({ country, feature: { pesach } }) => {
      const [before, now] = [days.before, days.now].map((day) => pesach && isOver(pesach.year, country, day))
      return before !== now
    })
  for (const { feature } of due) features.add(feature.nid)
  return due.length
}
