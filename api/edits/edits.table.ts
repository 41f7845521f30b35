import type { Generated } from 'kysely'
import type { UpdateType } from '#core/contract/listing-edit.ts'

declare module '#data/store/database.ts' {
  interface Database {
    edits: EditsTable
    edit_files: EditFilesTable
  }
}

/** Kinds of edits that the desk lists apart from the others. */
export const APART = ['certificate', 'hint'] as const

/** A proposed change to a listing. */
export interface EditsTable {
  id: Generated<number>
  /** Null for the hint of a visitor without an account. */
  uid: number | null
  /** 0 for a new place. */
  tnid: number
  /**
   * `certificate`: the photo of one, and what its sender read on it. `hint`: an answer to a question of the listing's
   * page.
   */
  kind: UpdateType | (typeof APART)[number]
  /** A StoredEdit as JSON: the changed fields by their names in the contract; `dtype` where it changes. */
  body: string
  /** The language that the texts are written in. */
  language: string
  claims_ownership: 0 | 1
  /** The changed fields' values when the edit was sent, JSON; empty for new places and certificates. */
  before: Generated<string>
  /** `waiting` until an editor decides; `applied`: on the page until then. */
  state: 'waiting' | 'applied' | 'approved' | 'refused'
  /** Epoch milliseconds. */
  at: number
}

/** A picture of an edit. */
export interface EditFilesTable {
  id: Generated<number>
  edit: number
  /** Its random name in the folder of waiting pictures. */
  file: string
  title: string
  width: number
  height: number
  bytes: number
}
