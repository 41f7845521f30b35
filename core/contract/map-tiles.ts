/** Pictures of an outside map that may be shown instead of our own base layer, once a visitor has agreed. */
export interface MapTiles {
  /** `https://tiles.example.org/{z}/{x}/{y}.png`; `{s}` stands for one of a, b and c. */
  url: string
  /** Whose map it is, as markup. */
  attribution: string
}

/** What a policy of pages names to let the pictures in. */
export function tilesOrigin({ url }: MapTiles): string {
  return new URL(url.replace('{s}', '*')).origin
}
