import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType, type EmblaPluginType } from 'embla-carousel'
import { withoutScript } from '#site/ui/page/without-script.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import { itemAfter } from '#site/ui/page/tab-keys.ts'
import { atRest, isStill, onPush, takeOver } from '#site/ui/carousel/strip.ts'

// One item in view at a time, moved by Embla, with its controls: `[data-at]` are thumbnails or dots, `[data-turn]` the
// buttons for previous and next.

export interface GalleryOptions {
  main?: EmblaOptionsType
  plugins?: EmblaPluginType[]
  thumbs?: EmblaOptionsType
  /** Whether dragging the thumbnails also moves the main strip. */
  isPair?: boolean
  /** Whether the first item follows the last. */
  wraps?: boolean
  /** Whether the up and down keys also move. */
  isColumn?: boolean
  onShow?: (at: number) => void
}

export interface Gallery {
  embla: EmblaCarouselType
  show(at: number): void
  /** Handles a click on a button, thumbnail or picture. */
  act(asked: HTMLElement): void
  end(): void
}

/** Takes over the strips of a page at their scroll position, once. */
export const start = onceEach(async (box: HTMLElement): Promise<Gallery> => {
  const strips = [...box.querySelectorAll<HTMLElement>('.strip')]
  const [at = 0, ahead = 0] = await Promise.all(strips.map(atRest))
  for (const strip of strips) takeOver(strip)
  const gallery = createGallery(box, { main: { startIndex: at }, thumbs: { startIndex: ahead }, isPair: true })
  if (ahead) gallery.show(at + ahead)
  return gallery
})

export function createGallery(box: HTMLElement, options: GalleryOptions = {}): Gallery {
  const { main, plugins = [], isPair = false, wraps = true, isColumn = false, onShow } = options
  const view = box.querySelector<HTMLElement>('.gallery-main')!
  const slides = [...view.firstElementChild!.children] as HTMLElement[]
  const count = slides.length
  const common = { align: 'start', direction: directionOf(box) } as const
  const embla = EmblaCarousel(view, { ...common, containScroll: false, watchDrag: count > 1, ...main }, plugins)
  const current = () => embla.selectedScrollSnap()
  const show = (at: number) => embla.scrollTo(wraps ? (at + count) % count : at, isStill())
  const isActive = () => embla.internalEngine().options.active
  const draw = () => mark(box, { slides, at: current(), wraps, isActive: isActive() })
  embla.on('reInit', draw).on('select', () => {
    slides[current()]!.inert = false
    followFocus(box, slides, current())
    draw()
    say(box, slides[current()]!)
    onShow?.(current())
  })
  const thumbs = follow(box, { embla, show, options: { ...common, ...options.thumbs }, isPair })
  const step = (event: KeyboardEvent) => {
    const next = isActive() && count > 1 && itemAfter(event.key, { at: current(), count, list: box, isColumn })
    if (next === false || next === undefined) return
    event.preventDefault()
    show(next)
  }
  box.addEventListener('keydown', step)
  onPush(view, (by) => show(current() + by))
  draw()
  if (current() > 0) say(box, slides[current()]!)
  return {
    embla,
    show,
    act(asked) {
      const { turn, at } = asked.dataset
      if (turn) show(current() + Number(turn))
      else if (at) show(Number(at))
      else void enlarge(slides, asked, show)
    },
    end() {
      box.removeEventListener('keydown', step)
      thumbs?.destroy()
      embla.destroy()
    },
  }
}

const directionOf = (box: HTMLElement) => (getComputedStyle(box).direction === 'rtl' ? 'rtl' : 'ltr')

interface Shown {
  slides: readonly HTMLElement[]
  at: number
  wraps: boolean
  /** Whether only one item is in view. */
  isActive: boolean
}

/** Makes hidden items inert, and updates the controls. */
function mark(box: HTMLElement, { slides, at, wraps, isActive }: Shown): void {
  box.classList.toggle('is-started', isActive)
  slides.forEach((slide, number) => (slide.inert = isActive && number !== at))
  // Neighbours load in advance.
  for (const near of [at, at + 1, at - 1]) {
    const image = slides.at(near % slides.length)!.querySelector('img')
    if (image) image.loading = 'eager'
  }
  for (const choice of box.querySelectorAll<HTMLElement>('[data-at]')) {
    const isIt = choice.dataset['at'] === `${at}`
    choice.ariaCurrent = isIt ? 'true' : null
    // Roving tab index, if the controls use one.
    if (choice.hasAttribute('tabindex')) choice.tabIndex = isIt ? 0 : -1
  }
  if (wraps) return
  for (const turn of box.querySelectorAll<HTMLElement>('[data-turn]'))
    turn.ariaDisabled = `${!slides[at + Number(turn.dataset['turn'])]}`
}

/** Moves the focus to the same kind of control of the new item. */
function followFocus(box: HTMLElement, slides: readonly HTMLElement[], at: number): void {
  const focused = document.activeElement as HTMLElement
  if (!box.contains(focused)) return
  const isSlide = slides.some((slide) => slide.contains(focused))
  const like = isSlide
    ? slides[at]!.querySelector<HTMLElement>('a,button')
    : focused.dataset['at'] && focused.closest('ul')!.querySelector<HTMLElement>(`[data-at="${at}"]`)
  if (like) like.focus({ preventScroll: true })
}

/** Announces the item in view to screen readers. */
function say(box: HTMLElement, slide: HTMLElement): void {
  const said = box.querySelector('[data-says]')
  const named = slide.querySelector<HTMLElement>('[data-said]')
  const text = named ? named.dataset['said'] || named.textContent : slide.querySelector('img')?.alt
  if (said) said.textContent = text ?? ''
}

interface Followed {
  embla: EmblaCarouselType
  show: (at: number) => void
  options: EmblaOptionsType
  isPair: boolean
}

/** Thumbnails follow the main strip and keep the current one in the middle where possible. */
function follow(box: HTMLElement, { embla, show, options, isPair }: Followed): EmblaCarouselType | undefined {
  const view = box.querySelector<HTMLElement>('.gallery-thumbs')
  if (!view) return undefined
  const thumbs = EmblaCarousel(view, options)
  const count = thumbs.slideNodes().length
  let [before, isByHand] = [0, false]
  const centre = (isAtOnce: boolean) => {
    const inView = count - thumbs.scrollSnapList().length + 1
    if (!isByHand) thumbs.scrollTo(embla.selectedScrollSnap() - Math.floor((inView - 1) / 2), isAtOnce)
  }
  embla.on('select', () => centre(isStill()))
  if (!isPair) centre(true)
  if (isPair)
    thumbs
      .on('pointerDown', () => (before = thumbs.selectedScrollSnap()))
      .on('pointerUp', () => {
        const by = thumbs.selectedScrollSnap() - before
        // Dragged thumbnails stay in place.
        isByHand = true
        if (by) show(embla.selectedScrollSnap() + by)
        isByHand = false
      })
  return thumbs
}

/** Opens the lightbox; the strip follows to the last picture shown there. */
async function enlarge(slides: readonly HTMLElement[], asked: HTMLElement, show: (at: number) => void): Promise<void> {
  const links = slides.map((slide) => slide.querySelector('a')!)
  try {
    const { openLightbox } = await import('./lightbox.tsx')
    await openLightbox(links, links.indexOf(asked as HTMLAnchorElement), (last) => {
      show(last)
      links[last]?.focus({ preventScroll: true })
    })
  } catch {
    withoutScript(asked)
  }
}
