/** What a look inside tells: a document, one with a lock or with macros, or something else. */
export type Verdict = 'plain' | 'protected' | 'none'
