import { Type, type Static } from 'typebox'
import type { EditChanges } from '../fields/edit.ts'
import { Id, LngLat, REFUSALS, TypedLine } from './common.ts'
import { deskBulk } from './desk-bulk.ts'
import {
  DeskDocument,
  DocumentChange,
  DocumentList,
  DocumentParams,
  DocumentRemoval,
  DocumentsQuery,
  KindParams,
  NewDocument,
  Preview,
  PreviewRequest,
  Shape,
  ShapeParams,
} from './desk-documents.ts'
import { DeskDone } from './desk-done.ts'
import { FactConfirmation, FactList, FactsQuery } from './desk-facts.ts'
import { DeskItem } from './desk-items.ts'
import { DeskAct, DeskItemParams, DeskKind, Reason } from './desk-parts.ts'
import { deskPeople } from './desk-people.ts'
import { AuditLog, AuditQuery, Queue, QueueQuery } from './desk-queue.ts'
import { deskStatistics } from './desk-statistics.ts'
import { deskUploads } from './desk-uploads.ts'
import { EDIT_FIELD_SCHEMAS } from './listing-edit.ts'
import { deskImports } from './desk-imports.ts'
import { deskNewsletter } from './desk-newsletter.ts'
import { deskMails } from './mail-choices.ts'

export * from './desk-bulk.ts'
export * from './desk-documents.ts'
export * from './desk-done.ts'
export * from './desk-facts.ts'
export * from './desk-filters.ts'
export { EditedField, EditPicture } from './desk-item-parts.ts'
export * from './desk-imports.ts'
export * from './desk-items.ts'
export * from './desk-newsletter.ts'
export * from './desk-parts.ts'
export * from './desk-people.ts'
export * from './desk-queue.ts'
export * from './desk-statistics.ts'
export * from './desk-uploads.ts'
export * from './mail-choices.ts'

const Ids = Type.Array(Id, { maxItems: 100 })

/** What an editor reads on the photo of a certificate. */
export const CertificateReading = Type.Object(
  {
    authority: TypedLine(60),
    /** The day of the photo. */
    taken: TypedLine(10),
    validUntil: Type.Optional(TypedLine(10)),
    number: Type.Optional(TypedLine(100)),
  },
  { additionalProperties: false },
)
export type CertificateReading = Static<typeof CertificateReading>

