import type { Html } from '#core/i18n/html.ts'
import { pictureGallery } from '#site/features/gallery/picture-gallery.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'feature'>

export function featureGallery({ lang, input }: Page): Html {
  return pictureGallery(lang, input.feature.pictures)
}
