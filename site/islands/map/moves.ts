import { latLngBounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import type { Area } from '#core/domain/map/area.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MapMarker } from './popup.ts'
import { addMark, addPoint, addRings } from './rings.ts'

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
  /** Whether rings around the centre show how far one walks. */
  withRings?: boolean | undefined
  /** Marks the centre with its name. */
  centerName?: string | undefined
}

/** Moves the map on our own account. */
type MoveMap = (move: () => void) => void

/** Padding for controls and half a pin, in pixels. */
const ROOM = [72, 72] satisfies [number, number]

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

const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

const boundsOf = ({ west, south, east, north }: Area): LatLngBounds =>
  latLngBounds([south, west], [north, east < west ? east + 360 : east])

/** The view: a centre, or all places when there are some for the first time. */
export function addFitting(map: LeafletMap, move: MoveMap, lang: Lang) {
  let view: MapView | undefined
  let ends: (() => void)[] = []
  let endFrom: (() => void) | undefined
  let isFitted = false
  const fit = (places: readonly MapMarker[]) => {
    if (isFitted || view?.center || view?.area || places.length === 0) return
    isFitted = true
    const bounds = latLngBounds(places.map(({ position }) => [...position]))
    move(() => map.fitBounds(bounds, { padding: ROOM, maxZoom: view?.zoom ?? 15, animate: false }))
  }
  return {
    setPlaces: fit,
    setFrom(point: FromPoint | undefined) {
      endFrom?.()
      endFrom = point && addPoint(map, point, lang)
    },
    setView(next: MapView) {
      view = next
      for (const end of ends) end()
      ends = []
      const { area, center, zoom } = next
      const padding = center ? ROOM : undefined
      if (area) move(() => map.fitBounds(boundsOf(area), { padding, animate: false }))
      if (!center) return
      if (!area) move(() => map.setView([...center], zoom, { animate: false }))
      ends.push(addRings(map, center, { lang, withWalks: next.withRings, metres: next.accuracy }))
      if (next.centerName) ends.push(addMark(map, center, next.centerName))
    },
  }
}
