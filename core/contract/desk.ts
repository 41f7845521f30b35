import { Type, type Static } from 'typebox'
import type { EditChanges } from '../fields/edit.ts'
import { Id, LngLat, REFUSALS } from './common.ts'
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
import { DeskItem } from './desk-items.ts'
import { DeskAct, DeskItemParams, DeskKind, Reason } from './desk-parts.ts'
import { AuditLog, AuditQuery, Queue, QueueQuery } from './desk-queue.ts'
import { EDIT_FIELD_SCHEMAS } from './listing-edit.ts'
import { ServerMessage } from './session.ts'

export * from './desk-documents.ts'
export * from './desk-items.ts'
export * from './desk-parts.ts'
export * from './desk-queue.ts'

const Ids = Type.Array(Id, { maxItems: 100 })

/** What an editor decided about an item of the queue. */
export interface Decision {
  kind: DeskKind
  id: number
  act: DeskAct
  /** Mailed to the sender, in the words of the editor. Needed to refuse and to hide. */
  reason?: string
  /** Of an edit: which of its fields are taken; all of them where it is left out. */
  fields?: string[]
  /** Of an edit: what an editor would rather have in a field, taken or not by the sender. */
  values?: EditChanges
  /** Of an edit: where the place lies, [longitude, latitude]. Needed where its town changes. */
  position?: [number, number]
  /** Of an edit: which of its pictures are taken; all of them where it is left out. */
  pictures?: number[]
  /** Of an edit that claims ownership: makes the sender the owner as well. */
  owner?: boolean
  /**
   * Of an edit: other waiting edits of the same listing that are approved with it, all of their fields and
   * pictures. A field in which two of them do not agree must stand in `values`.
   */
  merge?: number[]
  /**
   * `decided.audit` of the item as it was looked at, left out where nobody had decided yet: what somebody else
   * decided meanwhile is not written over unseen.
   */
  seen?: number
  /** Of an edit or conflict: the `seq` that it was looked at by. Refused where the listing has moved since. */
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
      seen: Type.Optional(Id),
      seq: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    },
    { additionalProperties: false },
  ),
)

/** An act that was done. */
export const DeskDone = Type.Object({
  ok: Type.Literal(true),
  message: ServerMessage,
  /** Of the act in the audit log: what `undo` takes. */
  audit: Type.Integer(),
  /** What `publishing` is asked with; absent where no page changes. */
  seq: Type.Optional(Type.Integer()),
  /** Of the document, where it is one. */
  id: Type.Optional(Type.String()),
})
export type DeskDone = Static<typeof DeskDone>

/** How far a change has come on its way to the pages. */
export const Publishing = Type.Object({
  /** `partly`: live, except for pages that could not be made and are as they were before. */
  state: Type.Unsafe<'queued' | 'rendering' | 'live' | 'partly'>({
    type: 'string',
    enum: ['queued', 'rendering', 'live', 'partly'],
  }),
  /** The last change that the pages show. */
  live: Type.Integer(),
})
export type Publishing = Static<typeof Publishing>

const done = { 200: DeskDone, ...REFUSALS } as const

/** The calls of the desk. Whoever is no editor gets what an unknown path gets. */
export const deskApi = {
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
  /** A picture that came with an edit, as WebP; needs no token, because `<img>` has none. */
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
  /** Takes an act back; refused where what it changed was changed again since. */
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
  /** The server gives the id of what has a number; of the others, their body does. */
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
