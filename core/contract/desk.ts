import { Type, type Static } from 'typebox'
import type { EditChanges } from '../fields/edit.ts'
import { Closed, endpoint, FormLine, Id, LngLat, OneOf, TypedLine } from './parts/common.ts'
import { deskBulk } from './desk-bulk.ts'
import { deskCandidates } from './desk-candidates.ts'
import { deskDocuments } from './desk-documents.ts'
import { DeskDone } from './desk-done.ts'
import { deskFacts } from './desk-facts.ts'
import { deskKeys } from './desk-keys.ts'
import { DeskItem } from './desk-items.ts'
import { DeskAct, DeskItemParams, DeskKind, Reason } from './desk-parts.ts'
import { deskPeople } from './desk-people.ts'
import { deskQueue } from './desk-queue.ts'
import { deskWebhooks } from './desk-webhooks.ts'
import { deskStatistics } from './desk-statistics.ts'
import { deskTexts } from './desk-texts.ts'
import { deskUploads } from './desk-uploads.ts'
import { editSchema } from './listing-edit.ts'
import { deskImports } from './desk-imports.ts'
import { deskNewsletter } from './desk-newsletter.ts'
import { deskMails } from './mail-choices.ts'
import { deskHolding } from './holding.ts'
import { deskSettings } from './desk-settings.ts'
import { deskFormer } from './desk-former.ts'
import { deskRedirects } from './desk-redirects.ts'

export * from './desk-bulk.ts'
export * from './desk-candidates.ts'
export * from './desk-documents.ts'
export * from './desk-done.ts'
export * from './desk-facts.ts'
export * from './desk-former.ts'
export * from './desk-filters.ts'
export { EditedField, EditPicture } from './desk-item-parts.ts'
export * from './desk-imports.ts'
export * from './desk-items.ts'
export * from './desk-keys.ts'
export * from './desk-newsletter.ts'
export * from './desk-parts.ts'
export * from './desk-people.ts'
export * from './desk-queue.ts'
export * from './desk-settings.ts'
export * from './desk-redirects.ts'
export * from './desk-statistics.ts'
export * from './desk-texts.ts'
export * from './desk-uploads.ts'
export * from './desk-webhooks.ts'
export * from './mail-choices.ts'
export * from './holding.ts'

const Ids = Type.Array(Id, { maxItems: 100 })

/** What an editor reads on the photo of a certificate. */
export const CertificateReading = Closed({
  authority: FormLine(60),
  /** The day of the photo. */
  taken: FormLine(10),
  validUntil: Type.Optional(TypedLine(10)),
  number: Type.Optional(TypedLine(100)),
})
export type CertificateReading = Static<typeof CertificateReading>

/** What an editor decided about an item of the queue. */
export const Decision = Closed({
  kind: DeskKind,
  id: Id,
  act: DeskAct,
  /** Mailed to the sender in the editor's own words. Required to refuse and to hide. */
  reason: Type.Optional(Reason),
  /** Of an edit: the accepted fields; all by default. */
  fields: Type.Optional(Type.Array(Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_.-]+$' }), { maxItems: 100 })),
  /** Of an edit: the editor's own values for fields, sent or not by the sender. */
  values: Type.Optional(Type.Unsafe<EditChanges>(editSchema({}))),
  /** Of an edit: [longitude, latitude]. Required if the town changes. */
  position: Type.Optional(LngLat),
  /** Of an edit, and of visitors' answers: the accepted pictures; all by default. */
  pictures: Type.Optional(Ids),
  /** Of an edit that claims ownership: makes the sender the owner as well. */
  owner: Type.Optional(Type.Boolean()),
  /**
   * Of an edit: other open edits of the same listing to approve with it, with all fields and pictures. A field
   * in which two of them differ must be in `values`.
   */
  merge: Type.Optional(Ids),
  /** Of visitors' answers about a listing: equal ones, all of which are decided. */
  answers: Type.Optional(Ids),
  /** Of a photo of a certificate, to approve it: what the editor reads on it. */
  certificate: Type.Optional(CertificateReading),
  /** `decided.audit` of the item as read, if decided: nobody overwrites a decision they have not seen. */
  seen: Type.Optional(Id),
  /** Of an edit, a hint, a certificate or a conflict: its `seq` as read. Refused if the listing has changed since. */
  seq: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
export type Decision = Static<typeof Decision>

/** The progress of a change towards the pages. */
export const Publishing = Type.Object({
  /** `partly`: live, except for pages that failed to render and keep their old version. */
  state: OneOf(['queued', 'rendering', 'live', 'partly']),
  /** The last change that the pages show. */
  live: Type.Integer(),
})
export type Publishing = Static<typeof Publishing>

/** The calls of the desk. For people without a role they behave like unknown paths. */
export const deskApi = {
  ...deskDocuments,
  ...deskFacts,
  ...deskCandidates,
  ...deskQueue,
  ...deskUploads,
  ...deskBulk,
  ...deskImports,
  ...deskRedirects,
  ...deskFormer,
  ...deskPeople,
  ...deskKeys,
  ...deskWebhooks,
  ...deskMails,
  ...deskHolding,
  ...deskSettings,
  ...deskNewsletter,
  ...deskStatistics,
  ...deskTexts,
  item: endpoint('GET /rest/tjt/desk/item/:kind/:id/:language', { params: DeskItemParams, reply: DeskItem }),
  /** An edit's picture, as WebP; needs no token, because `<img>` sends none. */
  picture: { method: 'GET', url: '/rest/tjt/desk/picture/:id', schema: { params: Type.Object({ id: Id }) } },
  decide: endpoint('POST /rest/tjt/desk/decision', { body: Decision, reply: DeskDone }),
  /** Undoes an action; refused if its result has changed since. */
  undo: endpoint('POST /rest/tjt/desk/undo', {
    body: Closed({
      audit: Id,
      reason: Type.Optional(Reason),
    }),
    reply: DeskDone,
  }),
  publishing: endpoint('GET /rest/tjt/desk/publishing/:seq', {
    params: Type.Object({
      seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    }),
    reply: Publishing,
  }),
} as const
