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
}

/** The settings of something that has more than them. */
export function settingsOf({
  origin,
  publicCalendar,
  mapTiles,
}: SiteSettings): SiteSettings {
  return {
    origin,
    ...(publicCalendar && { publicCalendar }),
    ...(mapTiles && { mapTiles }),
  }
}

/** The same text for the same settings. */
export function settingsKey(settings: SiteSettings): string {
  const { origin, publicCalendar, mapTiles } = settings
  const { id, key, url } = publicCalendar ?? {}
  return JSON.stringify([
    origin,
    id,
    key,
    url,
    mapTiles?.url,
    mapTiles?.attribution,
  ])
}
