import { shownIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageListing } from '#site/stores/page/page-listing.ts'
import type { MapMarker } from '../map/popup.ts'

/** The page's listing as a marker. */
export function pageMarker({ tnid, dtype, title, position, approximate }: PageListing, lang: Lang): MapMarker {
  const { text, lang: titleLang } = shownIn(lang, title)
  return {
    id: tnid,
    position,
    icon: dtype,
    title: text,
    titleLang,
    isApproximate: approximate,
  }
}
