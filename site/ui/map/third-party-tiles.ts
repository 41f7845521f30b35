import { tileLayer, type TileLayer } from 'leaflet'
import type { MapTiles } from '#core/contract/map-tiles.ts'

interface Options {
  maxZoom: number
  /** All tiles were asked for, and none came. */
  onFailed: (layer: TileLayer) => void
}

/** Tiles of a third party. */
export function thirdPartyTiles({ url, attribution }: MapTiles, { maxZoom, onFailed }: Options): TileLayer {
  // The policy of OpenStreetMap's servers asks for a referrer; only the site's origin is told.
  const layer = tileLayer(url, { attribution, maxZoom, referrerPolicy: 'origin' })
  let isAnyLoaded = false
  layer.once('tileload', () => (isAnyLoaded = true))
  // Leaflet fires it once no tile is awaited any more, whether or not they came.
  layer.on('load', () => {
    // Leaflet still works on the map of the layer after this event: who removes it must not do so within.
    if (!isAnyLoaded) queueMicrotask(() => onFailed(layer))
  })
  return layer
}
