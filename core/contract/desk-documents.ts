import { Type, type Static } from 'typebox'
import { PREVIEW_KINDS } from '#core/terms/desk-kinds.ts'
import type { BulkWay } from '#core/fields/row.ts'
import type { FieldGroup } from '../fields/row.ts'
import type { Lang } from '../i18n/languages.ts'
import { Closed, LangCode, OneOf, endpoint } from './parts/common.ts'
import { Facets, ListingFilter } from './desk-filters.ts'
import { DeskDone } from './desk-done.ts'
import { DeskPart, DocumentId, DocumentKind, Reason } from './desk-parts.ts'
import { LocalizedText } from './parts/localized.ts'

/** One line of a list of documents. */
export const DocumentLine = Type.Object({
  id: Type.String(),
  /** Its name, or its id if it has none. */
  name: LocalizedText,
  sample: Type.Boolean(),
  deleted: Type.Boolean(),
  /** Who wrote it last: `gazetteer`, `seed`, `editor:12`, an importer. */
  origin: Type.String(),
  at: Type.Integer(),
})
export type DocumentLine = Static<typeof DocumentLine>

export const DocumentList = Type.Object({
  total: Type.Integer(),
  documents: Type.Array(DocumentLine),
  /** Of listings. */
  facets: Type.Optional(Facets),
})
export type DocumentList = Static<typeof DocumentList>

export const DocumentsQuery = Type.Object({
  /** An id or part of a name in any language; without it, all documents. */
  text: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })),
  /** The deleted ones instead. */
  deleted: Type.Optional(Type.Boolean()),
  /** Of listings; other kinds ignore them. */
  ...ListingFilter,
  ...DeskPart,
})
export type DocumentsQuery = Static<typeof DocumentsQuery>

/** The fields of a document; checked by the schema of its kind, which names an invalid field. */
export const DocumentBody = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
})

export const DeskDocument = Type.Object({
  kind: DocumentKind,
  ...DocumentLine.properties,
  body: DocumentBody,
  /** Send it with a change; it is refused if the document has changed since. */
  seq: Type.Integer(),
  /** Path of its page in English; absent if it has none. */
  url: Type.Optional(Type.String()),
})
export type DeskDocument = Static<typeof DeskDocument>

export const KindParams = Type.Object({ kind: DocumentKind })
export const DocumentParams = Type.Object({
  kind: DocumentKind,
  id: DocumentId,
})

const reason = Type.Optional(Reason)
const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const DocumentChange = Closed({ body: DocumentBody, seq: Seq, reason })
export type DocumentChange = Static<typeof DocumentChange>
export const NewDocument = Closed({ body: DocumentBody, reason })
export type NewDocument = Static<typeof NewDocument>
export const DocumentRemoval = Closed({ seq: Seq, reason })

/**
 * Types of form fields. `localized`: a text per language, English required. `list` and `group` have `fields`:
 * one unnamed field that repeats, or those of an object; `oneOf` has a group per alternative.
 */
export type ShapeType =
  | ('line' | 'text' | 'localized' | 'day' | 'email' | 'phone' | 'url' | 'key' | 'hours' | 'prayerTimes')
  | ('number' | 'integer' | 'boolean' | 'choice' | 'position' | 'place' | 'category' | 'picture')
  | ('list' | 'group' | 'oneOf')

export interface ShapeField {
  /** Name in its object; empty for a list's item. */
  field: string
  /** In the requested language. */
  label: string
  /** Of the label, if that is another one. */
  labelLang?: Lang
  type: ShapeType
  required: boolean
  /** Assigned by the server. */
  readonly?: true
  /** Maximum letters, or items of a list. */
  most?: number
  least?: number
  /** Of a `choice` or a `category`; the body holds the value as is, number or text. */
  choices?: readonly { value: string | number; label: string; lang?: Lang; retired?: true }[]
  /** Of a listing's field: its group, and the types that have it; all of them if absent. */
  group?: FieldGroup
  types?: readonly number[]
  /** How many listings at once may change in it. */
  bulk?: readonly BulkWay[]
  /** Filter list of its ids: `GET /rest/tjt/cuisine/:language` returns them. */
  list?: string
  /** Regular expression of a line. */
  pattern?: string
  fields?: readonly ShapeField[]
}

/** A description of a kind's form. */
export const Shape = Type.Object({
  kind: DocumentKind,
  label: Type.String(),
  fields: Type.Unsafe<ShapeField[]>({ type: 'array', items: {} }),
})
export type Shape = Static<typeof Shape>

export const ShapeParams = Type.Object({
  kind: DocumentKind,
  language: LangCode,
})

export const PreviewRequest = Closed({
  kind: OneOf(PREVIEW_KINDS),
  /** Absent for a new document. */
  id: Type.Optional(DocumentId),
  body: DocumentBody,
  language: LangCode,
})
export type PreviewRequest = Static<typeof PreviewRequest>

/** For `<iframe sandbox srcdoc>`: its scripts must not run. */
export const Preview = Type.Object({ html: Type.String() })

/** Documents that editors change directly. */
export const deskDocuments = {
  documents: endpoint('GET /rest/tjt/desk/documents/:kind', {
    params: KindParams,
    querystring: DocumentsQuery,
    reply: DocumentList,
  }),
  document: endpoint('GET /rest/tjt/desk/document/:kind/:id', { params: DocumentParams, reply: DeskDocument }),
  /** The server assigns numeric ids; other ids come from the body. */
  create: endpoint('POST /rest/tjt/desk/document/:kind', { params: KindParams, body: NewDocument, reply: DeskDone }),
  change: endpoint('PUT /rest/tjt/desk/document/:kind/:id', {
    params: DocumentParams,
    body: DocumentChange,
    reply: DeskDone,
  }),
  remove: endpoint('DELETE /rest/tjt/desk/document/:kind/:id', {
    params: DocumentParams,
    body: DocumentRemoval,
    reply: DeskDone,
  }),
  shape: endpoint('GET /rest/tjt/desk/shape/:kind/:language', { params: ShapeParams, reply: Shape }),
  preview: endpoint('POST /rest/tjt/desk/preview', { body: PreviewRequest, reply: Preview }),
}
