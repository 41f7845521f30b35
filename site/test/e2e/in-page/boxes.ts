// Runs in the page, as text: see layout-check.ts, which joins the files of this folder.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far things may reach into one another: outlines and rounded corners do. */
export const MAX_PX = 2

export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return false
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, opacity } = getComputedStyle(at)
    if (clipPath.startsWith('inset(50%')) return false
    // An input without a look of its own lies over what shows its state.
    if (opacity === '0' && !(at === element && element.matches('input'))) return false
  }
  const { right, bottom } = element.getBoundingClientRect()
  return right > 0 && bottom + scrollY > 0
}

export function flatter({ left, top, right, bottom }: Box): Box {
  const inset = (bottom - top) * 0.12
  return { left, right, top: top + inset, bottom: bottom - inset }
}

/** Without what the boxes around it cut off or have scrolled away. */
export function visiblePart(rect: Box, element: Element): Box | undefined {
  let { left, top, right, bottom } = rect
  for (const around of clipsOf(element)) {
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    right = Math.min(right, box.right)
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : undefined
}

const clipsByElement = new WeakMap<Element, readonly Element[]>()

/** The boxes around an element that do not show what goes beyond them, from the inside. */
export function clipsOf(element: Element): readonly Element[] {
  const known = clipsByElement.get(element)
  if (known) return known
  const clips: Element[] = []
  let { position } = getComputedStyle(element)
  for (let at = element.parentElement; at && at !== document.body && position !== 'fixed'; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') clips.push(at)
    position = style.position
  }
  clipsByElement.set(element, clips)
  return clips
}

/** What stays in the window lies over another part of the page at every moment. */
export function layerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
  return undefined
}

/** By how much two boxes reach into one another: the smaller of both directions. */
function depthOf(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.min(wide, high)
}

export const deepest = (some: readonly Box[], others: readonly Box[]) =>
  Math.max(...some.flatMap((one) => others.map((other) => depthOf(one, other))))

export const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

export function named(element: Element): string {
  const { classList, id } = element
  const name = [element.localName, ...(id ? [`#${id}`] : []), ...[...classList].map((one) => `.${one}`)].join('')
  const text = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
  const said = text.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  return said ? `${name} “${said}”` : name
}
