import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import type { AuditAct } from '#core/contract/desk.ts'

/** What happens to an account, for who looks for misuse in the log. */
export type AccountEvent =
  | 'loggedIn'
  | 'loginRefused'
  | 'codeAsked'
  | 'codeRefused'
  | 'passwordRefused'
  | 'loggedOut'
  | 'resetAsked'
  | 'passwordSet'
  | 'factorOn'
  | 'factorOff'
  | 'recoveryRenewed'
  | 'deleted'
  | Extract<
      AuditAct,
      'grant' | 'revoke' | 'block' | 'unblock' | 'trust' | 'dropFactor' | 'clean' | 'makeKey' | 'endKey'
    >

export interface AboutEvent {
  /** The account; 0 if there is none, or if it is not known. */
  uid: number
  /** The account that acts on another. */
  by?: number
  /** How somebody logs in. */
  way?: 'email' | 'google' | 'facebook' | 'oidc' | 'app' | 'recovery'
  /** The error. */
  code?: string
  /** The new role. */
  role?: string
  everywhere?: boolean
}

type Logging = { log: Pick<FastifyRequest['log'], 'info'> }

/** Writes an event of an account to the log: by its id, without address, name or network. */
export function logAccount({ log }: Logging, event: AccountEvent, about: AboutEvent): void {
  log.info({ event, ...about }, 'account')
}

/** Does the work, and logs if it is refused. */
export async function loggingRefusal<T>(
  request: Logging,
  { event, ...about }: AboutEvent & { event: AccountEvent },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) logAccount(request, event, { ...about, code: error.code })
    throw error
  }
}
