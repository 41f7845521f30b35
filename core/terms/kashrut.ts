/** From what most can be relied on to what least can. A withdrawal counts for more than what was once stated. */
export const KASHRUT_STATUSES = [
  'supervised', 'withdrawn', 'stated', 'expired', 'self-declared', 'map-says', 'register-says',
  'unknown',
] as const // prettier-ignore

/** What editors should look at: what ends within 30 days, what has ended, what nobody has confirmed. */
export const FACT_GROUPS = ['soon', 'ended', 'unconfirmed'] as const
export type FactGroup = (typeof FACT_GROUPS)[number]

/** The standards that a certificate may state, each yes, no, or unknown. */
export const KASHRUT_STANDARDS = [
  'cholovYisroel', 'pasYisroel', 'bishulYisroel', 'glatt', 'chalakBeitYosef', 'yoshon', 'mashgiachTemidi',
  'closedShabbat',
] as const // prettier-ignore
export type KashrutStandard = (typeof KASHRUT_STANDARDS)[number]

export const KITCHENS = ['meat', 'dairy', 'pareve', 'fish'] as const
