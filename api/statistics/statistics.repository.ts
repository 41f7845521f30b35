import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { weekAfter, weekOf, dayOf } from '#core/domain/weeks.ts'
import { inBatches } from '#data/store/batches.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { StatisticsConfig } from '../settings/statistics.ts'
import type { Counted, StatisticsTable } from './statistics.table.ts'
import type { Sums } from './sums.ts'

/** Words that are waited for: more of them are somebody's joke. */
const MAX_WAITING = 10_000
const WAITING_MS = 28 * 86_400_000

/** Adds what a process has counted, all or nothing. */
export async function addSums(db: Store, sums: Sums, { days }: Pick<StatisticsConfig, 'days'>): Promise<void> {
  const secret = await secretOf(db, 'statistics')
  await db.transaction().execute(async (trx) => {
    const words: StatisticsTable[] = []
    for (const { text, day } of sums.words) {
      const hash = createHmac('sha256', secret).update(text).digest('base64url')
      if ((await daysOf(trx, { hash, day })) >= days)
        words.push({ week: weekOf(Date.parse(day)), what: 'words', subject: text, total: 1 })
    }
    await addRows(trx, [...sums.rows, ...words])
  })
}

/** On how many days something was searched for, with this one; 0 if this one is counted already. */
async function daysOf(trx: StoreTransaction, { hash, day }: { hash: string; day: string }): Promise<number> {
  const known = await trx.selectFrom('unfound_searches').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!known) {
    const { all } = await trx
      .selectFrom('unfound_searches')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
    if (Number(all) >= MAX_WAITING) return 0
  }
  const row = await trx
    .insertInto('unfound_searches')
    .values({ hash, days: 1, last_day: day })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((eb) => ({ days: eb('unfound_searches.days', '+', 1), last_day: day }))
        .where('unfound_searches.last_day', '<', day),
    )
    .returning('days')
    .executeTakeFirst()
  return row?.days ?? 0
}

/** In one order, so that processes wait for each other and never in a circle. */
const compare = (a: StatisticsTable, b: StatisticsTable) => (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ week, what, subject }: StatisticsTable) => `${week} ${what} ${subject}`

async function addRows(trx: StoreTransaction, rows: readonly StatisticsTable[]): Promise<void> {
  for (const some of inBatches(rows.toSorted(compare))) {
    await trx
      .insertInto('statistics')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['week', 'what', 'subject'])
          .doUpdateSet((eb) => ({ total: eb('statistics.total', '+', eb.ref('excluded.total')) })),
      )
      .execute()
  }
}

/** Whose sums are only kept for some time. */
const PARTS = ['listing', 'place', 'phone', 'site', 'directions', 'pressed', 'search', 'words'] as const

/** Deletes old sums of listings, places and words, and words that nobody searched for again; totals stay. */
export async function dropOldStatistics(
  db: Store,
  { weeks }: Pick<StatisticsConfig, 'weeks'>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('statistics')
    .where('week', '<', weekAfter(weekOf(now), -weeks))
    .where('what', 'in', PARTS)
    .where('subject', '!=', '')
    .execute()
  await db
    .deleteFrom('unfound_searches')
    .where('last_day', '<', dayOf(now - WAITING_MS))
    .execute()
}

/** The totals of the weeks since one, oldest first. */
export async function totalsSince(db: Store, week: string, whats: readonly Counted[]): Promise<StatisticsTable[]> {
  return db
    .selectFrom('statistics')
    .selectAll()
    .where('week', '>=', week)
    .where('what', 'in', whats)
    .where('subject', '=', '')
    .orderBy('week')
    .execute()
}

/** Some sums of a week, largest first. */
export async function sumsOf(db: Store, week: string, what: Counted): Promise<StatisticsTable[]> {
  return db
    .selectFrom('statistics')
    .selectAll()
    .where('week', '=', week)
    .where('what', '=', what)
    .where('subject', '!=', '')
    .orderBy('total', 'desc')
    .orderBy('subject')
    .limit(100)
    .execute()
}

/** The subjects of a week with the largest sums of some kinds together. */
export async function topSubjects(
  db: Store,
  week: string,
  { whats, count }: { whats: readonly Counted[]; count: number },
): Promise<{ subject: string; sums: Partial<Record<Counted, number>> }[]> {
  const top = await db
    .selectFrom('statistics')
    .select('subject')
    .where('week', '=', week)
    .where('what', 'in', whats)
    .where('subject', '!=', '')
    .groupBy('subject')
    .orderBy(sql`sum(total)`, 'desc')
    .orderBy('subject')
    .limit(count)
    .execute()
  if (top.length === 0) return []
  const subjects = top.map(({ subject }) => subject)
  const rows = await db
    .selectFrom('statistics')
    .selectAll()
    .where('week', '=', week)
    .where('what', 'in', whats)
    .where('subject', 'in', subjects)
    .execute()
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return subjects.map((subject) => ({
    subject,
    sums: Object.fromEntries((bySubject.get(subject) ?? []).map(({ what, total }) => [what, total])),
  }))
}

/** What is counted of listings. */
export const OF_LISTINGS = ['listing', 'phone', 'site', 'directions'] as const

/** How often the page of a listing was opened, and what was pressed there. */
export const countsOf = ({ listing = 0, phone = 0, site = 0, directions = 0 }: Partial<Record<Counted, number>>) => ({
  pages: listing,
  phone,
  site,
  directions,
})

/** The sums of some listings since a week, by tnid. */
export async function sumsOfListings(
  db: Store,
  tnids: readonly number[],
  since: string,
): Promise<Map<number, Partial<Record<Counted, number>>>> {
  const sums = new Map<number, Partial<Record<Counted, number>>>()
  for (const some of inBatches(tnids)) {
    const rows = await db
      .selectFrom('statistics')
      .select(['what', 'subject', (eb) => eb.fn.sum<number>('total').as('total')])
      .where('week', '>=', since)
      .where('what', 'in', OF_LISTINGS)
      .where('subject', 'in', some.map(String))
      .groupBy(['what', 'subject'])
      .execute()
    for (const { what, subject, total } of rows)
      sums.set(Number(subject), { ...sums.get(Number(subject)), [what]: Number(total) })
  }
  return sums
}

/** Every sum of a week. */
export async function allSums(db: Store, week: string): Promise<StatisticsTable[]> {
  return db
    .selectFrom('statistics')
    .selectAll()
    .where('week', '=', week)
    .orderBy('what')
    .orderBy('total', 'desc')
    .orderBy('subject')
    .limit(200_000)
    .execute()
}
