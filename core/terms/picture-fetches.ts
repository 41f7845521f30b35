export const FETCH_STATES = ['waiting', 'done', 'failed'] as const
export type FetchState = (typeof FETCH_STATES)[number]

/** Why a photograph was not fetched. */
export const FETCH_PROBLEMS = [
  'address',
  'host',
  'private',
  'network',
  'timeout',
  'status',
  'redirects',
  'large',
  'picture',
] as const
export type FetchProblem = (typeof FETCH_PROBLEMS)[number]

/** Most photographs of a place. */
export const MAX_FETCHED = 10
