import type { WalkBoardWords } from './board-words.ts'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { NEAR_KM } from '#core/domain/reach.ts'
import { distanceText } from '#core/text/values.ts'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { createNearbyView, writeNearbyQuery, type NearbyView } from '#site/features/nearby/nearby.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import type { Around } from '#core/domain/shell/shell.ts'
import { format } from '#core/i18n/format.ts'
import { AlternativesBlock } from '#site/features/place/AlternativesBlock.tsx'
import { useHere } from '#site/ui/page/here.ts'
import { useMedia, WIDE } from '#site/ui/page/use-media.ts'
import { NearbyList } from './NearbyList.tsx'
import { NearbyMap } from './NearbyMap.tsx'
import { NearbyTabs } from './NearbyTabs.tsx'
import { followHistory, pushAddress } from '#site/ui/page/address.ts'

interface Props {
  lang: Lang
  around: Around
  /** The moment for which it says what is open, epoch milliseconds. */
  now: number
  /** Of the point. */
  name: string
  /** Whether it has its own title. */
  isTitled: boolean
  words: WalkBoardWords
}

/** Listings around a point: a list with a tab per type, and a map. */
export function NearbyBoard({ lang, around, now, name, isTitled, words }: Props) {
  const { groups } = around
  const full = useMemo(() => groups?.filter(({ items }) => items.length > 0), [groups])
  useEffect(() => {
    if (!full) void toastLate({ type: 'error', text: words.nearbyFailed })
    else if (full.length === 0) void toastLate({ type: 'info', text: words.nearbyNone })
  }, [full, words])
  return (
    <section className="stack gap-3 above-4 nearby" aria-labelledby="nearby-heading">
      <h2 id="nearby-heading" className={isTitled ? undefined : 'visually-hidden'}>
        {words.nearby}
      </h2>
      {!full && <p className="notice is-warning">{words.nearbyFailed}</p>}
      {around.alternatives.map((known) => (
        <AlternativesBlock key={known.typeId} {...{ lang, known }} words={words.alternatives} away={words.away} />
      ))}
      {full && full.length > 0 && <Full {...{ lang, around, now, name, words }} groups={full} />}
    </section>
  )
}

function useView(groups: readonly NearbyGroup[]): NearbyView {
  const here = useHere()
  const view = useMemo(
    () =>
      createNearbyView(groups, {
        search: () => here.search,
        push: (search) => pushAddress(location.pathname + search),
      }),
    [groups, here],
  )
  useEffect(() => followHistory(view.follow), [view])
  return view
}

function Full({
  lang,
  groups,
  around,
  now,
  name,
  words,
}: Omit<Props, 'isTitled'> & { groups: readonly NearbyGroup[] }) {
  const view = useView(groups)
  const board = useStore(view.$board)
  const isWide = useMedia(WIDE)
  const inMiles = useInMiles()
  const { onFoot } = words
  const way = useCallback(
    (item: NearbyEntry) => wayText(lang, wayTo(item, around.at), { inMiles, onFoot }),
    [lang, around.at, onFoot, inMiles],
  )
  if (!board) return null
  const { end } = board
  const distance = distanceText(lang, end?.km ?? NEAR_KM, { inMiles })
  const shared = { lang, view, groups, around, name, words, way }
  return (
    <>
      <p className="quiet nearby-order">
        {end ? format(words.nearest, { count: String(end.count), distance }) : format(words.order, { distance })}
      </p>
      <NearbyTabs
        id="near"
        label={words.types}
        names={words.typeNames}
        groups={groups}
        type={board.type}
        onSelect={view.showType}
      />
      <TypeLinks {...{ groups, words }} type={board.type} />
      <div className="stack gap-5 above-3 nearby-columns">
        {/* On phones the map's button would be far below the list. */}
        {!isWide && <NearbyMap {...shared} isWide={false} />}
        <NearbyList {...shared} {...{ board, now }} />
        {isWide && <NearbyMap {...shared} isWide />}
      </div>
    </>
  )
}

interface TypeLinksProps {
  groups: readonly NearbyGroup[]
  type: number
  words: Pick<WalkBoardWords, 'types' | 'typeNames'>
}

/** In place of the tabs, which need a script. */
function TypeLinks({ groups, type, words }: TypeLinksProps) {
  const { search } = useHere()
  return (
    <noscript>
      <nav aria-label={words.types}>
        <ul className="cluster gap-x">
          {groups.map(({ typeId, items, hasMore }) => (
            <li key={typeId}>
              <a
                href={writeNearbyQuery(search, { type: typeId, page: 1 })}
                aria-current={typeId === type ? 'page' : undefined}
              >
                {words.typeNames[typeId]} ({items.length}
                {hasMore && '+'})
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
