import { markup, raw, type Html } from '#site/lib/html.ts'
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
  const strip = markup`<div class="gallery-main strip"><ul>${slides}</ul></div>`
  const own = kind && markup` is-${kind}`
  // Offers stand in a section of their own name already.
  const [start, end] = kind ? ['div role="group"', 'div'] : ['section', 'section']
  const box = (more: Html | undefined, inner: Html) =>
    markup`<${raw(start)} class="gallery${own}" data-gallery${more} aria-label="${name}">${inner}</${raw(end)}>`
  if (slides.length < 2) return box(undefined, strip)
  return box(
    markup` aria-roledescription="${words.roleDescription}"`,
    markup`<div class="gallery-stage">
        ${strip}${turnButton(-1, words.previous)}${turnButton(1, words.next)}
      </div>
      <div class="gallery-thumbs strip"><ul>${thumbs}</ul></div>
      <p class="visually-hidden" role="status" data-says></p>`,
  )
}
