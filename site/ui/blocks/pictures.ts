import { attribute, html, type Html } from '#core/i18n/html.ts'
import { DRAWING, drawingFile, PICTURE_WIDTHS } from '#core/domain/pictures.ts'

export { PICTURE_WIDTHS }

/** `sizes` of a card's picture. On phones it is wider: the smaller file, a little softer, comes sooner. */
export const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 50vw'

export interface PictureOptions {
  /** Empty if decorative. */
  alt?: string
  /** The `sizes` attribute; drawings of places have one size. */
  sizes: string
  /** Loaded eagerly: the first picture in view. */
  lead?: boolean
  /** Decoded at once, so that it is never blank beside others. */
  small?: boolean
}

export function pictureSrc(key: string, width = 1200): string {
  return `/pictures/${key}-${width}.webp`
}

/** A picture by its key, 3 to 2: in three widths, or the drawing of a place. */
export const picture = (key: string, options: PictureOptions): Html =>
  key.startsWith(DRAWING) ? drawing(key, options) : pictureAt(pictureSrc(key, 800), options)

function drawing(key: string, { alt = '', lead = false }: PictureOptions): Html {
  return html`
    <img
      src="/${drawingFile(key)}"
      width="600"
      height="400"
      alt="${alt}"
      ${attribute('fetchpriority', lead && 'high')}
      ${attribute('loading', !lead && 'lazy')}
      ${attribute('decoding', !lead && 'async')}
    />
  `
}

/** The `srcset` of a picture, given the path of its middle width. */
export function filesOf(src: string): string {
  const start = src.slice(0, src.lastIndexOf('-') + 1)
  return PICTURE_WIDTHS.map((width) => `${start}${width}.webp ${width}w`).join(', ')
}

/** A picture by the path of its middle width. */
export function pictureAt(src: string, { alt = '', sizes, lead = false, small = false }: PictureOptions): Html {
  return html`
    <img
      src="${src}"
      srcset="${filesOf(src)}"
      sizes="${sizes}"
      width="1200"
      height="800"
      alt="${alt}"
      ${attribute('fetchpriority', lead && 'high')}
      ${attribute('loading', !lead && 'lazy')}
      ${attribute('decoding', !lead && !small && 'async')}
    />
  `
}
