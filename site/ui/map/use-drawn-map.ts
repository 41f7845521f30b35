import type { Texts } from '#core/i18n/messages.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { DrawnMap } from './engine.ts'
import type { LooksAt } from './moves.ts'
import { loadMap } from './load-map.ts'

export interface MapEvents {
  onSelect?: ((id: number | undefined) => void) | undefined
  onPoint?: ((id: number | undefined) => void) | undefined
  onMove?: ((to: LooksAt) => void) | undefined
  onRings?: ((texts: readonly string[]) => void) | undefined
}

/** Loads Leaflet and draws a map once: the map, its messages and where it looks, or why there is none. */
export function useDrawnMap(box: RefObject<HTMLDivElement | null>, lang: Lang, events: MapEvents) {
  const [map, setMap] = useState<DrawnMap>()
  const [words, setWords] = useState<Texts<'places.map'>>()
  const [problem, setProblem] = useState<string>()
  const [looksAt, setLooksAt] = useState<LooksAt>()
  const [failures, setFailures] = useState(0)
  const latest = useRef(events)
  useEffect(() => void (latest.current = events))
  useEffect(() => {
    let drawn: DrawnMap | undefined
    let isGone = false
    const draw = async () => {
      const [engine, said] = await Promise.all([loadMap(), loadMessages('places.map', lang)])
      if (isGone || !box.current) return
      drawn = engine.drawMap(box.current, {
        lang,
        words: said,
        onSelect: (id) => latest.current.onSelect?.(id),
        onPoint: (id) => latest.current.onPoint?.(id),
        onMove: (to) => {
          setLooksAt(to)
          latest.current.onMove?.(to)
        },
        onRings: (texts) => latest.current.onRings?.(texts),
        onTilesFailed: () => setFailures((count) => count + 1),
      })
      setWords(said)
      setMap(drawn)
    }
    draw().catch((error: Error) => setProblem(error.message))
    return () => {
      isGone = true
      drawn?.remove()
    }
  }, [box, lang])
  return { map, words, problem, looksAt, failures }
}
