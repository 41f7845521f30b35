import { Type, type Static } from 'typebox'
import { Id, LangCode, endpoint } from './parts/common.ts'
import {
  AuditAct,
  Decided,
  DeskKind,
  DeskListing,
  DeskPart,
  DocumentKind,
  OtherKind,
  Person,
  ReportedContribution,
} from './desk-parts.ts'
import { ContributionKind } from './contributions-parts.ts'
import { HoldCounts, HoldReason } from './holding.ts'
import { LocalizedName } from './parts/localized.ts'

/** One line of the queue. */
export const QueueItem = Type.Object({
  kind: DeskKind,
  id: Type.Integer(),
  /** Time sent, epoch milliseconds. */
  at: Type.Integer(),
  from: Person,
  /** Absent if the listing is deleted. */
  listing: Type.Optional(DeskListing),
  /** In short, as written: the first changed values, the title of a report, the text of a review. */
  summary: Type.String(),
  /** Names of the changed fields, the type of a report, or nothing. */
  fields: Type.Array(Type.String()),
  /** What editors call the fields among them that they added. */
  names: Type.Optional(Type.Record(Type.String(), LocalizedName)),
  pictures: Type.Integer(),
  /** How many readers reported a visible contribution or found it unhelpful. */
  flags: Type.Integer(),
  hidden: Type.Boolean(),
  /** Of a contribution: why it waits, or waited. */
  held: Type.Optional(Type.Array(HoldReason)),
  /** Of a report: the contribution it is about; absent if deleted. */
  about: Type.Optional(
    Type.Object({
      kind: ContributionKind,
      id: Type.Integer(),
      words: Type.Optional(ReportedContribution),
    }),
  ),
  /** The name of a place that is not listed yet. */
  proposed: Type.Optional(Type.String()),
  decided: Type.Optional(Decided),
})
export type QueueItem = Static<typeof QueueItem>

export const QueueQuery = Type.Object({
  language: Type.Optional(LangCode),
  kind: Type.Optional(DeskKind),
  tnid: Type.Optional(Id),
  ...DeskPart,
})
export type QueueQuery = Static<typeof QueueQuery>

export const Queue = Type.Object({
  /** Open items of each kind, whatever the query. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** What has waited of contributions; for those who decide them everywhere. */
  held: Type.Optional(HoldCounts),
  /** Number of all matches. */
  total: Type.Integer(),
  items: Type.Array(QueueItem),
})
export type Queue = Static<typeof Queue>

/** One action of an editor. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  /** Epoch milliseconds. */
  at: Type.Integer(),
  by: Person,
  /** The name of the API key that it was done with. */
  key: Type.Optional(Type.String()),
  act: AuditAct,
  /** A kind of the queue, or of a document. */
  kind: Type.String(),
  item: Type.String(),
  tnid: Type.Optional(Type.Integer()),
  /** Absent if there is none, or it is deleted. */
  listing: Type.Optional(DeskListing),
  reason: Type.String(),
  /** What the action changed, before and after: states, documents; null for nothing. */
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** Of a change of many listings, and its undo: how many. */
  count: Type.Optional(Type.Integer()),
  /** The action that this one undid. */
  undoes: Type.Optional(Type.Integer()),
  /** Who undid it, and when. */
  undone: Type.Optional(Type.Object({ audit: Type.Integer(), by: Person, at: Type.Integer() })),
  /** Whether `undo` may work: its kind can be undone, and it has not been yet. */
  undoable: Type.Boolean(),
})
export type AuditRow = Static<typeof AuditRow>

const Moment = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const AuditQuery = Type.Object({
  /** Language of the listings' paths. */
  language: Type.Optional(LangCode),
  tnid: Type.Optional(Id),
  /** Who acted: a uid, or a part of a name. */
  person: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })),
  kind: Type.Optional(Type.Union([DeskKind, DocumentKind, OtherKind])),
  /** From a moment to before another, epoch milliseconds: a day of the reader's zone. */
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  ...DeskPart,
})
export type AuditQuery = Static<typeof AuditQuery>

/** The audit log, latest first. */
export const AuditLog = Type.Object({
  total: Type.Integer(),
  rows: Type.Array(AuditRow),
})
export type AuditLog = Static<typeof AuditLog>

export const deskQueue = {
  queue: endpoint('GET /rest/tjt/desk/queue', { querystring: QueueQuery, reply: Queue }),
  audit: endpoint('GET /rest/tjt/desk/audit', { querystring: AuditQuery, reply: AuditLog }),
}
