import { attribute, html, type Html } from '#core/domain/html.ts'
import { PICTURE_WIDTHS } from '#core/domain/picture-widths.ts'

export { PICTURE_WIDTHS }

/** How wide the picture of a card is. */
export const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw'

export interface PictureOptions {
  /** Empty where the picture only decorates. */
  alt?: string
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string
  /** The picture that is seen first: loaded at once. */
  lead?: boolean
}

export function pictureSrc(key: string, width = 1200): string {
  return `/pictures/${key}-${width}.webp`
}

/** A picture of the site's own, by its key: three widths, 3 to 2. */
export function picture(key: string, { alt = '', sizes, lead = false }: PictureOptions): Html {
  const files = PICTURE_WIDTHS.map((width) => `${pictureSrc(key, width)} ${width}w`).join(', ')
  return html`
    <img
      src="${pictureSrc(key, 800)}"
      srcset="${files}"
      sizes="${sizes}"
      width="1200"
      height="800"
      alt="${alt}"
      ${attribute('fetchpriority', lead && 'high')}
      ${attribute('loading', !lead && 'lazy')}
      ${attribute('decoding', !lead && 'async')}
    />
  `
}
