/** Tiles of a third-party map, which a visitor may choose instead of our base layer. */
export interface MapTiles {
  /** `https://tiles.example.org/{z}/{x}/{y}.png`; `{s}` stands for one of a, b and c. */
  url: string
  /** Attribution, as HTML. */
  attribution: string
}

/** The origin that the pages' policy must allow for images. */
export function tilesOrigin({ url }: MapTiles): string {
  return new URL(url.replace('{s}', '*')).origin
}
