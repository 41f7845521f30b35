import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { $from, keepFrom } from '#site/features/nearby/from-point.ts'
import { fromWords, type FromWords } from '#site/features/nearby/from-words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { FromChip } from './FromChip.tsx'
import { MyPosition } from './MyPosition.tsx'
import { PointField } from './PointField.tsx'
import { aroundCards } from './from-cards.ts'
import { Button } from '#site/ui/page/Button.tsx'

/** Keeps the point that distances are measured from; the opener may bring one along. */
export function FromDialog({ opener, onClose }: DialogProps) {
  const { point: words, position } = fromWords()
  const [brought] = useState(() => pointIn(opener))
  const keep = (point: FromPoint) => {
    keepFrom(point)
    onClose()
  }
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      {brought ? (
        <Brought point={brought} words={words} onClose={onClose} />
      ) : (
        <>
          <p>{words.text}</p>
          <PointField
            id="from"
            lang={pageLang()}
            words={words}
            hint={'geocoder' in document.body.dataset ? undefined : words.unknownHere}
            around={aroundIn(opener) ?? aroundCards()}
            onSelect={keep}
            onPin={([lat, lng]) => keep({ lat, lng, name: words.pin })}
          />
          <MyPosition words={{ ...position, button: words.position }} onFound={keep} />
        </>
      )}
    </Dialog>
  )
}

/** `data-point`: the latitude, the longitude and the name. */
function pointIn(opener: HTMLElement | undefined): FromPoint | undefined {
  const [lat, lng, ...name] = opener?.dataset['point']?.split(',') ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng), name: name.join(',') } : undefined
}

/** `data-around`: the longitude and the latitude of what the page is about. */
function aroundIn(opener: HTMLElement | undefined): LatLng | undefined {
  const [lng, lat] = opener?.dataset['around']?.split(',') ?? []
  return lng && lat ? [Number(lat), Number(lng)] : undefined
}

interface BroughtProps {
  point: FromPoint
  words: FromWords['point']
  onClose: () => void
}

/** Keeps the point of a page, says so, and lets it be forgotten at once. */
function Brought({ point, words, onClose }: BroughtProps) {
  useState(() => keepFrom(point))
  const from = useStore($from)
  return (
    <>
      {from && <p role="status">{format(words.kept, { name: isolate(from.name) })}</p>}
      <p>{words.text}</p>
      <p className="cluster gap-3">
        {from && <FromChip words={words} from={from} onForget={onClose} />}
        <Button look="main" data-autofocus onClick={onClose}>
          {words.done}
        </Button>
      </p>
    </>
  )
}
