import type { AuditRow } from '#core/contract/desk.ts'
import { isDay } from '#core/domain/times/dates.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall } from '../calls.ts'
import { AUDIT_KINDS, type AuditKind } from '#core/terms/desk-kinds.ts'
import { createDeskAnswer, pageIn, partOf, type PartStore } from '../part.ts'

/** The address's query of the log. */
export interface LogQuery {
  page: number
  tnid?: number
  /** A uid, or a part of a name. */
  person?: string
  kind?: AuditKind
  /** ISO, in the reader's zone. */
  day?: string
}

const MAX_ID = 2147483647

/** Parses the query of an address; ignores invalid numbers of listings and pages. */
export function logQuery(query: Readonly<Record<string, string>>): LogQuery {
  const tnid = idOf(query['tnid'])
  // Links that people have saved say `editor`.
  const person = (query['person'] ?? query['editor'])?.trim()
  const { day = '' } = query
  const kind = AUDIT_KINDS.find((known) => known === query['kind'])
  return {
    page: pageIn(query),
    ...(tnid && { tnid }),
    ...(person && { person }),
    ...(kind && { kind }),
    ...(isDay(day) && { day }),
  }
}

/** A day from its midnight to the next one. */
function momentsOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = (on: number) => new Date(year, month - 1, on).getTime()
  return { since: midnight(date), until: midnight(date + 1) }
}

/** Parses a typed number; undefined for anything else. */
export function idOf(text = ''): number | undefined {
  const id = Number(text.trim())
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined
}

/** The audit log, latest action first. */
export const createAudit = (): PartStore<LogQuery, AuditRow> =>
  createDeskAnswer(({ page, day, ...filter }) => {
    const moments = day && momentsOf(day)
    const querystring = { language: pageLang(), ...filter, ...moments, ...partOf(page) }
    return deskCall('GET /rest/tjt/desk/audit', { querystring })
  })
