import { withoutScript } from '#site/islands/page/without-script.ts'
import { bringIn, nextOf, onHandMoved, onHeld, onRest, scrolledBy } from './strips.ts'

export interface Gallery {
  /** Does what a button, a thumbnail or a picture is there for. */
  act(asked: HTMLElement): void
}

const started = new WeakMap<HTMLElement, Gallery>()

/** Lets buttons, thumbnails and arrow keys move the pictures of a page, and a hand either strip; once. */
export function startGallery(box: HTMLElement): Gallery {
  let gallery = started.get(box)
  if (!gallery) started.set(box, (gallery = createGallery(box)))
  return gallery
}

function createGallery(box: HTMLElement): Gallery {
  const pair = createPair(box)
  const { pictures, thumbs, show } = pair
  box.addEventListener('keydown', (event) => {
    const next = nextOf(event.key, pair.current(), pictures.length)
    if (next === undefined || pictures.length < 2) return
    event.preventDefault()
    show(next)
  })
  return {
    act(asked) {
      const { turn } = asked.dataset
      if (turn !== undefined) return show(pair.current() + Number(turn))
      const thumb = thumbs.indexOf(asked as HTMLAnchorElement)
      if (thumb >= 0) return show(thumb)
      const at = pictures.indexOf(asked as HTMLAnchorElement)
      void enlarge(pictures, at, show)
    },
  }
}

/** A strip with one item in view and the one of its thumbnails: each follows the other. */
interface Pair {
  pictures: readonly HTMLAnchorElement[]
  thumbs: readonly HTMLAnchorElement[]
  current(): number
  show(at: number): void
}

function createPair(box: HTMLElement): Pair {
  const strip = box.querySelector<HTMLElement>('.gallery-strip')!
  const thumbStrip = box.querySelector<HTMLElement>('.gallery-thumbs')
  const pictures = linksOf(strip)
  const thumbs = linksOf(thumbStrip)
  const last = pictures.length - 1
  const within = (at: number) => Math.max(0, Math.min(last, at))
  const inView = () => within(scrolledBy(strip))
  let current = inView()
  /** Where it is on the way to: what it passes is not marked. */
  let aim: number | undefined

  /** Marks the picture in view; the others are left out by the Tab key. */
  function mark(at: number): void {
    current = at
    markLinks(pictures, thumbs, at)
  }

  function bringThumb(at: number): void {
    const thumb = thumbs[at]
    if (!thumb) return
    hand?.release()
    bringIn(thumb, 'nearest')
  }

  function move(at: number): void {
    const picture = pictures[at]!
    for (const links of [pictures, thumbs]) moveFocus(links, at)
    aim = at
    mark(at)
    bringIn(picture, 'start')
    say(box, picture)
  }

  function show(asked: number): void {
    const at = (asked + pictures.length) % pictures.length
    move(at)
    bringThumb(at)
  }

  // The thumbnails are where the hand has put them.
  const hand = thumbStrip && onHandMoved(thumbStrip, (by) => move(within(current + by)))
  const arrive = (at: number) => {
    if (aim !== undefined && at !== aim) return
    const isNew = at !== current
    mark(at)
    if (!isNew) return
    bringThumb(at)
    say(box, pictures[at]!)
  }
  watch(strip, pictures, arrive)
  onRest(strip, () => {
    arrive(inView())
    // A slow machine rests on the way too.
    if (inView() === aim) aim = undefined
  })
  onHeld(strip, () => (aim = undefined))
  return { pictures, thumbs, current: () => current, show }
}

/** What had the focus is followed by its like. */
function moveFocus(links: readonly HTMLElement[], at: number): void {
  const isWithin = links.some((link) => link === document.activeElement)
  if (isWithin) links[at]?.focus({ preventScroll: true })
}

function markLinks(pictures: readonly HTMLElement[], thumbs: readonly HTMLElement[], at: number): void {
  pictures.forEach((link, number) => (link.tabIndex = number === at ? 0 : -1))
  thumbs.forEach((link, number) => {
    if (number === at) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  })
}

/** Tells which item of a strip has come into view. */
function watch(strip: HTMLElement, links: readonly HTMLElement[], seen: (at: number) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting)
      if (entry) seen(links.indexOf(entry.target as HTMLElement))
    },
    { root: strip, threshold: 0.6 },
  )
  for (const link of links) observer.observe(link)
}

/** Tells those who do not see it what is in view. */
function say(box: HTMLElement, picture: HTMLElement): void {
  const said = box.querySelector('[role=status]')
  const text = picture.dataset['said'] ?? picture.querySelector('img')?.alt
  if (said) said.textContent = text ?? ''
}

const linksOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]

/** Shows a picture on the whole screen; the strip follows to the one that was looked at last. */
async function enlarge(links: readonly HTMLAnchorElement[], at: number, show: (at: number) => void): Promise<void> {
  try {
    const { openLightbox } = await import('./lightbox.tsx')
    await openLightbox(links, at, (last) => {
      show(last)
      links[last]?.focus({ preventScroll: true })
    })
  } catch {
    withoutScript(links[at]!)
  }
}
