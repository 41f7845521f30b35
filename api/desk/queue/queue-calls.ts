import { ACTS } from '#core/terms/desk-kinds.ts'
import { type Acting, runAudited } from '../acts/audited-action.ts'
import { AppError } from '#core/contract/app-error.ts'
import { Decision, deskApi } from '#core/contract/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { actionCalls, reading } from '../acts/calls.ts'
import { languageOf } from '#api/http/language.ts'
import { pictureFile } from './pictures.ts'
import { queueKind, readItem, readQueue } from './queue.ts'
import { readFile } from 'node:fs/promises'
import { reasonOf } from './kind.ts'
import { requireRights } from '#api/accounts/access.ts'
import { route } from '#api/http/route.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'

/** What waits for a decision, and deciding. */
export const queueCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  actionCalls(app, deps)(deskApi.decide, decide)

  route(app, deskApi.queue, reading, (request) =>
    readQueue(deps, request.query, {
      rights: requireRights(request),
      lang: request.query.language ?? languageOf(request),
    }),
  )

  route(app, deskApi.item, reading, (request) => {
    const { params } = request
    return readItem(deps, params, { rights: requireRights(request), lang: params.language })
  })

  route(app, deskApi.picture, { access: 'deskPicture' }, async (request, reply) => {
    const bytes = await readFile(await pictureFile(deps, requireRights(request), request.params.id))
    return reply.type('image/webp').send(bytes)
  })
}

/** Carries out a decision in full, or not at all. Throws AppError. */
async function decide(deps: PeopleDeps, acting: Acting, decision: Decision) {
  const { kind, id, act } = decision
  const known = queueKind(kind)
  if (!known) throw new AppError('notFound')
  const reason = reasonOf(decision)
  const prepared = await known.prepare?.(deps, decision)
  try {
    return await runAudited(deps, acting, { act, kind, item: String(id), reason }, async (trx) => {
      if (!ACTS[kind].includes(act)) throw new AppError('invalidRequest')
      return known.decide({ deps, trx, decision, acting }, prepared)
    })
  } catch (error) {
    await prepared?.drop()
    throw error
  }
}
