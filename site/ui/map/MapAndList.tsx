import type { Texts } from '#core/i18n/messages.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { isWithin, type Area } from '#core/domain/map/area.ts'
import { directionsUrl } from '#core/domain/map/directions.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import { PlaceMap, type MapMarker, type PlaceMapProps } from './PlaceMap.tsx'
import { Button } from '../page/Button.tsx'

type Props = Omit<PlaceMapProps, 'selected' | 'onSelect' | 'onMove' | 'className'>

/** Items that a list has at once. */
const STEP = 100

/** A map with an equivalent list beside it; where there are many places, of those that the map shows. */
export function MapAndList(props: Props) {
  const { lang, markers } = props
  const [selected, setSelected] = useState<number>()
  const [words, setWords] = useState<Texts<'places.map'>>()
  useEffect(() => void loadMessages('places.map', lang).then(setWords), [lang])
  const [area, setArea] = useState<Area>()
  const [most, setMost] = useState(STEP)
  const inView = useMemo(() => {
    if (!area || markers.length <= STEP) return markers
    return markers.filter(({ id, position: [lat, lng] }) => id === selected || isWithin(area, [lng, lat]))
  }, [markers, area, selected])
  const shown = inView.filter(({ id }, at) => at < most || id === selected)
  return (
    <div className="stack map-and-list">
      <PlaceMap {...props} selected={selected} onSelect={setSelected} onMove={(to) => setArea(to.area)} />
      <ul className="map-list" aria-label={words?.list}>
        {shown.map((place) => (
          <PlaceItem
            key={place.id}
            place={place}
            words={words}
            isSelected={place.id === selected}
            onShow={() => setSelected(place.id)}
          />
        ))}
        {words && shown.length < inView.length && (
          <li>
            <Button look="link" onClick={() => setMost(most + STEP)}>
              {format(words.more, { shown: numberText(lang, shown.length), total: numberText(lang, inView.length) })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

interface ItemProps {
  place: MapMarker
  words: Texts<'places.map'> | undefined
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
        <span className="cluster gap-x small">
          <Button look="link" aria-describedby={nameId} aria-pressed={isSelected} onClick={onShow}>
            {words.show}
          </Button>
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
