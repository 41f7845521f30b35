import type { OwnSession } from '#core/contract/account-sessions.ts'
import type { Done } from '#core/contract/accounts.ts'
import { requireSession } from './access.ts'
import { deleteSessionsOf, endSessionOf, sessionsOf } from './sessions.repository.ts'
import type { Call } from './call.ts'
import { done, successMessage } from './answers.ts'

/** Where the caller is logged in, this session first. */
export async function listOwnSessions({ request, deps }: Omit<Call, 'reply'>): Promise<{ sessions: OwnSession[] }> {
  const { uid, hash: own } = requireSession(request)
  const rows = await sessionsOf(deps.store, uid, deps.now().getTime())
  const sessions = rows.map(({ hash, browser, system, at, used_at }) => ({
    id: hash,
    browser,
    system,
    since: at,
    used: used_at,
    isThis: hash === own,
  }))
  return { sessions: sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis)) }
}

/** Ends another session of the caller; their own ends by logging out. */
export async function endOwnSession({ request, deps }: Omit<Call, 'reply'>, hash: string): Promise<Done> {
  await endSessionOf(deps.store, requireSession(request), hash)
  return done(successMessage(request, 'sessionEnded'))
}

export async function endOtherSessions({ request, deps }: Omit<Call, 'reply'>): Promise<Done> {
  const session = requireSession(request)
  await deleteSessionsOf(deps.store, session.uid, { butNot: session })
  return done(successMessage(request, 'othersEnded'))
}
