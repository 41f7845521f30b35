import type { Generated } from 'kysely'
import type { ImportState, ImportStep } from '#core/contract/desk-imports.ts'

/** A file that an editor imports in the browser, and how far it is. Who does it is in the audit log. */
export interface ImportRunsTable {
  id: Generated<number>
  /** As its sender calls it. */
  name: string
  /** In the folder of imports. */
  file: string
  step: ImportStep
  state: ImportState
  /** Of the step that runs, in bytes. */
  done: number
  total: number
  /** ImportShape as JSON; null until it is read. */
  shape: string | null
  /** ImportRequest as JSON: what the last dry run did. */
  request: string | null
  /** ImportReport as JSON, of the last step that has one. */
  report: string | null
  /** ImportProblem as JSON, of a failed step. */
  problem: string | null
  /** Whether the process shall stop. */
  is_cancelled: 0 | 1
  /** When its process last gave a sign of life, epoch milliseconds. */
  seen: number
  /** When the file came, epoch milliseconds. */
  at: number
}

/** A mapping for files with the same columns. */
export interface ImportMappingsTable {
  /** Hash of the columns. */
  header: string
  name: string
  /** Mapping as JSON. */
  mapping: string
}
