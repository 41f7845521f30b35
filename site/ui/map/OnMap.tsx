import { Suspense, useState } from 'react'
import type { LatLng } from '#core/domain/map/directions.ts'
import { format } from '#core/i18n/format.ts'
import type { Texts } from '#core/i18n/messages.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { late } from '#site/ui/page/late.ts'

const PositionMap = late(async () => (await import('./PositionMap.tsx')).PositionMap)

/** About a metre. */
const DIGITS = 5

interface Props {
  position?: LatLng | undefined
  /** Where the map begins without a position. */
  around?: LatLng | undefined
  title: string
  texts: Texts<'places.map'>['pick']
  /** Whether the map is open, where somebody else may open it, too. */
  open?: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void]
  onTake: (position: LatLng) => void
}

/** A position picked on a map, which loads on request. */
export function OnMap({ position, around, title, texts, open, onTake }: Props) {
  const own = useState(false)
  const [isOpen, setOpen] = open ?? own
  const [taken, setTaken] = useState('')
  function take(middle: LatLng) {
    const [lat, lng] = middle.map((degrees) => Number(degrees.toFixed(DIGITS))) as [number, number]
    setTaken(format(texts.taken, { lat: String(lat), lng: String(lng) }))
    onTake([lat, lng])
  }
  return (
    <>
      <Button className="fit" icon="map" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideMap : texts.map}
      </Button>
      {isOpen && (
        <Suspense fallback={<div className="place-map" />}>
          <PositionMap {...{ position, around, title, texts }} onTake={take} />
        </Suspense>
      )}
      <p className="field-hint" role="status">
        {taken}
      </p>
    </>
  )
}
