import type { Generated } from 'kysely'
import type { AuditAct } from '#core/contract/desk.ts'

declare module '#data/store/database.ts' {
  interface Database {
    audit: AuditTable
    uploads: UploadsTable
  }
}

/** One act of an editor; nothing is ever deleted here. */
export interface AuditTable {
  id: Generated<number>
  /** Of the editor; 0 for one whose account is gone. */
  uid: number
  act: AuditAct
  /** A kind of the queue, or of content. */
  kind: string
  /** Its id; of a kind of the queue a number. */
  item: string
  /** The listing that it is about; 0 for none. */
  tnid: number
  reason: string
  /** What was changed, as it was: see Snapshot. JSON */
  before: string
  /** The same afterwards. JSON */
  after: string
  /** Id of the act that decided about several items at once, for the others of them; 0 for whole acts. */
  part_of: Generated<number>
  /** Id of the act that this one took back; 0 for others. */
  undoes: number
  /** Id of the act that took this one back; 0 while none has. */
  undone_by: Generated<number>
  /** Epoch milliseconds. */
  at: number
}

/** A picture that was sent by a reader and approved; its files lie in the folder of approved pictures. */
export interface UploadsTable {
  /** By which its listing names it: `u-` and a UUID. */
  key: string
  tnid: number
  /** Epoch milliseconds. */
  at: number
}
