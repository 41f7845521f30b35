import { AD_SLOTS } from '#core/contract/ads.ts'
import type { SiteSettings } from '#site/render/page.ts'

export type { SiteSettings }

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
