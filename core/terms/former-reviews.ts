/** Why a row is no review. */
export const FORMER_PROBLEMS = [
  'noPlace',
  'noReviews',
  'noText',
  'long',
  'date',
  'stars',
  'unpublished',
  'row',
] as const
export type FormerProblem = (typeof FORMER_PROBLEMS)[number]
