import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { isPlaced } from '#core/domain/placed.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import { $inMiles } from '#site/ui/units/units.ts'

interface Somewhere {
  position: readonly [lng: number, lat: number]
  sample?: boolean | undefined
  inTown?: boolean | undefined
}

/** How far places are from the visitor's point: '350 m · 6 min on foot'; undefined without a point or a place. */
export type WayFrom = (place: Somewhere) => string | undefined

export function useWayFrom(lang: Lang, from: FromPoint | undefined, onFoot: string): WayFrom {
  const inMiles = useStore($inMiles)
  return useCallback(
    (place) => (from && isPlaced(place) ? wayText(lang, wayTo(place, from), { inMiles, onFoot }) : undefined),
    [lang, from, inMiles, onFoot],
  )
}
