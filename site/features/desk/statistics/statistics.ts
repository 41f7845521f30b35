import type { Statistics, WeekTotals } from '#core/contract/desk.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { weekAfter } from '#core/domain/weeks.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall, downloadTable, orToast } from '../calls.ts'
import type { AnswerStore } from '#site/ui/page/answer.ts'
import { createDeskAnswer } from '../part.ts'

/** The sums of a week, by default the current one. */
export interface StatisticsStore extends AnswerStore<string | undefined, { statistics: Statistics }> {
  /** Saves the sums of a week as a file; a toast says why not. */
  save(week: string): Promise<void>
}

export function createStatistics(): StatisticsStore {
  return {
    ...createDeskAnswer(async (week) => {
      const querystring = { language: pageLang(), ...(week && { week }) }
      return { statistics: await deskCall('GET /rest/tjt/desk/statistics', { querystring }) }
    }),
    save: (week) =>
      orToast(async () => {
        const querystring = { language: pageLang(), week }
        const { csv } = await deskCall('GET /rest/tjt/desk/statistics/table', { querystring })
        downloadTable(csv, `statistics-${week}.csv`)
      }),
  }
}

/** The week that an address names. */
export const weekIn = ({ week }: Readonly<Record<string, string>>): string | undefined =>
  week !== undefined && /^\d{4}-\d\d-\d\d$/.test(week) && !Number.isNaN(Date.parse(week)) ? week : undefined

export const pressesOf = ({ phone, site, directions }: Pick<WeekTotals, 'phone' | 'site' | 'directions'>): number =>
  phone + site + directions

/** '22–28 Nov 2026': from Sunday to Shabbat. */
export function weekText(week: string): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[pageLang()].dateLocale, { dateStyle: 'medium', timeZone: 'UTC' })
  const last = Date.parse(weekAfter(week, 1)) - 1
  return format.formatRange(Date.parse(week), last)
}

/** '+12%'; undefined if there is nothing to compare with. */
export function changeText(now: number, before: number | undefined): string | undefined {
  if (!before) return undefined
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(LANGUAGES[pageLang()].locale, style).format(now / before - 1)
}

type Kinds = Statistics['kinds']
type Group = 'home' | 'place' | 'results' | 'listing' | 'travel' | 'times' | 'other'

const GROUPS: Partial<Record<Kinds[number]['kind'], Group>> = {
  home: 'home',
  place: 'place',
  results: 'results',
  listing: 'listing',
  travel: 'travel',
  feature: 'travel',
  category: 'travel',
  vacations: 'travel',
  shabbatTimes: 'times',
  candleTimes: 'times',
  calendar: 'times',
}

/** Pages by groups of kinds, the most opened first. */
export function groupedKinds(kinds: Kinds): { group: Group; pages: number }[] {
  const sums = new Map<Group, number>()
  for (const { kind, pages } of kinds) {
    const group = GROUPS[kind] ?? 'other'
    sums.set(group, (sums.get(group) ?? 0) + pages)
  }
  return [...sums].map(([group, pages]) => ({ group, pages })).toSorted((a, b) => b.pages - a.pages)
}
