import { Circle, Marker, point, type Map as LeafletMap } from 'leaflet'
import type { Box } from '#core/domain/map/labels.ts'

/** What a map shows, in pixels of its layers. */
export function viewBox(map: LeafletMap): Box {
  const { x: left, y: top } = map.containerPointToLayerPoint([0, 0])
  const { x: right, y: bottom } = map.containerPointToLayerPoint(map.getSize())
  return { left, top, right, bottom }
}

function boxOf(map: LeafletMap, element: Element): Box {
  const { left: west, top: north } = map.getContainer().getBoundingClientRect()
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const from = map.containerPointToLayerPoint([left - west, top - north])
  return { left: from.x, top: from.y, right: from.x + right - left, bottom: from.y + bottom - top }
}

/** Where a map has controls, in pixels of its layers. */
export function controlBoxes(map: LeafletMap): Box[] {
  // The button for the full screen lies beside the map's own controls.
  const controls = map.getContainer().parentElement?.querySelectorAll('.leaflet-control, .map-expand') ?? []
  return [...controls].map((control) => boxOf(map, control))
}

/** Where a map has pins, names and controls, in pixels of its layers. */
export function takenBoxes(map: LeafletMap, without?: ReadonlySet<Marker>): Box[] {
  const boxes = controlBoxes(map)
  map.eachLayer((layer) => {
    if (!(layer instanceof Marker) || without?.has(layer)) return
    const name = layer.getElement()?.querySelector('bdi')
    if (name) boxes.push(boxOf(map, name))
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng())
    const { iconSize = [0, 0], iconAnchor } = layer.getIcon().options
    const size = point(iconSize)
    const anchor = iconAnchor ? point(iconAnchor) : size.divideBy(2)
    const [left, top] = [x - anchor.x, y - anchor.y]
    boxes.push({ left, top, right: left + size.x, bottom: top + size.y })
  })
  return boxes
}

/** Bits of a ring, each as long as a letter is wide. */
const RING_BITS = 72
const BIT = 3

/** Where a map has rings, in pixels of its layers. */
export function ringBoxes(map: LeafletMap): Box[] {
  const boxes: Box[] = []
  map.eachLayer((layer) => {
    if (!(layer instanceof Circle) || !layer.options.className?.startsWith('map-ring')) return
    const { x: middle, y: height } = map.latLngToLayerPoint(layer.getLatLng())
    const radius = map.latLngToLayerPoint(layer.getBounds().getNorthEast()).x - middle
    for (let bit = 0; bit < RING_BITS; bit++) {
      const angle = (bit * 2 * Math.PI) / RING_BITS
      const [x, y] = [middle + radius * Math.cos(angle), height + radius * Math.sin(angle)]
      boxes.push({ left: x - BIT, right: x + BIT, top: y - BIT, bottom: y + BIT })
    }
  })
  return boxes
}
