import { Type, type Static } from 'typebox'
import { Id, LangCode } from './common.ts'
import {
  AuditAct,
  Decided,
  DeskKind,
  DeskListing,
  DeskPart,
  DocumentKind,
  Person,
  ReportedWords,
} from './desk-parts.ts'
import { ContributionKind } from './contributions-parts.ts'

/** One line of the queue. */
export const QueueItem = Type.Object({
  kind: DeskKind,
  id: Type.Integer(),
  /** When it was sent, epoch milliseconds. */
  at: Type.Integer(),
  from: Person,
  /** Absent where the listing is gone. */
  listing: Type.Optional(DeskListing),
  /** In short, as it was written: the first changed values, the title of a report, the words of a review. */
  summary: Type.String(),
  /** Names of the changed fields, the type of a report, or nothing. */
  fields: Type.Array(Type.String()),
  pictures: Type.Integer(),
  /** Why words that people can see stand here: how many readers reported them or did not find them good. */
  flags: Type.Integer(),
  hidden: Type.Boolean(),
  /** Of a report about words: which, and what they say; absent where they are gone. */
  about: Type.Optional(
    Type.Object({
      kind: ContributionKind,
      id: Type.Integer(),
      words: Type.Optional(ReportedWords),
    }),
  ),
  decided: Type.Optional(Decided),
})
export type QueueItem = Static<typeof QueueItem>

export const QueueQuery = Type.Object({
  language: Type.Optional(LangCode),
  kind: Type.Optional(DeskKind),
  /** `waiting` unless told: oldest first. `decided`: latest decision first. */
  state: Type.Optional(
    Type.Unsafe<'waiting' | 'decided'>({
      type: 'string',
      enum: ['waiting', 'decided'],
    }),
  ),
  tnid: Type.Optional(Id),
  ...DeskPart,
})
export type QueueQuery = Static<typeof QueueQuery>

export const Queue = Type.Object({
  /** How many of each kind wait, whatever part is asked for. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** How many there are of what was asked for. */
  total: Type.Integer(),
  items: Type.Array(QueueItem),
})
export type Queue = Static<typeof Queue>

/** One act of an editor. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  /** Epoch milliseconds. */
  at: Type.Integer(),
  by: Person,
  act: AuditAct,
  /** A kind of the queue, or of a document. */
  kind: Type.String(),
  item: Type.String(),
  tnid: Type.Optional(Type.Integer()),
  /** Absent where there is none, or it is gone. */
  listing: Type.Optional(DeskListing),
  reason: Type.String(),
  /** What was changed, as it was before and after: states, documents; null where there was nothing. */
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** The act that this one took back. */
  undoes: Type.Optional(Type.Integer()),
  /** Who took it back, and when. */
  undone: Type.Optional(Type.Object({ audit: Type.Integer(), by: Person, at: Type.Integer() })),
  /** Whether `undo` is worth trying: an act of a kind that can be taken back and has not been. */
  undoable: Type.Boolean(),
})
export type AuditRow = Static<typeof AuditRow>

export const AuditQuery = Type.Object({
  /** Of the paths of the listings' pages. */
  language: Type.Optional(LangCode),
  tnid: Type.Optional(Id),
  /** Uid of an editor. */
  editor: Type.Optional(Id),
  kind: Type.Optional(Type.Union([DeskKind, DocumentKind])),
  ...DeskPart,
})
export type AuditQuery = Static<typeof AuditQuery>

/** The audit log, latest first. */
export const AuditLog = Type.Object({
  total: Type.Integer(),
  rows: Type.Array(AuditRow),
})
export type AuditLog = Static<typeof AuditLog>
