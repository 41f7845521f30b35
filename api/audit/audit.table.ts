import type { Generated } from 'kysely'
import type { AuditAct, AuditKind } from '#core/contract/desk.ts'

declare module '#data/store/database.ts' {
  interface Database {
    audit: AuditTable
    uploads: UploadsTable
  }
}

/** An action at the desk; never deleted. */
export interface AuditTable {
  id: Generated<number>
  /** The editor; 0 for a deleted account, -1 for a command. */
  uid: number
  act: AuditAct
  /** A kind of the queue, of content, or of people. */
  kind: AuditKind
  /** Its id; a number for kinds of the queue. */
  item: string
  /** Its listing; 0 for none. */
  tnid: number
  reason: string
  /** What it changed, before: Snapshot as JSON. */
  before: string
  /** The same, after. */
  after: string
  /** Id of the action that decided several items at once, for the further items; otherwise 0. */
  part_of: Generated<number>
  /** Id of the action that this one undid; otherwise 0. */
  undoes: number
  /** Id of the action that undid this one; otherwise 0. */
  undone_by: Generated<number>
  /** Id of the API key that it was done with; otherwise 0. */
  key: Generated<number>
  /** Epoch milliseconds. */
  at: number
}

/** An approved picture from a reader; its files are in the folder of approved pictures. */
export interface UploadsTable {
  /** Its key in listings: `u-` and a UUID. */
  key: string
  tnid: number
  /** Epoch milliseconds. */
  at: number
}
