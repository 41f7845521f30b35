import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Found } from '#core/contract/maps.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { ownPoint, type StayPoint } from '#core/domain/trip/stay-point.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $from } from '#site/features/nearby/from-point.ts'
import { nearestPlace } from '#site/features/nearby/locator.ts'
import { MyPosition } from '#site/features/nearby/MyPosition.tsx'
import { PointField } from '#site/features/nearby/PointField.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import type { TripProps, TripWords } from './trip-props.ts'

/** A city as its field shows it. */
export interface ChosenCity {
  id: number
  text: string
  /** Unless it comes from an address. */
  lat?: number
  lng?: number
}

/** A point as its field shows it. */
export interface ChosenPoint {
  point: StayPoint
  text: string
}

interface Props extends Pick<TripProps, 'lang' | 'stayWords'> {
  id: string
  words: TripWords
  chosen: ChosenPoint | undefined
  /** The city that is chosen. */
  around: LatLng | undefined
  onChoose: (point: ChosenPoint) => void
  /** Tells the city of a point. */
  onCity: (city: ChosenCity) => void
}

/** Chooses where one stays: a listing, an address, the position of the device, or the point that is kept on it. */
export function StayField({ id, lang, words, stayWords, chosen, around, onChoose, onCity }: Props) {
  // As in the HTML, until it is hydrated.
  const kept = useStore($from, { ssr: () => undefined })
  // What is chosen outside of the field makes it a new one.
  const [uses, setUses] = useState(0)
  function choose(found: FromPoint, listing?: Found['listing']) {
    const own = ownPoint(found)
    onChoose({ point: listing ? { tnid: listing.tnid } : own, text: listing ? found.name : own.name || words.pin })
    if (listing) onCity({ id: listing.tlid, text: listing.locTitle })
    else void cityOf(lang, own).then((city) => city && onCity(city))
  }
  const put = (point: FromPoint) => {
    choose(point)
    setUses(uses + 1)
  }
  return (
    <div className="stack gap-1 trip-stay">
      <PointField
        key={uses}
        {...{ id, lang, around }}
        chosen={chosen?.text ?? ''}
        words={stayWords.field}
        hint={stayWords.hint}
        onSelect={choose}
        // What it is called is a matter of the reader's language.
        onPin={([lat, lng]) => put({ lat, lng, name: '' })}
      />
      <div className="cluster gap-3">
        <MyPosition
          words={stayWords.position}
          // 'My position' is nobody else's, and not for long.
          onFound={(point) => put({ ...point, name: '' })}
        />
        {kept && (
          <Button look="text" icon="pin" onClick={() => put(kept)}>
            {format(words.useKept, { name: isolate(kept.name) })}
          </Button>
        )}
      </div>
      <p className="fine">{words.whereHint}</p>
    </div>
  )
}

async function cityOf(lang: Lang, point: FromPoint): Promise<ChosenCity | undefined> {
  const place = await nearestPlace({ lang }, point)
  return place && { id: place.id, text: place.name }
}
