import type { Config } from './config.ts'
import { dropUnconfirmed } from './accounts/accounts.repository.ts'
import { dropOldTokens } from './accounts/tokens.repository.ts'
import { sweepUploads } from './edits/sweep-uploads.ts'
import { dropOldCaptchas } from './guards/captchas.repository.ts'
import { dropOldLimits } from './guards/limits.repository.ts'
import { startRepeating } from './repeating.ts'
import { dropOldMail } from './mail/outbox.repository.ts'
import { dropOldSubscribers } from './newsletter/newsletter.repository.ts'
import { dropOldRecipients } from './newsletter/issues.repository.ts'
import { dropOldStatistics } from './statistics/statistics.repository.ts'
import { dropOldSessions } from './accounts/sessions.repository.ts'
import { dropOldDeliveries } from './webhooks/deliveries.repository.ts'
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
  await dropOldDeliveries(db, now)
  await dropOldSubscribers(db, now)
  await dropOldRecipients(db, now)
}

/** Sweeps every ten minutes. Returns a function to stop it. */
export function startSweeping(
  { store, now, config }: { store: Store; now: () => Date; config: Config },
  onError: (error: unknown) => void,
): () => Promise<void> {
  const work = async () => {
    const at = now().getTime()
    await sweep(store, at)
    await sweepUploads(store, config, at)
    if (config.statistics) await dropOldStatistics(store, config.statistics, at)
  }
  return startRepeating(EVERY_MS, work, onError)
}
