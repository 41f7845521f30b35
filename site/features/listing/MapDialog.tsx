import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { call } from '#core/contract/client.ts'
import { distanceKm } from '#core/domain/distance.ts'
import type { Area } from '#core/domain/map/area.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { NearbyEntry } from '#core/contract/entries.ts'
import { $from, fromNear } from '#site/features/nearby/from-point.ts'
import { useWayFrom } from '#site/features/nearby/use-way-from.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import { PlaceMap } from '#site/ui/map/PlaceMap.tsx'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { markerOf, pageMarker } from '#site/ui/map/marker.ts'

/** Of a place with nothing near it. */
const ZOOM = 16
/** What is shown at first beside the place, if it is this near. */
const MAX_NEAREST = 12
const MAX_KM = 5

/** The listing on a map, with kosher places around it. */
export function MapDialog({ opener, onClose }: DialogProps) {
  const { map: words } = t('listing.dialogs')
  const lang = pageLang()
  const [listing] = useState(pageListing)
  const [lat, lng] = listing.position
  const from = fromNear(useStore($from), { lat, lng })
  const [others, setOthers] = useState<readonly NearbyEntry[]>([])
  const way = useWayFrom(lang, from, t('places.nearby').from.onFoot)
  const markers = useMemo(() => {
    return [
      pageMarker(listing, lang, [way({ position: [lng, lat] })]),
      ...others.map((item) => markerOf(item, [`${item.address}, ${item.town}`, way(item)])),
    ]
  }, [listing, lang, lat, lng, others, way])
  const area = useMemo(() => areaAround(listing.position, others), [listing, others])
  useEffect(() => {
    around(listing.position)
      .then((items) => setOthers(items.filter(({ tnid }) => tnid !== listing.tnid)))
      // The map works without them.
      .catch((error) => toastFailure(error, t('accounts.app').toasts.nearbyFailed))
  }, [listing])
  return (
    <Dialog title={words.area} opener={opener} onClose={onClose}>
      <PlaceMap
        {...{ lang, markers, from, area }}
        center={listing.position}
        centerName={markers[0]?.title}
        zoom={ZOOM}
      />
    </Dialog>
  )
}

async function around([lat, lng]: readonly [number, number]): Promise<NearbyEntry[]> {
  const language = pageLang()
  const route = 'GET /rest/tjt/locnearby/:lat/:lng/:language'
  const groups = await withLoading(() => call(route, { params: { lat, lng, language } }, { language }))
  return groups.flatMap(({ items }) => items)
}

/** What has a place and the nearest of others; undefined where none is near. */
function areaAround([lat, lng]: LatLng, others: readonly NearbyEntry[]): Area | undefined {
  const near = others
    .map(({ position }) => ({ position, km: distanceKm(lat, lng, position[1], position[0]) }))
    .filter(({ km }) => km <= MAX_KM)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MAX_NEAREST)
  if (near.length === 0) return undefined
  const lngs = [lng, ...near.map(({ position }) => position[0])]
  const lats = [lat, ...near.map(({ position }) => position[1])]
  return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) }
}
