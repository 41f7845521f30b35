/** How far an account is trusted, by what editors decided on its contributions. */
export const TRUST_LEVELS = ['new', 'member', 'trusted'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]

export const isTrustLevel = (text: string): text is TrustLevel => (TRUST_LEVELS as readonly string[]).includes(text)

/** What a level is computed from. */
export interface Track {
  approved: number
  refused: number
  /** Age of the account. */
  days: number
}

/** From how many approved contributions, and how many days, a level is reached. */
export interface TrustGoal {
  approved: number
  days: number
}

export interface TrustRules {
  member: TrustGoal
  trusted: TrustGoal
  /** Of a trusted account's decided contributions, at most so many percent were refused. */
  maxRefusedPercent: number
}

/** The level that a track record earns: lost again when contributions are refused. */
export function earnedTrust(track: Track, { member, trusted, maxRefusedPercent }: TrustRules): TrustLevel {
  const { approved, refused, days } = track
  const reaches = (goal: TrustGoal) => approved >= goal.approved && days >= goal.days
  const isFine = refused * 100 <= maxRefusedPercent * (approved + refused)
  if (isFine && reaches(trusted)) return 'trusted'
  return reaches(member) && refused < Math.max(approved, 1) ? 'member' : 'new'
}
