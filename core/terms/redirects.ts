/** Most letters of an address. */
export const MAX_ADDRESS = 500
/** Most redirects that are sent at once. */
export const MAX_REDIRECT_LINES = 20_000

/** Why a line is no redirect. */
export const REDIRECT_PROBLEMS = ['shape', 'old', 'page', 'foreign', 'noPage', 'noListing', 'loop', 'twice'] as const
export type RedirectProblemCode = (typeof REDIRECT_PROBLEMS)[number]

/** A line of a list of redirects that is none, and why. */
export interface RedirectProblem {
  line: number
  text: string
  code: RedirectProblemCode
  /** What the message names: an address or a number. */
  value?: string
}
