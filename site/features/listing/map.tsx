import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { distanceKm, WALK_KM } from '#core/domain/distance.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $from, fromNear } from '#site/features/nearby/from-point.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing, type PageListing } from '#site/ui/page/page-listing.ts'
import { loadMap } from '#site/ui/map/load-map.ts'
import { PlaceMap, type MapMarker } from '#site/ui/map/PlaceMap.tsx'
import { pageMarker } from '#site/ui/map/marker.ts'

/** From the middle of the map to its edge, on a phone. */
const SIGHT_KM = 1.5

/** Replaces the picture with the listing's map. Rejects if the map fails to load: the picture stays. */
export async function showMap(box: HTMLElement): Promise<void> {
  await loadMap()
  const listing = pageListing()
  const lang = pageLang()
  // The focused button is removed.
  box.tabIndex = -1
  box.role = 'group'
  box.setAttribute('aria-labelledby', 'where-title')
  box.focus({ preventScroll: true })
  box.classList.add('is-shown')
  createRoot(box).render(<ListingMap lang={lang} listing={listing} marker={pageMarker(listing, lang)} />)
}

interface Props {
  lang: Lang
  listing: PageListing
  marker: MapMarker
}

/** Rings say how far one walks: from the visitor's point if that is in sight, else from the listing. */
function ListingMap({ lang, listing: { position }, marker }: Props) {
  const [lat, lng] = position
  const from = fromNear(useStore($from), { lat, lng })
  const isInSight = from !== undefined && distanceKm(lat, lng, from.lat, from.lng) < SIGHT_KM
  const markers = useMemo(() => [marker], [marker])
  return (
    <PlaceMap
      {...{ lang, markers, from }}
      center={position}
      walkKm={isInSight ? undefined : WALK_KM}
      fullScreen=".place-map"
    />
  )
}
