import type { Store } from '#data/store/database.ts'
import { hashOf } from '../sessions/sessions.repository.ts'

/** Remembers an answer to a captcha. False where it was used before, whoever asks at the same time. */
export async function useCaptcha(db: Store, { id, until }: { id: string; until: number }): Promise<boolean> {
  const first = await db
    .insertInto('used_captchas')
    .values({ hash: hashOf(id), expires_at: until })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return first !== undefined
}

/** Forgets answers that are too old to be accepted anyway. */
export async function dropOldCaptchas(db: Store, now: number): Promise<void> {
  await db.deleteFrom('used_captchas').where('expires_at', '<=', now).execute()
}
