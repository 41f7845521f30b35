import { sentLanguage } from '#api/edits/apply.ts'
import type { RawBuilder, Selectable } from 'kysely'
import type { Decision, DeskItem, DeskKind, QueueItem } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Database, Store, StoreTransaction } from '#data/store/database.ts'
import { decidedAlready, refusalBy, type Acting, type Outcome } from '../acts/audited-action.ts'
import { decisionsOn } from '#api/audit/audit.repository.ts'
import { stateChange } from '#api/audit/changes.ts'

/** An item of the queue. */
export interface Waiting {
  id: number
  at: number
  tnid: number
}

/** The kind-specific part of a line of the queue. */
export type Line = Pick<QueueItem, 'summary' | 'fields'> &
  Partial<Pick<QueueItem, 'names' | 'pictures' | 'flags' | 'hidden' | 'held' | 'about' | 'proposed'>> & {
    uid: number
    tnid: number
    at: number
  }

/** The kind-specific part of an item. */
type Own<T> = T extends DeskItem ? Omit<T, 'state' | 'decided' | 'listing' | 'from' | 'others'> : never
export type OwnPart = Own<DeskItem> & { uid: number; tnid: number }

/** A decision with its context. */
export interface Deciding {
  deps: PeopleDeps
  trx: StoreTransaction
  decision: Decision
  acting: Acting
}

/** Everything about a kind of items. A new kind is one of these in the table of kinds. */
export interface QueueKind {
  kind: DeskKind
  /** Selects `id`, `at` and `tnid` of open items. */
  waiting: RawBuilder<Waiting>
  lines(db: Store, ids: readonly number[]): Promise<Map<number, Line>>
  item(deps: PeopleDeps, id: number, lang: Lang): Promise<OwnPart | undefined>
  /** Slow work before the transaction; the result says how to discard it. */
  prepare?(deps: PeopleDeps, decision: Decision): Promise<Prepared | undefined>
  decide(work: Deciding, prepared: Prepared | undefined): Promise<Outcome>
}

/** Prepared pictures. */
export interface Prepared {
  /** By their keys in listings. */
  pictures: readonly { key: string; title: string }[]
  /** Deletes what was prepared in vain. */
  drop(): Promise<void>
}

/** The lines of rows, with what is particular to the kind. */
export const linesOf = <R extends Pick<Line, 'uid' | 'tnid' | 'at'> & { id: number }>(
  rows: readonly R[],
  own: (row: R) => Omit<Line, 'uid' | 'tnid' | 'at'>,
): Map<number, Line> => new Map(rows.map((row) => [row.id, { uid: row.uid, tnid: row.tnid, at: row.at, ...own(row) }]))

interface Sent {
  id: number
  uid: number
  tnid: number
  at: number
  language: string
}

/** What a sent item has of its row. */
export const sentPart = ({ id, uid, tnid, at, language }: Sent) => ({
  id,
  uid,
  tnid,
  at,
  language: sentLanguage(language),
})

/**
 * The trimmed reason of a decision. Throws AppError `needRefusal` if a required one is missing; whether hints need one
 * depends on who sent them.
 */
export function reasonOf({ kind, act, reason = '' }: Decision): string {
  const clean = reason.trim()
  const isNeeded = act === 'hide' || (act === 'refuse' && kind !== 'hint')
  if (clean === '' && isNeeded) throw new AppError('needRefusal')
  return clean
}

/** Throws AppError if somebody has decided since the item was read. */
export async function requireSeen(trx: StoreTransaction, { kind, id, seen = 0 }: Decision): Promise<void> {
  const decided = (await decisionsOn(trx, kind, [id])).get(id)
  if ((decided?.audit ?? 0) === seen) return
  throw decided ? refusalBy('alreadyDecided', decided) : new AppError('contentMoved')
}

/** Takes a claim or a report out of the queue. Throws AppError if it is no longer in it. */
export async function takeWaiting(trx: StoreTransaction, kind: 'claim' | 'report', id: number, state: string) {
  const table = `${kind}s` as const
  const row = await trx
    .updateTable(table as 'claims')
    .set({ state: state as 'approved' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['uid', 'tnid'])
    .executeTakeFirst()
  if (!row) throw await decidedAlready(trx, kind, id)
  return { ...row, rows: [stateChange(table, id, state)] }
}

/** Rows of a table by id. */
export const rowsById = <T extends 'claims' | 'reports' | 'conflicts'>(
  db: Store,
  table: T,
  ids: readonly number[],
): Promise<Selectable<Database[T]>[]> =>
  db
    .selectFrom(table as 'claims')
    .selectAll()
    .where('id', 'in', ids)
    .execute() as unknown as Promise<Selectable<Database[T]>[]>