/** What an editor decided about an item of the queue. */
export interface Decision {
  kind: DeskKind
  id: number
  act: DeskAct
  /** Mailed to the sender in the editor's own words. Required to refuse and to hide. */
  reason?: string
  /** Of an edit: the accepted fields; all by default. */
  fields?: string[]
  /** Of an edit: the editor's own values for fields, sent or not by the sender. */
  values?: EditChanges
  /** Of an edit: [longitude, latitude]. Required if the town changes. */
  position?: [number, number]
  /** Of an edit: the accepted pictures; all by default. */
  pictures?: number[]
  /** Of an edit that claims ownership: makes the sender the owner as well. */
  owner?: boolean
  /**
   * Of an edit: other open edits of the same listing to approve with it, with all fields and pictures. A field
   * in which two of them differ must be in `values`.
   */
  merge?: number[]
  /** Of a photo of a certificate, to approve it: what the editor reads on it. */
  certificate?: CertificateReading
  /** `decided.audit` of the item as read, if decided: nobody overwrites a decision they have not seen. */
  seen?: number
  /** Of an edit, certificate or conflict: its `seq` as read. Refused if the listing has changed since. */
  seq?: number
}
export const Decision = Type.Unsafe<Decision>(
  Type.Object(
    {
      kind: DeskKind,
      id: Id,
      act: DeskAct,
      reason: Type.Optional(Reason),
      fields: Type.Optional(Type.Array(Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_.]+$' }), { maxItems: 100 })),
      values: Type.Optional(Type.Object(EDIT_FIELD_SCHEMAS, { additionalProperties: false })),
      position: Type.Optional(LngLat),
      pictures: Type.Optional(Ids),
      owner: Type.Optional(Type.Boolean()),
      merge: Type.Optional(Ids),
      certificate: Type.Optional(CertificateReading),
      seen: Type.Optional(Id),
      seq: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    },
    { additionalProperties: false },
  ),
)

/** The progress of a change towards the pages. */
export const Publishing = Type.Object({
  /** `partly`: live, except for pages that failed to render and keep their old version. */
  state: Type.Unsafe<'queued' | 'rendering' | 'live' | 'partly'>({
    type: 'string',
    enum: ['queued', 'rendering', 'live', 'partly'],
  }),
  /** The last change that the pages show. */
  live: Type.Integer(),
})
export type Publishing = Static<typeof Publishing>

const done = { 200: DeskDone, ...REFUSALS } as const

/** The calls of the desk. For people without a role they behave like unknown paths. */
export const deskApi = {
  ...deskUploads,
  ...deskBulk,
  ...deskImports,
  ...deskPeople,
  ...deskMails,
  ...deskNewsletter,
  ...deskStatistics,
  queue: {
    method: 'GET',
    url: '/rest/tjt/desk/queue',
    schema: { querystring: QueueQuery, response: { 200: Queue, ...REFUSALS } },
  },
  item: {
    method: 'GET',
    url: '/rest/tjt/desk/item/:kind/:id/:language',
    schema: {
      params: DeskItemParams,
      response: { 200: DeskItem, ...REFUSALS },
    },
  },
  /** An edit's picture, as WebP; needs no token, because `<img>` sends none. */
  picture: {
    method: 'GET',
    url: '/rest/tjt/desk/picture/:id',
    schema: { params: Type.Object({ id: Id }) },
  },
  decide: {
    method: 'POST',
    url: '/rest/tjt/desk/decision',
    schema: { body: Decision, response: done },
  },
  /** Undoes an action; refused if its result has changed since. */
  undo: {
    method: 'POST',
    url: '/rest/tjt/desk/undo',
    schema: {
      body: Type.Object(
        {
          audit: Id,
          reason: Type.Optional(Reason),
        },
        { additionalProperties: false },
      ),
      response: done,
    },
  },
  publishing: {
    method: 'GET',
    url: '/rest/tjt/desk/publishing/:seq',
    schema: {
      params: Type.Object({
        seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      }),
      response: { 200: Publishing, ...REFUSALS },
    },
  },
  audit: {
    method: 'GET',
    url: '/rest/tjt/desk/audit',
    schema: {
      querystring: AuditQuery,
      response: { 200: AuditLog, ...REFUSALS },
    },
  },
  /** The kashrut facts that end soon, have ended, or were never confirmed; without those of samples. */
  facts: {
    method: 'GET',
    url: '/rest/tjt/desk/facts',
    schema: { querystring: FactsQuery, response: { 200: FactList, ...REFUSALS } },
  },
  /** Notes that the editor has confirmed a fact today. */
  confirmFact: {
    method: 'POST',
    url: '/rest/tjt/desk/fact',
    schema: { body: FactConfirmation, response: done },
  },
  documents: {
    method: 'GET',
    url: '/rest/tjt/desk/documents/:kind',
    schema: {
      params: KindParams,
      querystring: DocumentsQuery,
      response: { 200: DocumentList, ...REFUSALS },
    },
  },
  document: {
    method: 'GET',
    url: '/rest/tjt/desk/document/:kind/:id',
    schema: {
      params: DocumentParams,
      response: { 200: DeskDocument, ...REFUSALS },
    },
  },
  /** The server assigns numeric ids; other ids come from the body. */
  create: {
    method: 'POST',
    url: '/rest/tjt/desk/document/:kind',
    schema: { params: KindParams, body: NewDocument, response: done },
  },
  change: {
    method: 'PUT',
    url: '/rest/tjt/desk/document/:kind/:id',
    schema: { params: DocumentParams, body: DocumentChange, response: done },
  },
  remove: {
    method: 'DELETE',
    url: '/rest/tjt/desk/document/:kind/:id',
    schema: { params: DocumentParams, body: DocumentRemoval, response: done },
  },
  shape: {
    method: 'GET',
    url: '/rest/tjt/desk/shape/:kind/:language',
    schema: { params: ShapeParams, response: { 200: Shape, ...REFUSALS } },
  },
  preview: {
    method: 'POST',
    url: '/rest/tjt/desk/preview',
    schema: { body: PreviewRequest, response: { 200: Preview, ...REFUSALS } },
  },
} as const
