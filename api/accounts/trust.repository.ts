import { sql, type RawBuilder } from 'kysely'
import { earnedTrust, isTrustLevel, type Track, type TrustLevel, type TrustRules } from '#core/domain/trust.ts'
import type { Store } from '#data/store/database.ts'
import type { User } from './accounts.repository.ts'

const DAY_MS = 86_400_000
/** A review, question or answer that nobody has looked at counts as approved once it has stood for so long. */
const STANDING_MS = 7 * DAY_MS

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
  const decided = await decidedOf(
    db,
    users.map(({ id }) => id),
    now,
  )
  return new Map(
    users.map((user) => {
      const { approved = 0, refused = 0 } = decided.get(user.id) ?? {}
      const days = Math.max(0, Math.floor((now - Math.max(user.at, user.blocked_until)) / DAY_MS))
      const track = { approved, refused, days }
      return [user.id, { ...levelOf(user, earnedTrust(track, rules), now), ...track }]
    }),
  )
}

function levelOf({ trust, role, blocked_until }: User, earned: TrustLevel, now: number): Omit<Trust, keyof Track> {
  const fixed = isTrustLevel(trust) && { fixed: trust }
  if (blocked_until > now) return { level: 'new', ...fixed }
  if (fixed) return { level: fixed.fixed, ...fixed }
  return { level: earned === 'new' && role !== '' ? 'member' : earned }
}

/** What editors approved and refused of accounts since their last block: edits, claims, reviews, questions, answers. */
async function decidedOf(db: Store, uids: readonly number[], now: number) {
  if (uids.length === 0) return new Map<number, { approved: number; refused: number }>()
  const own = sql`uid in (${sql.join([...uids])})`
  const standing = sql`looked_at > 0 or at <= ${now - STANDING_MS}`
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
              approved: sql`hidden = 0 and (${standing})`,
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
