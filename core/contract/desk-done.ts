import { Type, type Static } from 'typebox'
import { LocalizedText } from './parts/localized.ts'
import { ServerMessage } from './session.ts'

export const NamedListing = Type.Object({ id: Type.String(), name: LocalizedText })
export type NamedListing = Static<typeof NamedListing>

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
  /** Of many listings: those that an undo leaves alone because somebody has changed them since, the first by name. */
  left: Type.Optional(Type.Object({ count: Type.Integer(), listings: Type.Array(NamedListing) })),
})
export type DeskDone = Static<typeof DeskDone>
