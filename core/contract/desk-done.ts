import { Type, type Static } from 'typebox'
import { ServerMessage } from './session.ts'

/** A completed action. */
export const DeskDone = Type.Object({
  ok: Type.Literal(true),
  message: ServerMessage,
  /** Id in the audit log, for `undo`. */
  audit: Type.Integer(),
  /** For `publishing`; absent if no page changes. */
  seq: Type.Optional(Type.Integer()),
  /** Of the document, where it is one. */
  id: Type.Optional(Type.String()),
})
export type DeskDone = Static<typeof DeskDone>
