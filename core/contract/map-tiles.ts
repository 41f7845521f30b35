/** Streets of a map, beside our own base layer. */
export interface MapTiles {
  /**
   * Of a third party, with consent: `https://tiles.example.org/{z}/{x}/{y}.png`, in which `{s}` stands for one of a, b
   * and c. Or our own file: `/maps/jerusalem.pmtiles`.
   */
  url: string
  /** Attribution, as HTML. */
  attribution: string
}

/** The folder of our own maps, in `VAR_DIR` and in addresses. */
export const MAPS_FOLDER = 'maps'
/** The name of a file in it. */
export const MAP_FILE = /^[\w-]+\.pmtiles$/

/** Whether the streets come from this site: then nobody needs to agree. */
export const isOwnMap = ({ url }: MapTiles): boolean => url.startsWith('/')

/** The origins that the pages' policy must allow for images. */
export function tilesOrigins(tiles: MapTiles | undefined): string[] {
  return tiles && !isOwnMap(tiles) ? [new URL(tiles.url.replace('{s}', '*')).origin] : []
}
