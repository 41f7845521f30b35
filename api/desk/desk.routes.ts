import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readFile } from 'node:fs/promises'
import { deskApi, type Decision, type AuditLog, type AuditQuery } from '#core/contract/desk.ts'
import { languageOf } from '../http/language.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { ACTS } from '#core/domain/desk-kinds.ts'
import { requireRights } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { runAudited, type Acting } from './audited-action.ts'
import { actionCalls, reading } from './calls.ts'
import { importCalls } from './import-calls.ts'
import { newsletterCalls } from './newsletter-calls.ts'
import { documentCalls } from './document-calls.ts'
import { reasonOf } from './kind.ts'
import { queueKind, readItem, readQueue } from './queue.ts'
import { peopleCalls } from './people-calls.ts'
import { pictureFile } from './pictures.ts'
import { publishingOf } from './publishing.ts'
import { undoAct } from './undo.ts'
import { uploadCalls } from './upload-calls.ts'
import type { FastifyRequest } from 'fastify'
import type { Lang } from '#core/i18n/languages.ts'
import { readStatistics, statisticsCsv } from './statistics.ts'
import type { Rights } from '../accounts/roles.repository.ts'
import type { Store } from '#data/store/database.ts'
import { listActs } from './audit.repository.ts'
import { listingsOf } from './listings.ts'

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

/** What was counted, for those who look after the whole site. */
const statisticsCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const asked = (request: FastifyRequest, { language, week }: { language?: Lang; week?: string }) => ({
    rights: requireRights(request),
    lang: language ?? languageOf(request),
    week,
  })

  route(app, deskApi.statistics, reading, (request) => readStatistics(deps, asked(request, request.query)))

  route(app, deskApi.statisticsTable, reading, async (request) => ({
    csv: await statisticsCsv(deps, asked(request, request.query)),
  }))
}

/** A page of the log, latest first, with the current names of listings. */
async function readLog(db: Store, query: AuditQuery, rights: Rights, lang: Lang): Promise<AuditLog> {
  const { total, rows } = await listActs(db, query, rights)
  const tnids = rows.flatMap(({ tnid = [] }) => tnid)
  const listings = await listingsOf(db, tnids, query.language ?? lang)
  return {
    total,
    rows: rows.map((row) => {
      const listing = row.tnid && listings.get(row.tnid)
      return listing ? { ...row, listing } : row
    }),
  }
}
