import { useMemo, useState } from 'react'
import type { Entry } from '#core/contract/entries.ts'
import { areaAround, type Area } from '#core/domain/map/area.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { useWayFrom } from '#site/features/nearby/use-way-from.ts'
import { MapAndList } from '#site/ui/map/MapAndList.tsx'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { markersOf, type MarkerOptions } from './markers.ts'

interface Props extends Omit<MarkerOptions, 'way'> {
  lang: Lang
  /** '{{count}} min on foot'. */
  onFoot: string
  title: string
  entries: readonly Entry[]
  from: FromPoint | undefined
  onClose: () => void
}

/** Zooms out only if not everything fits. */
const ZOOM = 10
/** Places that are nearer together, in degrees, lie in one heap at that zoom. */
const HEAP = 0.25

/** All results on a map, where there is no room for it beside them. */
export function MapDialog({ lang, title, entries, withTown, sample, onFoot, from, onClose }: Props) {
  const way = useWayFrom(lang, from, onFoot)
  const markers = useMemo(() => markersOf(entries, { withTown, sample, way }), [entries, withTown, sample, way])
  const around = useMemo(() => areaAround(markers.map(({ position: [lat, lng] }) => [lng, lat])), [markers])
  const [area, setArea] = useState<Area>()
  return (
    <Dialog title={title} onClose={onClose}>
      <MapAndList
        {...{ lang, markers, from, area }}
        zoom={ZOOM}
        onFit={around && isHeap(around) ? () => setArea({ ...around }) : undefined}
      />
    </Dialog>
  )
}

const isHeap = ({ west, south, east, north }: Area): boolean => east - west < HEAP && north - south < HEAP
