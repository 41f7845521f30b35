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
  arrivalHours,
  videos,
  statistics,
}: Omit<SiteSettings, 'weather' | 'statistics'> & { weather?: unknown; statistics?: unknown }): SiteSettings {
  return {
    origin,
    ...(publicCalendar && { publicCalendar }),
    ...(mapTiles && { mapTiles }),
    ...(contactEmail && { contactEmail }),
    ...(weather !== undefined && { weather: true }),
    ...(ads && { ads }),
    ...(arrivalHours && { arrivalHours }),
    ...(videos && { videos }),
    ...(statistics !== undefined && { statistics: true }),
  }
}

/** A canonical text of the settings. */
export function settingsKey(settings: SiteSettings): string {
  const { origin, publicCalendar, mapTiles, contactEmail, weather, ads, arrivalHours, statistics } = settings
  const { embed, page } = settings.videos ?? {}
  const { id, key, url } = publicCalendar ?? {}
  const zones = AD_SLOTS.map((slot) => {
    const { zone, oid } = ads?.zones[slot] ?? {}
    return [zone, oid]
  })
  const tiles = [mapTiles?.url, mapTiles?.attribution]
  const calendar = [id, key, url]
  const network = [ads?.script, zones]
  return JSON.stringify([
    origin, calendar, tiles, contactEmail, weather, network, arrivalHours, [embed, page], statistics,
  ]) // prettier-ignore
}
