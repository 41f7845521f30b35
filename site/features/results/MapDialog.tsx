import { useMemo } from 'react'
import type { Entry } from '#core/contract/entries.ts'
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

/** All results on a map, where there is no room for it beside them. */
export function MapDialog({ lang, title, entries, withTown, sample, onFoot, from, onClose }: Props) {
  const way = useWayFrom(lang, from, onFoot)
  const markers = useMemo(() => markersOf(entries, { withTown, sample, way }), [entries, withTown, sample, way])
  return (
    <Dialog title={title} onClose={onClose}>
      <MapAndList {...{ lang, markers, from }} zoom={ZOOM} />
    </Dialog>
  )
}
