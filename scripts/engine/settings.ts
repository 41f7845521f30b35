import type { MapTiles } from '#core/contract/map-tiles.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'

/** The settings that stand in pages: with others, every page is made again. */
export interface SiteSettings {
  /** Where the site lives: `https://example.org`, no slash at the end. */
  origin: string
  /** Whose events the month calendar may add; absent while there is none. */
  publicCalendar?: PublicCalendar
  /** Whose pictures maps may show; absent while there are none. */
  mapTiles?: MapTiles
  /** Where owners of listings may write to; absent while none is set. */
  contactEmail?: string
}

/** The settings of something that has more than them. */
export function settingsOf({
  origin,
  publicCalendar,
  mapTiles,
  contactEmail,
}: SiteSettings): SiteSettings {
  return {
    origin,
    ...(publicCalendar && { publicCalendar }),
    ...(mapTiles && { mapTiles }),
    ...(contactEmail && { contactEmail }),
  }
}

/** The same text for the same settings. */
export function settingsKey(settings: SiteSettings): string {
  const { origin, publicCalendar, mapTiles, contactEmail } = settings
  const { id, key, url } = publicCalendar ?? {}
  return JSON.stringify([
    origin,
    id,
    key,
    url,
    mapTiles?.url,
    mapTiles?.attribution,
    contactEmail,
  ])
}
