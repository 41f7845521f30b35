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
/** Unconfirmed addresses are by then forgotten, or somebody else's. */
const UNCONFIRMED_MS = 7 * 86_400_000

/** Deletes expired data: counts, used captchas, sessions, links, sent mail. */
export async function sweep(db: Store, now: number): Promise<void> {
  await dropOldLimits(db, now)
  await dropOldCaptchas(db, now)
  await dropOldSessions(db, now)
  await dropOldTokens(db, now)
  await dropUnconfirmed(db, now - UNCONFIRMED_MS)
  await dropOldMail(db, now)
  await dropOldSubscribers(db, now)
}

/** Sweeps every ten minutes, without keeping the process alive. Returns a function to stop it. */
export function startSweeping(
  { store, now, config }: { store: Store; now: () => Date; config: Config },
  onError: (error: unknown) => void,
): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    const at = now().getTime()
    // One after another, so that stopping waits for all of them.
    sweeping = sweeping
      .then(() => sweep(store, at))
      .then(() => sweepUploads(store, config, at))
      .catch(onError)
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return sweeping
  }
}
