import type { TimesPlace } from './types.ts'

/** The usual custom, in minutes before sunset. */
const USUAL_MINUTES = 18
const JERUSALEM_MINUTES = 40

/** GeoNames ids: Jerusalem, Haifa, Zikhron Ya'akov. */
const MINUTES_BY_ID: ReadonlyMap<number, number> = new Map([
  [281184, JERUSALEM_MINUTES],
  [294801, 30],
  [293067, 30],
])

/**
 * The municipal area of Jerusalem as [latitude, longitude], clockwise from the north; hand-drawn, accurate to about 500
 * m.
 */
const JERUSALEM_AREA: readonly (readonly [number, number])[] = [
  [31.884, 35.214], [31.884, 35.228], [31.847, 35.229], [31.847, 35.252],
  [31.833, 35.254], [31.815, 35.255], [31.807, 35.252], [31.8, 35.258],
  [31.79, 35.259], [31.772, 35.259], [31.76, 35.254], [31.742, 35.252],
  [31.722, 35.246], [31.712, 35.238], [31.712, 35.222], [31.724, 35.212],
  [31.724, 35.198], [31.726, 35.178], [31.738, 35.166], [31.75, 35.166],
  [31.759, 35.158], [31.761, 35.147], [31.77, 35.144], [31.775, 35.157],
  [31.78, 35.168], [31.79, 35.168], [31.793, 35.163], [31.799, 35.164],
  [31.802, 35.175], [31.812, 35.182], [31.825, 35.184], [31.832, 35.2],
  [31.845, 35.212], [31.857, 35.211], [31.868, 35.213],
] // prettier-ignore

/** Whether the place is in the municipal area of Jerusalem. */
function inJerusalem({ id, lat, lng }: TimesPlace): boolean {
  if (id === 281184) return true
  let inside = false
  let [lastLat, lastLng] = JERUSALEM_AREA.at(-1)!
  for (const [pointLat, pointLng] of JERUSALEM_AREA) {
    const crosses = pointLat > lat !== lastLat > lat
    const edge = lastLng + ((lat - lastLat) * (pointLng - lastLng)) / (pointLat - lastLat)
    if (crosses && lng < edge) inside = !inside
    ;[lastLat, lastLng] = [pointLat, pointLng]
  }
  return inside
}

/** The local custom of candle lighting, in minutes before sunset. By id and coordinates, never by name. */
export function candleMinutes(place: TimesPlace): number {
  return MINUTES_BY_ID.get(place.id) ?? (inJerusalem(place) ? JERUSALEM_MINUTES : USUAL_MINUTES)
}

/**
 * The gazetteer files the towns of Judea and Samaria and parts of Jerusalem under PS; they observe festivals as in
 * Israel.
 */
const LAND_OF_ISRAEL: ReadonlySet<string> = new Set(['IL', 'PS'])

/** Whether festivals are observed as in Israel: one day instead of two. */
export function isIsrael(place: TimesPlace): boolean {
  return LAND_OF_ISRAEL.has(place.country)
}
