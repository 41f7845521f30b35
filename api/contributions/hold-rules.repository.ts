import { sql } from 'kysely'
import type { HoldCounts, HoldReason, HoldRules } from '#core/contract/holding.ts'
import { holdReasons } from '#core/domain/holding.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { rightsOf } from '#api/accounts/roles.repository.ts'
import type { Config } from '#api/config.ts'
import type { RowChange } from '#api/audit/changes.ts'
import type { HoldRulesTable } from './hold-rules.table.ts'

const ID = 1
const POSTS = ['reviews', 'questions', 'answers'] as const

const rowOf = (db: Store) => db.selectFrom('hold_rules').selectAll().where('id', '=', ID).executeTakeFirst()

const rulesIn = ({ first_posts, links, words }: HoldRulesTable): HoldRules => ({
  first: first_posts,
  links: links === 1,
  words,
})

/** The rules in force: those that somebody has set, or the standard of the site. */
export async function holdRulesOf(db: Store, { holdRules }: Pick<Config, 'holdRules'>): Promise<HoldRules> {
  const row = await rowOf(db)
  return row ? rulesIn(row) : holdRules
}

/** Sets the rules. Returns the change for the log. */
export async function storeHoldRules(trx: StoreTransaction, { first, links, words }: HoldRules): Promise<RowChange> {
  const lines = words.split(/\r?\n/).map((line) => line.trim())
  const after = { first_posts: first, links: links ? 1 : 0, words: lines.filter(Boolean).join('\n') } as const
  const known = await rowOf(trx)
  await trx
    .insertInto('hold_rules')
    .values({ id: ID, ...after })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(after))
    .execute()
  const { id: _, ...before } = known ?? { id: ID }
  return { table: 'hold_rules', id: ID, before: known ? (before as typeof after) : null, after }
}

interface NewPost {
  uid: number
  level: string
  texts: readonly string[]
}

/** Why a new contribution waits; nothing if it does not. Rules are for those who are not trusted yet. */
export async function reasonsToHold(
  trx: StoreTransaction,
  { uid, level, texts }: NewPost,
  config: Pick<Config, 'trust' | 'holdRules'>,
): Promise<HoldReason[]> {
  const { heldPosts } = config.trust
  if (heldPosts === 'all') return [{ why: 'all' }]
  if (heldPosts === 'new' && level === 'new') return [{ why: 'new' }]
  if (level === 'trusted' || (await rightsOf(trx, uid))) return []
  const rules = await holdRulesOf(trx, config)
  // Nobody is counted where it makes no difference.
  const published = rules.first > 0 ? await publishedBy(trx, uid) : 0
  return holdReasons({ texts, published }, rules)
}

/** How many of an account's contributions are on pages. */
async function publishedBy(trx: StoreTransaction, uid: number): Promise<number> {
  const own = POSTS.map((table) => sql`select 1 from ${sql.table(table)} where uid = ${uid} and hidden = 0`)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${sql.join(own, sql` union all `)}) as own`.execute(trx)
  return Number(rows[0]?.n ?? 0)
}

/** What has waited so far, by what became of it. */
export async function holdCountsOf(db: Store): Promise<HoldCounts> {
  const all = POSTS.map((table) => sql`select hidden, looked_at from ${sql.table(table)} where held <> ''`)
  const { rows } = await sql<Omit<HoldCounts, 'held'> & { total: number }>`
    select count(*) as total,
      sum(case when hidden = 1 and looked_at = 0 then 1 else 0 end) as waiting,
      sum(case when hidden = 0 then 1 else 0 end) as published,
      sum(case when hidden = 1 and looked_at > 0 then 1 else 0 end) as removed
    from (${sql.join(all, sql` union all `)}) as posts`.execute(db)
  const { total, waiting, published, removed } = rows[0]!
  return {
    held: Number(total),
    waiting: Number(waiting ?? 0),
    published: Number(published ?? 0),
    removed: Number(removed ?? 0),
  }
}
