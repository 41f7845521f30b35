import { Type, type Static } from 'typebox'
import type { BulkWay } from '#core/fields/row.ts'
import { Closed, endpoint, OneOf } from './parts/common.ts'
import { DocumentsQuery } from './desk-documents.ts'
import { DeskDone, NamedListing } from './desk-done.ts'
import { ListingFilter } from './desk-filters.ts'
import { DocumentId, Reason } from './desk-parts.ts'

/** The most listings that can be chosen one by one; a filter may choose any number. */
export const MAX_CHOSEN = 1000

/** Listings chosen one by one, or all that a text and filters find: one of the two. */
export const BulkSelection = Closed({
  ids: Type.Optional(Type.Array(DocumentId, { minItems: 1, maxItems: MAX_CHOSEN, uniqueItems: true })),
  filter: Type.Optional(Closed({ text: DocumentsQuery.properties.text, ...ListingFilter })),
})
export type BulkSelection = Static<typeof BulkSelection>

/** `confirm` and `delete` without a field: the listing itself is still there, or goes. */
const BulkAct = OneOf<BulkWay | 'delete'>(['set', 'clear', 'add', 'drop', 'replace', 'confirm', 'delete'])
export type BulkAct = Static<typeof BulkAct>

/** One change of many listings. Which fields allow which is in the shape of listings. */
export const BulkChange = Closed({
  how: BulkAct,
  field: Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z]+$' })),
  /** To set, add or drop; the new authority to replace. Unchecked: a union would turn numbers into texts. */
  value: Type.Optional(Type.Unsafe<string | number | boolean | string[]>({})),
  /** The authority to replace. */
  from: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
})
export type BulkChange = Static<typeof BulkChange>

const PREVIEW_REQUEST = { selection: BulkSelection, change: BulkChange }

/** Asks what a change would do to which listings. */
export const BulkPreviewRequest = Closed(PREVIEW_REQUEST)
export type BulkPreviewRequest = Static<typeof BulkPreviewRequest>

/** What a change would do. */
export const BulkPreview = Type.Object({
  total: Type.Integer(),
  changed: Type.Integer(),
  /** Have the value already. */
  unchanged: Type.Integer(),
  /** The first that change, with the value in words before and after; without one where the listing itself goes. */
  rows: Type.Array(
    Type.Object({
      ...NamedListing.properties,
      before: Type.Optional(Type.String()),
      after: Type.Optional(Type.String()),
    }),
  ),
  /** Those that cannot change, by the reason in words, with the first of each. */
  refused: Type.Array(Type.Object({ why: Type.String(), count: Type.Integer(), listings: Type.Array(NamedListing) })),
  /** Stands for exactly this preview: send it to carry the change out. */
  seal: Type.String(),
})
export type BulkPreview = Static<typeof BulkPreview>

/** Asks to carry out a change as its preview showed it: `seal` is the preview's. */
export const BulkRequest = Closed({
  ...PREVIEW_REQUEST,
  seal: Type.String({ maxLength: 64 }),
  reason: Type.Optional(Reason),
})
export type BulkRequest = Static<typeof BulkRequest>

/** Calls that change many listings. */
export const deskBulk = {
  bulkPreview: endpoint('POST /rest/tjt/desk/bulkpreview', { body: BulkPreviewRequest, reply: BulkPreview }),
  /** Refused if the preview has changed since. */
  bulk: endpoint('POST /rest/tjt/desk/bulk', { body: BulkRequest, reply: DeskDone }),
}
