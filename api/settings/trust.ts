import type { HoldRules } from '#core/contract/holding.ts'
import type { TrustRules } from '#core/terms/trust.ts'
import { eitherOf, wholeOf, type Env } from './config-error.ts'

/** How trust grows, and what follows from it. */
export interface TrustConfig extends TrustRules {
  /** Contributions of a new account in 24 hours. */
  newPerDay: number
  /** And of all other accounts. */
  memberPerDay: number
  /** Of a trusted account, this many regular edits in 24 hours are published at once; further ones wait. */
  atOncePerDay: number
  /** Which reviews, questions and answers wait for an editor. */
  heldPosts: 'none' | 'new' | 'all'
  /** Whether regular edits of trusted accounts are published before an editor sees them. */
  editsAtOnce: boolean
}

/** What waits on a public site until somebody sets it at the desk: elsewhere nothing does. */
export const holdRulesOf = ({ heldPosts }: TrustConfig, { isPublic }: { isPublic: boolean }): HoldRules =>
  isPublic && heldPosts === 'none' ? { first: 2, links: true, words: '' } : { first: 0, links: false, words: '' }

const HELD = { show: 'none', new: 'new', approve: 'all' } as const

/** Throws ConfigError. */
export function trustOf(env: Env): TrustConfig {
  const count = (name: string, standard: number, most = 10_000) => wholeOf(env, name, { standard, most })
  return {
    member: { approved: count('MEMBER_APPROVED', 3), days: count('MEMBER_DAYS', 1) },
    trusted: { approved: count('TRUSTED_APPROVED', 20), days: count('TRUSTED_DAYS', 30) },
    maxRefusedPercent: count('TRUSTED_REFUSED_PERCENT', 10, 100),
    newPerDay: count('NEW_PER_DAY', 20),
    memberPerDay: count('MEMBER_PER_DAY', 100),
    atOncePerDay: count('TRUSTED_PER_DAY', 20),
    editsAtOnce: eitherOf('TRUSTED_EDITS', env['TRUSTED_EDITS'] || 'show', ['show', 'approve']) === 'show',
    heldPosts: HELD[eitherOf('REVIEWS', env['REVIEWS'] || 'show', ['show', 'new', 'approve'])],
  }
}
