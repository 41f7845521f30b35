import { KM_PER_DEGREE, type Frame } from '#core/domain/map/drawing.ts'
import type { Index } from './open.ts'

const LEAST_KM = 160
const MOST_KM = 6000
const CITIES = 40

/** The part of the earth on the map of a country, given by its code: what holds its largest cities, with some room. */
export function countryFrame(index: Index, country: string): Frame {
  const cities = index.all<{ lat: number; lng: number }>(
    `select lat, lng from places where country = ? and kind = 'city' order by rank limit ?`,
    country,
    CITIES,
  )
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const spread = (values: number[]) => (Math.max(...values) - Math.min(...values)) * KM_PER_DEGREE
  const [lats, lngs] = [cities.map(({ lat }) => lat), cities.map(({ lng }) => lng)]
  const lat = middle(lats)
  const widest = Math.max(spread(lngs) * Math.cos((lat * Math.PI) / 180), spread(lats) * 1.5) * 1.25
  return { lat, lng: middle(lngs), widthKm: Math.max(LEAST_KM, Math.min(MOST_KM, widest)) }
}
