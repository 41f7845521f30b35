import type { AuditKind, DeskKind, DocumentKind, OtherKind } from '#core/contract/desk.ts'

// Listed here to keep the schemas out of the browser. A missing one does not compile.

const DESK: Readonly<Record<DeskKind, true>> = {
  edit: true,
  applied: true,
  certificate: true,
  claim: true,
  report: true,
  review: true,
  question: true,
  answer: true,
  conflict: true,
  sighting: true,
}
const DOCUMENTS: Readonly<Record<DocumentKind, true>> = {
  listings: true,
  features: true,
  categories: true,
  linkSets: true,
  authorities: true,
  options: true,
  cities: true,
  countries: true,
  regions: true,
  places: true,
  ownPages: true,
  notices: true,
  siteTexts: true,
}

const OTHERS: Readonly<Record<OtherKind, true>> = { user: true, role: true, import: true, newsletter: true }

export type { AuditKind }
export const KINDS = Object.keys(DESK) as DeskKind[]
/** The kinds of the audit log. */
export const AUDIT_KINDS: readonly AuditKind[] = [
  ...KINDS,
  ...(Object.keys(DOCUMENTS) as DocumentKind[]),
  ...(Object.keys(OTHERS) as OtherKind[]),
]

export const isDeskKind = (kind: unknown): kind is DeskKind => typeof kind === 'string' && Object.hasOwn(DESK, kind)
