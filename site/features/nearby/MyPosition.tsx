import { useState } from 'react'
import { tenMetres, type FromPoint } from '#core/domain/reach.ts'
import type { FromWords } from '#site/features/nearby/from-words.ts'
import { positionOf } from '#site/features/nearby/locator.ts'
import { inaccurateText } from '#site/features/nearby/way-text.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { Button } from '#site/ui/page/Button.tsx'

export type MyPositionWords = FromWords['position'] & { button: string }

interface Props {
  words: MyPositionWords
  onFound: (point: FromPoint) => void
}

/** Finds where the device is, which is sent nowhere. */
export function MyPosition({ words, onFound }: Props) {
  const [said, setSaid] = useState('')
  async function locate(): Promise<void> {
    setSaid(words.asking)
    const found = await positionOf(navigator)
    if ('latitude' in found) {
      setSaid('')
      return onFound({ lat: tenMetres(found.latitude), lng: tenMetres(found.longitude), name: words.myPosition })
    }
    const { status } = found
    if (status === 'inaccurate') {
      const accuracy = { metres: found.metres, inMiles: $inMiles.get() }
      setSaid(inaccurateText(pageLang(), words.unfortunatelyBadAccuracy, accuracy))
    } else setSaid(status === 'denied' ? words.denied : words.positionFailed)
  }
  return (
    <>
      <p>
        <Button icon="pin" onClick={() => void locate()}>
          {words.button}
        </Button>
      </p>
      <p role="status">{said}</p>
    </>
  )
}
