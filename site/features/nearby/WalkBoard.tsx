import { useEffect, useMemo, useState } from 'react'
import { WALK_KM } from '#core/domain/distance.ts'
import { distanceText, metresText } from '#core/text/values.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { areaNear } from '#site/features/nearby/nearby.ts'
import { WALK_TYPES, walkGroups, type WalkGroup, type WalkItem } from '#site/features/nearby/walk.ts'
import type { Around } from '#core/domain/shell/shell.ts'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { CopyLink } from '#site/ui/page/CopyLink.tsx'
import { LateMap } from '#site/ui/map/LateMap.tsx'
import { markerOf } from '#site/ui/map/marker.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'
import { MapLegend } from './MapLegend.tsx'
import { KeepPoint } from './KeepPoint.tsx'
import { WalkSection } from './WalkSection.tsx'
import type { WalkBoardWords } from './board-words.ts'

interface Props {
  lang: Lang
  /** The name of the point. */
  name: string
  around: Around
  /** The moment for which it says what is open, epoch milliseconds. */
  now: number
  words: WalkBoardWords
}

/** What is within a Shabbat walk of a point: a list a kind, and a map with rings. */
export function WalkBoard({ lang, name, around, now, words }: Props) {
  const { at, groups } = around
  const inMiles = useInMiles()
  const isHydrated = useIsHydrated()
  const found = useMemo(() => groups && walkGroups(groups, at), [groups, at])
  const { walk, nearbyFailed } = words
  const isMissing = !found
  useEffect(() => {
    if (isMissing) void toastLate({ type: 'error', text: nearbyFailed })
  }, [isMissing, nearbyFailed])
  const way = ({ km, minutes }: WalkItem) =>
    `${metresText(lang, km, { inMiles })} · ${format(words.onFoot, { count: minutes })}`
  return (
    <section className="stack gap-5 walk" aria-label={walk.label}>
      <div className="stack gap-2">
        <p className="quiet">{format(walk.note, { distance: distanceText(lang, WALK_KM, { inMiles }) })}</p>
        <p className="cluster gap-x no-print walk-actions">
          <KeepPoint point={{ ...at, name }} words={walk} />
          <CopyLink words={walk} share={isHydrated ? () => location.search.slice(1) : undefined} />
          <Button look="text" icon="print" disabled={!isHydrated} onClick={() => print()}>
            {walk.print}
          </Button>
        </p>
      </div>
      {found?.some(({ items }) => items.some(({ entry }) => entry.unchecked)) && (
        <p className="fine">{words.uncheckedNote}</p>
      )}
      {isMissing && <p className="notice is-warning">{nearbyFailed}</p>}
      {found && (
        <div className="stack gap-5 walk-columns">
          <div className="stack gap-5">
            {found.map((group) => (
              <WalkSection
                key={group.kind}
                {...{ lang, group, way, now, words }}
                known={around.alternatives.find(({ typeId }) => typeId === WALK_TYPES[group.kind])}
              />
            ))}
          </div>
          <WalkMap {...{ lang, name, around, found, way, words }} />
        </div>
      )}
    </section>
  )
}

interface MapProps extends Omit<Props, 'now'> {
  found: readonly WalkGroup[]
  way: (item: WalkItem) => string
}

function WalkMap({ lang, name, around: { at }, found, way, words }: MapProps) {
  const center = useMemo(() => [at.lat, at.lng] as const, [at])
  const area = useMemo(() => areaNear(at, WALK_KM * 1000), [at])
  const [named, setNamed] = useState<readonly string[]>()
  const markers = useMemo(
    () => found.flatMap(({ kind, items }) => items.map((item) => markerOf(item.entry, [words.walk[kind], way(item)]))),
    [found, way, words],
  )
  return (
    <div className="stack gap-3 no-print walk-map">
      <LateMap
        {...{ lang, markers, center, area }}
        failed={words.mapFailed}
        withRings
        centerName={name}
        fullScreen=".walk-map"
        onRings={setNamed}
      />
      <MapLegend {...{ lang, words, name, named }} hasAreas={markers.some(({ isApproximate }) => isApproximate)} />
    </div>
  )
}
