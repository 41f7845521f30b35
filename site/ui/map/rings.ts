import {
  circle,
  divIcon,
  layerGroup,
  marker,
  type Circle,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
} from 'leaflet'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { Box } from '#core/domain/map/labels.ts'
import { ringNames, sideOfName, SMALL_RING } from '#core/domain/map/ring-names.ts'
import { metresText, walkRings } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { PINS_SET } from './pins.ts'
import { takenBoxes, viewBox } from './taken.ts'

const METRES_PER_DEGREE = 111_320

/** Above every pin and cluster, however far south. */
const ABOVE_PINS = 10_000

export interface Around {
  center: LatLng
  /** Marks it. */
  name?: string | undefined
  /** How far one walks on Shabbat, if that is drawn, with a ring within. */
  walkKm?: number | undefined
  /** Of another ring. */
  metres?: number | undefined
}

interface Ring {
  center: LatLng
  metres: number
  text: string
  isWalk?: boolean
}

export interface RingOptions {
  lang: Lang
  /** The distances that are to be read on the map. */
  onNamed: (texts: readonly string[]) => void
}

/** Points with their names, and rings around them, each with its distance where there is room for it. */
export function addRings(map: LeafletMap, { lang, onNamed }: RingOptions) {
  const group = layerGroup().addTo(map)
  let around: readonly Around[] = []
  let marks: LeafletMarker[] = []
  let drawn: DrawnRing[] = []
  let said = ''

  function draw(): void {
    group.clearLayers()
    marks = around.flatMap(({ center, name }) => (name ? [markOf(center, name)] : []))
    drawn = around
      .flatMap((centre) => ringsOf(lang, centre))
      .map((ring) => ({ ring, line: lineOf(ring), name: nameOf(ring) }))
    for (const mark of marks) group.addLayer(mark)
    for (const { line, name } of drawn) group.addLayer(line).addLayer(name)
    // Places all names, those of towns too.
    map.fire(PINS_SET)
  }

  function place(): void {
    const view = viewBox(map)
    for (const mark of marks) placeName(map, mark, view, drawn)
    const texts = placeDistances(map, drawn, view)
    if (texts.length === 0 || said === texts.join()) return
    said = texts.join()
    onNamed(texts)
  }

  map.on(`moveend ${PINS_SET}`, place)
  const forget = $inMiles.listen(draw)
  return {
    set(next: readonly Around[]) {
      around = next
      draw()
    },
    remove: forget,
  }
}

interface DrawnRing {
  ring: Ring
  line: Circle
  name: LeafletMarker
}

const namesOf = (drawn: readonly DrawnRing[]) => drawn.map(({ name }) => name)
const textOf = (mark: LeafletMarker) => mark.getElement()!.querySelector('bdi')!

/** The name of a mark on a side of it with room. */
function placeName(map: LeafletMap, mark: LeafletMarker, view: Box, drawn: readonly DrawnRing[]): void {
  const obstacles = takenBoxes(map, new Set([mark, ...namesOf(drawn)]))
  const { offsetWidth } = textOf(mark)
  mark.getElement()!.dataset['side'] = sideOfName(map.latLngToLayerPoint(mark.getLatLng()), offsetWidth, {
    obstacles,
    view,
  })
}

/** Returns the distances that have a place. */
function placeDistances(map: LeafletMap, drawn: readonly DrawnRing[], view: Box): string[] {
  for (const { name } of drawn) name.getElement()!.hidden = false
  const rings = drawn.map(({ ring: { center, metres }, name }) => {
    const [lat, lng] = center
    const { x, y } = map.latLngToLayerPoint([lat, lng])
    const radius = y - map.latLngToLayerPoint([lat + metres / METRES_PER_DEGREE, lng]).y
    return { x, y, radius, width: textOf(name).offsetWidth }
  })
  const places = ringNames(rings, { obstacles: takenBoxes(map, new Set(namesOf(drawn))), view })
  for (const [at, { ring, name, line }] of drawn.entries()) {
    const found = places[at]
    const isTooSmall = !found && !ring.isWalk && rings[at]!.radius < SMALL_RING
    line.getElement()!.classList.toggle('is-too-small', isTooSmall)
    name.getElement()!.hidden = !found
    if (found) name.setLatLng(map.layerPointToLatLng([found.x, found.y]))
  }
  return drawn.filter((_, at) => places[at]).map(({ ring }) => ring.text)
}

function ringsOf(lang: Lang, { center, walkKm, metres = 0 }: Around): Ring[] {
  const inMiles = $inMiles.get()
  const other = { center, metres, text: metresText(lang, metres / 1000, { inMiles }) }
  const walks = walkKm ? walkRings(lang, walkKm, { inMiles }) : []
  return [...walks.map(({ km, ...ring }) => ({ center, metres: km * 1000, ...ring })), ...(metres > 0 ? [other] : [])]
}

function markOf(at: LatLng, name: string): LeafletMarker {
  const icon = divIcon({ className: 'map-point', html: nameHtml(name), iconSize: [22, 22] })
  const still = { interactive: false, keyboard: false, zIndexOffset: ABOVE_PINS }
  return marker([...at], { icon, title: name, alt: name, ...still })
}

function lineOf({ center, metres, isWalk }: Ring): Circle {
  const className = isWalk ? 'map-ring is-walk' : 'map-ring'
  return circle([...center], { radius: metres, className, interactive: false })
}

function nameOf({ center, text }: Ring): LeafletMarker {
  const icon = divIcon({ className: 'map-ring-name', html: nameHtml(text), iconSize: [0, 0] })
  return marker([...center], { icon, interactive: false, keyboard: false, zIndexOffset: ABOVE_PINS })
}

function nameHtml(text: string): HTMLElement {
  const html = document.createElement('bdi')
  html.textContent = text
  return html
}
