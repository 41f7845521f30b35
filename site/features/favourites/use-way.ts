import { useStore } from '@nanostores/react'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { isPlaced } from '#core/domain/placed.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $inMiles } from '#site/ui/units/units.ts'

/** How far places are from the visitor's point, for their cards; undefined without a point or a place. */
export function useWay(from: FromPoint | undefined): (shown: Entry | FeatureItem) => string | undefined {
  const inMiles = useStore($inMiles)
  return (shown) => {
    if (!from || !('tnid' in shown) || !isPlaced(shown)) return undefined
    const { onFoot } = t('places.nearby').from
    return wayText(pageLang(), wayTo(shown, from), { inMiles, onFoot })
  }
}
