import { useStore } from '@nanostores/react'
import type { Entry } from '#core/contract/entries.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { $inMiles } from '#site/stores/units/units.ts'
import { fromWordsNow } from '#site/stores/nearby/from-words.ts'
import { wayTo } from '#site/stores/nearby/walk.ts'
import { wayText } from '#site/stores/nearby/way-text.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'

/** On a card: how far its place is from the visitor's point. */
export function CardWay({ entry, from }: { entry: Pick<Entry, 'position'>; from: FromPoint }) {
  const { onFoot } = fromWordsNow().point
  const inMiles = useStore($inMiles)
  return <p className="card-way">{wayText(pageLang(), wayTo(entry, from), { inMiles, onFoot })}</p>
}
