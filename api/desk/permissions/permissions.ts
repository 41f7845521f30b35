import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import { AUDIT_KINDS, DESK_KINDS, type AuditKind, type DeskKind, type DocumentKind } from '#core/contract/desk.ts'
import { ROLES, type Role } from '#core/terms/roles.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { requireRights } from '#api/accounts/access.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { Changes } from '#api/audit/changes.ts'
import {
  areProposalsIn,
  isChangeIn,
  isListingIn,
  isNowhere,
  isProposalIn,
  liesIn,
  listingsIn,
  type Area,
} from './area.ts'
import { requireTranslation } from './translations.ts'

// Who may what at the desk, all of it: which role makes which call, which kinds it decides and reads of, which changes
// it makes, and what an editor's area leaves out (`area.ts` says what lies in one).

const DECIDING = ['admin', 'editor', 'moderator'] as const
const WRITING = ['admin', 'editor', 'translator'] as const
const CONTENT = ['admin', 'editor'] as const
const PEOPLE = ['admin', 'moderator'] as const
const ADMIN = ['admin'] as const

/** Who may make each call of the desk; one that is not listed here does not start. */
export const DESK_CALLS: Readonly<Record<string, readonly Role[]>> = {
  'GET /rest/tjt/desk/queue': DECIDING,
  'GET /rest/tjt/desk/item/:kind/:id/:language': DECIDING,
  'POST /rest/tjt/desk/decision': DECIDING,
  'GET /rest/tjt/desk/picture/:id': CONTENT,
  'POST /rest/tjt/desk/upload': CONTENT,
  'GET /rest/tjt/desk/upload/:key': WRITING,
  'POST /rest/tjt/desk/undo': ROLES,
  'GET /rest/tjt/desk/publishing/:seq': ROLES,
  'GET /rest/tjt/desk/audit': ROLES,
  'GET /rest/tjt/desk/facts': CONTENT,
  'POST /rest/tjt/desk/fact': CONTENT,
  'POST /rest/tjt/desk/certificate': CONTENT,
  'GET /rest/tjt/desk/statistics': CONTENT,
  'GET /rest/tjt/desk/statistics/table': CONTENT,
  'GET /rest/tjt/desk/documents/:kind': WRITING,
  'GET /rest/tjt/desk/document/:kind/:id': WRITING,
  'POST /rest/tjt/desk/document/:kind': CONTENT,
  'PUT /rest/tjt/desk/document/:kind/:id': WRITING,
  'DELETE /rest/tjt/desk/document/:kind/:id': CONTENT,
  'POST /rest/tjt/desk/bulkpreview': CONTENT,
  'POST /rest/tjt/desk/bulk': CONTENT,
  'GET /rest/tjt/desk/shape/:kind/:language': WRITING,
  'POST /rest/tjt/desk/preview': WRITING,
  'GET /rest/tjt/desk/candidates': CONTENT,
  'POST /rest/tjt/desk/candidate': CONTENT,
  'GET /rest/tjt/desk/imports': CONTENT,
  'POST /rest/tjt/desk/imports': CONTENT,
  'GET /rest/tjt/desk/import/:id/:language': CONTENT,
  'GET /rest/tjt/desk/import/:id/left-out/:language': CONTENT,
  'POST /rest/tjt/desk/import/:id': CONTENT,
  'DELETE /rest/tjt/desk/import/:id': CONTENT,
  'PUT /rest/tjt/desk/import/:id/mapping/:name': CONTENT,
  'DELETE /rest/tjt/desk/import/:id/mapping/:name': CONTENT,
  'GET /rest/tjt/desk/redirects': CONTENT,
  'POST /rest/tjt/desk/redirects': CONTENT,
  'DELETE /rest/tjt/desk/redirect/:id': CONTENT,
  'GET /rest/tjt/desk/picturefetches': CONTENT,
  'POST /rest/tjt/desk/picturefetches': CONTENT,
  'POST /rest/tjt/desk/formerreviews': CONTENT,
  'GET /rest/tjt/desk/newsletters': CONTENT,
  'POST /rest/tjt/desk/newsletters': CONTENT,
  'GET /rest/tjt/desk/newsletter/:id/:language': CONTENT,
  'PUT /rest/tjt/desk/newsletter/:id': CONTENT,
  'DELETE /rest/tjt/desk/newsletter/:id': CONTENT,
  'POST /rest/tjt/desk/newsletter/:id/test': CONTENT,
  'POST /rest/tjt/desk/newsletter/:id/send': CONTENT,
  'POST /rest/tjt/desk/newsletter/:id/pause': CONTENT,
  'GET /rest/tjt/desk/newplaces/:language': CONTENT,
  'POST /rest/tjt/desk/newsletterpreview': CONTENT,
  'POST /rest/tjt/desk/subscribers': ADMIN,
  'GET /rest/tjt/desk/holding': PEOPLE,
  'POST /rest/tjt/desk/holding': PEOPLE,
  'GET /rest/tjt/desk/settings': ADMIN,
  'POST /rest/tjt/desk/settings': ADMIN,
  'POST /rest/tjt/desk/settings/testmail': ADMIN,
  'GET /rest/tjt/desk/mails': DECIDING,
  'PUT /rest/tjt/desk/mails': DECIDING,
  'GET /rest/tjt/desk/people': PEOPLE,
  'POST /rest/tjt/desk/mail': PEOPLE,
  'POST /rest/tjt/desk/block': PEOPLE,
  'POST /rest/tjt/desk/unblock': PEOPLE,
  'POST /rest/tjt/desk/clean': PEOPLE,
  'POST /rest/tjt/desk/role': ADMIN,
  'POST /rest/tjt/desk/trust': ADMIN,
  'POST /rest/tjt/desk/dropfactor': ADMIN,
  'GET /rest/tjt/desk/keys': ROLES,
  'POST /rest/tjt/desk/keys': ROLES,
  'DELETE /rest/tjt/desk/key/:id': ROLES,
  'GET /rest/tjt/desk/webhooks': ADMIN,
  'POST /rest/tjt/desk/webhooks': ADMIN,
  'PUT /rest/tjt/desk/webhook/:id': ADMIN,
  'DELETE /rest/tjt/desk/webhook/:id': ADMIN,
  'POST /rest/tjt/desk/webhook/:id/test': ADMIN,
  'GET /rest/tjt/desk/texts/:language': WRITING,
  'GET /rest/tjt/desk/text/:language': WRITING,
  'PUT /rest/tjt/desk/text/:language': WRITING,
  'DELETE /rest/tjt/desk/text/:language': WRITING,
  'POST /rest/tjt/desk/textpreview': WRITING,
}

