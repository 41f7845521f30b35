import type { AuditRow, QueueItem } from '#core/contract/desk.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall } from '../calls.ts'
import { AUDIT_KINDS, isDeskKind, type AuditKind } from '#core/terms/desk-kinds.ts'
import { createDeskAnswer, pageIn, partOf, type PartStore } from '../part.ts'

/** The address's query of history and audit log. */
export interface LogQuery {
  page: number
  tnid?: number
  editor?: number
  kind?: AuditKind
}

const MAX_ID = 2147483647

/** Parses the query of an address; ignores invalid numbers of listings and pages. */
export function logQuery(query: Readonly<Record<string, string>>): LogQuery {
  const tnid = idOf(query['tnid'])
  const editor = idOf(query['editor'])
  const kind = AUDIT_KINDS.find((known) => known === query['kind'])
  return {
    page: pageIn(query),
    ...(tnid && { tnid }),
    ...(editor && { editor }),
    ...(kind && { kind }),
  }
}

/** Parses a typed number; undefined for anything else. */
export function idOf(text = ''): number | undefined {
  const id = Number(text.trim())
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined
}

/** The audit log, latest action first. */
export const createAudit = (): PartStore<LogQuery, AuditRow> =>
  createDeskAnswer(({ page, ...filter }) =>
    deskCall('GET /rest/tjt/desk/audit', { querystring: { language: pageLang(), ...filter, ...partOf(page) } }),
  )

/** Decided items, latest first. */
export const createHistory = (): PartStore<LogQuery, QueueItem> =>
  createDeskAnswer(async ({ page, tnid, kind }) => {
    const { total, items } = await deskCall('GET /rest/tjt/desk/queue', {
      querystring: {
        language: pageLang(),
        state: 'decided',
        ...(tnid && { tnid }),
        ...(isDeskKind(kind) && { kind }),
        ...partOf(page),
      },
    })
    return { total, rows: items }
  })
