// Rows and galleries before a library moves them: strips that scroll and snap natively.

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Distance between the edges of neighbouring items in pixels. */
export function stepOf(view: HTMLElement): number {
  const [first = 0, second = first] = [...view.firstElementChild!.children].map(
    (item) => item.getBoundingClientRect().left,
  )
  return Math.abs(second - first)
}

const STILL_FRAMES = 5

/** The item at which a strip has stopped scrolling, so that taking it over is not visible. */
export function atRest(view: HTMLElement): Promise<number> {
  let last = Number.NaN
  let frames = 0
  return new Promise((resolve) => {
    const look = () => {
      const scrolled = Math.abs(view.scrollLeft)
      const at = scrolled && scrolled / stepOf(view)
      const isStill = at === last && Math.abs(at - Math.round(at)) < 0.02
      frames = isStill ? frames + 1 : 0
      last = at
      if (at === 0 || frames >= STILL_FRAMES) resolve(Math.round(at))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Disables native scrolling: browsers still scroll, for example to search results. */
export function takeOver(view: HTMLElement): void {
  view.scrollLeft = 0
  view.addEventListener('scroll', () => (view.scrollLeft = 0))
}

const PUSH_MS = 120

/** Calls back on each horizontal swipe of a trackpad: 1 forward, -1 back. */
export function onPush(box: HTMLElement, turn: (by: 1 | -1) => void): void {
  const ahead = getComputedStyle(box).direction === 'rtl' ? -1 : 1
  let pushedUntil = 0
  box.addEventListener('wheel', (event) => {
    const { deltaX, deltaY, timeStamp } = event
    if (Math.abs(deltaX) <= Math.abs(deltaY)) return
    event.preventDefault()
    if (timeStamp > pushedUntil) turn(Math.sign(deltaX) === ahead ? 1 : -1)
    pushedUntil = timeStamp + PUSH_MS
  })
}
