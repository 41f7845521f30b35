import { attribute, html, type Html } from '#core/domain/html.ts'
import { turnButton } from './turn-button.ts'

export interface GalleryParts {
  name: string
  /** Empty for pictures. */
  kind?: 'offers'
  words: { roleDescription: string; previous: string; next: string }
  /** What stands in the strip: items with a link each. */
  slides: readonly Html[]
  /** One for each of them: items with a link to its `id`. */
  thumbs: readonly Html[]
}

/**
 * A strip with one thing in view, and thumbnails that follow it. Without a script the strips scroll and the
 * thumbnails are links into the first one.
 */
export function gallery({ name, kind, words, slides, thumbs }: GalleryParts): Html {
  const strip = html`<div class="gallery-main strip">
    <ul>
      ${slides}
    </ul>
  </div>`
  const isMany = slides.length > 1
  const role = isMany && words.roleDescription
  const body = isMany
    ? html`
        <div class="gallery-stage">${strip}${turnButton(-1, words.previous)}${turnButton(1, words.next)}</div>
        <div class="gallery-thumbs strip">
          <ul>
            ${thumbs}
          </ul>
        </div>
        <p class="visually-hidden" role="status" data-says></p>
      `
    : strip
  // Offers stand in a section of their own name already.
  return kind
    ? html`
        <div
          role="group"
          class="gallery is-${kind}"
          data-gallery
          ${attribute('aria-roledescription', role)}
          aria-label="${name}"
        >
          ${body}
        </div>
      `
    : html`
        <section class="gallery" data-gallery ${attribute('aria-roledescription', role)} aria-label="${name}">
          ${body}
        </section>
      `
}
