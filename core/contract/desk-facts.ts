import { Type, type Static } from 'typebox'
import { FACT_GROUPS, KASHRUT_STANDARDS, type KashrutStandard } from '#core/terms/kashrut.ts'
import { Closed, FormLine, Id, LangCode, OneOf, TypedLine, endpoint } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'
import { DeskListing, DeskPart } from './desk-parts.ts'
import { UploadKey } from './desk-uploads.ts'
import { LocalizedText } from './parts/localized.ts'
import { KashrutFact } from './seed/kashrut.ts'
import { Day } from './seed/parts.ts'

const FactGroupName = OneOf(FACT_GROUPS)

/** A kashrut fact that an editor should look at. */
export const FactLine = Type.Object({
  listing: DeskListing,
  /** Its number among the facts of the listing, and the version of that as read: both for `confirm`. */
  at: Type.Integer(),
  seq: Type.Integer(),
  /** What is said, in the caller's language. */
  claim: Type.String(),
  /** Absent where nobody certified. */
  authority: Type.Optional(LocalizedText),
  authorityId: Type.Optional(Type.String()),
  source: Type.String(),
  confirmedAt: Day,
  confirmedBy: Type.String(),
  /** The last day on which it says something. */
  last: Type.Optional(Day),
  /** Whether confirming it helps. */
  canConfirm: Type.Boolean(),
})
export type FactLine = Static<typeof FactLine>

export const FactsQuery = Type.Object({
  language: Type.Optional(LangCode),
  /** `soon` by default: what ends within 30 days. */
  group: Type.Optional(FactGroupName),
  ...DeskPart,
})
export type FactsQuery = Static<typeof FactsQuery>

export const FactList = Type.Object({
  /** Of each group, whatever the query. */
  counts: Type.Record(Type.String(), Type.Integer()),
  total: Type.Integer(),
  /** Those that end first; of those that have ended, the latest. */
  facts: Type.Array(FactLine),
})
export type FactList = Static<typeof FactList>

export const FactConfirmation = Closed({
  tnid: Id,
  at: Type.Integer({ minimum: 0, maximum: 1000 }),
  seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
})
export type FactConfirmation = Static<typeof FactConfirmation>

const { level, kitchen } = KashrutFact.properties
const standards = Object.fromEntries(
  KASHRUT_STANDARDS.map((name) => [name, KashrutFact.properties[name]]),
) as unknown as Record<KashrutStandard, (typeof KashrutFact.properties)['glatt']>

/** A certificate that an editor has in hand. What it does not state is left out. */
export const HeldCertificate = Closed({
  tnid: Id,
  /** The key of its photo, uploaded whole. */
  photo: UploadKey,
  authority: FormLine(60),
  /** Its last day; empty only where it names none, and then it counts for twelve months. */
  validUntil: FormLine(10),
  hasNoEnd: Type.Optional(Type.Boolean()),
  /** The day on which it was seen: by default today where the listing is. */
  taken: Type.Optional(TypedLine(10)),
  issued: Type.Optional(TypedLine(10)),
  number: Type.Optional(TypedLine(100)),
  /** What else it states. */
  states: Type.Optional(Closed({ level, kitchen, ...standards })),
})
export type HeldCertificate = Static<typeof HeldCertificate>

export const deskFacts = {
  /** The kashrut facts that end soon, have ended, or were never confirmed; without those of samples. */
  facts: endpoint('GET /rest/tjt/desk/facts', { querystring: FactsQuery, reply: FactList }),
  /** Notes that the editor has confirmed a fact today. */
  confirmFact: endpoint('POST /rest/tjt/desk/fact', { body: FactConfirmation, reply: DeskDone }),
  /** Makes a certificate that an editor has in hand a fact of its listing. */
  addCertificate: endpoint('POST /rest/tjt/desk/certificate', { body: HeldCertificate, reply: DeskDone }),
}
