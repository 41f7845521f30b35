import { Type, type Static } from 'typebox'
import type { EditField } from '../fields/edit.ts'
import type { Lang } from '../i18n/languages.ts'
import { OwnField } from './seed/own-fields.ts'
import { Decided, DeskKind, DeskListing, Sender } from './desk-parts.ts'

/** A text, or the ids of options. */
const FieldValue = Type.Union([Type.String(), Type.Array(Type.String())])

export const EditedField = Type.Object({
  field: Type.Unsafe<EditField | 'dtype'>({ type: 'string' }),
  /** The current value. */
  now: FieldValue,
  /** The value when the edit was sent; absent for a new place. */
  was: Type.Optional(FieldValue),
  /** The proposed value. */
  after: FieldValue,
  /** Whether the value has changed since the sender saw it. */
  moved: Type.Boolean(),
  /** False if the field is not the listing's own: country and region follow from the town. Read-only. */
  applies: Type.Boolean(),
  /** Names of ids in `now` and `after`: of places and options. */
  names: Type.Record(Type.String(), Type.String()),
  /** Of a field of editors: that. */
  own: Type.Optional(OwnField),
})
export type EditedField = Static<typeof EditedField>

export const EditPicture = Type.Object({
  id: Type.Integer(),
  /** The sender's caption; may be empty. */
  title: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  /** For `<img src>`; editors only. */
  url: Type.String(),
  /** Key among the listing's pictures, once approved. */
  key: Type.Optional(Type.String()),
})
export type EditPicture = Static<typeof EditPicture>

/** Another open item about the same listing. */
const Other = Type.Object({ kind: DeskKind, id: Type.Integer() })

/** What every item has. */
export const Common = {
  id: Type.Integer(),
  at: Type.Integer(),
  /** The sender's language. */
  language: Type.Unsafe<Lang>({ type: 'string' }),
  state: Type.Unsafe<'waiting' | 'decided'>({ type: 'string' }),
  decided: Type.Optional(Decided),
  listing: Type.Optional(DeskListing),
  /** Absent for deleted accounts and samples. */
  from: Type.Optional(Sender),
  others: Type.Array(Other),
} as const
