import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readFile } from 'node:fs/promises'
import { deskApi, type Decision } from '#core/contract/desk.ts'
import { languageOf } from '../http/language.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { ACTS } from '#core/domain/desk-kinds.ts'
import { requireRights } from '../sessions/access.ts'
import { route } from '../http/route.ts'
import { runAudited, type Acting } from './act.ts'
import { actionCalls, reading } from './calls.ts'
import { importCalls } from './import-calls.ts'
import { newsletterCalls } from './newsletter-calls.ts'
import { documentCalls } from './document-calls.ts'
import { readLog } from './audit-log.ts'
import { reasonOf } from './kind.ts'
import { queueKind } from './kinds.ts'
import { peopleCalls } from './people-calls.ts'
import { pictureFile } from './pictures.ts'
import { publishingOf } from './publishing.ts'
import { readItem, readQueue } from './queue.ts'
import { undoAct } from './undo.ts'
import { statisticsCalls } from './statistics-calls.ts'
import { uploadCalls } from './upload-calls.ts'

/** The queue, the log and the people of the desk; for people without a role they do not exist. */
export const deskRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(documentCalls, deps)
  await app.register(uploadCalls, deps)
  await app.register(importCalls, deps)
  await app.register(newsletterCalls, deps)
  await app.register(peopleCalls, deps)
  await app.register(statisticsCalls, deps)

  const action = actionCalls(app, deps)
  action(deskApi.decide, decide)
  action(deskApi.undo, undoAct)

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

  route(app, deskApi.publishing, reading, async ({ params }) => publishingOf(params.seq, deps.release(), deps.config))

  route(app, deskApi.audit, reading, (request) =>
    readLog(deps.store, request.query, requireRights(request), languageOf(request)),
  )
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
