import type { WalkBoardWords } from './board-words.ts'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { distanceText } from '#core/i18n/formats.ts'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { createNearbyView, type NearbyView } from '#site/features/nearby/nearby.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import type { Around } from '#site/features/place/place-shell.ts'
import { format } from '#core/i18n/format.ts'
import { AlternativesBlock } from '#site/features/place/AlternativesBlock.tsx'
import { useMedia, WIDE } from '#site/ui/page/use-media.ts'
import { NearbyList } from './NearbyList.tsx'
import { NearbyMap } from './NearbyMap.tsx'
import { NearbyTabs } from './NearbyTabs.tsx'
import { followHistory, pushAddress } from '#site/ui/page/address.ts'

interface Props {
  lang: Lang
  around: Around
  /** Of the point. */
  name: string
  /** Whether it has its own title. */
  isTitled: boolean
  words: WalkBoardWords
}

/** Radius of the list in km. */
const FARTHEST_KM = 100

/** Listings around a point: a list with a tab per type, and a map. */
export function NearbyBoard({ lang, around, name, isTitled, words }: Props) {
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
      {full && full.length > 0 && <Full {...{ lang, around, name, words }} groups={full} />}
    </section>
  )
}

function useView(groups: readonly NearbyGroup[]): NearbyView {
  const view = useMemo(
    () =>
      createNearbyView(groups, {
        search: () => location.search,
        push: (search) => pushAddress(location.pathname + search),
      }),
    [groups],
  )
  useEffect(() => followHistory(view.follow), [view])
  return view
}

function Full({ lang, groups, around, name, words }: Omit<Props, 'isTitled'> & { groups: readonly NearbyGroup[] }) {
  const view = useView(groups)
  const board = useStore(view.$board)
  const isWide = useMedia(WIDE)
  const inMiles = useStore($inMiles)
  const { onFoot } = words
  const way = useCallback(
    (item: NearbyEntry) => wayText(lang, wayTo(item, around.at), { inMiles, onFoot }),
    [lang, around.at, onFoot, inMiles],
  )
  if (!board) return null
  const { end } = board
  const distance = distanceText(lang, end?.km ?? FARTHEST_KM, { inMiles })
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
      <div className="stack gap-5 above-3 nearby-columns">
        {/* On phones the map's button would be far below the list. */}
        {!isWide && <NearbyMap {...shared} isWide={false} />}
        <NearbyList {...shared} board={board} />
        {isWide && <NearbyMap {...shared} isWide />}
      </div>
    </>
  )
}
