import { createHmac } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Database, Store } from '#data/store/database.ts'

export interface Limit {
  /** What is counted, `login` or `mail`. */
  name: string
  most: number
  windowMs: number
}

/** Whether another is allowed, and if not how long to wait. */
export type Allowance = { allowed: true } | { allowed: false; retryAfterMs: number }

/**
 * Counts an event for a subject in a fixed window. The subject (an address, an account) is stored only as a keyed hash,
 * for the length of the window.
 */
export async function countOne(
  db: Store,
  { name, most, windowMs }: Limit,
  who: string,
  { secret, now }: { secret: string; now: number },
): Promise<Allowance> {
  const key = keyOf(name, who, secret)
  // A window that ends later than one starting now was started before the clock was set back.
  const isOver = (eb: ExpressionBuilder<Database, 'limits'>) =>
    eb.or([eb('limits.resets_at', '<=', now), eb('limits.resets_at', '>', now + windowMs)])
  const { count, resets_at } = await db
    .insertInto('limits')
    .values({ key, count: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(isOver(eb))
          .then(1)
          .else(eb('limits.count', '+', 1))
          .end(),
        resets_at: eb
          .case()
          .when(isOver(eb))
          .then(now + windowMs)
          .else(eb.ref('limits.resets_at'))
          .end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  if (count <= most) return { allowed: true }
  return { allowed: false, retryAfterMs: resets_at - now }
}

/** Takes back an event that was counted. */
export async function uncountOne(db: Store, { name }: Limit, who: string, secret: string): Promise<void> {
  await db
    .updateTable('limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(name, who, secret))
    .where('count', '>', 0)
    .execute()
}

const keyOf = (name: string, who: string, secret: string): string =>
  `${name} ${createHmac('sha256', secret).update(who).digest('base64url')}`

/** Deletes counts of past windows. */
export async function dropOldLimits(db: Store, now: number): Promise<void> {
  await db.deleteFrom('limits').where('resets_at', '<=', now).execute()
}
