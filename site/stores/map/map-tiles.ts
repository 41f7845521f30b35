import type { MapTiles } from '#core/contract/map-tiles.ts'

/** The outside map that the site may show, which stands in a `meta` of the page; undefined where there is none. */
export function mapTiles(): MapTiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')
  return meta ? (JSON.parse(meta.content) as MapTiles) : undefined
}
