/**
 * A plain document; a protected one (password or macros); an active one, which runs, attaches or fetches something; or
 * none.
 */
export type Verdict = 'plain' | 'protected' | 'active' | 'none'
