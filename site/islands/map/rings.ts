import { circle, divIcon, layerGroup, marker, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet'
import type { LatLng } from '#core/domain/map/directions.ts'
import { WALK_KM } from '#core/domain/distance.ts'
import { innerRing, kmOfReach, type FromPoint } from '#core/domain/reach.ts'
import { metresText, reachText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/stores/units/units.ts'

const METRES_PER_DEGREE = 111_320

/** A smaller ring has no room for its distance. */
const LEAST_NAMED_METRES = 200

/** Between these and the point. */
const ABOVE_PINS = 1500

interface Rings {
  lang: Lang
  /** How far one walks on Shabbat, and a ring within. */
  withWalks?: boolean | undefined
  /** Of another ring. */
  metres?: number | undefined
}

/** Rings around a point, with their distances. Returns a cleanup. */
export function addRings(map: LeafletMap, [lat, lng]: LatLng, { lang, withWalks, metres = 0 }: Rings): () => void {
  const group = layerGroup().addTo(map)
  const forget = $inMiles.subscribe((inMiles) => {
    group.clearLayers()
    const add = (radius: number, name: LeafletMarker | false) => {
      group.addLayer(circle([lat, lng], { radius, className: 'map-ring', interactive: false }))
      if (name) group.addLayer(name)
    }
    const inner = innerRing(inMiles ? 'miles' : 'km')
    const walks: [km: number, text: string][] = [
      [kmOfReach(inner), reachText(lang, inner)],
      [WALK_KM, metresText(lang, WALK_KM, { inMiles })],
    ]
    for (const [km, text] of withWalks ? walks : []) {
      const metres = km * 1000
      add(metres, nameAt([lat + metres / METRES_PER_DEGREE, lng], text).setZIndexOffset(ABOVE_PINS))
    }
    // Clear of the names of the walks, which are north of the point.
    const west = lng - metres / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180)
    if (metres > 0)
      add(metres, metres >= LEAST_NAMED_METRES && nameAt([lat, west], metresText(lang, metres / 1000, { inMiles })))
  })
  return () => {
    forget()
    group.remove()
  }
}

/** The visitor's point, with its rings. Returns a cleanup. */
export function addPoint(map: LeafletMap, { lat, lng, name }: FromPoint, lang: Lang): () => void {
  const endRings = addRings(map, [lat, lng], { lang, withWalks: true })
  const endMark = addMark(map, [lat, lng], name)
  return () => {
    endRings()
    endMark()
  }
}

/** A point with its name. Returns a cleanup. */
export function addMark(map: LeafletMap, at: LatLng, name: string): () => void {
  const icon = divIcon({ className: 'map-point', html: nameHtml(name), iconSize: [22, 22] })
  const mark = marker([...at], {
    icon,
    title: name,
    alt: name,
    interactive: false,
    keyboard: false,
    zIndexOffset: 2000,
  }).addTo(map)
  return () => void mark.remove()
}

function nameAt([lat, lng]: LatLng, text: string) {
  const icon = divIcon({ className: 'map-ring-name', html: nameHtml(text), iconSize: [0, 0] })
  return marker([lat, lng], { icon, interactive: false, keyboard: false })
}

function nameHtml(text: string): HTMLElement {
  const html = document.createElement('bdi')
  html.textContent = text
  return html
}
