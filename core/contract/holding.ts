import { Type, type Static } from 'typebox'
import { DeskDone } from './desk-done.ts'
import { Closed, endpoint, OneOf } from './parts/common.ts'

/** Which reviews, questions and answers wait for an editor, besides what the operator lets wait. */
export const HoldRules = Closed({
  /** Of an account, until this many are published. */
  first: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Those with an address of the web. */
  links: Type.Boolean(),
  /** Those with one of these words or phrases, one a line. */
  words: Type.String({ maxLength: 20_000, pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$' }),
})
export type HoldRules = Static<typeof HoldRules>

/** Why a contribution waits: everything does, its author is new, or a rule. */
export const HoldReason = Type.Object({
  why: OneOf(['all', 'new', 'first', 'link', 'word']),
  /** The word or phrase of the list. */
  word: Type.Optional(Type.String()),
})
export type HoldReason = Static<typeof HoldReason>

/** What has waited so far, by what became of it. */
export const HoldCounts = Type.Object({
  held: Type.Integer(),
  waiting: Type.Integer(),
  published: Type.Integer(),
  removed: Type.Integer(),
})
export type HoldCounts = Static<typeof HoldCounts>

/** The calls about what waits. */
export const deskHolding = {
  holding: endpoint('GET /rest/tjt/desk/holding', { reply: HoldRules }),
  setHolding: endpoint('POST /rest/tjt/desk/holding', { body: HoldRules, reply: DeskDone }),
}
