import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { direction } from '#core/i18n/languages.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'

/** From here on the thumbnails stand in a column. */
const COLUMN = '(min-width: 1201px)'

interface Carousels {
  main: RefObject<HTMLDivElement | null>
  thumbs: RefObject<HTMLDivElement | null>
  /** Which video is in view. */
  selected: number
  show(at: number): void
}

/**
 * A carousel that fades from one video to the next, and one of thumbnails that follows it. Both end with what uses
 * them.
 */
export function useCarousels(first: number): Carousels {
  const main = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  const fading = useRef<EmblaCarouselType>(undefined)
  const [selected, setSelected] = useState(first)

  useEffect(() => {
    if (!main.current) return
    const common = { direction: direction(pageLang()), startIndex: first }
    const carousel = (fading.current = EmblaCarousel(main.current, { ...common, containScroll: false }, [Fade()]))
    const following =
      thumbs.current &&
      EmblaCarousel(thumbs.current, {
        ...common,
        align: nearMiddle,
        containScroll: 'keepSnaps',
        dragFree: true,
        breakpoints: { [COLUMN]: { axis: 'y' } },
      })
    carousel.on('select', () => {
      const at = carousel.selectedScrollSnap()
      setSelected(at)
      following?.scrollTo(at, isStill())
    })
    return () => {
      following?.destroy()
      carousel.destroy()
      fading.current = undefined
    }
  }, [first])
  return {
    main,
    thumbs,
    selected,
    show: (at) => fading.current?.scrollTo(at, isStill()),
  }
}

/** Where a thumbnail comes to stand: near the middle, with whole ones on both sides. In px. */
export function nearMiddle(room: number, size: number): number {
  const fitting = Math.max(Math.floor(room / size), 1)
  if (fitting === 1) return 0
  const gap = (room - fitting * size) / (fitting - 1)
  return Math.floor((fitting - 1) / 2) * (size + gap)
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
