import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import { createGallery, type Gallery } from './gallery.ts'
import { atRest, isStill, takeOver } from '#site/ui/carousel/strip.ts'

// The pictures of the hero cross-fade every 5 seconds, except on hover or focus, out of view, or with reduced motion.

const EVERY_MS = 5000

type Hero = Pick<Gallery, 'act'>

let started: Promise<Hero> | undefined

/** Starts once; the second picture comes after `firstMs`. */
export function start(box: HTMLElement, firstMs = EVERY_MS): Promise<Hero> {
  started ??= build(box, firstMs)
  return started
}

async function build(box: HTMLElement, firstMs: number): Promise<Hero> {
  const view = box.querySelector<HTMLElement>('.gallery-main')!
  const startIndex = await atRest(view)
  takeOver(view)
  const delays = [...box.querySelectorAll('[data-at]')].map(() => firstMs)
  const autoplay = Autoplay({
    delay: () => delays,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: false,
    rootNode: () => box,
  })
  const gallery = createGallery(box, { main: { loop: true, startIndex }, plugins: [Fade(), autoplay] })
  const play = keepPlaying(box, gallery, autoplay)
  gallery.embla.on('select', () => void delays.fill(EVERY_MS))
  return {
    act(asked) {
      if (asked.dataset['toggle'] === undefined) {
        play(false)
        return gallery.act(asked)
      }
      play(box.dataset['plays'] === 'no')
      // The pointer is over the hero, which otherwise pauses it.
      if (box.dataset['plays'] === 'yes') autoplay.play(isStill())
    },
  }
}

/** Returns a function that stops autoplay for good or resumes it. */
function keepPlaying(box: HTMLElement, { embla }: Gallery, autoplay: ReturnType<typeof Autoplay>) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const view = embla.rootNode()
  let isSeen = false
  let touched = 0
  const isHeld = () => box.dataset['plays'] === 'no' || !isSeen || !!box.querySelector(':focus:not([data-toggle])')
  const sync = () => {
    if (isHeld()) autoplay.stop()
    else if (!box.matches(':hover')) autoplay.play(isStill())
  }
  const play = (isOn: boolean) => {
    box.dataset['plays'] = isOn ? 'yes' : 'no'
    sync()
  }
  // The plugin resumes by itself when the pointer leaves.
  embla.on('autoplay:play', () => {
    view.ariaLive = 'off'
    queueMicrotask(() => isHeld() && autoplay.stop())
  })
  embla.on('autoplay:stop', () => (view.ariaLive = 'polite'))
  embla.on('pointerDown', () => (touched = embla.selectedScrollSnap()))
  embla.on('pointerUp', () => embla.selectedScrollSnap() !== touched && play(false))
  box.addEventListener('focusin', sync)
  box.addEventListener('focusout', () => queueMicrotask(sync))
  reduced.addEventListener('change', () => play(!reduced.matches))
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)!.isIntersecting
    sync()
  }).observe(box)
  view.ariaLive = 'polite'
  play(!reduced.matches)
  return play
}
