import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { kmOfWalk, TECHUM_KM, USUAL_WALK, WALKS, type Walk } from '#core/domain/reach.ts'
import { metresText, minutesText } from '#core/text/values.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { areaNear } from '#site/features/nearby/nearby.ts'
import { isHere, WALK_TYPES, walkGroups, walkQuery, type WalkGroup, type WalkItem } from '#site/features/nearby/walk.ts'
import type { Around } from '#core/domain/shell/shell.ts'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { CopyLink } from '#site/ui/page/CopyLink.tsx'
import { LateMap } from '#site/ui/map/LateMap.tsx'
import { markerOf } from '#site/ui/map/marker.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useHere } from '#site/ui/page/here.ts'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'
import { MapLegend } from './MapLegend.tsx'
import { KeepPoint } from './KeepPoint.tsx'
import { WALK_ICONS, walkId, WalkSection } from './WalkSection.tsx'
import type { WalkBoardWords } from './board-words.ts'

interface Props {
  lang: Lang
  /** The name of the point. */
  name: string
  around: Around
  /** The moment for which it says what is open, epoch milliseconds. */
  now: number
  words: WalkBoardWords
  /** To all that is near, and to the page of the place. */
  links: ReactNode
}

/** What is within a Shabbat walk of a point: a list a kind, and a map with rings. */
export function WalkBoard({ lang, name, around, now, words, links }: Props) {
  const { at, groups, walk: reach = USUAL_WALK } = around
  const inMiles = useInMiles()
  const isHydrated = useIsHydrated()
  const found = useMemo(() => groups && walkGroups(groups, at), [groups, at])
  const { walk, nearbyFailed } = words
  const isMissing = !found
  useEffect(() => {
    if (isMissing) void toastLate({ type: 'error', text: nearbyFailed })
  }, [isMissing, nearbyFailed])
  const knownOf = ({ kind }: WalkGroup) => around.alternatives.find(({ typeId }) => typeId === WALK_TYPES[kind])
  const isTold = (group: WalkGroup) => group.items.length > 0 || knownOf(group) !== undefined
  const told = found?.filter(isTold) ?? []
  const lacking = found?.filter((group) => !isTold(group)) ?? []
  const way = (item: WalkItem) =>
    isHere(item) ? walk.here : `${minutesText(lang, item.minutes)} · ${metresText(lang, item.km, { inMiles })}`
  return (
    <section className="stack gap-4 walk" aria-label={walk.label}>
      <p className="walk-lead">{walk.straight}</p>
      <Reach {...{ lang, reach, words, inMiles }} />
      {isMissing && <p className="notice is-warning">{nearbyFailed}</p>}
      {found && (
        <div className="stack gap-5 walk-columns">
          <div className="stack gap-5">
            <Kinds {...{ found, words }} />
            {told.map((group) => (
              <WalkSection key={group.kind} {...{ lang, group, way, now, words }} known={knownOf(group)} />
            ))}
            {lacking.length > 0 && (
              <p className="walk-lacking">
                <b>{lacking.map(({ kind }) => walk[kind]).join(' · ')}:</b> {walk.unknown}
              </p>
            )}
            <p className="fine">
              {walk.note} {found.some(({ items }) => items.some(({ entry }) => entry.unchecked)) && words.uncheckedNote}
            </p>
          </div>
          <WalkMap {...{ lang, name, around, found, way, words }} />
        </div>
      )}
      <div className="cluster gap-x no-print walk-actions">
        {links}
        <KeepPoint point={{ ...at, name }} words={walk} />
        <CopyLink words={walk} share={isHydrated ? () => location.search.slice(1) : undefined} />
        <Button look="text" icon="print" disabled={!isHydrated} onClick={() => print()}>
          <span>{walk.print}</span>
        </Button>
      </div>
    </section>
  )
}

interface ReachProps extends Pick<Props, 'lang' | 'words'> {
  reach: Walk
  inMiles: boolean
}

/** How far one walks: links, so that Back leads to the last one. */
function Reach({ lang, reach, words: { walk }, inMiles }: ReachProps) {
  const { pathname, search } = useHere()
  const textOf = (km: number) => metresText(lang, km, { inMiles })
  return (
    <div className="stack gap-2 no-print walk-ways">
      <nav className="cluster walk-reach" aria-label={walk.reach}>
        <span className="quiet small" aria-hidden>
          {walk.reach}
        </span>
        {WALKS.map((each) => (
          <a key={each} href={pathname + walkQuery(search, each)} aria-current={each === reach ? 'page' : undefined}>
            {each === 'techum' ? `${walk.techum} · ${textOf(kmOfWalk(each))}` : textOf(kmOfWalk(each))}
          </a>
        ))}
      </nav>
      {reach === 'techum' && (
        <p className="fine">
          {format(walk.techumNote, { distance: textOf(TECHUM_KM.naeh), longer: textOf(TECHUM_KM.chazonIsh) })}
        </p>
      )}
    </div>
  )
}

const MAP_ID = 'walk-map'

/** Leads to the list of each kind, since the first is often long, and to the map where that is below them. */
function Kinds({ found, words: { walk, types, map } }: Pick<Props, 'words'> & { found: readonly WalkGroup[] }) {
  const full = found.filter(({ items }) => items.length > 0)
  if (full.length === 0) return null
  return (
    <nav className="chips no-print walk-kinds" aria-label={types}>
      <ul>
        <li className="needs-script walk-to-map">
          <a href={`#${MAP_ID}`}>
            <Icon name="map" />
            {map}
          </a>
        </li>
        {full.map(({ kind, items }) => (
          <li key={kind}>
            <a href={`#${walkId(kind)}`}>
              <Icon name={WALK_ICONS[kind]} />
              {walk[kind]} <span className="quiet">{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MapProps extends Omit<Props, 'now' | 'links'> {
  found: readonly WalkGroup[]
  way: (item: WalkItem) => string
}

function WalkMap({ lang, name, around: { at, walk = USUAL_WALK }, found, way, words }: MapProps) {
  const walkKm = kmOfWalk(walk)
  const center = useMemo(() => [at.lat, at.lng] as const, [at])
  const area = useMemo(() => areaNear(at, walkKm * 1000), [at, walkKm])
  const [named, setNamed] = useState<readonly string[]>()
  const markers = useMemo(
    () => found.flatMap(({ kind, items }) => items.map((item) => markerOf(item.entry, [words.walk[kind], way(item)]))),
    [found, way, words],
  )
  return (
    <div className="stack gap-3 no-print walk-map" id={MAP_ID}>
      <LateMap
        {...{ lang, markers, center, area, walkKm }}
        failed={words.mapFailed}
        centerName={name}
        fullScreen=".walk-map"
        onRings={setNamed}
      />
      <MapLegend
        {...{ lang, words, name, named, walkKm }}
        hasAreas={markers.some(({ isApproximate }) => isApproximate)}
      />
    </div>
  )
}
