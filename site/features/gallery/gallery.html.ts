import { attribute, html, type Html } from '#core/i18n/html.ts'
import { turnButton } from '#site/ui/carousel/turn-button.html.ts'

export interface GalleryParts {
  name: string
  /** Empty for pictures. */
  kind?: 'offers'
  words: { roleDescription: string; previous: string; next: string }
  /** The items of the main strip, each with a link. */
  slides: readonly Html[]
  /** The thumbnails, each with a link to the `id` of its item. */
  thumbs: readonly Html[]
}

/**
 * A strip with one item in view, and thumbnails that follow it. Without JavaScript both strips scroll, and the
 * thumbnails are links into the main one.
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
  // Offers are already in a named section.
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