/**
 * Calls that no API key makes: about keys, webhooks and settings, about accounts and what of theirs waits, and about
 * how one is mailed. What is not listed here takes a key of a role that may make it.
 */
const NOT_BY_KEY: ReadonlySet<string> = new Set([
  'GET /rest/tjt/desk/keys',
  'POST /rest/tjt/desk/keys',
  'DELETE /rest/tjt/desk/key/:id',
  'GET /rest/tjt/desk/webhooks',
  'POST /rest/tjt/desk/webhooks',
  'PUT /rest/tjt/desk/webhook/:id',
  'DELETE /rest/tjt/desk/webhook/:id',
  'POST /rest/tjt/desk/webhook/:id/test',
  'POST /rest/tjt/desk/holding',
  'GET /rest/tjt/desk/settings',
  'POST /rest/tjt/desk/settings',
  'POST /rest/tjt/desk/settings/testmail',
  'PUT /rest/tjt/desk/mails',
  'POST /rest/tjt/desk/mail',
  'POST /rest/tjt/desk/block',
  'POST /rest/tjt/desk/unblock',
  'POST /rest/tjt/desk/clean',
  'POST /rest/tjt/desk/role',
  'POST /rest/tjt/desk/trust',
  'POST /rest/tjt/desk/dropfactor',
])

/** Who may make a call; undefined if it is not one of the desk's. HEAD needs what GET needs. */
export const rolesOfCall = (method: string, url: string): readonly Role[] | undefined => DESK_CALLS[callOf(method, url)]

/** Whether a call of the desk may be made with an API key. */
export const mayBeByKey = (method: string, url: string): boolean => !NOT_BY_KEY.has(callOf(method, url))

const callOf = (method: string, url: string) => `${method === 'HEAD' ? 'GET' : method} ${url}`

/** What a moderator decides: what visitors say, and what they have changed before anybody saw it. */
const MODERATED: ReadonlySet<AuditKind> = new Set(['applied', 'claim', 'report', 'review', 'question', 'answer'])

/** Acts about people, their keys, which contributions wait, where the site sends messages, and its settings. */
const PEOPLE_KINDS: ReadonlySet<AuditKind> = new Set(['user', 'role', 'key', 'webhook', 'holding', 'settings'])

