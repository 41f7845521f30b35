import { useStore } from '@nanostores/react'
import type { Entry } from '#core/contract/entries.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { fromWords } from '#site/features/nearby/from-words.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** On a card: how far its place is from the visitor's point. */
export function CardWay({ entry, from }: { entry: Pick<Entry, 'position'>; from: FromPoint }) {
  const { onFoot } = fromWords().point
  const inMiles = useStore($inMiles)
  return <p className="card-way">{wayText(pageLang(), wayTo(entry, from), { inMiles, onFoot })}</p>
}
