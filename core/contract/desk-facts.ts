import { Type, type Static } from 'typebox'
import { FACT_GROUPS } from '#core/terms/kashrut.ts'
import { Closed, Id, LangCode, OneOf, endpoint } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'
import { DeskListing, DeskPart } from './desk-parts.ts'
import { LocalizedText } from './parts/localized.ts'
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

export const deskFacts = {
  /** The kashrut facts that end soon, have ended, or were never confirmed; without those of samples. */
  facts: endpoint('GET /rest/tjt/desk/facts', { querystring: FactsQuery, reply: FactList }),
  /** Notes that the editor has confirmed a fact today. */
  confirmFact: endpoint('POST /rest/tjt/desk/fact', { body: FactConfirmation, reply: DeskDone }),
}
