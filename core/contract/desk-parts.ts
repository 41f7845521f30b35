import { Type, type Static } from 'typebox'
import type { Lang } from '../i18n/languages.ts'
import { Id, LangCode } from './common.ts'
import { LocalizedText } from './localized.ts'

/**
 * What editors decide: edits of listings, those that are on the page already, photos of certificates, claims, reports,
 * contributions (hidden until approved, or flagged by readers), imports that conflict with an editor's change, and what
 * visitors say of whether a listing is still there.
 */
export const DESK_KINDS = [
  'edit', 'applied', 'certificate', 'claim', 'report', 'review', 'question', 'answer', 'conflict', 'sighting',
] as const // prettier-ignore
export type DeskKind = (typeof DESK_KINDS)[number]
export const DeskKind = Type.Unsafe<DeskKind>({
  type: 'string',
  enum: [...DESK_KINDS],
})

/**
 * Edits, certificates, claims and conflicts are approved or refused; reports are settled or refused; reviews,
 * questions and answers are hidden or shown; of what visitors saw, the listing is confirmed or hidden.
 */
export const DESK_ACTS = ['approve', 'refuse', 'settle', 'hide', 'show', 'confirm'] as const
export type DeskAct = (typeof DESK_ACTS)[number]
export const DeskAct = Type.Unsafe<DeskAct>({
  type: 'string',
  enum: [...DESK_ACTS],
})

/**
 * The audit log also has changes of documents, one or many at once, undone actions, roles given or taken, accounts
 * blocked or cleaned, second factors taken away, levels of trust given, edits that were published at once, files that
 * were imported, newsletters sent, subscribers exported.
 */
export const AUDIT_ACTS = [
  ...DESK_ACTS,
  'create',
  'change',
  'delete',
  'undo',
  'grant',
  'revoke',
  'block',
  'unblock',
  'clean',
  'bulk',
  'dropFactor',
  'trust',
  'apply',
  'import',
  'send',
  'export',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]
export const AuditAct = Type.Unsafe<AuditAct>({
  type: 'string',
  enum: [...AUDIT_ACTS],
})

/** Documents that editors can change directly. Lists of options are neither created nor deleted: code knows them. */
export const DOCUMENT_KINDS = [
  'listings',
  'features',
  'categories',
  'linkSets',
  'authorities',
  'options',
  'cities',
  'countries',
  'regions',
  'places',
  'ownPages',
  'notices',
  'siteTexts',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export const DocumentKind = Type.Unsafe<DocumentKind>({
  type: 'string',
  enum: [...DOCUMENT_KINDS],
})

/** What the log is about besides the queue and documents: accounts, their roles, imports of files, newsletters. */
export const OTHER_KINDS = ['user', 'role', 'import', 'newsletter'] as const
export type OtherKind = (typeof OTHER_KINDS)[number]
export const OtherKind = Type.Unsafe<OtherKind>({ type: 'string', enum: [...OTHER_KINDS] })
export type AuditKind = DeskKind | DocumentKind | OtherKind
export const AUDIT_KINDS: readonly AuditKind[] = [...DESK_KINDS, ...DOCUMENT_KINDS, ...OTHER_KINDS]

/** Id of a document in the store: a number, `IL.06`, `destinations:0`. */
export const DocumentId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\p{Cc}\\p{Cs}/]+$',
})

/** An account; uid 0 and no name if deleted. */
export const Person = Type.Object({ uid: Type.Integer(), name: Type.String() })
export type Person = Static<typeof Person>

/** A sender, and how editors decided on their earlier items. */
export const Sender = Type.Object({
  ...Person.properties,
  /** Empty if unverified: no mail goes there. */
  email: Type.String(),
  language: Type.Unsafe<Lang>({ type: 'string' }),
  /** Edits, claims and reports. */
  approved: Type.Integer(),
  refused: Type.Integer(),
  waiting: Type.Integer(),
  /** Whether they own the listing by an approved claim. */
  owner: Type.Boolean(),
})
export type Sender = Static<typeof Sender>

/** The listing of an item, as the store has it; pages follow. */
export const DeskListing = Type.Object({
  tnid: Type.Integer(),
  dtype: Type.Integer(),
  title: LocalizedText,
  /** Path of its page in the requested language, percent-encoded. */
  url: Type.String(),
  sample: Type.Boolean(),
  owner: Type.Optional(Person),
})
export type DeskListing = Static<typeof DeskListing>

/** What an imported place and a listing may have in common. */
export const ALIKE = ['name', 'phone', 'website'] as const
export type MatchReason = (typeof ALIKE)[number]

/** The reported contribution, as it is now. */
export const ReportedContribution = Type.Object({
  /** One line, truncated. */
  text: Type.String(),
  /** Empty for a deleted account. */
  author: Type.String(),
  hidden: Type.Boolean(),
})
export type ReportedContribution = Static<typeof ReportedContribution>

/** Who decided, what and when. */
export const Decided = Type.Object({
  /** Id in the audit log, for `undo`. */
  audit: Type.Integer(),
  act: AuditAct,
  by: Person,
  at: Type.Integer(),
  reason: Type.String(),
})
export type Decided = Static<typeof Decided>

/** An editor's reason, in one or more lines. */
export const Reason = Type.String({
  maxLength: 2000,
  pattern: '^(?:[^\\p{Cc}\\p{Cs}\\u2028\\u2029]|[\\n\\r\\t])*$',
})

/** A page of a list. */
export const DeskPart = {
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
} as const

export const DeskItemParams = Type.Object({
  kind: DeskKind,
  id: Id,
  language: LangCode,
})
