import { useStore } from '@nanostores/react'
import type { FromPoint } from '#core/domain/reach.ts'
import { $from, keepFrom } from '#site/features/nearby/from-point.ts'
import { Button } from '#site/ui/page/Button.tsx'
import type { WalkWords } from './board-words.ts'

/** Keeps the point of a page on the device, or forgets it. */
export function KeepPoint({ point, words }: { point: FromPoint; words: WalkWords }) {
  const from = useStore($from)
  const isKept = from?.lat === point.lat && from.lng === point.lng
  return (
    <Button look="text" icon="pin" aria-pressed={isKept} onClick={() => keepFrom(isKept ? undefined : point)}>
      {isKept ? words.forget : words.keep}
    </Button>
  )
}
