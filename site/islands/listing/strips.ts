import { direction } from '#core/i18n/languages.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'

// What strips that scroll and snap are moved by, in either direction of reading.

/** Scrolls a strip, and not the page, to one of its items. */
export function bringIn(link: HTMLElement, where: 'start' | 'nearest'): void {
  const item = link.closest('li')!
  const strip = item.parentElement!
  const [outer, inner] = [strip, item].map((box) => box.getBoundingClientRect())
  const isIn = inner!.left >= outer!.left - 1 && inner!.right <= outer!.right + 1
  const isBefore = inner!.left < outer!.left
  const toStart = inner!.left - outer!.left
  const toNearest = isBefore ? toStart : inner!.right - outer!.right
  // By nothing too: it may be on its way elsewhere.
  const by = where === 'start' ? toStart : isIn ? 0 : toNearest
  // Not by `scrollBy`, which stops at every picture on the way.
  strip.scrollTo({ left: strip.scrollLeft + by })
}

/** Which item a key asks for. */
export function nextOf(key: string, at: number, total: number): number | undefined {
  const isRtl = direction(pageLang()) === 'rtl'
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return at + 1
  if (key === back) return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : undefined
}

/** How many items a strip has been scrolled by. */
export function scrolledBy(strip: HTMLElement): number {
  const [one, two] = [...strip.children].map((item) => item.getBoundingClientRect().left)
  const step = Math.abs((two ?? 0) - (one ?? 0))
  return step > 0 ? Math.round(Math.abs(strip.scrollLeft) / step) : 0
}

/** Safari knows no `scrollend`: a strip has come to rest when this long no scrolling is heard of. */
const REST_MS = 120

/** Calls back each time that a strip has come to rest, and once at first: it may have been moved before. */
export function onRest(strip: HTMLElement, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(act, REST_MS)
  }
  strip.addEventListener('scroll', wait)
  wait()
}

/** Calls back each time that a finger, a pointer or a wheel begins to move a strip. */
export function onHeld(strip: HTMLElement, act: () => void): void {
  strip.addEventListener('pointerdown', act)
  strip.addEventListener('wheel', act, { passive: true })
}

/**
 * Tells by how many items somebody has moved a strip, by finger or by wheel. What is moved from elsewhere
 * does not count: `release` says so.
 */
export function onHandMoved(strip: HTMLElement, moved: (by: number) => void): { release(): void } {
  let before = 0
  // What woke the script may have been just that.
  let isByHand = strip.scrollLeft !== 0
  const release = () => {
    isByHand = false
  }
  onHeld(strip, () => (isByHand = true))
  // What the Tab key reaches scrolls into view by itself.
  strip.addEventListener('focusin', release)
  onRest(strip, () => {
    const by = scrolledBy(strip) - before
    before += by
    // A finger may rest for a while and go on: it has hold until something else moves the strip.
    if (isByHand && by !== 0) moved(by)
  })
  return { release }
}
