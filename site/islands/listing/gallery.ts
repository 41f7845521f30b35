import { direction } from '#core/i18n/languages.ts'
import { pageLang } from '#site/stores/page-lang.ts'

export interface Gallery {
  /** Does what a button, a thumbnail or a picture is there for. */
  act(asked: HTMLElement): void
}

const started = new WeakMap<HTMLElement, Gallery>()

/** Lets buttons, thumbnails and arrow keys move the pictures of a page; once. */
export function startGallery(box: HTMLElement): Gallery {
  let gallery = started.get(box)
  if (!gallery) started.set(box, (gallery = createGallery(box)))
  return gallery
}

function createGallery(box: HTMLElement): Gallery {
  const strip = box.querySelector<HTMLElement>('.gallery-strip')!
  const said = box.querySelector<HTMLElement>('[role=status]')
  const pictures = linksOf(strip)
  const thumbs = linksOf(box.querySelector<HTMLElement>('.gallery-thumbs'))
  let current = 0

  /** Marks the picture in view; the others are left out by the Tab key. */
  function mark(at: number): void {
    current = at
    pictures.forEach((link, number) => (link.tabIndex = number === at ? 0 : -1))
    thumbs.forEach((link, number) => {
      if (number === at) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
    const thumb = thumbs[at]
    if (thumb) bringIn(thumb, 'nearest')
  }

  function show(at: number): void {
    const next = (at + pictures.length) % pictures.length
    const picture = pictures[next]!
    // What had the focus is followed by its like.
    for (const links of [pictures, thumbs]) {
      const isWithin = links.some((link) => link === document.activeElement)
      if (isWithin) links[next]?.focus({ preventScroll: true })
    }
    mark(next)
    bringIn(picture, 'start')
    const text = picture.dataset['said'] ?? picture.querySelector('img')?.alt
    if (said) said.textContent = text ?? ''
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      if (seen) mark(pictures.indexOf(seen.target as HTMLAnchorElement))
    },
    { root: strip, threshold: 0.6 },
  )
  for (const link of pictures) observer.observe(link)
  box.addEventListener('keydown', (event) => {
    const next = nextOf(event.key, current, pictures.length)
    if (next === undefined || pictures.length < 2) return
    event.preventDefault()
    show(next)
  })

  return {
    act(asked) {
      const { turn } = asked.dataset
      if (turn !== undefined) return show(current + Number(turn))
      const thumb = thumbs.indexOf(asked as HTMLAnchorElement)
      if (thumb >= 0) return show(thumb)
      const at = pictures.indexOf(asked as HTMLAnchorElement)
      void enlarge(pictures, at, show)
    },
  }
}

const linksOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('a') ?? []),
]

/** Scrolls a strip, and not the page, to one of its items. */
function bringIn(link: HTMLElement, where: 'start' | 'nearest'): void {
  const item = link.closest('li')!
  const strip = item.parentElement!
  const [outer, inner] = [strip, item].map((box) => box.getBoundingClientRect())
  const isIn =
    inner!.left >= outer!.left - 1 && inner!.right <= outer!.right + 1
  if (where === 'nearest' && isIn) return
  const isBefore = inner!.left < outer!.left
  const by =
    where === 'nearest' && !isBefore
      ? inner!.right - outer!.right
      : inner!.left - outer!.left
  // Not by `scrollBy`, which stops at every picture on the way.
  strip.scrollTo({ left: strip.scrollLeft + by })
}

/** Which picture a key asks for. */
function nextOf(key: string, at: number, total: number): number | undefined {
  const isRtl = direction(pageLang()) === 'rtl'
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return at + 1
  if (key === back) return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : undefined
}

/** Shows a picture on the whole screen; the strip follows to the one that was looked at last. */
async function enlarge(
  links: readonly HTMLAnchorElement[],
  at: number,
  show: (at: number) => void,
): Promise<void> {
  const opener = links[at]!
  try {
    const { openLightbox } = await import('./lightbox.tsx')
    await openLightbox(links, at, (last) => {
      show(last)
      links[last]?.focus({ preventScroll: true })
    })
  } catch {
    // Without the script the link still leads to its picture.
    location.assign(opener.href)
  }
}
