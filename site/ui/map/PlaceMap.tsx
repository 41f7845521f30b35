import type { Texts } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Area } from '#core/domain/map/area.ts'
import { streetsUrl, type LatLng } from '#core/domain/map/directions.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { toastLateFailure } from '../page/late-toasts.ts'
import type { MapTiles } from '#core/contract/map-tiles.ts'
import { allow, allowHere } from '#site/ui/consent/consent.ts'
import { FullScreenButton } from '../page/FullScreenButton.tsx'
import type { DrawnMap } from './engine.ts'
import type { LooksAt } from './moves.ts'
import type { MapMarker } from './popup.ts'
import { useDrawnMap, type MapEvents } from './use-drawn-map.ts'
import { useStreets } from './use-streets.ts'
import { Button } from '../page/Button.tsx'

export type { MapMarker } from './popup.ts'

export interface PlaceMapProps extends MapEvents {
  lang: Lang
  markers: readonly MapMarker[]
  /** By default the map fits all its markers. */
  center?: LatLng
  zoom?: number
  /** Radius of a circle around the centre, in metres. */
  accuracy?: number
  /** How far one walks, if rings around the centre show it. */
  walkKm?: number | undefined
  /** Marks the centre with its name. */
  centerName?: string | undefined
  /** The visitor's point, with rings. */
  from?: FromPoint | undefined
  /** Measures distances from the middle of the map; without it, there is no button for that. */
  onFrom?: (point: FromPoint) => void
  /** What the map shows at first, instead of all its markers; with room for pins if there is a centre. */
  area?: Area | undefined
  /** Shows all places larger than the zoom given; without it, there is no button for that. */
  onFit?: (() => void) | undefined
  /** Searches what the map shows; without it, there is no button for that. */
  onSearch?: (area: Area) => void
  /** The marker whose popup is open. */
  selected?: number | undefined
  /** The marker that stands out. */
  pointed?: number | undefined
  className?: string
  /** Selector of what goes full screen with the map by a button; no button if absent. */
  fullScreen?: string
}

export const STANDARD_ZOOM = 15

/** A map with pins. Loads Leaflet on mount, and says so if that fails. */
export function PlaceMap(props: PlaceMapProps) {
  const { className = '', fullScreen, onFit, onSearch, onFrom } = props
  const box = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const { map, words, problem, looksAt, failures } = useMap(box, props)

  return (
    <figure className={`place-map ${className}`}>
      {/* React leaves Leaflet's content alone. */}
      <div
        ref={box}
        className="map-canvas"
        dir="ltr"
        role="region"
        aria-label={words?.label}
        aria-describedby={keysId}
        hidden={problem !== undefined}
      />
      {words && onFit && looksAt?.zoom === props.zoom && (
        <Button
          look="main"
          className="map-search"
          onClick={() => {
            onFit()
            box.current?.focus()
          }}
        >
          {words.fit}
        </Button>
      )}
      {words && onSearch && looksAt?.byVisitor && <SearchHere {...{ words, looksAt, onSearch }} />}
      {words && onFrom && looksAt?.byVisitor && <FromMiddle {...{ words, looksAt, onFrom }} />}
      {words && fullScreen && problem === undefined && (
        <FullScreenButton name={words.fullScreen} part={fullScreen} className="map-expand" />
      )}
      {problem !== undefined && <p className="map-problem">{problem}</p>}
      {words && !problem && (
        <figcaption className="cluster quiet map-note">
          <span id={keysId} className="visually-hidden">
            {words.keys}
          </span>
          <Streets {...{ map, words, looksAt, failures }} onPress={() => box.current?.focus()} />
        </figcaption>
      )}
    </figure>
  )
}

