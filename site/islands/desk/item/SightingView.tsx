import type { DeskItemOf } from '#core/contract/desk.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { When } from '../parts.tsx'
import { Others } from './Others.tsx'

/** How many visitors say that a listing is still there, and how many that it has closed. */
export function SightingView({ item }: { item: DeskItemOf<'sighting'> }) {
  const { sighting } = deskWordsNow()
  const { format } = new Intl.NumberFormat(LANGUAGES[pageLang()].locale)
  return (
    <>
      <dl className="stack gap-1 desk-facts">
        <dt>{sighting.open}</dt>
        <dd>{format(item.open)}</dd>
        <dt>{sighting.closed}</dt>
        <dd>{format(item.closed)}</dd>
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
