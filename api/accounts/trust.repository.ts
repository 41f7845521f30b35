import { sql, type RawBuilder } from 'kysely'
import { earnedTrust, isTrustLevel, type Track, type TrustLevel, type TrustRules } from '#core/terms/trust.ts'
import type { Store } from '#data/store/database.ts'
import type { User } from './accounts.repository.ts'

const DAY_MS = 86_400_000
/** So many other trusted people who find a review or an answer helpful stand for an editor's look at it. */
const CONFIRMATIONS = 2

/** A level with what it was computed from. */
export interface Trust extends Track {
  level: TrustLevel
  /** Given by an admin instead. */
  fixed?: TrustLevel
}

export interface TrustAt {
  rules: TrustRules
  /** Epoch milliseconds. */
  now: number
}

/**
 * How far accounts are trusted, by uid. A blocked account is new, and after a block everything counts from its end:
 * age, and what was contributed. A role makes at least a member: its contributions are not held as those of strangers.
 */
export async function trustOf(db: Store, users: readonly User[], { rules, now }: TrustAt): Promise<Map<number, Trust>> {
  const uids = users.map(({ id }) => id)
  const readers = await readersOf(db, uids)
  // What editors decided alone: people must not make each other trusted in a circle.
  const trusted = trustIn(readers, await decidedOf(db, readers), { rules, now })
  const confirming = readers.filter(({ id, role }) => role !== '' || trusted.get(id)?.level === 'trusted')
  return trustIn(users, await decidedOf(db, users, confirming), { rules, now })
}

type Decided = ReadonlyMap<number, { approved: number; refused: number }>

const trustIn = (users: readonly User[], decided: Decided, { rules, now }: TrustAt): Map<number, Trust> =>
  new Map(
    users.map((user) => {
      const { approved = 0, refused = 0 } = decided.get(user.id) ?? {}
      const days = Math.max(0, Math.floor((now - Math.max(user.at, user.blocked_until)) / DAY_MS))
      const track = { approved, refused, days }
      return [user.id, { ...levelOf(user, earnedTrust(track, rules), now), ...track }]
    }),
  )

/** Those who found something helpful that some accounts wrote and no editor has looked at. */
async function readersOf(db: Store, uids: readonly number[]): Promise<User[]> {
  if (uids.length === 0) return []
  const written = sql.join(
    (['reviews', 'answers'] as const).map(
      (table) => sql`select f.uid from feedbacks f join ${sql.table(table)} w on w.id = f.item
        where f.kind = ${sql.lit(table)} and f.trend = 'up' and f.uid <> w.uid
          and w.hidden = 0 and w.looked_at = 0 and w.uid in (${sql.join([...uids])})`,
    ),
    sql` union `,
  )
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', sql<number>`(${written})`)
    .execute()
}

function levelOf({ trust, role, blocked_until }: User, earned: TrustLevel, now: number): Omit<Trust, keyof Track> {
  const fixed = isTrustLevel(trust) && { fixed: trust }
  if (blocked_until > now) return { level: 'new', ...fixed }
  if (fixed) return { level: fixed.fixed, ...fixed }
  return { level: earned === 'new' && role !== '' ? 'member' : earned }
}

/**
 * What editors approved and refused of accounts since their last block: edits, claims, reviews, questions, answers.
 * What nobody has looked at says nothing, however long it has stood, unless enough of some people confirm it.
 */
async function decidedOf(db: Store, users: readonly User[], confirming: readonly User[] = []): Promise<Decided> {
  if (users.length === 0) return new Map()
  const own = sql`uid in (${sql.join(users.map(({ id }) => id))})`
  const { rows } = await sql<{ uid: number; approved: number; refused: number }>`
    select uid, sum(approved) as approved, sum(refused) as refused from (
      ${sql.join(
        [
          ...['edits', 'claims'].map((table) =>
            part(table, { own, approved: sql`state = 'approved'`, refused: sql`state = 'refused'` }),
          ),
          ...['reviews', 'questions', 'answers'].map((table) =>
            part(table, {
              own,
              approved: sql`hidden = 0 and (looked_at > 0 or ${isConfirmed(table, confirming)})`,
              refused: sql`hidden = 1 and looked_at > 0`,
            }),
          ),
        ],
        sql` union all `,
      )}
    ) as sent
    where sent.at >= (select blocked_until from users where users.id = sent.uid) group by uid`.execute(db)
  return new Map(rows.map(({ uid, ...sums }) => [uid, counts(sums)]))
}

/** Whether enough of some people find a row of a table helpful. */
const isConfirmed = (table: string, by: readonly User[]): RawBuilder<boolean> =>
  by.length < CONFIRMATIONS
    ? sql`false`
    : sql`(select count(*) from feedbacks f
        where f.kind = ${sql.lit(table)} and f.item = ${sql.table(table)}.id and f.trend = 'up'
          and f.uid <> ${sql.table(table)}.uid and f.uid in (${sql.join(by.map(({ id }) => id))})
        ) >= ${sql.lit(CONFIRMATIONS)}`

interface Part {
  own: RawBuilder<unknown>
  approved: RawBuilder<unknown>
  refused: RawBuilder<unknown>
}

const part = (table: string, { own, approved, refused }: Part) => sql`
  select uid, at, case when ${approved} then 1 else 0 end as approved, case when ${refused} then 1 else 0 end as refused
  from ${sql.table(table)} where ${own}`

const counts = ({ approved, refused }: { approved: number; refused: number }) => ({
  approved: Number(approved),
  refused: Number(refused),
})

/** How much somebody has contributed since a moment, epoch milliseconds, whatever became of it. */
export async function contributedSince(db: Store, uid: number, since: number): Promise<number> {
  const parts = ['edits', 'claims', 'reviews', 'questions', 'answers'].map(
    (table) => sql`select uid from ${sql.table(table)} where uid = ${uid} and at > ${since}`,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${sql.join(parts, sql` union all `)}) as sent`.execute(db)
  return Number(rows[0]?.n ?? 0)
}
