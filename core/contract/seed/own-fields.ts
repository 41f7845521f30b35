import { Type } from 'typebox'
import { FIELD_GROUPS } from '../../fields/row.ts'
import { OWN_KINDS } from '../../fields/own-kinds.ts'
import type * as fields from '../../fields/own-kinds.ts'
import { Closed } from '../parts/common.ts'
import { LocalizedLine, LocalizedName, ONE_LINE } from '../parts/localized.ts'
import { DirectoryTypeId, Key, oneOf } from './parts.ts'

/** The id of a field of editors. */
export const OwnFieldId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 })

const OwnOption = Closed({
  id: Key,
  name: LocalizedName,
  /** Keeps its name where listings have it, and is offered to none. */
  retired: Type.Optional(Type.Boolean()),
})
export type OwnOption = fields.OwnOption

/** A field that editors added: a further row of `core/fields/listing.ts`, as a document. */
export const OwnField = Closed({
  id: OwnFieldId,
  name: LocalizedName,
  /** The directory types that have it. */
  types: Type.Array(DirectoryTypeId, { minItems: 1, maxItems: 7 }),
  kind: oneOf(...OWN_KINDS),
  group: oneOf(...FIELD_GROUPS),
  /** Of a choice. */
  options: Type.Optional(Type.Array(OwnOption, { maxItems: 100 })),
  /** Ids of deleted options, which no other may get. */
  gone: Type.Optional(Type.Array(Key, { maxItems: 1000 })),
  /** Shown on cards. */
  card: Type.Optional(Type.Boolean()),
  /** A filter of results: of choices and answers. */
  filter: Type.Optional(Type.Boolean()),
  /** Absent from visitors' forms. */
  editorsOnly: Type.Optional(Type.Boolean()),
  /** A property of schema.org. */
  structured: Type.Optional(Type.String({ pattern: '^[a-z][A-Za-z]*$', maxLength: 60 })),
  /** Its values stay in the documents and in exports, and are shown and asked for nowhere. */
  retired: Type.Optional(Type.Boolean()),
})
export type OwnField = fields.OwnField

/** What a listing has in a field of editors: a text, a number, an answer; a word for all other kinds. */
export const OwnValue = Type.Union([
  LocalizedLine,
  Type.Number(),
  Type.Boolean(),
  Type.String({ minLength: 1, maxLength: 500, pattern: ONE_LINE }),
])
export type OwnValue = fields.OwnValue

/** What a listing has in the fields of editors, by their ids. */
export const OwnValues = Type.Record(OwnFieldId, OwnValue)
export type OwnValues = fields.OwnValues
