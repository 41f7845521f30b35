import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { direction } from '#core/i18n/languages.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { videoItems } from '#site/stores/videos/page-videos.ts'
import { createAutoplay, isStill, type Autoplay } from './autoplay.ts'
import { inlineVideos, type InlineVideos } from './inline.ts'
import { stepOf } from './keys.ts'

/** Above, all posters stand beside one another. */
const NARROW = '(max-width: 978.98px)'

export interface Slider {
  /** Does what a button below the slider is there for. */
  act(asked: HTMLElement): void
}

const started = new WeakMap<HTMLElement, Slider>()

/** Lets the videos of a page slide while there is room for one only; once. */
export function startSlider(box: HTMLElement): Slider {
  let slider = started.get(box)
  if (!slider) started.set(box, (slider = createSlider(box)))
  return slider
}

function createSlider(box: HTMLElement): Slider {
  const items = videoItems(box)
  const videos = inlineVideos(box)
  const auto = createAutoplay(videos, box.querySelector('[data-pause]'))
  let embla: EmblaCarouselType | undefined
  const go = (at: number) => {
    const next = Math.min(Math.max(at, 0), items.length - 1)
    embla?.scrollTo(next, isStill())
  }

  function begin(): void {
    const carousel = (embla = activate(box, items.length))
    const current = () => items[carousel.selectedScrollSnap()]
    followSlides(carousel, { box, items, videos, auto })
    auto.begin(current)
  }
  function end(): void {
    auto.end()
    embla?.destroy()
    embla = undefined
    box.classList.remove('is-sliding')
    mark(box, items, undefined)
  }

  const narrow = matchMedia(NARROW)
  const follow = () => {
    if (narrow.matches && !embla) begin()
    else if (!narrow.matches && embla) end()
  }
  narrow.addEventListener('change', follow)
  box.addEventListener('keydown', (event) => {
    const at = embla?.selectedScrollSnap()
    if (at === undefined || items.length < 2) return
    const next = stepOf(event.key, { at, total: items.length })
    if (next === undefined) return
    event.preventDefault()
    go(next)
  })
  follow()
  return {
    act({ dataset }) {
      const { turn, go: to, pause } = dataset
      if (turn && embla) go(embla.selectedScrollSnap() + Number(turn))
      if (to) go(Number(to))
      if (pause !== undefined) auto.give()
    },
  }
}

interface Slides {
  box: HTMLElement
  items: readonly HTMLElement[]
  videos: InlineVideos
  auto: Autoplay
}

/** What plays waits while the slide changes; once it has, the video that is in view plays on. */
function followSlides(carousel: EmblaCarouselType, { box, items, videos, auto }: Slides): void {
  const current = () => items[carousel.selectedScrollSnap()]
  const interrupted = new Set<HTMLElement>()
  mark(box, items, current())
  carousel.on('select', () => {
    for (const item of videos.pauseAll()) interrupted.add(item)
    mark(box, items, current())
    say(box, current())
  })
  carousel.on('settle', () => {
    const item = current()
    if (item && interrupted.delete(item)) videos.playerOf(item)?.play()
    auto.follow(item)
  })
}

/** The strip becomes a carousel, at the slide that it was scrolled to. */
function activate(box: HTMLElement, total: number): EmblaCarouselType {
  const view = box.querySelector<HTMLElement>('.videos-view')!
  const { scrollLeft, clientWidth } = view
  box.classList.add('is-sliding')
  view.scrollLeft = 0
  return EmblaCarousel(view, {
    direction: direction(pageLang()),
    align: 'start',
    containScroll: false,
    startIndex: Math.round(Math.abs(scrollLeft) / (clientWidth || 1)),
    watchDrag: total > 1,
  })
}

/** Slides out of view cannot be reached; without a current one all can. */
function mark(box: HTMLElement, items: readonly HTMLElement[], current: HTMLElement | undefined): void {
  for (const item of items) item.inert = !!current && item !== current
  const dots = box.querySelectorAll<HTMLElement>('[data-go]')
  dots.forEach((dot, at) => {
    if (items[at] === current) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  })
}

function say(box: HTMLElement, item: HTMLElement | undefined): void {
  const said = box.querySelector<HTMLElement>(':scope > [role=status]')
  const title = item?.querySelector('.video-title')?.textContent ?? ''
  if (said) said.textContent = title
}
