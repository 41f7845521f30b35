import { sql } from 'kysely'
import type { AuditKind, AuditLog, AuditQuery, AuditRow } from '#core/contract/desk.ts'
import type { Store } from '#data/store/database.ts'
import { containing } from '#data/store/like.ts'
import { peopleOf } from '#api/accounts/accounts.repository.ts'
import { keyNames } from '#api/accounts/keys.repository.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { Snapshot } from '#api/audit/changes.ts'
import { tnidsIn } from '../permissions/area.ts'
import { readableBy } from '../permissions/permissions.ts'

/** The actions that somebody may read: their own, and those they could have done. */
function visibleTo(db: Store, { uid, key, role, area }: Rights) {
  const all = db.selectFrom('audit')
  const kinds = readableBy(role)
  const [owner, id] = key === undefined ? (['uid', uid] as const) : (['key', key] as const)
  // PostgreSQL has no empty `in ()`.
  if (kinds.length === 0) return all.where(owner, '=', id)
  const readable = all.where('kind', 'in', kinds)
  return area ? readable.where((eb) => eb.or([eb(owner, '=', id), eb('tnid', 'in', tnidsIn(db, area))])) : readable
}

/** A page of the log, latest first. */
export async function listActs(
  db: Store,
  { tnid, person, kind, since, until, from = 0, count = 50 }: AuditQuery,
  rights: Rights,
): Promise<AuditLog> {
  const visible = visibleTo(db, rights)
  // A change of many is one action, except in the history of a listing.
  let query =
    tnid === undefined
      ? visible.where((eb) => eb.or([eb('part_of', '=', 0), eb('act', 'not in', ['bulk', 'clean'])]))
      : visible.where('tnid', '=', tnid)
  if (person !== undefined) query = query.where('uid', 'in', uidsOf(db, person))
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (since !== undefined) query = query.where('at', '>=', since)
  if (until !== undefined) query = query.where('at', '<', until)
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await query.selectAll().orderBy('id', 'desc').limit(count).offset(from).execute()
  const undoing = await undosOf(db, rows)
  const people = await peopleOf(db, [...rows, ...undoing.values()])
  const keys = await keyNames(
    db,
    rows.map(({ key }) => key),
  )
  return {
    total: Number(total),
    rows: rows.map((row): AuditRow => {
      const undone = undoing.get(row.undone_by)
      const after = JSON.parse(row.after) as Snapshot
      const key = keys.get(row.key)
      return {
        id: row.id,
        at: row.at,
        by: people(row.uid),
        ...(key !== undefined && { key }),
        act: row.act,
        kind: row.kind,
        item: row.item,
        ...(row.tnid > 0 && { tnid: row.tnid }),
        reason: row.reason,
        before: JSON.parse(row.before),
        after,
        ...(after.bulk && { count: after.bulk.listings }),
        ...(row.undoes > 0 && { undoes: row.undoes }),
        ...(undone && { undone: { audit: undone.id, by: people(undone.uid), at: undone.at } }),
        undoable: !isFinal(row.kind) && row.undoes === 0 && row.undone_by === 0 && row.part_of === 0,
      }
    }),
  }
}

/** Accounts by uid or a part of their name. */
function uidsOf(db: Store, text: string) {
  const search = text.trim().toLowerCase()
  return db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`(lower(name) like ${containing(search)} escape '~' or cast(id as text) = ${search})`)
}

/** Whether actions about a kind cannot be undone. */
export const isFinal = (kind: AuditKind): boolean => FINAL.has(kind)

const FINAL: ReadonlySet<AuditKind> = new Set(['role', 'import', 'newsletter', 'release', 'key', 'webhook'])

/** The actions that undid some, by id. */
async function undosOf(db: Store, acts: readonly { undone_by: number }[]) {
  const uids = [...new Set(acts.map((act) => act.undone_by))].filter((id) => id > 0)
  if (uids.length === 0) return new Map<never, never>()
  const rows = await db.selectFrom('audit').select(['id', 'uid', 'at']).where('id', 'in', uids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
