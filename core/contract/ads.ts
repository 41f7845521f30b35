/** Where pages can show an ad. */
export const AD_SLOTS = ['shabbatTimes', 'results', 'listing'] as const
export type AdSlot = (typeof AD_SLOTS)[number]

/** The ad network's ids of a slot. */
export interface AdZone {
  zone: string
  oid: string
}

/** An ad network: public settings. */
export interface Ads {
  /** The address of its script. */
  script: string
  /** Slots without a zone do not appear in pages. */
  zones: Readonly<Partial<Record<AdSlot, AdZone>>>
}
