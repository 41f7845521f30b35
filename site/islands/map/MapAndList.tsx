import type { MapWords } from '#core/i18n/words.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { directionsUrl } from '#core/domain/map/directions.ts'
import { loadMapWords } from '#site/stores/map/map-words.ts'
import { PlaceMap, type MapMarker, type PlaceMapProps } from './PlaceMap.tsx'

type Props = Omit<PlaceMapProps, 'selected' | 'onSelect' | 'className'>

/** A map with an equivalent list beside it. */
export function MapAndList(props: Props) {
  const { lang, markers } = props
  const [selected, setSelected] = useState<number>()
  const [words, setWords] = useState<MapWords>()
  useEffect(() => void loadMapWords(lang).then(setWords), [lang])
  return (
    <div className="stack map-and-list">
      <PlaceMap {...props} selected={selected} onSelect={setSelected} />
      <ul className="map-list" aria-label={words?.list}>
        {markers.map((place) => (
          <PlaceItem
            key={place.id}
            place={place}
            words={words}
            isSelected={place.id === selected}
            onShow={() => setSelected(place.id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface ItemProps {
  place: MapMarker
  words: MapWords | undefined
  isSelected: boolean
  onShow: () => void
}

function PlaceItem({ place, words, isSelected, onShow }: ItemProps) {
  const nameId = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected && item.current) scrollWithin(item.current)
  }, [isSelected])
  const name = <bdi lang={place.titleLang}>{place.title}</bdi>
  return (
    <li ref={item} className={isSelected ? 'is-selected' : undefined}>
      <span id={nameId}>{place.url ? <a href={place.url}>{name}</a> : <b>{name}</b>}</span>
      {place.lines?.map((line) => (
        <span key={line} className="quiet">
          <bdi>{line}</bdi>
        </span>
      ))}
      {words && (
        <span className="cluster map-list-links">
          <button
            type="button"
            className="link-button"
            aria-describedby={nameId}
            aria-pressed={isSelected}
            onClick={onShow}
          >
            {words.show}
          </button>
          <a href={directionsUrl(place.position, navigator)} rel="noopener" aria-describedby={nameId}>
            {words.directions}
          </a>
        </span>
      )}
    </li>
  )
}

/** Scrolls only the list. */
function scrollWithin(item: HTMLElement): void {
  const list = item.parentElement!
  const top = item.offsetTop - list.offsetTop
  const isInSight = top >= list.scrollTop && top + item.offsetHeight <= list.scrollTop + list.clientHeight
  if (!isInSight) list.scrollTop = top
}
