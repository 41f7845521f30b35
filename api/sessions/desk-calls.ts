import { ROLES, type Role } from '#core/domain/roles.ts'

const DECIDING = ['admin', 'editor', 'moderator'] as const
const WRITING = ['admin', 'editor', 'translator'] as const
const CONTENT = ['admin', 'editor'] as const
const PEOPLE = ['admin', 'moderator'] as const
const ADMIN = ['admin'] as const

/**
 * Who may make each call of the desk; a call that is not listed here does not start. Which items, documents and places
 * a call may touch is decided where it acts.
 */
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
}

/** Who may make a call; undefined if it is not one of the desk's. HEAD needs what GET needs. */
export const rolesOfCall = (method: string, url: string): readonly Role[] | undefined =>
  DESK_CALLS[`${method === 'HEAD' ? 'GET' : method} ${url}`]
