import { Type, type Static } from 'typebox'
import { Closed, Id, LangCode, OneOf, endpoint } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'
import { DeskPart } from './desk-parts.ts'
import { LocalizedText } from './parts/localized.ts'

/** A place that a source names and that waits for a yes or no. */
export const CandidateLine = Type.Object({
  id: Type.Integer(),
  title: LocalizedText,
  dtype: Type.Integer(),
  /** The name of its town. */
  town: LocalizedText,
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  /** Its page on OpenStreetMap, or its position there. */
  url: Type.String(),
  /** What the source says, `diet:kosher=yes`; without names and addresses. */
  tags: Type.Array(Type.String()),
  /** Of a branch: its chain, and how many of its branches in the country wait. */
  chain: Type.Optional(Type.Object({ name: Type.String(), count: Type.Integer() })),
})
export type CandidateLine = Static<typeof CandidateLine>

export const CandidateList = Type.Object({
  total: Type.Integer(),
  /** By country, those of one chain together. */
  candidates: Type.Array(CandidateLine),
})
export type CandidateList = Static<typeof CandidateList>

export const CandidateDecision = Closed({
  id: Id,
  act: OneOf(['approve', 'refuse']),
  /** Whether it holds for all branches of its chain in the country. */
  chain: Type.Optional(Type.Boolean()),
})
export type CandidateDecision = Static<typeof CandidateDecision>

export const deskCandidates = {
  candidates: endpoint('GET /rest/tjt/desk/candidates', {
    querystring: Type.Object({ language: Type.Optional(LangCode), ...DeskPart }),
    reply: CandidateList,
  }),
  /** Lists a place, or keeps it away for good. */
  decideCandidate: endpoint('POST /rest/tjt/desk/candidate', { body: CandidateDecision, reply: DeskDone }),
}
