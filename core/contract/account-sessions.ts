import { Type, type Static } from 'typebox'
import { Done } from './accounts.ts'
import { Closed, endpoint } from './parts/common.ts'

const SessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** Where somebody is logged in. Times are epoch milliseconds. */
export const OwnSession = Type.Object({
  id: SessionId,
  /** Names; empty if unknown. */
  browser: Type.String(),
  system: Type.String(),
  since: Type.Integer(),
  /** To the hour. */
  used: Type.Integer(),
  /** Whether it is the caller's. */
  isThis: Type.Boolean(),
})
export type OwnSession = Static<typeof OwnSession>

/** The calls about one's own sessions. */
export const ownSessionsApi = {
  /** The caller's own first, then by their last use. */
  list: endpoint('GET /rest/tjt/accountsessions', { reply: Type.Object({ sessions: Type.Array(OwnSession) }) }),
  /** Ends another session of the account; also if it has ended already. */
  end: endpoint('DELETE /rest/tjt/accountsession', { body: Closed({ session: SessionId }), reply: Done }),
  /** Ends all sessions of the account but the caller's. */
  endOthers: endpoint('DELETE /rest/tjt/accountsessions', { reply: Done }),
}
