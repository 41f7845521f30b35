import { AuditLog, AuditQuery, deskApi } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { Store } from '#data/store/database.ts'
import { actionCalls, reading } from '../acts/calls.ts'
import { languageOf } from '#api/http/language.ts'
import { listActs } from './log.repository.ts'
import { listingsOf } from '#api/content/listings.ts'
import { publishingOf } from './publishing.ts'
import { requireRights } from '#api/accounts/access.ts'
import { route } from '#api/http/route.ts'
import { undoAct } from './undo.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'

/** What was done, whether it is on the site yet, and undoing it. */
export const logCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  actionCalls(app, deps)(deskApi.undo, undoAct)

  route(app, deskApi.publishing, reading, async ({ params }) => publishingOf(params.seq, deps.release(), deps.config))

  route(app, deskApi.audit, reading, (request) =>
    readLog(deps.store, request.query, requireRights(request), languageOf(request)),
  )
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
