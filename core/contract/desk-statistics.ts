import { Type, type Static } from 'typebox'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { endpoint, Id, LangCode } from './parts/common.ts'
import { DeskListing } from './desk-parts.ts'
import { Count, PageCounts } from './statistics.ts'
import { LocalizedText } from './parts/localized.ts'
import { Day } from './seed/parts.ts'

/** The sums of a week. */
export const WeekTotals = Type.Object({
  /** The Sunday on which it began, in UTC. */
  week: Day,
  ...PageCounts,
  searches: Count,
  /** Those that found nothing, which are among the searches. */
  unfound: Count,
})
export type WeekTotals = Static<typeof WeekTotals>

const PlaceSums = Type.Object({
  tlid: Id,
  /** Absent if it is no longer in the gazetteer. */
  name: Type.Optional(LocalizedText),
  url: Type.Optional(Type.String()),
  /** Of the place and of the listings there. */
  pages: Count,
  presses: Count,
  /** Searches that led to it. */
  searches: Count,
})
export type PlaceSums = Static<typeof PlaceSums>

const ListingSums = Type.Object({
  tnid: Id,
  /** Absent if it was deleted. */
  listing: Type.Optional(DeskListing),
  ...PageCounts,
})
export type ListingSums = Static<typeof ListingSums>

export const Statistics = Type.Object({
  /** Whether the server counts. */
  isCounting: Type.Boolean(),
  week: Day,
  /** Up to 53 weeks, oldest first, up to the current one. */
  weeks: Type.Array(WeekTotals),
  kinds: Type.Array(Type.Object({ kind: Type.Unsafe<RouteKind>({ type: 'string' }), pages: Count })),
  languages: Type.Array(Type.Object({ language: LangCode, pages: Count })),
  /** Those with the most, at most 20. */
  places: Type.Array(PlaceSums),
  listings: Type.Array(ListingSums),
  /** Words of searches that found nothing, with the days of the week on which they were searched for. */
  words: Type.Array(Type.Object({ text: Type.String(), days: Count })),
})
export type Statistics = Static<typeof Statistics>

const StatisticsQuery = Type.Object({
  language: Type.Optional(LangCode),
  /** A day of the week; the current one by default. */
  week: Type.Optional(Day),
})

export const deskStatistics = {
  statistics: endpoint('GET /rest/tjt/desk/statistics', { querystring: StatisticsQuery, reply: Statistics }),
  /** Every sum of a week, and the totals of the weeks before it, as CSV. */
  statisticsTable: endpoint('GET /rest/tjt/desk/statistics/table', {
    querystring: StatisticsQuery,
    reply: Type.Object({ csv: Type.String() }),
  }),
}
