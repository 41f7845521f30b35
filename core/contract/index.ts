/** The files that say which calls the API has, in what they export as `…Api`. */
type Files =
  | typeof import('./account-sessions.ts')
  | typeof import('./accounts.ts')
  | typeof import('./certificates.ts')
  | typeof import('./content.ts')
  | typeof import('./desk.ts')
  | typeof import('./enquiries.ts')
  | typeof import('./entries.ts')
  | typeof import('./feedback.ts')
  | typeof import('./health.ts')
  | typeof import('./hints.ts')
  | typeof import('./listing-edit.ts')
  | typeof import('./mail-choices.ts')
  | typeof import('./maps.ts')
  | typeof import('./messages.ts')
  | typeof import('./options.ts')
  | typeof import('./places.ts')
  | typeof import('./questions.ts')
  | typeof import('./reports.ts')
  | typeof import('./reviews.ts')
  | typeof import('./saved.ts')
  | typeof import('./saved-lists.ts')
  | typeof import('./second-factor.ts')
  | typeof import('./session.ts')
  | typeof import('./sightings.ts')
  | typeof import('./statistics.ts')
  | typeof import('./times.ts')
  | typeof import('./trips.ts')
  | typeof import('./trust.ts')
  | typeof import('./weather.ts')

type CallsOf<F> = F extends unknown ? F[keyof F & `${string}Api`] : never
type OneOf<A> = A extends unknown ? A[keyof A] : never

/** Every call of the API; the client derives its types from this. */
export type Endpoint = OneOf<CallsOf<Files>>
