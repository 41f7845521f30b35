import type { Config } from '../config.ts'
import { dropUnconfirmed } from '../accounts/accounts.repository.ts'
import { dropOldTokens } from '../accounts/tokens.repository.ts'
import { sweepUploads } from '../edits/sweep-uploads.ts'
import { dropOldCaptchas } from './captchas.repository.ts'
import { dropOldLimits } from './limits.repository.ts'
import { dropOldMail } from '../mail/outbox.repository.ts'
import { dropOldSubscribers } from '../newsletter/newsletter.repository.ts'
import { dropOldSessions } from '../sessions/sessions.repository.ts'
import type { Store } from '#data/store/database.ts'

const EVERY_MS = 10 * 60_000
/** Somebody who has not confirmed an address by then has forgotten it, or it was not theirs. */
const UNCONFIRMED_MS = 7 * 86_400_000

/** Forgets what has had its time: counts, used captchas, sessions, links, mail that was sent. */
export async function sweep(db: Store, now: number): Promise<void> {
  await dropOldLimits(db, now)
  await dropOldCaptchas(db, now)
  await dropOldSessions(db, now)
  await dropOldTokens(db, now)
  await dropUnconfirmed(db, now - UNCONFIRMED_MS)
  await dropOldMail(db, now)
  await dropOldSubscribers(db, now)
}

/** Sweeps every ten minutes, which alone keeps no process alive. Answers how to end it. */
export function startSweeping(
  { store, now, config }: { store: Store; now: () => Date; config: Config },
  onError: (error: unknown) => void,
): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    const at = now().getTime()
    sweeping = sweep(store, at)
      .then(() => sweepUploads(store, config, at))
      .catch(onError)
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return sweeping
  }
}
