import type { AuditAct, DeskDone, Publishing } from '#core/contract/desk.ts'

/** The progress of an action: `none` changes no page, `late` is no longer polled. */
export type Progress = Publishing['state'] | 'none' | 'late'

/** A recent action. */
export interface Act {
  /** For `undo`. */
  audit: number
  act: AuditAct
  /** The name of its object. */
  name: string
  /** Path of the changed page. */
  url?: string
  seq?: number
  progress: Progress
  /** An undo cannot itself be undone here, nor what concerns roles. */
  canUndo: boolean
  /** Of an undo: the listings that it left alone. */
  left?: DeskDone['left']
}
