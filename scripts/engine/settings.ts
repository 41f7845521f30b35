import type { MapTiles } from '#core/contract/map-tiles.ts'
import { AD_SLOTS, type Ads } from '#core/contract/ads.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import type { VideoProvider } from '#core/contract/videos.ts'

/** The settings that appear in pages: changing one re-renders every page. */
export interface SiteSettings {
  /** Public address: `https://example.org`, without a trailing slash. */
  origin: string
  /** Calendar that the month calendar may add, if any. */
  publicCalendar?: PublicCalendar
  /** Third-party map tiles, if any. */
  mapTiles?: MapTiles
  /** Contact address for owners of listings, if any. */
  contactEmail?: string
  /** Set if the API provides weather. */
  weather?: true
  /** The ad network and its zones, if any. */
  ads?: Ads
  /** The video provider, if any. */
  videos?: VideoProvider
}

/** Picks the page settings from a larger object. */
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

/** A canonical text of the settings. */
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
