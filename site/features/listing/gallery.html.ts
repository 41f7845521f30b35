import { html, type Html } from '#core/i18n/html.ts'
import { pictureGallery } from '#site/features/gallery/picture-gallery.html.ts'
import { photoCredit } from '#site/ui/blocks/photo-credit.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

/** Nothing without photographs: the head says what it is. */
export function gallery({ lang, input }: Page): Html | undefined {
  if (input.pictures.length === 0) return undefined
  const pictures = pictureGallery(lang, input.pictures, input.listing)
  return input.credit ? html`<div class="stack gap-2">${pictures}${photoCredit(lang, input.credit)}</div>` : pictures
}
