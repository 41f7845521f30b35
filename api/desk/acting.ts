import type { FastifyRequest } from 'fastify'
import { languageOf } from '../accounts/messages.ts'
import type { PeopleDeps } from '../deps.ts'
import { requireSession } from '../sessions/access.ts'
import type { Acting } from './act.ts'

/** Who acts, and when. */
export function actingOf({ now }: PeopleDeps, request: FastifyRequest): Acting {
  const { uid } = requireSession(request)
  return { uid, now: now().getTime(), lang: languageOf(request) }
}
