import { DomUtil, Marker, point, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import { call } from '#core/contract/client.ts'
import type { MapPlace } from '#core/contract/maps.ts'
import { freeLabels, LABEL_HEIGHT, labelCells, type Box, type Cell } from '#core/domain/map/labels.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { PINS_SET } from './pins.ts'

const known = new Map<string, Promise<MapPlace[]>>()

/** The places of a cell; none if loading fails, since the map works without. */
function placesOf(cell: Cell, language: Lang): Promise<MapPlace[]> {
  const key = JSON.stringify([cell, language])
  let places = known.get(key)
  if (!places) {
    places = call(
      'GET /rest/tjt/mapplaces/:south/:west/:north/:east/:language',
      { params: { ...cell, language } },
      { language },
    ).catch(() => {
      known.delete(key)
      return []
    })
    known.set(key, places)
  }
  return places
}

/** Labels the most populous places, as many as fit. Returns a cleanup. */
export function addLabels(map: LeafletMap, lang: Lang): () => void {
  const pane = map.createPane('places')
  pane.ariaHidden = 'true'
  let turn = 0
  const draw = async () => {
    const mine = ++turn
    const cells = labelCells(boxOf(map.getBounds()), map.getZoom())
    const found = await Promise.all(cells.map((cell) => placesOf(cell, lang)))
    if (mine === turn) pane.replaceChildren(...labelsOf(map, found.flat()))
  }
  // Hidden while zooming, which would scale them.
  const clear = () => pane.replaceChildren()
  map.on(`moveend ${PINS_SET}`, draw).on('zoomstart', clear)
  void draw()
  return () => {
    turn++
    map.off(`moveend ${PINS_SET}`, draw).off('zoomstart', clear)
    pane.remove()
  }
}

/** Where the pins are, in pixels. */
function pinsOf(map: LeafletMap): Box[] {
  const boxes: Box[] = []
  map.eachLayer((layer) => {
    if (!(layer instanceof Marker)) return
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng())
    const { iconSize = [0, 0], iconAnchor } = layer.getIcon().options
    const size = point(iconSize)
    const anchor = iconAnchor ? point(iconAnchor) : size.divideBy(2)
    const [left, top] = [x - anchor.x, y - anchor.y]
    boxes.push({ left, top, right: left + size.x, bottom: top + size.y })
  })
  return boxes
}

function boxOf(bounds: LatLngBounds): Cell {
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}

const brush = document.createElement('canvas').getContext('2d')
const FONT = '600 13px sans-serif'

function labelsOf(map: LeafletMap, places: readonly MapPlace[]): HTMLElement[] {
  if (brush) brush.font = FONT
  const labels = places
    .filter(({ lat, lng }) => map.getBounds().contains([lat, lng]))
    .sort((a, b) => b.population - a.population)
    .map(({ name, lat, lng }) => {
      const { x, y } = map.latLngToLayerPoint([lat, lng])
      return { name, x, y, width: (brush?.measureText(name).width ?? 80) + 16 }
    })
  return freeLabels(labels, pinsOf(map)).map(({ name, x, y, isMoved }) => {
    const label = DomUtil.create('span', isMoved ? 'map-place-name is-moved' : 'map-place-name')
    DomUtil.create('bdi', '', label).textContent = name
    DomUtil.setPosition(label, point(x, y - LABEL_HEIGHT / 2))
    return label
  })
}
