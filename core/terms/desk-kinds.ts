const PROPOSED = ['approve', 'refuse'] as const
const WRITTEN = ['show', 'hide', 'spam'] as const

/**
 * What editors decide, and how, approval first: edits of listings, answers, edits that are on the page, photos of
 * certificates, claims, reports, contributions (hidden until approved, or flagged by readers), imports that conflict
 * with an editor's change, and what visitors say of whether a listing is still there.
 */
export const ACTS: Readonly<Record<DeskKind, readonly [DeskAct, DeskAct, ...DeskAct[]]>> = {
  edit: PROPOSED,
  hint: PROPOSED,
  applied: PROPOSED,
  certificate: PROPOSED,
  claim: PROPOSED,
  report: ['settle', 'refuse'],
  review: WRITTEN,
  question: WRITTEN,
  answer: WRITTEN,
  conflict: PROPOSED,
  sighting: ['confirm', 'hide'],
}

export const DESK_KINDS = [
  'edit',
  'hint',
  'applied',
  'certificate',
  'claim',
  'report',
  'review',
  'question',
  'answer',
  'conflict',
  'sighting',
] as const
export type DeskKind = (typeof DESK_KINDS)[number]

export const isDeskKind = (kind: unknown): kind is DeskKind => DESK_KINDS.some((candidate) => candidate === kind)

export const DESK_ACTS = ['approve', 'refuse', 'settle', 'hide', 'show', 'confirm', 'spam'] as const
export type DeskAct = (typeof DESK_ACTS)[number]

/** Documents that editors can change directly. Lists of options are neither created nor deleted: code knows them. */
export const DOCUMENT_KINDS = [
  'listings',
  'features',
  'categories',
  'linkSets',
  'authorities',
  'options',
  'ownFields',
  'cities',
  'countries',
  'regions',
  'places',
  'ownPages',
  'notices',
  'siteTexts',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Documents with a page that can be shown before they are saved. */
export const PREVIEW_KINDS = ['listings', 'features', 'categories', 'ownPages'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/**
 * What the log is about besides queue and documents: accounts, roles, imports, places to look at, newsletters, releases
 * of the site, API keys, webhooks, rules about which contributions wait, settings of the site, addresses and reviews of
 * a former site, texts of the interface and of mails.
 */
export const OTHER_KINDS = [
  'user',
  'role',
  'import',
  'candidate',
  'newsletter',
  'release',
  'key',
  'webhook',
  'holding',
  'settings',
  'redirect',
  'former',
  'ownTexts',
] as const
export type OtherKind = (typeof OTHER_KINDS)[number]

export type AuditKind = DeskKind | DocumentKind | OtherKind
export const AUDIT_KINDS: readonly AuditKind[] = [...DESK_KINDS, ...DOCUMENT_KINDS, ...OTHER_KINDS]

/** Who acted where it was no account but a command of the operator. */
export const BY_COMMAND = -1

/** Filters of the listings at the desk. */
export const FILTER_NAMES = ['place', 'dtype', 'source', 'sample', 'lacks', 'state'] as const
export type FilterName = (typeof FILTER_NAMES)[number]
