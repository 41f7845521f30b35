import { WALK_KM } from '#core/domain/distance.ts'
import { latLngBounds, type FitBoundsOptions, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import type { Area } from '#core/domain/map/area.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import { wrapped } from '#core/domain/map/labels.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MapMarker } from './popup.ts'
import { addRings, type Around, type RingOptions } from './rings.ts'
import { controlBoxes } from './taken.ts'

export interface LooksAt {
  center: LatLng
  zoom: number
  area: Area
  /** Moved by the visitor, not by what it shows. */
  byVisitor: boolean
}

export interface MapView {
  /** By default the map fits all its places. */
  center?: LatLng | undefined
  zoom: number
  /** What to show instead, if it is known. */
  area?: Area | undefined
  /** Radius of a circle around the centre, in metres. */
  accuracy?: number | undefined
  /** How far one walks, if rings around the centre show it. */
  walkKm?: number | undefined
  /** Marks the centre with its name. */
  centerName?: string | undefined
}

/** Moves the map on our own account. */
type MoveMap = (move: () => void) => void

/** Padding for a pin, or half a cluster, in pixels. */
const ROOM = { paddingTopLeft: [32, 48], paddingBottomRight: [32, 36] } satisfies FitBoundsOptions
/** Where pins would lie under controls. */
const MORE_ROOM = { padding: [72, 72] } satisfies FitBoundsOptions

/** Reports moves. Returns what tells our own from the visitor's. */
export function addMoves(map: LeafletMap, onMove: (to: LooksAt) => void): MoveMap {
  let isOurs = false
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter()
    onMove({ center: [lat, lng], zoom: map.getZoom(), area: areaIn(map), byVisitor: !isOurs })
  })
  return (move) => {
    isOurs = true
    move()
    isOurs = false
  }
}

/** What a map shows; more than the earth at most once. */
function areaIn(map: LeafletMap): Area {
  const shown = map.getBounds()
  const isAll = shown.getEast() - shown.getWest() >= 360
  const [west, east] = isAll ? [-180, 180] : [wrapped(shown.getWest()), wrapped(shown.getEast())]
  return { west, east, south: Math.max(-90, shown.getSouth()), north: Math.min(90, shown.getNorth()) }
}

const boundsOf = ({ west, south, east, north }: Area): LatLngBounds =>
  latLngBounds([south, west], [north, east < west ? east + 360 : east])

interface FitOptions {
  move: MoveMap
  lang: Lang
  onRings: (texts: readonly string[]) => void
}

/** The view: a centre, or the first places; fitted again in another size, until the visitor leaves it. */
export function addFitting(map: LeafletMap, { move, lang, onRings }: FitOptions) {
  const points = addPoints(map, { lang, onNamed: onRings })
  let places: readonly MapMarker[] = []
  let view: MapView | undefined
  let isFitted = false
  let fitAgain: (() => void) | undefined
  const look = (fit: () => void) => {
    fitAgain = fit
    move(fit)
  }
  const fit = (bounds: LatLngBounds, maxZoom?: number) => {
    map.fitBounds(bounds, { ...ROOM, maxZoom, animate: false })
    if (isAnyUnderControl(map, places)) map.fitBounds(bounds, { ...MORE_ROOM, maxZoom, animate: false })
  }
  return {
    setPlaces(all: readonly MapMarker[]) {
      places = all
      if (view?.center) return void (fitAgain && move(fitAgain))
      if (isFitted || view?.area || all.length === 0) return
      isFitted = true
      const bounds = latLngBounds(all.map(({ position }) => [...position]))
      look(() => fit(bounds, view?.zoom ?? 15))
    },
    setFrom: points.setFrom,
    setView(next: MapView) {
      view = next
      const { area, center, zoom } = next
      if (area && center) look(() => fit(boundsOf(area)))
      else if (area) look(() => map.fitBounds(boundsOf(area), { animate: false }))
      else if (center) look(() => map.setView([...center], zoom, { animate: false }))
      points.setView(next)
    },
    /** Takes the present size of its box. */
    resize() {
      const { clientWidth, clientHeight } = map.getContainer()
      if (clientWidth === 0 || clientHeight === 0) return
      move(() => {
        map.invalidateSize()
        fitAgain?.()
      })
    },
    /** The visitor has moved the map or selected something: the view stays. */
    leave() {
      fitAgain = undefined
    },
    remove: points.remove,
  }
}

/** The centre and the visitor's point, with their names and rings. */
function addPoints(map: LeafletMap, options: RingOptions) {
  const rings = addRings(map, options)
  let own: Around[] = []
  let visitors: Around[] = []
  return {
    setFrom(point: FromPoint | undefined) {
      visitors = point ? [{ center: [point.lat, point.lng], name: point.name, walkKm: WALK_KM }] : []
      rings.set([...own, ...visitors])
    },
    setView({ center, centerName: name, walkKm, accuracy: metres }: MapView) {
      own = center ? [{ center, name, walkKm, metres }] : []
      rings.set([...own, ...visitors])
    },
    remove: rings.remove,
  }
}

const isAnyUnderControl = (map: LeafletMap, places: readonly MapMarker[]): boolean => {
  const boxes = controlBoxes(map)
  return places.some(({ position }) => {
    const { x, y } = map.latLngToLayerPoint([...position])
    return boxes.some(({ left, top, right, bottom }) => left < x + 16 && x - 16 < right && top < y && y - 40 < bottom)
  })
}
