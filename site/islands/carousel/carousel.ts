import Glide, { Breakpoints, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import { tabAfter } from '#site/islands/page/tab-keys.ts'

// A row of cards: a strip to scroll until somebody turns to it, from then on moved by Glide.

/** How many cards are in view below 540 and below 920 pixels, and above; the stylesheet says the same. */
const IN_VIEW = 4
const BREAKPOINTS = { '539.98': { perView: 1 }, '919.98': { perView: 2 } }
const DURATION_MS = 400

export interface Carousel {
  /** Does what a button is there for. */
  act(asked: HTMLElement): void
}

const started = new WeakMap<HTMLElement, Promise<Carousel>>()

/** Lets buttons, fingers and arrow keys move a row of cards, once it lies still. */
export function startCarousel(box: HTMLElement): Promise<Carousel> {
  let carousel = started.get(box)
  if (!carousel) {
    carousel = stillness(partsOf(box)).then(() => createCarousel(box))
    started.set(box, carousel)
  }
  return carousel
}

function partsOf(box: HTMLElement) {
  const view = box.querySelector<HTMLElement>('[data-glide-el=track]')!
  const row = view.firstElementChild as HTMLElement
  return { view, row, slides: [...row.children] as HTMLElement[] }
}

type Parts = ReturnType<typeof partsOf>

/** From the edge of a card to that of the next, in pixels. */
function stepOf({ slides }: Pick<Parts, 'slides'>): number {
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect())
  return Math.abs(second!.left - first!.left)
}

/** How many cards the strip has been scrolled by; a fraction on the way. */
const scrolledBy = (parts: Parts) => Math.abs(parts.view.scrollLeft) / stepOf(parts)

const STILL_FRAMES = 5

/** Resolves when the strip lies still at the edge of a card: taking it over does not show then. */
function stillness(parts: Parts): Promise<void> {
  let last = Number.NaN
  let frames = 0
  return new Promise((resolve) => {
    const look = () => {
      const at = scrolledBy(parts)
      const isStill = at === last && Math.abs(at - Math.round(at)) < 0.02
      frames = isStill ? frames + 1 : 0
      last = at
      if (at === 0 || frames >= STILL_FRAMES) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

function createCarousel(box: HTMLElement): Carousel {
  const parts = partsOf(box)
  const { view, slides } = parts
  const said = box.querySelector<HTMLElement>('[role=status]')!
  const glide = createGlide(box, parts)
  for (const image of view.querySelectorAll('img')) image.loading = 'eager'
  box.classList.add('is-awake')
  view.scrollLeft = 0
  // A browser may scroll to what it finds on the page: from now on Glide moves the row.
  view.addEventListener('scroll', () => (view.scrollLeft = 0))
  const draw = () => mark(box, parts, glide)
  glide
    .on('run', draw)
    .on('resize', () => {
      // Wider than before: there may be nothing behind the last card.
      glide.index = Math.min(glide.index, lastIndex(parts, glide))
      draw()
    })
    .mount({
      Sizes: sizesOf(parts),
      Gaps: () => ({ value: 0, grow: 0 }),
      Swipe,
      Breakpoints,
    })
  draw()
  walkByKeys(parts, glide)
  return {
    act(asked) {
      if (asked.ariaDisabled === 'true') return
      glide.go(`|${asked.dataset['turn']}`)
      const to = glide.index + glide.settings.perView
      said.textContent = (said.dataset['words'] ?? '')
        .replace('{{from}}', `${glide.index + 1}`)
        .replace('{{to}}', `${Math.min(to, slides.length)}`)
    },
  }
}

/** The last one that can be the first in view. */
const lastIndex = ({ slides }: Parts, { settings }: Glide) => Math.max(slides.length - settings.perView, 0)

/** Takes what is not in view from the keyboard and from screen readers, and marks the ends. */
function mark(box: HTMLElement, parts: Parts, glide: Glide): void {
  const { slides } = parts
  const from = glide.index
  const to = from + glide.settings.perView
  const isOut = (at: number) => at < from || at >= to
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement))
  // By a finger: the focus goes to what is there now.
  if (focused >= 0 && isOut(focused)) focusCard(parts, from)
  slides.forEach((slide, at) => (slide.inert = isOut(at)))
  for (const turn of box.querySelectorAll<HTMLElement>('[data-turn]')) {
    const end = turn.dataset['turn'] === '<' ? 0 : lastIndex(parts, glide)
    turn.ariaDisabled = `${from === end}`
  }
}

function focusCard({ slides }: Parts, at: number): void {
  slides[at]!.inert = false
  slides[at]!.querySelector('a')?.focus({ preventScroll: true })
}

/** Arrow keys, Home and End give the focus to another card and bring it into view. */
function walkByKeys(parts: Parts, glide: Glide): void {
  const { view, slides } = parts
  view.addEventListener('keydown', (event) => {
    const at = slides.findIndex((slide) => slide.contains(event.target as Node))
    const where = { at, count: slides.length, list: view }
    const next = at < 0 ? undefined : tabAfter(event.key, where)
    if (next === undefined) return
    event.preventDefault()
    const { perView } = glide.settings
    focusCard(parts, next)
    if (next < glide.index) glide.go(`=${next}`)
    else if (next >= glide.index + perView) glide.go(`=${next - perView + 1}`)
  })
}

function createGlide(box: HTMLElement, parts: Parts): Glide {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isRtl = getComputedStyle(box).direction === 'rtl'
  return new Glide(box, {
    perView: IN_VIEW,
    breakpoints: BREAKPOINTS,
    startAt: Math.round(scrolledBy(parts)),
    bound: true,
    rewind: false,
    direction: isRtl ? 'rtl' : 'ltr',
    animationDuration: isReduced ? 0 : DURATION_MS,
    waitForTransition: false,
    dragThreshold: false,
    touchRatio: 1,
  })
}

/** In place of Glide's own sizes: the stylesheet has them, so that nothing moves as the row wakes. */
const sizesOf = (parts: Parts) => () => ({
  get slideWidth() {
    return stepOf(parts)
  },
  get width() {
    return parts.view.clientWidth
  },
  length: parts.slides.length,
})
