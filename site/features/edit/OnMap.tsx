import { t } from '#site/ui/page/messages.ts'
import { Suspense, useState } from 'react'
import type { LatLng } from '#core/domain/map/directions.ts'
import { format } from '#core/i18n/format.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { late } from '#site/ui/page/late.ts'

const PositionMap = late(async () => (await import('./PositionMap.tsx')).PositionMap)

/** About a metre. */
const DIGITS = 5

interface Props {
  position: LatLng | undefined
  /** Where the map begins without a position. */
  around?: LatLng | undefined
  title: string
  onTake: (position: LatLng) => void
}

/** A position picked on a map, which loads on request. */
export function OnMap({ position, around, title, onTake }: Props) {
  const { position: words } = t('edit')
  const { common } = t('accounts.app')
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  function take([lat, lng]: LatLng) {
    const at = [lat, lng].map((degrees) => Number(degrees.toFixed(DIGITS)))
    const [north = lat, east = lng] = at
    onTake([north, east])
    setSaid(format(words.taken, { lat: String(north), lng: String(east) }))
  }
  return (
    <>
      <Button className="fit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="map" />
        {isOpen ? words.hideMap : words.map}
      </Button>
      {isOpen && (
        <Suspense fallback={<p>{common.loading}</p>}>
          <PositionMap {...{ position, around, title }} onTake={take} />
        </Suspense>
      )}
      <p className="field-hint" role="status">
        {said}
      </p>
    </>
  )
}
