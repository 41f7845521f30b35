import { createHmac } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Database, Store } from '#data/store/database.ts'

export interface Limit {
  /** What is counted, `login` or `mail`. */
  name: string
  most: number
  windowMs: number
}

/** Whether one more is allowed, and else how long to wait. */
export type Allowance = { allowed: true } | { allowed: false; retryAfterMs: number }

/**
 * Counts one more of something for somebody in a fixed window. The somebody (an address, an account)
 * is kept as a keyed hash only, and no longer than the window.
 */
export async function countOne(
  db: Store,
  { name, most, windowMs }: Limit,
  who: string,
  { secret, now }: { secret: string; now: number },
): Promise<Allowance> {
  const subject = createHmac('sha256', secret).update(who).digest('base64url')
  const key = `${name} ${subject}`
  // A window that ends later than one which begins now was begun by a clock that has been put back.
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

/** Forgets what was counted in windows that are over. */
export async function dropOldLimits(db: Store, now: number): Promise<void> {
  await db.deleteFrom('limits').where('resets_at', '<=', now).execute()
}
