import type { Entry } from '#core/contract/entries.ts'
import type { MapMarker } from './popup.ts'

/** A listing on a map; `lines` follow its name in the popup. */
export function markerOf(entry: Entry, lines: readonly string[]): MapMarker {
  const { tnid, dtype, title, titleLang, position, approximate, url } = entry
  return {
    id: tnid,
    position: [position[1], position[0]],
    icon: dtype,
    title,
    titleLang,
    isApproximate: approximate,
    url,
    lines,
  }
}
