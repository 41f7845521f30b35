import { WALK_KM } from '#core/domain/distance.ts'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { $from, fromNear } from '#site/features/nearby/from-point.ts'
import { areaNear, type NearbyView } from '#site/features/nearby/nearby.ts'
import type { Around } from '#core/domain/shell/shell.ts'
import { markerOf } from '#site/ui/map/marker.ts'
import { LateMap } from '#site/ui/map/LateMap.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'
import type { BoardWords } from './board-words.ts'
import { MapLegend } from './MapLegend.tsx'

/** The end of links to the map. */
const MAP_HASH = '#map'

/** Of the circle that the map shows: the rings of a walk. */
const LEAST_METRES = 1000

interface Props {
  lang: Lang
  view: NearbyView
  groups: readonly NearbyGroup[]
  around: Around
  /** Of the point. */
  name: string
  words: BoardWords
  isWide: boolean
  /** How far an item is: '350 m · 6 min on foot'. */
  way: (item: NearbyEntry) => string
}

/** The map of nearby listings: beside the list, or behind a button if there is no room. */
export function NearbyMap(props: Props) {
  const { words, isWide } = props
  const [choice, setOpen] = useState<boolean>()
  const isHydrated = useIsHydrated()
  // A link to the map leads to it, and not to the button that opens it.
  const isOpen = choice ?? (isHydrated && location.hash === MAP_HASH)
  const isShown = isWide || isOpen
  return (
    <div className="stack gap-3 start nearby-map">
      {!isWide && (
        <Button
          icon="map"
          aria-expanded={isOpen}
          aria-controls="nearby-map"
          disabled={!isHydrated}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideMap : words.showMap}
        </Button>
      )}
      <div id="nearby-map" className="stack gap-3 full nearby-map-box" hidden={!isShown}>
        {isShown && <Shown {...props} />}
      </div>
    </div>
  )
}

function Shown({ lang, view, groups, around, name, words, way }: Omit<Props, 'isWide'>) {
  const marked = useStore(view.$marked)
  const { at, radius } = around
  const { lat, lng } = at
  const center = useMemo(() => [lat, lng] as const, [lat, lng])
  const markers = useMemo(
    () => marked.map((item) => markerOf(item, [words.typeNames[item.dtype] ?? '', way(item)])),
    [marked, words, way],
  )
  const from = fromNear(useStore($from), at)
  const [named, setNamed] = useState<readonly string[]>()
  const listed = useStore(view.$board)?.items
  const area = useMemo(() => areaNear(at, Math.max(radius ?? 0, LEAST_METRES), listed), [at, radius, listed])
  return (
    <>
      <LateMap
        {...{ lang, markers, from, center, area }}
        failed={words.mapFailed}
        centerName={from?.name === name ? undefined : name}
        walkKm={from ? undefined : WALK_KM}
        fullScreen=".nearby-map-box"
        onRings={setNamed}
        {...(radius !== undefined && { accuracy: radius })}
      />
      <MapLegend
        {...{ lang, words, radius, named }}
        walkKm={radius === undefined || !from ? WALK_KM : undefined}
        name={radius === undefined && from ? from.name : name}
        hasAreas={marked.some(({ approximate }) => approximate)}
      />
      <Toggles view={view} groups={groups} words={words} />
    </>
  )
}

/** Markers, type by type. */
function Toggles({ view, groups, words }: Pick<Props, 'view' | 'groups' | 'words'>) {
  const onMap = useStore(view.$onMap)
  return (
    <fieldset className="cluster gap-x map-toggles">
      <legend>{words.onMap}</legend>
      {groups.map(({ typeId }) => (
        <label key={typeId} className="row gap-2 small">
          <input type="checkbox" checked={onMap.has(typeId)} onChange={() => view.toggle(typeId)} />
          <Icon name={TYPE_ICONS[typeId]} />
          <span>{words.typeNames[typeId]}</span>
        </label>
      ))}
    </fieldset>
  )
}
