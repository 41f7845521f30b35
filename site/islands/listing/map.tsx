import { createRoot } from 'react-dom/client'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { loadMap } from '../map/load-map.ts'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { pageMarker } from './markers.ts'

/** Fits what one walks on Shabbat. */
const ZOOM = 14

/** Replaces the picture with the listing's map. Rejects if the map fails to load: the picture stays. */
export async function showMap(box: HTMLElement): Promise<void> {
  await loadMap()
  const listing = pageListing()
  const lang = pageLang()
  // The focused button is removed.
  box.tabIndex = -1
  box.focus({ preventScroll: true })
  box.classList.add('is-shown')
  createRoot(box).render(
    <PlaceMap
      lang={lang}
      markers={[pageMarker(listing, lang)]}
      center={listing.position}
      zoom={ZOOM}
      withRings
      fullScreen=".place-map"
    />,
  )
}
