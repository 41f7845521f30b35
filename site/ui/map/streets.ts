import type { GridLayer } from 'leaflet'
import { leafletLayer } from 'protomaps-leaflet'
import type { MapTiles } from '#core/contract/map-tiles.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Streets from a PMTiles file with Protomaps' basemap; where it has nothing, what lies below shows. */
export function streetsLayer({ url, attribution }: MapTiles, lang: Lang, isDark: boolean): GridLayer {
  const flavor = isDark ? 'dark' : 'light'
  const layer = leafletLayer({ url, attribution, lang, flavor })
  layer.backgroundColor = undefined
  return layer as unknown as GridLayer
}
