import { useMemo } from 'react'
import type { Entry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MapAndList } from '../map/MapAndList.tsx'
import { markerOf } from '../map/marker.ts'
import { Dialog } from '../dialogs/Dialog.tsx'

interface Props {
  lang: Lang
  title: string
  entries: readonly Entry[]
  /** Whether markers name their town. */
  withTown: boolean
  /** The label of samples. */
  sample: string
  onClose: () => void
}

/** Zooms out only if not everything fits. */
const ZOOM = 10

/** All results on a map. */
export function MapDialog(props: Props) {
  const { lang, title, entries, withTown, sample, onClose } = props
  const markers = useMemo(
    () =>
      entries.map((entry) =>
        markerOf(entry, [
          entry.address,
          ...(withTown && entry.town !== entry.address ? [entry.town] : []),
          ...(entry.sample ? [sample] : []),
        ]),
      ),
    [entries, withTown, sample],
  )
  return (
    <Dialog title={title} onClose={onClose}>
      <MapAndList lang={lang} markers={markers} zoom={ZOOM} />
    </Dialog>
  )
}
