import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { useWayFrom } from '#site/features/nearby/use-way-from.ts'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** How far places are from the visitor's point, for their cards; undefined without a point or a place. */
export function useWay(from: FromPoint | undefined): (shown: Entry | FeatureItem) => string | undefined {
  const way = useWayFrom(pageLang(), from, t('places.nearby').from.onFoot)
  return (shown) => ('tnid' in shown ? way(shown) : undefined)
}
