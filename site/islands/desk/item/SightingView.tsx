import type { DeskItemOf } from '#core/contract/desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { numberOf, When } from '../parts.tsx'
import { Others } from './Others.tsx'

/** How many visitors say that a listing is still there, and how many that it has closed. */
export function SightingView({ item }: { item: DeskItemOf<'sighting'> }) {
  const { sighting } = deskWordsNow()
  return (
    <>
      <dl className="stack gap-1">
        <dt>{sighting.open}</dt>
        <dd>{numberOf(item.open)}</dd>
        <dt>{sighting.closed}</dt>
        <dd>{numberOf(item.closed)}</dd>
        <dt>{sighting.latest}</dt>
        <dd>
          <When at={item.at} />
        </dd>
      </dl>
      <p className="notice">{sighting.check}</p>
      <Others item={item} />
    </>
  )
}
