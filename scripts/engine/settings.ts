import type { MapTiles } from '#core/contract/map-tiles.ts'
import { AD_SLOTS, type Ads } from '#core/contract/ads.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import type { VideoProvider } from '#core/contract/videos.ts'

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
  /** Whether the API tells the weather; absent while it does not. */
  weather?: true
  /** The ad network and its zones; absent while there is none. */
  ads?: Ads
  /** Whose players show videos; absent while they are off. */
  videos?: VideoProvider
}

/** The settings of something that has more than them, and may know more about the weather. */
export function settingsOf({
  origin,
  publicCalendar,
  mapTiles,
  contactEmail,
  weather,
  ads,
  videos,
}: Omit<SiteSettings, 'weather'> & { weather?: unknown }): SiteSettings {
  return {
    origin,
    ...(publicCalendar && { publicCalendar }),
    ...(mapTiles && { mapTiles }),
    ...(contactEmail && { contactEmail }),
    ...(weather !== undefined && { weather: true }),
    ...(ads && { ads }),
    ...(videos && { videos }),
  }
}

/** The same text for the same settings. */
export function settingsKey(settings: SiteSettings): string {
  const { origin, publicCalendar, mapTiles, contactEmail, weather, ads } = settings
  const { embed, page } = settings.videos ?? {}
  const { id, key, url } = publicCalendar ?? {}
  const zones = AD_SLOTS.map((slot) => {
    const { zone, oid } = ads?.zones[slot] ?? {}
    return [zone, oid]
  })
  const tiles = [mapTiles?.url, mapTiles?.attribution]
  const calendar = [id, key, url]
  return JSON.stringify([origin, calendar, tiles, contactEmail, weather, ads?.script, zones, [embed, page]])
}
