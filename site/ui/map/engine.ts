import type { Texts } from '#core/i18n/messages.ts'
import { control, Map as LeafletMap, popup, type Layer } from 'leaflet'
import type { FromPoint } from '#core/domain/reach.ts'
import { isOwnMap, type MapTiles } from '#core/contract/map-tiles.ts'
import { format } from '#core/i18n/format.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { BaseLayer } from './base-layer.ts'
import { addLabels } from './labels.ts'
import { addFitting, addMoves, type LooksAt, type MapView } from './moves.ts'
import { addPins } from './pins.ts'
import { popupContent, type MapMarker } from './popup.ts'
import { addScale } from './scale.ts'
import { thirdPartyTiles } from './third-party-tiles.ts'

export interface MapOptions {
  lang: Lang
  words: Texts<'places.map'>
  /** A place's popup was opened, or closed. */
  onSelect: (id: number | undefined) => void
  /** A pin was pointed at or focused, or no longer is. */
  onPoint: (id: number | undefined) => void
  /** The map was moved or zoomed. */
  onMove: (to: LooksAt) => void
  /** No third-party tile came: our own base layer shows again. */
  onTilesFailed: () => void
  /** Other distances are to be read on rings. */
  onRings: (texts: readonly string[]) => void
}

export interface DrawnMap {
  setPlaces(places: readonly MapMarker[]): void
  setView(view: MapView): void
  /** Shows the visitor's point with rings around it, or takes it away. */
  setFrom(point: FromPoint | undefined): void
  /** Opens a place's popup, or closes the open one. */
  select(id: number | undefined): void
  /** Marks a place's pin, or the cluster that has it. */
  point(id: number | undefined): void
  /** Shows third-party tiles, or our own base layer. */
  setTiles(tiles: MapTiles | undefined): void
  remove(): void
}

const FARTHEST_ZOOM = 2
const NEAREST_ZOOM = 18
const ATTRIBUTION =
  '<a href="https://leafletjs.com" rel="noopener">Leaflet</a> · <a href="https://www.naturalearthdata.com" ' +
  'rel="noopener">Natural Earth</a> · <a href="https://www.geonames.org" rel="noopener">GeoNames</a>'

/** Draws a map into an element, which must already have its size. */
export function drawMap(box: HTMLElement, options: MapOptions): DrawnMap {
  const { lang, words } = options
  const map = new LeafletMap(box, {
    ...stillOrMoving(),
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    trackResize: false,
  }).setView([25, 10], FARTHEST_ZOOM)
  control.attribution({ prefix: false }).addTo(map)
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const forgetScale = addScale(map, lang)
  const base = addBase(map, options)
  const places = addPlaces(map, options)
  const move = addMoves(map, (to) => {
    if (to.byVisitor) fitted.leave()
    options.onMove(to)
  })
  const fitted = addFitting(map, { move, lang, onRings: options.onRings })
  map.on('popupopen', fitted.leave)
  const resized = new ResizeObserver(fitted.resize)
  resized.observe(box)
  return {
    setPlaces(all) {
      places.set(all)
      fitted.setPlaces(all)
    },
    setView: fitted.setView,
    setFrom: fitted.setFrom,
    select: places.select,
    point: places.point,
    setTiles: base.setTiles,
    remove() {
      resized.disconnect()
      forgetScale()
      fitted.remove()
      base.remove()
      map.remove()
    },
  }
}

/** No animation with reduced motion. */
function stillOrMoving() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  }
}

function ownLayer(map: LeafletMap): BaseLayer {
  const colourOf = (name: string) => getComputedStyle(map.getContainer()).getPropertyValue(name)
  const colours = () => ({ land: colourOf('--map-land'), border: colourOf('--map-border') })
  return new BaseLayer({ attribution: ATTRIBUTION, colours })
}

/** The base: our own layer with place names, or third-party tiles. */
function addBase(map: LeafletMap, { lang, onTilesFailed }: MapOptions) {
  const own = ownLayer(map)
  let shown: MapTiles | undefined
  let outside: Layer | undefined
  let endLabels: (() => void) | undefined
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const redraw = () => {
    own.redraw()
    if (shown && isOwnMap(shown)) void showStreets(shown)
  }
  dark.addEventListener('change', redraw)

  function showOwn(): void {
    own.addTo(map)
    endLabels ??= addLabels(map, lang)
  }
  function showOutside(tiles: MapTiles): void {
    own.remove()
    endLabels?.()
    endLabels = undefined
    const onFailed = (layer: Layer) => {
      if (outside !== layer) return
      layer.remove()
      outside = undefined
      showOwn()
      onTilesFailed()
    }
    outside = thirdPartyTiles(tiles, { maxZoom: NEAREST_ZOOM, onFailed }).addTo(map)
  }
  /** Above our own, which shows where the file has nothing. */
  async function showStreets(tiles: MapTiles): Promise<void> {
    showOwn()
    const { streetsLayer } = await import('./streets.ts')
    if (shown !== tiles) return
    outside?.remove()
    outside = streetsLayer(tiles, lang, dark.matches).addTo(map)
    endLabels?.()
    endLabels = undefined
  }
  return {
    setTiles(tiles: MapTiles | undefined) {
      shown = tiles
      outside?.remove()
      outside = undefined
      if (!tiles) showOwn()
      else if (isOwnMap(tiles)) void showStreets(tiles)
      else showOutside(tiles)
    },
    remove() {
      dark.removeEventListener('change', redraw)
      endLabels?.()
    },
  }
}

/** Pins, and the popup of one. */
function addPlaces(map: LeafletMap, { lang, words, onSelect, onPoint }: MapOptions) {
  const numbers = new Intl.NumberFormat(LANGUAGES[lang].locale)
  let all: readonly MapMarker[] = []
  let open: readonly MapMarker[] = []
  const shown = popup({ closeButton: false, offset: [0, -30], maxWidth: 260 })
  const pins = addPins(map, {
    numberText: numbers.format,
    clusterText: (count) => format(words.cluster, { count: numbers.format(count) }),
    onPoint,
    onOpen(places) {
      show(places)
      shown.getElement()?.querySelector<HTMLElement>('a, button')?.focus()
      onSelect(places.length === 1 ? places[0]?.id : undefined)
    },
  })

  function show(places: readonly MapMarker[]): void {
    const [first] = places
    if (!first) return
    open = places
    shown
      .setLatLng([...first.position])
      .setContent(popupContent(places, { words, onClose: close }))
      .openOn(map)
  }
  /** Returns the focus to the pin, or to the map if the pin is out of view. */
  function close(): void {
    const pin = pins.elementOf(open)
    map.closePopup(shown)
    ;(pin ?? map.getContainer()).focus()
  }
  map.on('popupclose', () => {
    open = []
    onSelect(undefined)
  })
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || open.length === 0) return
    // Keeps a surrounding dialog open.
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  return {
    set(places: readonly MapMarker[]) {
      all = places
      pins.set(places)
      if (!open.every(({ id }) => places.some((place) => place.id === id))) map.closePopup(shown)
    },
    select(id: number | undefined) {
      if (id === undefined) map.closePopup(shown)
      else if (open[0]?.id !== id) show(all.filter((place) => place.id === id))
    },
    point: pins.point,
  }
}
