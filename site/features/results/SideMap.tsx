import { useEffect, useMemo, useState } from 'react'
import { areaAround } from '#core/domain/map/area.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ResultsState, ResultsStore } from '#site/features/results/results.ts'
import { keepFrom } from '#site/features/nearby/from-point.ts'
import { useWayFrom } from '#site/features/nearby/use-way-from.ts'
import { PlaceMap } from '#site/ui/map/PlaceMap.tsx'
import { markCard, pointedCard } from './cards-pointed.ts'
import { markersOf, type MarkerOptions } from './markers.ts'

interface Props extends Omit<MarkerOptions, 'way'> {
  lang: Lang
  /** '{{count}} min on foot'. */
  onFoot: string
  state: ResultsState & { status: 'ready' }
  store: ResultsStore
}

/** The results on a map beside their list; what is pointed at on one stands out on the other. */
export function SideMap({ lang, state, store, withTown, sample, onFoot }: Props) {
  const { choice, results } = state
  const { anywhere } = results
  const way = useWayFrom(lang, state.directory.from, onFoot)
  const markers = useMemo(() => markersOf(anywhere, { withTown, sample, way }), [anywhere, withTown, sample, way])
  const [area] = useState(choice.area)
  // Where nothing matches, it shows where the places are that do not.
  const all = useMemo(() => areaAround(state.entries.map(({ position }) => position)), [state.entries])
  const [pointed, setPointed] = useState<number>()
  useEffect(() => pointedCard((path) => setPointed(anywhere.find(({ url }) => url === path)?.tnid)), [anywhere])
  return (
    <PlaceMap
      lang={lang}
      markers={markers}
      area={area ?? (markers.length === 0 ? all : undefined)}
      from={state.directory.from}
      onFrom={keepFrom}
      pointed={pointed}
      onPoint={(id) => markCard(anywhere.find(({ tnid }) => tnid === id)?.url)}
      onSearch={(shown) => store.choose({ ...choice, area: shown, page: 1 })}
      fullScreen=".place-map"
    />
  )
}
