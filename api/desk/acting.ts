import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import { languageOf } from '../accounts/messages.ts'
import type { PeopleDeps } from '../deps.ts'
import { requireRights, requireSession } from '../sessions/access.ts'
import type { Acting } from './act.ts'

/** Who acts, and when. */
export function actingOf({ now }: PeopleDeps, request: FastifyRequest): Acting {
  const { uid } = requireSession(request)
  return { uid, now: now().getTime(), lang: languageOf(request) }
}

/** Throws AppError `notYourArea` for people with an area. */
export async function requireEverywhere(request: FastifyRequest): Promise<void> {
  if (requireRights(request).area) throw new AppError('notYourArea')
}
