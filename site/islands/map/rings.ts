import { circle, divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/stores/units/units.ts'

const METRES_OF = { meter: 1, kilometer: 1000, mile: 1609.344 }
const RINGS = [
  [500, 'meter'],
  [1, 'kilometer'],
] as const
const RINGS_IN_MILES = [
  [0.25, 'mile'],
  [0.5, 'mile'],
] as const
const METRES_PER_DEGREE = 111_320

/** How far one walks on Shabbat: two rings around a point, with their distances. Returns a cleanup. */
export function addRings(map: LeafletMap, [lat, lng]: LatLng, lang: Lang): () => void {
  const group = layerGroup().addTo(map)
  const forget = $inMiles.subscribe((inMiles) => {
    group.clearLayers()
    for (const [distance, unit] of inMiles ? RINGS_IN_MILES : RINGS) {
      const radius = distance * METRES_OF[unit]
      const text = new Intl.NumberFormat(LANGUAGES[lang].locale, { style: 'unit', unit }).format(distance)
      group.addLayer(circle([lat, lng], { radius, className: 'map-ring', interactive: false }))
      group.addLayer(nameAt([lat + radius / METRES_PER_DEGREE, lng], text))
    }
  })
  return () => {
    forget()
    group.remove()
  }
}

/** The visitor's point, with its rings. Returns a cleanup. */
export function addPoint(map: LeafletMap, { lat, lng, name }: FromPoint, lang: Lang): () => void {
  const endRings = addRings(map, [lat, lng], lang)
  const icon = divIcon({ className: 'map-point', iconSize: [22, 22] })
  const mark = marker([lat, lng], { icon, title: name, alt: name, interactive: false, keyboard: false }).addTo(map)
  return () => {
    endRings()
    mark.remove()
  }
}

function nameAt([lat, lng]: LatLng, text: string) {
  const html = document.createElement('bdi')
  html.textContent = text
  const icon = divIcon({ className: 'map-ring-name', html, iconSize: [0, 0] })
  return marker([lat, lng], { icon, interactive: false, keyboard: false })
}
