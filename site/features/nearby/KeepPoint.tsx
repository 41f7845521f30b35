import { useStore } from '@nanostores/react'
import type { FromPoint } from '#core/domain/reach.ts'
import { $from, keepFrom } from '#site/features/nearby/from-point.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'
import type { WalkWords } from './board-words.ts'

/** Keeps the point of a page on the device, or forgets it. */
export function KeepPoint({ point, words }: { point: FromPoint; words: WalkWords }) {
  // As in the HTML, until it is hydrated.
  const from = useStore($from, { ssr: () => undefined })
  const isHydrated = useIsHydrated()
  const isKept = from?.lat === point.lat && from.lng === point.lng
  return (
    <Button
      look="text"
      icon="pin"
      aria-pressed={isKept}
      disabled={!isHydrated}
      onClick={() => keepFrom(isKept ? undefined : point)}
    >
      {isKept ? words.forget : words.keep}
    </Button>
  )
}
