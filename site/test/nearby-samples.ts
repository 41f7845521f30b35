import type { NearbyEntry } from '#core/contract/entries.ts'

/** A listing near a point. */
export function nearbyEntry(tnid: number, fields: Partial<NearbyEntry> = {}): NearbyEntry {
  return {
    tnid,
    dtype: 228,
    title: `Place ${tnid}`,
    description: '',
    position: [35.2 + tnid / 1000, 31.77],
    paid: false,
    sample: false,
    worth: 0,
    unchecked: false,
    approximate: false,
    image: '/pictures/restaurant-1-800.webp',
    url: `/Kosher_Restaurants-DI${tnid}-Place.html`,
    address: `${tnid} Main Street`,
    town: 'Jerusalem',
    km: tnid / 10,
    ...fields,
  }
}

/** Jerusalem's times, as the API answers. */
export const placeTimes = {
  tlid: 281184,
  locTitle: 'Jerusalem, Israel',
  coords: [35.21, 31.77],
  timeZone: 'Asia/Jerusalem',
  israel: true,
  method: { candles: 40, havdalah: '8.5', elevation: false },
  hebrewToday: '10 Kislev 5787',
  times: [],
}
