import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { NearbyGroup } from '#core/contract/entries.ts'
import { usesMiles } from '#core/domain/distance.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { NearbyWords } from '#core/i18n/nearby/en.ts'
import { tell } from '#site/lib/tell.ts'
import {
  createNearbyView,
  distanceText,
  writeNearbyQuery,
  type NearbyView,
} from '#site/stores/nearby.ts'
import type { Around } from '#site/stores/place-shell.ts'
import { fill } from '#site/stores/words.ts'
import { NearbyCard } from './NearbyCard.tsx'
import { NearbyPages } from './NearbyPages.tsx'
import { NearbyTabs } from './NearbyTabs.tsx'

export type BoardWords = NearbyWords['page'] &
  Readonly<Record<'nearby' | 'sample' | 'nearbyFailed' | 'nearbyNone', string>>

interface Props {
  lang: Lang
  around: Around
  words: BoardWords
}

/** What the list goes as far as, in km. */
const FARTHEST_KM = 100

/** What lies around a point: a list with a tab a type, and a map. */
export function NearbyBoard({ lang, around, words }: Props) {
  const { groups } = around
  const full = useMemo(
    () => groups?.filter(({ items }) => items.length > 0),
    [groups],
  )
  useEffect(() => {
    if (!full) void tell({ type: 'error', text: words.nearbyFailed })
    else if (full.length === 0)
      void tell({ type: 'info', text: words.nearbyNone })
  }, [full, words])
  const problem = full
    ? full.length === 0 && words.nearbyNone
    : words.nearbyFailed
  return (
    <section className="nearby" aria-labelledby="nearby-heading">
      <h2 id="nearby-heading">{words.nearby}</h2>
      {problem && <p className="notice is-warning">{problem}</p>}
      {full && full.length > 0 && (
        <Full lang={lang} groups={full} around={around} words={words} />
      )}
    </section>
  )
}

function useView(groups: readonly NearbyGroup[]): NearbyView {
  const view = useMemo(
    () =>
      createNearbyView(groups, {
        search: () => location.search,
        push: (search) =>
          history.pushState(null, '', location.pathname + search),
      }),
    [groups],
  )
  useEffect(() => {
    addEventListener('popstate', view.follow)
    return () => removeEventListener('popstate', view.follow)
  }, [view])
  return view
}

function Full({
  lang,
  groups,
  words,
}: Props & { groups: readonly NearbyGroup[] }) {
  const view = useView(groups)
  const board = useStore(view.$board)
  const panel = useRef<HTMLDivElement>(null)
  const inMiles = usesMiles(navigator.language)
  if (!board) return null
  const { type, page, pages, items } = board
  const distance = (km: number) => distanceText(lang, km, { inMiles })
  function turnTo(to: number) {
    view.showPage(to)
    panel.current?.focus()
  }
  return (
    <>
      <p className="nearby-order">
        {fill(words.order, { distance: distance(FARTHEST_KM) })}
      </p>
      <NearbyTabs
        id="near"
        label={words.types}
        groups={groups}
        type={type}
        onSelect={view.showType}
      />
      <div className="nearby-columns">
        <div
          className="nearby-list"
          id="near-panel"
          role="tabpanel"
          aria-labelledby={`near-${type}`}
          tabIndex={-1}
          ref={panel}
        >
          <ul className="near-cards">
            {items.map((item) => (
              <NearbyCard
                key={item.tnid}
                item={item}
                distance={fill(words.away, { distance: distance(item.km) })}
                sample={words.sample}
              />
            ))}
          </ul>
          {pages > 1 && (
            <NearbyPages
              page={page}
              pages={pages}
              words={words}
              href={(to) =>
                writeNearbyQuery(location.search, { type, page: to }) ||
                location.pathname
              }
              onSelect={turnTo}
            />
          )}
          <p className="visually-hidden" role="status">
            {pages > 1 &&
              fill(words.page, { page: String(page), pages: String(pages) })}
          </p>
        </div>
      </div>
    </>
  )
}