/** Whether a role may act on items of a kind, and read what others did to them. */
function mayTouch(role: Role, kind: AuditKind): boolean {
  switch (role) {
    case 'admin':
      return true
    case 'editor':
      return !PEOPLE_KINDS.has(kind)
    case 'moderator':
      return MODERATED.has(kind) || kind === 'user' || kind === 'holding'
    case 'translator':
      return false
  }
}

/** The kinds of the queue that a role decides. */
export const decidedBy = (role: Role): readonly DeskKind[] => DESK_KINDS.filter((kind) => mayTouch(role, kind))

/** The kinds whose log a role reads; who reads of none reads what they did themselves. */
export const readableBy = (role: Role): readonly AuditKind[] => AUDIT_KINDS.filter((kind) => mayTouch(role, kind))

/** Requires that a role decides items of a kind. Throws AppError `notYourRole`. */
export function requireKind({ role }: Rights, kind: AuditKind): void {
  if (!mayTouch(role, kind)) throw new AppError('notYourRole')
}

/** What an action changed, and its listing; 0 for none. */
type Outcome = Changes & { tnid: number; tnids?: readonly number[] }

/** Requires that somebody may do what an action did. Throws AppError, so that its transaction is rolled back. */
export async function requirePermission(
  trx: StoreTransaction,
  rights: Rights,
  { kind, outcome }: { kind: AuditKind; outcome: Outcome },
): Promise<void> {
  const { role, area, key } = rights
  // Everybody has their own; which is checked as one is made or ended.
  if (kind === 'key') return
  if (role === 'translator') return requireTranslation(outcome)
  requireKind(rights, kind)
  // Spam blocks its sender, and its undo ends that.
  const isAboutAccounts = outcome.rows.some(({ table }) => table === 'users')
  if (isAboutAccounts && kind !== 'role') requireKind(rights, 'user')
  if (key !== undefined && (isAboutAccounts || PEOPLE_KINDS.has(kind))) throw new AppError('notByKey')
  if (area && !(await isOutcomeIn(trx, area, outcome))) throw new AppError('notYourArea')
}

/** Whether everything that an action touched lies in an area, before and after. */
async function isOutcomeIn(
  trx: StoreTransaction,
  area: Area,
  { tnid, tnids, content, rows }: Outcome,
): Promise<boolean> {
  // Where they lay before is checked as they are changed.
  if (tnids) return (await listingsIn(trx, area, tnids)).size === tnids.length
  const edits = rows.flatMap(({ table, id }) => (table === 'edits' ? [Number(id)] : []))
  if (!(await areProposalsIn(trx, area, edits))) return false
  if (tnid === 0 && !content) return rows.length > 0 && edits.length === rows.length
  if (tnid > 0 && !(await isListingIn(trx, area, tnid))) return false
  return !content || isChangeIn(trx, area, content)
}

/**
 * Requires that an item of the queue lies in the area of somebody who has one: its listing, or the place that it
 * proposes. Throws AppError `notYourArea`.
 */
export async function requireItemIn(
  db: Store,
  { area }: Rights,
  { kind, id, tnid }: { kind: DeskKind; id: number; tnid: number },
): Promise<void> {
  if (!area) return
  const isIn = tnid === 0 && kind === 'edit' ? await isProposalIn(db, area, id) : await isListingIn(db, area, tnid)
  if (!isIn) throw new AppError('notYourArea')
}

/** Requires that all of some listings lie in somebody's area. Throws AppError `notYourArea`. */
export async function requireListingsIn(db: Store, { area }: Rights, tnids: readonly number[]): Promise<void> {
  if (area && (await listingsIn(db, area, tnids)).size < tnids.length) throw new AppError('notYourArea')
}

/** Requires that a document lies in somebody's area, or nowhere. Throws AppError `notYourArea`. */
export async function requireDocumentIn(
  db: Store,
  { area }: Rights,
  document: { kind: DocumentKind; id: string; body: unknown },
): Promise<void> {
  if (area && !isNowhere(document.kind) && !(await liesIn(db, area, document))) throw new AppError('notYourArea')
}

/** A hook of calls about the whole site. Throws AppError `notYourArea` for people with an area. */
export async function requireEverywhere(request: FastifyRequest): Promise<void> {
  if (requireRights(request).area) throw new AppError('notYourArea')
}
