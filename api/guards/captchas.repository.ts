import type { Store } from '#data/store/database.ts'
import { hashOf } from '#data/store/sealed.ts'

/** Records a captcha's solution, atomically. False if already used. */
export async function useCaptcha(db: Store, { id, until }: { id: string; until: number }): Promise<boolean> {
  const first = await db
    .insertInto('used_captchas')
    .values({ hash: hashOf(id), expires_at: until })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return first !== undefined
}

/** Deletes solutions too old to be accepted anyway. */
export async function dropOldCaptchas(db: Store, now: number): Promise<void> {
  await db.deleteFrom('used_captchas').where('expires_at', '<=', now).execute()
}
