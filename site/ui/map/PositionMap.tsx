import { useMemo, useState } from 'react'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { Texts } from '#core/i18n/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button } from '#site/ui/page/Button.tsx'
import type { LooksAt } from './moves.ts'
import { PlaceMap } from './PlaceMap.tsx'

interface Props {
  position: LatLng | undefined
  /** Where to begin without one: the town. */
  around?: LatLng | undefined
  title: string
  texts: Texts<'places.map'>['pick']
  onTake: (position: LatLng) => void
}

/** The pin needs an icon; any will do. */
const ANY_TYPE = 232
const NEAR = 15
const TOWN = 13
const FAR = 3
const ANYWHERE: LatLng = [32, 20]

/** A map with crosshairs: visitors move the map, by keyboard too, until the place is in the middle. */
export function PositionMap({ position, around, title, texts, onTake }: Props) {
  const [looksAt, setLooksAt] = useState<LooksAt>()
  /** Of the map when a position was taken, which keeps it. */
  const [zoom, setZoom] = useState<number>()
  const [lat, lng] = position ?? []
  const markers = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? []
        : [{ id: 1, title, icon: ANY_TYPE, position: [lat, lng] satisfies LatLng }],
    [lat, lng, title],
  )
  function take({ center, zoom: chosen }: LooksAt) {
    setZoom(chosen)
    onTake(center)
  }
  return (
    <div className="stack gap-3 start position-map">
      <p className="field-hint">{texts.mapHint}</p>
      <PlaceMap
        lang={pageLang()}
        markers={markers}
        center={position ?? around ?? ANYWHERE}
        zoom={zoom ?? (position ? NEAR : around ? TOWN : FAR)}
        onMove={setLooksAt}
      />
      <Button look="main" onClick={() => looksAt && take(looksAt)}>
        {texts.take}
      </Button>
    </div>
  )
}
