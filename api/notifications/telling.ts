import type { Lang } from '#core/i18n/languages.ts'
import type { Store } from '#data/store/database.ts'
import type { User } from '../accounts/accounts.repository.ts'
import type { Config } from '../config.ts'
import { leaveHeaders, leaveLink } from '#api/mail/leaving.ts'
import { leaveToken, type Choice, type Whose } from './choices.repository.ts'

/** A look for what is to be told. */
export interface Telling {
  store: Store
  config: Pick<Config, 'linkOrigin'>
  /** Epoch milliseconds. */
  now: number
}

export const EVERY_MS = 10 * 60_000
const DAY_MS = 86_400_000
/** Daily mails go out from this hour on, UTC: morning in Europe and Israel, night in America. */
const DAILY_FROM_MS = 5 * 3_600_000

/** Whether it is time to tell somebody what is new. Daily mails: once in the 24 hours from their hour on. */
export function isDue({ way, notifiedAt }: Pick<Choice<string>, 'way' | 'notifiedAt'>, now: number): boolean {
  const dayOf = (at: number) => Math.floor((at - DAILY_FROM_MS) / DAY_MS)
  return way === 'atOnce' || (way === 'daily' && dayOf(notifiedAt) < dayOf(now))
}

/** The part of a message's key that is the same for processes that look at the same time. */
export const slotOf = (now: number): number => Math.floor(now / EVERY_MS)

/** Whether somebody has a confirmed address, and is not blocked. */
export const isReachable = ({ verified, email, blocked_until }: User, now: number): boolean =>
  verified === 1 && email !== '' && blocked_until <= now

/** The link that stops the mails, without a log-in, and the headers with which mail clients do. */
export async function leaveOf(
  db: Store,
  { whose, linkOrigin, language }: { whose: Whose; linkOrigin: string; language: Lang },
): Promise<{ leaveLink: string; headers: Record<string, string> }> {
  const leave = await leaveToken(db, whose)
  return {
    leaveLink: leaveLink(linkOrigin, language, { leave }),
    headers: leaveHeaders(linkOrigin, { leave }),
  }
}