function useMap(box: RefObject<HTMLDivElement | null>, props: PlaceMapProps) {
  const { lang, markers, selected, pointed, area, accuracy, from, walkKm, centerName } = props
  const { zoom = STANDARD_ZOOM } = props
  const [lat, lng] = props.center ?? []
  const { map, words, problem, looksAt, failures } = useDrawnMap(box, lang, props)
  useEffect(() => {
    if (problem !== undefined) void toastLateFailure('failedToLoadMap')
  }, [problem])
  useEffect(() => {
    const center: LatLng | undefined = lat === undefined || lng === undefined ? undefined : [lat, lng]
    map?.setView({ center, zoom, area, accuracy, walkKm, centerName })
  }, [map, lat, lng, zoom, area, accuracy, walkKm, centerName])
  useEffect(() => map?.setFrom(from), [map, from])
  useEffect(() => map?.setPlaces(markers), [map, markers])
  useEffect(() => map?.select(selected), [map, selected])
  useEffect(() => map?.point(pointed), [map, pointed])
  return { map, words, problem, looksAt, failures }
}

interface SearchHereProps {
  words: Texts<'places.map'>
  looksAt: LooksAt
  onSearch: (area: Area) => void
}

/** Offers to search what the map shows, until that was done. */
function SearchHere({ words, looksAt, onSearch }: SearchHereProps) {
  const [searched, setSearched] = useState<LooksAt>()
  if (searched === looksAt) return null
  return (
    <Button
      look="main"
      className="map-search"
      onClick={() => {
        setSearched(looksAt)
        onSearch(looksAt.area)
      }}
    >
      {words.searchArea}
    </Button>
  )
}

interface FromMiddleProps {
  words: Texts<'places.map'>
  looksAt: LooksAt
  onFrom: (point: FromPoint) => void
}

/** A wider view says too little about where its middle is. */
const LEAST_ZOOM = 13

/** Offers to measure distances from the middle of the map, which it marks, until that was done. */
function FromMiddle({ words, looksAt, onFrom }: FromMiddleProps) {
  const [kept, setKept] = useState<LooksAt>()
  const { zoom, center } = looksAt
  if (kept === looksAt || zoom < LEAST_ZOOM) return null
  const [lat, lng] = center
  return (
    <Button
      className="map-from"
      onClick={() => {
        setKept(looksAt)
        onFrom({ lat, lng, name: words.middle })
      }}
    >
      {words.fromMiddle}
    </Button>
  )
}

interface StreetsProps {
  map: DrawnMap | undefined
  words: Texts<'places.map'>
  looksAt: LooksAt | undefined
  /** How often no tile came. */
  failures: number
  /** The button that was pressed disappears: move the focus. */
  onPress: () => void
}

/** Says that our own base layer has no streets, and offers a map that does; or that none of that came. */
function Streets({ map, words, looksAt, failures, onPress }: StreetsProps) {
  const { tiles, areShown, haveFailed, retry } = useStreets(map, failures)
  if (areShown) return null
  const host = tiles && hostOf(tiles)
  return (
    <>
      {haveFailed && <span role="status">{format(words.streetsFailed, { host: host! })}</span>}
      {!host && <span>{words.noStreets}</span>}{' '}
      {haveFailed && (
        <Button
          look="link"
          onClick={() => {
            retry()
            onPress()
          }}
        >
          {words.tryAgain}
        </Button>
      )}
      {host && !haveFailed && <ShowStreets {...{ words, host, onPress }} />}
      {looksAt && (
        <a href={streetsUrl(looksAt.center, looksAt.zoom)} rel="noopener">
          {words.openStreets}
        </a>
      )}
    </>
  )
}

const hostOf = ({ url }: MapTiles): string => new URL(url, location.href).host

/** Names whose servers are asked, and asks them on a press: for this page, or always. */
function ShowStreets({ words, host, onPress }: Pick<StreetsProps, 'words' | 'onPress'> & { host: string }) {
  const [isKept, setKept] = useState(false)
  return (
    <span className="cluster map-agree">
      <Button
        onClick={() => {
          if (isKept) allow('maps')
          else allowHere('maps')
          onPress()
        }}
      >
        {words.showStreets}
      </Button>{' '}
      <small>{format(words.streetsFrom, { host })}</small>
      <label className="row gap-2">
        <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        <small>{words.remember}</small>
      </label>
    </span>
  )
}
