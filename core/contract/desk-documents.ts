import { Type, type Static } from 'typebox'
import { LangCode } from './common.ts'
import { DeskPart, DocumentId, DocumentKind, Reason } from './desk-parts.ts'
import { LocalizedText } from './localized.ts'

/** One line of a list of documents. */
export const DocumentLine = Type.Object({
  id: Type.String(),
  /** What it is called; its id where it has no name. */
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
})
export type DocumentList = Static<typeof DocumentList>

export const DocumentsQuery = Type.Object({
  /** An id, or a part of a name in any language; all documents without it. */
  text: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })),
  /** Those that were deleted, instead of those that are there. */
  deleted: Type.Optional(Type.Boolean()),
  ...DeskPart,
})
export type DocumentsQuery = Static<typeof DocumentsQuery>

/** The fields of a document; the schema of its kind checks them, and names the field that is wrong. */
export const DocumentBody = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
})

export const DeskDocument = Type.Object({
  kind: DocumentKind,
  ...DocumentLine.properties,
  body: DocumentBody,
  /** Goes back with a change, which is refused where the document has moved since. */
  seq: Type.Integer(),
  /** Path of its page in English; absent where it has none. */
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

export const DocumentChange = Type.Object({ body: DocumentBody, seq: Seq, reason }, { additionalProperties: false })
export type DocumentChange = Static<typeof DocumentChange>
export const NewDocument = Type.Object({ body: DocumentBody, reason }, { additionalProperties: false })
export type NewDocument = Static<typeof NewDocument>
export const DocumentRemoval = Type.Object({ seq: Seq, reason }, { additionalProperties: false })

/**
 * A field of a form. `localized`: a text in all languages, English always. `list` and `group` have
 * `fields`: one nameless field that repeats, or those of an object; `oneOf` has a group for each way.
 */
export const SHAPE_TYPES = [
  'line',
  'text',
  'localized',
  'number',
  'integer',
  'boolean',
  'choice',
  'position',
  'day',
  'email',
  'phone',
  'url',
  'key',
  'place',
  'picture',
  'list',
  'group',
  'oneOf',
] as const
export type ShapeType = (typeof SHAPE_TYPES)[number]

export interface ShapeField {
  /** Name in its object; empty for what a list repeats. */
  field: string
  /** In the language that was asked for. */
  label: string
  type: ShapeType
  required: boolean
  /** Given by the server, and not to be changed. */
  readonly?: true
  /** The most letters, or entries of a list. */
  most?: number
  least?: number
  /** Of a `choice`; its value stands in the body as it is, number or text. */
  choices?: readonly { value: string | number; label: string }[]
  /** Name of the filter list whose ids it holds: `GET /rest/tjt/cuisine/:language` has them. */
  list?: string
  /** Regular expression of a line. */
  pattern?: string
  fields?: readonly ShapeField[]
}

/** What a generic form of a kind needs. */
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

/** Kinds that have a page of their own to look at. */
export const PREVIEW_KINDS = ['listings', 'features', 'categories'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]
export const PreviewRequest = Type.Object(
  {
    kind: Type.Unsafe<PreviewKind>({
      type: 'string',
      enum: [...PREVIEW_KINDS],
    }),
    /** Of a document that is there; left out for a new one. */
    id: Type.Optional(DocumentId),
    body: DocumentBody,
    language: LangCode,
  },
  { additionalProperties: false },
)
export type PreviewRequest = Static<typeof PreviewRequest>

/** For `<iframe sandbox srcdoc>`: no script of it is to run. */
export const Preview = Type.Object({ html: Type.String() })
