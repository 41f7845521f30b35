import { Type, type Static } from 'typebox'
import type { Lang } from '../i18n/languages.ts'
import { Id, LangCode } from './common.ts'
import { LocalizedText } from './localized.ts'

/**
 * What waits for an editor: an edit of a listing, a claim to one, a report, what people wrote (hidden until it
 * is approved, or flagged by readers), and what an importer brings that an editor has changed since.
 */
export const DESK_KINDS = ['edit', 'claim', 'report', 'review', 'question', 'answer', 'conflict'] as const
export type DeskKind = (typeof DESK_KINDS)[number]
export const DeskKind = Type.Unsafe<DeskKind>({
  type: 'string',
  enum: [...DESK_KINDS],
})

/**
 * What an editor may do with it. Edits, claims and conflicts are approved or refused; reports are settled or
 * refused; reviews, questions and answers are hidden or shown.
 */
export const DESK_ACTS = ['approve', 'refuse', 'settle', 'hide', 'show'] as const
export type DeskAct = (typeof DESK_ACTS)[number]
export const DeskAct = Type.Unsafe<DeskAct>({
  type: 'string',
  enum: [...DESK_ACTS],
})

/** What stands in the audit log beside the acts: documents changed by hand, and acts taken back. */
export const AUDIT_ACTS = [...DESK_ACTS, 'create', 'change', 'delete', 'undo'] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]
export const AuditAct = Type.Unsafe<AuditAct>({
  type: 'string',
  enum: [...AUDIT_ACTS],
})

/** Documents that editors change by hand: locations, listings, and what belongs to them. */
export const DOCUMENT_KINDS = [
  'listings',
  'features',
  'categories',
  'linkSets',
  'supervisionContacts',
  'cities',
  'countries',
  'regions',
  'places',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export const DocumentKind = Type.Unsafe<DocumentKind>({
  type: 'string',
  enum: [...DOCUMENT_KINDS],
})

/** Id of a document as the store knows it: a number, `IL.06`, `destinations:0`. */
export const DocumentId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\p{Cc}\\p{Cs}/]+$',
})

/** Somebody with an account; uid 0 and no name for one that is gone. */
export const Person = Type.Object({ uid: Type.Integer(), name: Type.String() })
export type Person = Static<typeof Person>

/** Who sent something, and what editors made of what they sent before. */
export const Sender = Type.Object({
  ...Person.properties,
  /** Empty where the address is not known to be theirs: no mail goes there. */
  email: Type.String(),
  language: Type.Unsafe<Lang>({ type: 'string' }),
  /** Edits, claims and reports. */
  approved: Type.Integer(),
  refused: Type.Integer(),
  waiting: Type.Integer(),
  /** Whether the listing is theirs by a claim that was approved. */
  owner: Type.Boolean(),
})
export type Sender = Static<typeof Sender>

/** The listing that an item is about; as the store has it now, which pages follow. */
export const DeskListing = Type.Object({
  tnid: Type.Integer(),
  dtype: Type.Integer(),
  title: LocalizedText,
  /** Path of its page in the language that was asked for, percent-encoded. */
  url: Type.String(),
  sample: Type.Boolean(),
  owner: Type.Optional(Person),
})
export type DeskListing = Static<typeof DeskListing>

/** What a place that an import brings and a listing may have in common. */
export const ALIKE = ['name', 'phone', 'website'] as const
export type MatchReason = (typeof ALIKE)[number]

/** Words that a report is about, as they stand now. */
export const ReportedWords = Type.Object({
  /** In one line, cut where they are long. */
  text: Type.String(),
  /** Empty where the writer has left. */
  author: Type.String(),
  hidden: Type.Boolean(),
})
export type ReportedWords = Static<typeof ReportedWords>

/** Who decided, what and when. */
export const Decided = Type.Object({
  /** Of the act in the audit log: what `undo` takes. */
  audit: Type.Integer(),
  act: AuditAct,
  by: Person,
  at: Type.Integer(),
  reason: Type.String(),
})
export type Decided = Static<typeof Decided>

/** What an editor says of an act, in one or more lines. */
export const Reason = Type.String({
  maxLength: 2000,
  pattern: '^(?:[^\\p{Cc}\\p{Cs}\\u2028\\u2029]|[\\n\\r\\t])*$',
})

/** A part of a list. */
export const DeskPart = {
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
} as const

export const DeskItemParams = Type.Object({
  kind: DeskKind,
  id: Id,
  language: LangCode,
})
