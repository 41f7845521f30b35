import { t } from '#site/ui/page/messages.ts'
import { useEffect, useId, useRef } from 'react'
import type { LatLng } from '#core/domain/map/directions.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { useDrawnMap } from '#site/ui/map/use-drawn-map.ts'
import { useStreets } from '#site/ui/map/use-streets.ts'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  position: LatLng | undefined
  /** Where to begin without one: the town. */
  around?: LatLng | undefined
  title: string
  onTake: (position: LatLng) => void
}

/** The pin needs an icon; any will do. */
const ANY_TYPE = 232
const NEAR = 15
const TOWN = 13
const FAR = 3
const ANYWHERE: LatLng = [32, 20]

/** A map with crosshairs: visitors move the map, by keyboard too, until the place is in the middle. */
export function PositionMap({ position, around, title, onTake }: Props) {
  const { position: fields } = t('edit')
  const keysId = useId()
  const { box, words, middle, problem } = useMiddle(position, around, title)
  if (problem) return <p className="field-problem">{problem}</p>
  return (
    <div className="stack gap-3 start position-map">
      <p className="field-hint">{fields.mapHint}</p>
      <div className="place-map">
        <div
          ref={box}
          className="map-canvas"
          dir="ltr"
          role="region"
          aria-label={words?.label}
          aria-describedby={keysId}
        />
        <span className="position-cross" aria-hidden="true" />
      </div>
      <p id={keysId} className="visually-hidden">
        {words?.keys}
      </p>
      <Button onClick={() => middle && onTake(middle)}>{fields.take}</Button>
    </div>
  )
}

/** Draws the map once, with a pin at the position; returns the position of its middle. */
function useMiddle(position: LatLng | undefined, around: LatLng | undefined, title: string) {
  const box = useRef<HTMLDivElement>(null)
  const { map, words, problem, looksAt } = useDrawnMap(box, pageLang(), {})
  const [lat, lng] = position ?? []
  const [townLat, townLng] = around ?? []
  /** The chosen zoom, which taking a position keeps. */
  const near = useRef<number>(undefined)
  useEffect(() => void (near.current = looksAt?.zoom))
  useStreets(map)
  useEffect(() => {
    const isKnown = lat !== undefined && lng !== undefined
    const at: LatLng | undefined = isKnown ? [lat, lng] : undefined
    map?.setPlaces(at ? [{ id: 1, title, icon: ANY_TYPE, position: at }] : [])
    const town: LatLng | undefined = townLat === undefined || townLng === undefined ? undefined : [townLat, townLng]
    const zoom = near.current ?? (at ? NEAR : town ? TOWN : FAR)
    map?.setView({ center: at ?? town ?? ANYWHERE, zoom })
  }, [map, lat, lng, townLat, townLng, title])
  return { box, words, middle: looksAt?.center, problem }
}
