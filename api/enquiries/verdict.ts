/** A plain document, a protected one (password or macros), or none. */
export type Verdict = 'plain' | 'protected' | 'none'
