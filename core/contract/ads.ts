/** Where pages have room for an ad. */
export const AD_SLOTS = ['shabbatTimes', 'results', 'listing'] as const
export type AdSlot = (typeof AD_SLOTS)[number]

/** What the ad network knows a slot by. */
export interface AdZone {
  zone: string
  oid: string
}

/** An ad network; what anyone who sees the page may know. */
export interface Ads {
  /** The address of its script. */
  script: string
  /** Slots without a zone stay out of the pages. */
  zones: Readonly<Partial<Record<AdSlot, AdZone>>>
}
