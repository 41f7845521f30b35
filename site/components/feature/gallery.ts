import type { Html } from '#core/domain/html.ts'
import { pictureGallery } from '#site/lib/gallery.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'feature'>

export function featureGallery({ lang, input }: Page): Html {
  return pictureGallery(lang, input.feature.pictures)
}
