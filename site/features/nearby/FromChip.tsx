import { useEffect, useRef } from 'react'
import type { FromPoint } from '#core/domain/reach.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { keepFrom } from '#site/features/nearby/from-point.ts'
import { Icon } from '#site/ui/page/Icon.tsx'

export type FromChipWords = Readonly<Record<'choose' | 'from' | 'forget', string>>

interface Props {
  words: FromChipWords
  /** The visitor's point, if it is near what is shown. */
  from: FromPoint | undefined
  /** Where the map to choose one on begins. */
  around?: readonly [lng: number, lat: number] | undefined
  /** Before the point is forgotten. */
  onForget?: () => void
}

/** Says where distances are measured from and forgets it, or asks for such a point. */
export function FromChip({ words, from, around, onForget }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The pressed button is gone.
    if (isPressed.current && !from) box.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [from])
  const forget = () => {
    isPressed.current = true
    onForget?.()
    keepFrom(undefined)
  }
  return (
    <span ref={box}>
      {from ? (
        <button
          key="forget"
          type="button"
          className="from-chip"
          aria-label={format(words.forget, { name: from.name })}
          onClick={forget}
        >
          <Icon name="pin" />
          <span>{format(words.from, { name: isolate(from.name) })}</span>
          <Icon name="close" />
        </button>
      ) : (
        <button key="choose" type="button" className="from-chip" data-dialog="from" data-around={around?.join()}>
          <Icon name="pin" />
          {words.choose}
        </button>
      )}
    </span>
  )
}
