import { shownIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageListing } from '#site/ui/page/page-listing.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { MapMarker } from './popup.ts'

/** Some may be missing. */
type Lines = readonly (string | undefined)[]
const presentIn = (lines: Lines): string[] => lines.filter((line) => line !== undefined)

/** A listing on a map; `lines` follow its name in the popup. */
export function markerOf(entry: Entry, lines: Lines): MapMarker {
  const { tnid, dtype, title, titleLang, position, approximate, url } = entry
  return {
    id: tnid,
    position: [position[1], position[0]],
    icon: dtype,
    title,
    titleLang,
    isApproximate: approximate,
    url,
    lines: presentIn(lines),
  }
}

/** The page's listing as a marker. */
export function pageMarker(
  { tnid, dtype, title, position, approximate }: PageListing,
  lang: Lang,
  lines: Lines = [],
): MapMarker {
  const { text, lang: titleLang } = shownIn(lang, title)
  return {
    id: tnid,
    position,
    icon: dtype,
    title: text,
    titleLang,
    isApproximate: approximate,
    lines: presentIn(lines),
  }
}
