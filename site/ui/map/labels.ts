import { DomUtil, Marker, point, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import { call } from '#core/contract/client.ts'
import type { MapPlace } from '#core/contract/maps.ts'
import { freeLabels, LABEL_HEIGHT, labelCells, type Cell } from '#core/domain/map/labels.ts'
import { QUARTERS_ZOOM, quarterName, quartersFiles, type Quarter } from '#core/domain/map/quarters.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import { PINS_SET } from './pins.ts'
import { ringBoxes, takenBoxes, viewBox } from './taken.ts'

const placesIn = onceEach((key: string): Promise<MapPlace[]> => {
  const [cell, language] = JSON.parse(key) as [Cell, Lang]
  const route = 'GET /rest/tjt/mapplaces/:south/:west/:north/:east/:language'
  return call(route, { params: { ...cell, language } }, { language })
})

/** The places of a cell; none if loading fails, since the map works without. */
const placesOf = (cell: Cell, lang: Lang) => placesIn(JSON.stringify([cell, lang])).catch(() => [])

const quartersIn = onceEach(async (file: string): Promise<Quarter[]> => {
  const response = await fetch(file)
  return response.ok ? ((await response.json()) as Quarter[]) : []
})

/** The quarters of a file; none if loading fails. */
const quartersOf = (file: string) => quartersIn(file).catch(() => [])

/** Labels the most populous places and, in a close view, quarters, as many as fit. Returns a cleanup. */
export function addLabels(map: LeafletMap, lang: Lang): () => void {
  const pane = map.createPane('places')
  pane.ariaHidden = 'true'
  let turn = 0
  const draw = async () => {
    const mine = ++turn
    const view = boxOf(map.getBounds())
    const cells = labelCells(view, map.getZoom())
    const files = map.getZoom() < QUARTERS_ZOOM ? [] : quartersFiles(view)
    const [places, quarters] = await Promise.all([
      Promise.all(cells.map((cell) => placesOf(cell, lang))),
      Promise.all(files.map(quartersOf)),
    ])
    if (mine === turn) pane.replaceChildren(...labelsOf(map, places.flat(), { quarters: quarters.flat(), lang }))
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

/** The names that pins have already. */
function namesOnPins(map: LeafletMap): ReadonlySet<string> {
  const names = new Set<string>()
  map.eachLayer((layer) => {
    const name = layer instanceof Marker && layer.getElement()?.querySelector('bdi')
    if (name) names.add(name.textContent)
  })
  return names
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

interface CloseView {
  quarters: readonly Quarter[]
  lang: Lang
}

/** Places beside their points, then quarters around theirs. */
function labelsOf(map: LeafletMap, places: readonly MapPlace[], { quarters, lang }: CloseView): HTMLElement[] {
  if (brush) brush.font = FONT
  const inView = map.getBounds()
  const named = namesOnPins(map)
  const labelAt = (name: string, at: readonly [number, number]) => {
    const { x, y } = map.latLngToLayerPoint([...at])
    return { name, x, y, width: (brush?.measureText(name).width ?? 80) + 16 }
  }
  const towns = places
    .filter(({ name, lat, lng }) => inView.contains([lat, lng]) && !named.has(name))
    .sort((a, b) => b.population - a.population)
    .map(({ name, lat, lng }) => ({ ...labelAt(name, [lat, lng]), isQuarter: false }))
  const parts = quarters
    .filter(([lng, lat]) => inView.contains([lat, lng]))
    .map((quarter) => labelAt(quarterName(lang, quarter), [quarter[1], quarter[0]]))
    .map((label) => ({ ...label, x: label.x - label.width / 2, isQuarter: true }))
  const obstacles = [...takenBoxes(map), ...ringBoxes(map)]
  return freeLabels([...towns, ...parts], { obstacles, view: viewBox(map) }).map(
    ({ name, x, y, isMoved, isQuarter }) => {
      const look = isQuarter ? 'is-quarter' : isMoved ? 'is-moved' : ''
      const label = DomUtil.create('span', `map-place-name ${look}`)
      DomUtil.create('bdi', '', label).textContent = name
      DomUtil.setPosition(label, point(x, y - LABEL_HEIGHT / 2))
      return label
    },
  )
}
