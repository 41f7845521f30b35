import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { call } from '#core/contract/client.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { $from, fromNear } from '#site/stores/nearby/from-point.ts'
import { withLoading } from '#site/stores/page/loading.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { tellFailure } from '#site/stores/page/told.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { PlaceMap, type MapMarker } from '../map/PlaceMap.tsx'
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx'
import { markerOf, pageMarker } from '../map/marker.ts'

/** Fits a town and its surroundings. */
const ZOOM = 10

/** The listing on a map, with kosher places around it. */
export function MapDialog({ opener, onClose }: DialogProps) {
  const { map: words } = listingWordsNow()
  const lang = pageLang()
  const [listing] = useState(pageListing)
  const [lat, lng] = listing.position
  const from = fromNear(useStore($from), { lat, lng })
  const [markers, setMarkers] = useState([pageMarker(listing, lang)])
  useEffect(() => {
    around(listing.position)
      .then((others) => setMarkers((known) => [...known, ...others.filter(({ id }) => id !== listing.tnid)]))
      // The map works without them.
      .catch((error) => tellFailure(error, wordsNow().said.nearbyFailed))
  }, [listing])
  return (
    <Dialog title={words.area} opener={opener} onClose={onClose}>
      <PlaceMap {...{ lang, markers, from }} center={listing.position} zoom={ZOOM} />
    </Dialog>
  )
}

async function around([lat, lng]: readonly [number, number]): Promise<MapMarker[]> {
  const language = pageLang()
  const route = 'GET /rest/tjt/locnearby/:lat/:lng/:language'
  const groups = await withLoading(() => call(route, { params: { lat, lng, language } }, { language }))
  return groups.flatMap(({ items }) => items.map((item) => markerOf(item, [`${item.address}, ${item.town}`])))
}
