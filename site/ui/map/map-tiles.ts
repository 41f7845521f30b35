import type { MapTiles } from '#core/contract/map-tiles.ts'

/** The streets in the page's `meta`, if any. */
export function mapTiles(): MapTiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')
  return meta ? (JSON.parse(meta.content) as MapTiles) : undefined
}
