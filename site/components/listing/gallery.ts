import type { Html } from '#core/domain/html.ts'
import { pictureGallery } from '#site/lib/gallery.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'listing'>

export function gallery({ lang, input }: Page): Html {
  return pictureGallery(lang, input.pictures, input.listing)
}
