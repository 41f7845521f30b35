import { Type, type Static } from 'typebox'
import * as kinds from '#core/terms/desk-kinds.ts'
import type { Lang } from '../i18n/languages.ts'
import { Id, LangCode, OneOf } from './parts/common.ts'
import { LocalizedText } from './parts/localized.ts'

export { AUDIT_KINDS, DESK_ACTS, DESK_KINDS, DOCUMENT_KINDS, OTHER_KINDS } from '#core/terms/desk-kinds.ts'
export type { AuditKind } from '#core/terms/desk-kinds.ts'

export type DeskKind = kinds.DeskKind
export const DeskKind = OneOf(kinds.DESK_KINDS)

export type DeskAct = kinds.DeskAct
export const DeskAct = OneOf(kinds.DESK_ACTS)

/**
 * The audit log also has changes of documents, one or many at once, undone actions, roles given or taken, accounts
 * blocked or cleaned, second factors taken away, levels of trust given, edits that were published at once, files that
 * were imported, newsletters sent, subscribers exported, publishes undone, API keys made and ended, webhooks added,
 * paused, resumed and removed.
 */
export const AUDIT_ACTS = [
  ...kinds.DESK_ACTS,
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
  'rollback',
  'makeKey',
  'endKey',
  'addWebhook',
  'pauseWebhook',
  'resumeWebhook',
  'removeWebhook',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]
export const AuditAct = OneOf(AUDIT_ACTS)

export type DocumentKind = kinds.DocumentKind
export const DocumentKind = OneOf(kinds.DOCUMENT_KINDS)

export type OtherKind = kinds.OtherKind
export const OtherKind = OneOf(kinds.OTHER_KINDS)

/** Id of a document in the store: a number, `IL.06`, `destinations:0`. */
export const DocumentId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\p{Cc}\\p{Cs}/]+$',
})

/** An account; uid 0 and no name if deleted, uid -1 and no name for a command of the operator. */
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
  default: '',
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
