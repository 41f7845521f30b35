import type { AuditAct, Publishing } from '#core/contract/desk.ts'

/** How far an act has come: `none` changes no page, `late` is no longer asked about. */
export type Progress = Publishing['state'] | 'none' | 'late'

/** Something that was just done. */
export interface Act {
  /** What `undo` takes. */
  audit: number
  act: AuditAct
  /** What it was done to. */
  name: string
  /** Path of the page that changes. */
  url?: string
  seq?: number
  progress: Progress
  /** An undo can itself not be taken back here. */
  canUndo: boolean
}
