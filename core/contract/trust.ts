import { Type, type Static } from 'typebox'
import { TRUST_LEVELS } from '#core/terms/trust.ts'
import { endpoint, OneOf } from './parts/common.ts'

export const KnownTrust = OneOf(TRUST_LEVELS)

/** What a level is computed from: contributions by what editors decided, and the age of the account. */
export const Track = { approved: Type.Integer(), refused: Type.Integer(), days: Type.Integer() } as const

/** How far one's own account is trusted. */
export const OwnTrust = Type.Object({
  level: KnownTrust,
  ...Track,
  /** Contributions in 24 hours of an account that is new. */
  newPerDay: Type.Integer(),
  /** And of others. */
  memberPerDay: Type.Integer(),
  /** How many regular updates of a trusted account are published at once in 24 hours. */
  atOncePerDay: Type.Integer(),
  /** Whether regular updates of a trusted account are published at once. */
  editsAtOnce: Type.Boolean(),
  /** What the next level takes; absent at the last one, and where an admin gave the level. */
  next: Type.Optional(Type.Object({ level: KnownTrust, approved: Type.Integer(), days: Type.Integer() })),
})
export type OwnTrust = Static<typeof OwnTrust>

export const trustApi = {
  own: endpoint('GET /rest/tjt/accounttrust', { reply: OwnTrust }),
}
