import { useRef, useState } from 'react'
import type { NearbyEntry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { writeNearbyQuery, type NearbyBoard, type NearbyView } from '#site/stores/nearby/nearby.ts'
import { fill } from '#core/i18n/fill.ts'
import type { BoardWords } from './board-words.ts'
import { NearbyCard } from './NearbyCard.tsx'
import { NearbyPages } from './NearbyPages.tsx'

interface Props {
  view: NearbyView
  board: NearbyBoard
  words: BoardWords
  lang: Lang
  /** How far an item is: '350 m · 6 min on foot'. */
  way: (item: NearbyEntry) => string
}

/** A page of nearby listings of one type. */
export function NearbyList({ view, board, words, lang, way }: Props) {
  const [at] = useState(() => Date.now())
  const panel = useRef<HTMLDivElement>(null)
  const { type, page, pages, items } = board
  function turnTo(to: number) {
    view.showPage(to)
    panel.current?.focus()
  }
  return (
    <div
      className="nearby-list"
      id="near-panel"
      role="tabpanel"
      aria-labelledby={`near-${type}`}
      tabIndex={-1}
      ref={panel}
    >
      <ul className="stack">
        {items.map((item) => (
          <NearbyCard key={item.tnid} item={item} way={way(item)} {...{ words, lang, at }} />
        ))}
      </ul>
      {items.some(({ unchecked }) => unchecked) && <p className="fine">{words.uncheckedNote}</p>}
      {pages > 1 && (
        <NearbyPages
          page={page}
          pages={pages}
          words={words}
          href={(to) => writeNearbyQuery(location.search, { type, page: to }) || location.pathname}
          onSelect={turnTo}
        />
      )}
      <p className="visually-hidden" role="status">
        {pages > 1 && fill(words.page, { page: String(page), pages: String(pages) })}
      </p>
    </div>
  )
}
