import Glide, { Breakpoints, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import { onceEach } from '#site/ui/page/once-each.ts'
import { tabAfter } from '#site/ui/page/tab-keys.ts'
import { atRest, isStill, onPush, stepOf, takeOver } from './strip.ts'

// A row of cards: a strip that scrolls until a visitor interacts with it, then moved by Glide.

/** Cards in view: 1 below 540 pixels, 2 below 920, else 4; matches the stylesheet. */
const IN_VIEW = 4
const BREAKPOINTS = { '539.98': { perView: 1 }, '919.98': { perView: 2 } }
const DURATION_MS = 400

export interface Row {
  /** Handles a click on a button. */
  act(asked: HTMLElement): void
}

/** Adds buttons, swiping and arrow keys to a row of cards once it has stopped scrolling. */
export const start = onceEach(async (box: HTMLElement): Promise<Row> => createRow(box, await atRest(partsOf(box).view)))

function partsOf(box: HTMLElement) {
  const view = box.querySelector<HTMLElement>('.strip')!
  return { box, view, slides: [...view.firstElementChild!.children] as HTMLElement[] }
}

type Parts = ReturnType<typeof partsOf>

function createRow(box: HTMLElement, startAt: number): Row {
  const parts = partsOf(box)
  const { view, slides } = parts
  const said = box.querySelector<HTMLElement>('[role=status]')!
  const glide = createGlide(box, startAt)
  for (const image of view.querySelectorAll('img')) image.loading = 'eager'
  box.classList.add('is-started')
  takeOver(view)
  const draw = () => mark(parts, glide)
  glide
    .on('run', draw)
    .on('resize', () => {
      // A wider row may leave a gap behind the last card.
      glide.index = Math.min(glide.index, lastIndex(parts, glide))
      draw()
    })
    .mount({ Sizes: sizesOf(parts), Gaps: () => ({ value: 0, grow: 0 }), Swipe, Breakpoints })
  draw()
  walkByKeys(parts, glide)
  const turn = (by: number) => glide.go(by < 0 ? '|<' : '|>')
  onPush(view, turn)
  return {
    act(asked) {
      if (asked.ariaDisabled === 'true') return
      turn(Number(asked.dataset['turn']))
      const to = glide.index + glide.settings.perView
      said.textContent = (said.dataset['words'] ?? '')
        .replace('{{from}}', `${glide.index + 1}`)
        .replace('{{to}}', `${Math.min(to, slides.length)}`)
    },
  }
}

/** The last possible first card in view. */
const lastIndex = ({ slides }: Parts, { settings }: Glide) => Math.max(slides.length - settings.perView, 0)

/** Makes hidden cards inert, and disables buttons at the ends. */
function mark(parts: Parts, glide: Glide): void {
  const { box, slides } = parts
  const from = glide.index
  const to = from + glide.settings.perView
  const isOut = (at: number) => at < from || at >= to
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement))
  // After a swipe the focus moves to a visible card.
  if (focused >= 0 && isOut(focused)) focusCard(parts, from)
  slides.forEach((slide, at) => (slide.inert = isOut(at)))
  for (const turn of box.querySelectorAll<HTMLElement>('[data-turn]')) {
    const end = turn.dataset['turn'] === '-1' ? 0 : lastIndex(parts, glide)
    turn.ariaDisabled = `${from === end}`
  }
}

function focusCard({ slides }: Parts, at: number): void {
  slides[at]!.inert = false
  slides[at]!.querySelector('a')?.focus({ preventScroll: true })
}

/** Arrow keys, Home and End focus another card and bring it into view. */
function walkByKeys(parts: Parts, glide: Glide): void {
  const { view, slides } = parts
  view.addEventListener('keydown', (event) => {
    const at = slides.findIndex((slide) => slide.contains(event.target as Node))
    const next = at < 0 ? undefined : tabAfter(event.key, { at, count: slides.length, list: view })
    if (next === undefined) return
    event.preventDefault()
    const { perView } = glide.settings
    focusCard(parts, next)
    if (next < glide.index) glide.go(`=${next}`)
    else if (next >= glide.index + perView) glide.go(`=${next - perView + 1}`)
  })
}

function createGlide(box: HTMLElement, startAt: number): Glide {
  return new Glide(box, {
    perView: IN_VIEW,
    breakpoints: BREAKPOINTS,
    startAt,
    bound: true,
    rewind: false,
    direction: getComputedStyle(box).direction === 'rtl' ? 'rtl' : 'ltr',
    animationDuration: isStill() ? 0 : DURATION_MS,
    waitForTransition: false,
    dragThreshold: false,
    touchRatio: 1,
  })
}

/** Replaces Glide's sizes: the stylesheet sets them, so that nothing shifts when the row starts. */
const sizesOf =
  ({ view, slides }: Parts) =>
  () => ({
    get slideWidth() {
      return stepOf(view)
    },
    get width() {
      return view.clientWidth
    },
    length: slides.length,
  })
