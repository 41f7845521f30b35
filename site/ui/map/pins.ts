import {
  circle,
  divIcon,
  icon as pictureIcon,
  marker,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import Supercluster from 'supercluster'
import { AREA_METRES } from '#core/domain/provenance.ts'
import type { MapMarker } from './popup.ts'

export interface PinOptions {
  /** Formats a number. */
  numberText: (count: number) => string
  /** The accessible name of a cluster. */
  clusterText: (count: number) => string
  /** A pin is pointed at or focused, or no longer is. */
  onPoint: (id: number | undefined) => void
  /** Called with the chosen place, or several at the same point. */
  onOpen: (places: readonly MapMarker[]) => void
}

export interface Pins {
  set(places: readonly MapMarker[]): void
  /** The pin of a place; undefined while it is out of view or in a cluster. */
  elementOf(places: readonly MapMarker[]): HTMLElement | undefined
  /** Marks the pin of a place, or the cluster that has it. */
  point(id: number | undefined): void
}

/** Fired by the map once other pins are drawn. */
export const PINS_SET = 'pinsset'
/** Cluster radius in pixels: a pin below a cluster touches it. */
const RADIUS = 64
/** From this zoom on only places at the same point form a cluster. */
const FINEST_ZOOM = 17
const PIN_SIZE = [32, 42] satisfies [number, number]
const PIN_POINT = [16, 40] satisfies [number, number]
const CLUSTER_SIZE = [44, 44] satisfies [number, number]

/** Of the places of a cluster; nothing where they are of several kinds. */
interface Shared {
  kind: MapMarker['icon'] | undefined
}

type Index = Supercluster<MapMarker, Shared>
type Spot = ReturnType<Index['getClusters']>[number]

/** Pins of the visible places, clustered with their number. */
export function addPins(map: LeafletMap, options: PinOptions): Pins {
  let index = indexOf([])
  const drawn = new Map<string, Marker>()
  let spots: readonly Spot[] = []
  let pointed: number | undefined

  function draw(): void {
    const bounds = map.getBounds().pad(0.1)
    spots = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.round(map.getZoom()),
    )
    const wanted = new Map(spots.map((spot) => [keyOf(spot), spot]))
    for (const key of drawn.keys()) if (!wanted.has(key)) drop(key)
    for (const [key, spot] of wanted) {
      if (!drawn.has(key)) drawn.set(key, pinOf(spot, { map, index, options }))
    }
    mark()
  }

  function mark(): void {
    const spot = pointed === undefined ? undefined : spots.find((candidate) => hasPlace(index, candidate, pointed))
    const key = spot && keyOf(spot)
    for (const [own, pin] of drawn) {
      pin.getElement()?.classList.toggle('is-pointed', own === key)
      if (own.startsWith('p')) pin.setZIndexOffset(own === key ? 2000 : 0)
    }
  }

  function drop(key: string): void {
    const pin = drawn.get(key)
    // Keeps the focus in the map.
    if (pin?.getElement() === document.activeElement) map.getContainer().focus()
    pin?.remove()
    drawn.delete(key)
  }

  map.on('moveend', draw)
  return {
    set(places) {
      index = indexOf(places)
      // Cluster ids change with the index.
      for (const key of drawn.keys()) if (key.startsWith('c')) drop(key)
      draw()
      map.fire(PINS_SET)
    },
    point(id) {
      pointed = id
      mark()
    },
    elementOf: ([place]) => place && drawn.get(`p${place.id}`)?.getElement(),
  }
}

interface PinParts {
  map: LeafletMap
  index: Index
  options: PinOptions
}

/** The pin of a place or a cluster, which opens by click, Enter and Space. */
function pinOf(spot: Spot, { map, index, options }: PinParts): Marker {
  const place = placeOf(spot)
  const pin = place ? placePin(map, place) : clusterPin(spot, options)
  const open = () => (place ? options.onOpen([place]) : openCluster(map, index, spot, options))
  pin.addTo(map).on('click', open)
  const element = pin.getElement()!
  if (place) {
    for (const name of ['mouseover', 'focus']) element.addEventListener(name, () => options.onPoint(place.id))
    for (const name of ['mouseout', 'blur']) element.addEventListener(name, () => options.onPoint(undefined))
  } else element.ariaLabel = options.clusterText(countOf(spot))
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  })
  return pin
}

function indexOf(places: readonly MapMarker[]): Index {
  const index: Index = new Supercluster<MapMarker, Shared>({
    radius: RADIUS,
    maxZoom: FINEST_ZOOM,
    extent: 256,
    map: ({ icon }) => ({ kind: icon }),
    reduce(all, { kind }) {
      if (all.kind !== kind) all.kind = undefined
    },
  })
  return index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: place,
      geometry: {
        type: 'Point',
        coordinates: [place.position[1], place.position[0]],
      },
    })),
  )
}

/** The place of a pin; undefined for a cluster. */
function placeOf({ properties }: Spot): MapMarker | undefined {
  return 'cluster_id' in properties ? undefined : (properties as MapMarker)
}

const countOf = ({ properties }: Spot): number => ('point_count' in properties ? Number(properties.point_count) : 1)
const kindOf = ({ properties }: Spot) => ('kind' in properties ? properties.kind : undefined)
const clusterId = ({ properties }: Spot): number => ('cluster_id' in properties ? Number(properties.cluster_id) : 0)
const hasPlace = (index: Index, spot: Spot, id: number | undefined): boolean =>
  (placeOf(spot)
    ? [placeOf(spot)!]
    : index.getLeaves(clusterId(spot), Infinity).map(({ properties }) => properties)
  ).some((place) => place.id === id)
const keyOf = (spot: Spot): string => (placeOf(spot) ? `p${placeOf(spot)!.id}` : `c${clusterId(spot)}`)

function pointOf({ geometry }: Spot): LatLngTuple {
  const [lng = 0, lat = 0] = geometry.coordinates
  return [lat, lng]
}

function placePin(map: LeafletMap, { position, icon, title, isApproximate }: MapMarker): Marker {
  const pin = marker([...position], {
    icon: pictureIcon({
      iconUrl: `/markers/${icon}.svg`,
      iconSize: PIN_SIZE,
      iconAnchor: PIN_POINT,
    }),
    alt: title,
    title,
    riseOnHover: true,
    opacity: isApproximate ? 0.65 : 1,
  })
  return isApproximate ? withArea(pin, map) : pin
}

/** A pin in the middle of its approximate area. */
function withArea(pin: Marker, map: LeafletMap): Marker {
  const area = circle(pin.getLatLng(), {
    radius: AREA_METRES,
    className: 'map-area',
    interactive: false,
  })
  return pin.on('add', () => area.addTo(map)).on('remove', () => area.remove())
}

function clusterPin(spot: Spot, { numberText }: PinOptions): Marker {
  const html = document.createElement('span')
  html.textContent = numberText(countOf(spot))
  return marker(pointOf(spot), {
    // Clusters stay above pins.
    zIndexOffset: 1000,
    icon: divIcon({ className: `map-cluster is-${kindOf(spot) ?? 'mixed'}`, html, iconSize: CLUSTER_SIZE }),
  })
}

/** Zooms until the places separate; lists those that never do. */
function openCluster(map: LeafletMap, index: Index, spot: Spot, { onOpen }: PinOptions): void {
  const zoom = index.getClusterExpansionZoom(clusterId(spot))
  if (zoom > FINEST_ZOOM) onOpen(index.getLeaves(clusterId(spot), Infinity).map(({ properties }) => properties))
  else map.setView(pointOf(spot), zoom)
}
