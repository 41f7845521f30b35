import { Type, type Static } from 'typebox'
import { REFUSALS } from './common.ts'
import { ServerMessage } from './session.ts'

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

const ended = Type.Object({ ok: Type.Literal(true), message: ServerMessage })

/** The calls about one's own sessions. */
export const ownSessions = {
  /** The caller's own first, then by their last use. */
  sessions: {
    method: 'GET',
    url: '/rest/tjt/accountsessions',
    schema: { response: { 200: Type.Object({ sessions: Type.Array(OwnSession) }), ...REFUSALS } },
  },
  /** Ends another session of the account; also if it has ended already. */
  endSession: {
    method: 'DELETE',
    url: '/rest/tjt/accountsession',
    schema: {
      body: Type.Object({ session: SessionId }, { additionalProperties: false }),
      response: { 200: ended, ...REFUSALS },
    },
  },
  /** Ends all sessions of the account but the caller's. */
  endOthers: {
    method: 'DELETE',
    url: '/rest/tjt/accountsessions',
    schema: { response: { 200: ended, ...REFUSALS } },
  },
} as const
