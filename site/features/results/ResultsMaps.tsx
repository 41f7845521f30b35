import { Suspense, useEffect, useState } from 'react'
import { drawingOfKind } from '#core/domain/pictures.ts'
import { startApp } from '#site/ui/page/app.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { useMedia, WIDE } from '#site/ui/page/use-media.ts'
import type { PartProps } from './bar-props.ts'
import { late } from '#site/ui/page/late.ts'

const MapDialog = late(async () => (await import('./MapDialog.tsx')).MapDialog)
const SideMap = late(async () => (await import('./SideMap.tsx')).SideMap)

/** Opens the map where there is no room for it beside the list. */
export function MapButton(props: PartProps) {
  const { lang, title, words, withTown, state, store } = props
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    await Promise.all([startApp(), store.load()])
    if (store.$state.get().status === 'ready') setOpen(true)
  }
  return (
    <>
      <Button icon="map" className="results-map-button" onClick={() => void open()}>
        <span className="results-map-name">{words.map}</span>
        <span className="results-map-short" aria-hidden>
          {words.mapShort}
        </span>
      </Button>
      {isOpen && state.status === 'ready' && (
        <Suspense>
          <MapDialog
            lang={lang}
            title={title}
            entries={state.results.found}
            withTown={withTown}
            sample={words.card.sampleListing}
            onFoot={words.point.onFoot}
            from={state.directory.from}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The map's room beside the list, from the first paint; the map comes with the first filter or look. */
export function MapBeside({ lang, dtype, words, withTown, picture, dots, state, store }: PartProps) {
  const isWide = useMedia(WIDE)
  useEffect(() => {
    if (isWide) void store.load()
  }, [isWide, store])
  const isShown = isWide && state.status === 'ready'
  return (
    <div className="needs-script results-map" role="group" aria-label={words.map}>
      {isShown ? (
        <Suspense>
          <SideMap
            {...{ lang, state, store, withTown }}
            sample={words.card.sampleListing}
            onFoot={words.point.onFoot}
          />
        </Suspense>
      ) : (
        <>
          {picture && <img src={`/${drawingOfKind(picture, dtype)}`} alt="" width="600" height="400" loading="lazy" />}
          {picture && dots.length > 0 && (
            <>
              <svg viewBox="0 0 600 400" aria-hidden="true">
                {dots.map(([x, y, number]) => (
                  <g key={number} transform={`translate(${x} ${y})`}>
                    <circle r="11" />
                    <text y="5">{number}</text>
                  </g>
                ))}
              </svg>
              <p className="fine">{words.drawn}</p>
            </>
          )}
          <Button icon="map" onClick={() => void store.load()}>
            {words.map}
          </Button>
        </>
      )}
    </div>
  )
}
