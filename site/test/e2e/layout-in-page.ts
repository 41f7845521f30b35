// Runs in the page, as text: see `layoutFindings` of layout-check.ts. It imports nothing.

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Control {
  element: HTMLElement
  /** What a visitor sees and hits of it: a label around an input is a part of the input. */
  shown: HTMLElement
  boxes: readonly Box[]
  /** What holds it in the window while the page scrolls. */
  layer: Element | undefined
}

interface Word {
  text: string
  parent: HTMLElement
  boxes: readonly Box[]
  layer: Element | undefined
}

/** How far things may reach into one another: outlines and rounded corners do. */
const MAX_PX = 2
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ' +
  ':is([role=button], [role=tab], [role=option], [role=radio], [role=switch], [role=checkbox])'
/** Pins lie where their places are; the list beside the map has them all. */
const LEFT_OUT = '.leaflet-marker-pane, .leaflet-tile-pane, [inert], script, style, noscript, option, textarea, svg'
/** Letters of a word that fit into a line of a phone; checksums do not. */
const LONGEST = 32
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’׳״][\p{L}\p{M}\p{N}]+)*/gu

/** All that is wrong with the layout of what is on top: the last modal dialog, or else the page, or a part of it. */
export function findingsIn(selector: string): string[] {
  const modal = [...document.querySelectorAll<HTMLElement>(':modal')].at(-1)
  const root = selector ? document.querySelector<HTMLElement>(selector) : (modal ?? document.body)
  if (!root) return [`nothing is ${selector}`]
  const from = { top: scrollY, left: scrollX }
  scrollTo({ top: 0, behavior: 'instant' })
  const controls = controlsIn(root)
  const words = wordsIn(root)
  const found = [
    ...overlaps(controls),
    ...coveredWords(words, controls),
    ...clippedWords(words),
    ...brokenWords(words),
    ...clippedFields(controls),
    ...missedControls(controls),
  ]
  scrollTo({ ...from, behavior: 'instant' })
  return [...new Set(found)]
}

/** Makes `tapping`, which sees what a finger reaches in the open dialog, and keeps it from doing anything. */
export function watchTaps(): void {
  const all = controlsIn([...document.querySelectorAll<HTMLElement>(':modal')].at(-1)!)
  // A map takes taps that follow one another at once for those of one gesture.
  const controls = all.filter(({ element }) => !element.closest('.leaflet-control-attribution'))
  let reached: Element | undefined
  const hear = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click') reached = event.target as Element
  }
  const types = ['mousedown', 'click']
  for (const type of types) addEventListener(type, hear, { capture: true })
  const tapping = {
    middleOf(at: number) {
      const control = controls[at]
      if (!control) return null
      reached = undefined
      control.shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = control.shown.getClientRects()[0]!
      return [(left + right) / 2, (top + bottom) / 2]
    },
    missed(at: number) {
      const control = controls[at]!
      return reached && isPartOf(reached, control)
        ? []
        : [`${named(control.element)}: ${reached ? named(reached) : 'nothing'}`]
    },
    end() {
      for (const type of types) removeEventListener(type, hear, { capture: true })
    },
  }
  Object.assign(window, { tapping })
}

function isSeen(element: Element): boolean {
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

function controlsIn(root: HTMLElement): Control[] {
  const all = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
  return all
    .filter((element) => !element.closest(LEFT_OUT) && getComputedStyle(element).pointerEvents !== 'none')
    .filter(isSeen)
    .map((element) => {
      const label = element.closest('label')
      const shown = label?.control === element ? label : element
      return { element, shown, boxes: boxesOf(shown), layer: layerOf(shown) }
    })
    .filter(({ boxes }) => boxes.length > 0)
}

/** The visible parts of an element; lines of a text are higher than they look. */
function boxesOf(element: HTMLElement): Box[] {
  const isInline = getComputedStyle(element).display === 'inline'
  const boxOf = element instanceof HTMLInputElement ? withoutPadding(element) : isInline ? flatter : undefined
  return [...element.getClientRects()].flatMap((rect) => visiblePart(boxOf?.(rect) ?? rect, element) ?? [])
}

/** A field leaves room at its ends for what stands there: a button that shows a password. */
const withoutPadding =
  (field: HTMLInputElement) =>
  ({ left, right, top, bottom }: Box): Box => {
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight), top, bottom }
  }

function flatter({ left, top, right, bottom }: Box): Box {
  const inset = (bottom - top) * 0.12
  return { left, right, top: top + inset, bottom: bottom - inset }
}

/** Without what the boxes around it cut off or have scrolled away. */
function visiblePart(rect: Box, element: Element): Box | undefined {
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
function clipsOf(element: Element): readonly Element[] {
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
function layerOf(element: Element): Element | undefined {
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

const deepest = (some: readonly Box[], others: readonly Box[]) =>
  Math.max(...some.flatMap((one) => others.map((other) => depthOf(one, other))))

function overlaps(controls: readonly Control[]): string[] {
  return controls.flatMap((one, at) =>
    controls.slice(at + 1).flatMap((other) => {
      const depth = deepest(one.boxes, other.boxes)
      if (depth <= MAX_PX || one.layer !== other.layer || belong(one, other)) return []
      if (liesOnPicture(one, other) || liesOnPicture(other, one)) return []
      return `overlap of ${Math.round(depth)} px: ${named(one.element)} and ${named(other.element)}`
    }),
  )
}

const belong = ({ shown: one }: Control, { shown: other }: Control) => one.contains(other) || other.contains(one)

/** A button on a picture that is a link or a button itself: it takes little of it, and not the middle. */
function liesOnPicture({ boxes: [box] }: Control, { element, boxes: [under] }: Control): boolean {
  return Boolean(box && under && isPicture(element) && areaOf(box) < areaOf(under) / 4)
}

const isPicture = (element: HTMLElement) =>
  !element.innerText.trim() && element.querySelector('img, canvas, video') !== null

/** A text that is placed on a picture and painted after it. */
function isLabelOn(text: HTMLElement, picture: HTMLElement): boolean {
  const isAfter = picture.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING
  return Boolean(isAfter) && getComputedStyle(text).position === 'absolute'
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

function wordsIn(root: HTMLElement): Word[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const seen = new Map<HTMLElement, boolean>()
  const words: Word[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement!
    if (!text.data.trim()) continue
    if (!seen.has(parent)) seen.set(parent, !parent.closest(LEFT_OUT) && isSeen(parent) && !isGhost(parent))
    if (seen.get(parent)) words.push(...wordsOf(text, parent))
  }
  return words
}

/** An input without a look of its own lies over its label. */
const isUnseenOver = (input: HTMLInputElement, text: Element) =>
  getComputedStyle(input).opacity === '0' && [...(input.labels ?? [])].some((label) => label.contains(text))

const isGhost = (element: Element) => getComputedStyle(element).color.endsWith(', 0)')

function wordsOf(text: Text, parent: HTMLElement): Word[] {
  const layer = layerOf(parent)
  const range = document.createRange()
  return [...text.data.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return boxes.length > 0 ? { text: word, parent, boxes, layer } : []
  })
}

function coveredWords(words: readonly Word[], controls: readonly Control[]): string[] {
  return words.flatMap(({ text, parent, boxes, layer }) => {
    const parts = boxes.flatMap((box) => visiblePart(flatter(box), parent) ?? [])
    return controls.flatMap(({ element, shown, boxes: over, layer: its }) => {
      const depth = deepest(parts, over)
      if (depth <= MAX_PX || layer !== its || shown.contains(parent) || parent.contains(shown)) return []
      if (isPicture(element) && isLabelOn(parent, element)) return []
      if (element instanceof HTMLInputElement && isUnseenOver(element, parent)) return []
      return `“${text}” of ${named(parent)} lies ${Math.round(depth)} px under ${named(element)}`
    })
  })
}

/** A text that ends in an ellipsis says that there is more of it. */
const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none'

function clippedWords(words: readonly Word[]): string[] {
  return words.flatMap(({ text, parent, boxes }) => {
    for (const around of [parent, ...clipsOf(parent)]) {
      const style = getComputedStyle(around)
      if (isShortened(style)) return []
      const box = around.getBoundingClientRect()
      const past = (from: 'left' | 'top', to: 'right' | 'bottom') =>
        Math.max(...boxes.map((part) => Math.max(box[from] - part[from], part[to] - box[to])))
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const cut = Math.max(
        isCut(style.overflowX) ? past('left', 'right') : 0,
        isCut(style.overflowY)
          ? Math.max(...boxes.map((part) => past('top', 'bottom') - (part.bottom - part.top) * 0.12))
          : 0,
      )
      if (cut > MAX_PX) return `“${text}” of ${named(parent)} is cut by ${Math.round(cut)} px at ${named(around)}`
      // What has been scrolled away can be scrolled back.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return []
    }
    const { clientWidth } = document.documentElement
    const past = Math.max(...boxes.map(({ left, right }) => Math.max(-left, right - clientWidth)))
    return past > MAX_PX ? `“${text}” of ${named(parent)} is ${Math.round(past)} px beyond the window` : []
  })
}

function brokenWords(words: readonly Word[]): string[] {
  return words.flatMap(({ text, parent, boxes }) => {
    const [first] = boxes
    const isBroken = boxes.some(({ top }) => Math.abs(top - first!.top) > (first!.bottom - first!.top) / 2)
    return isBroken && text.length <= LONGEST ? `“${text}” of ${named(parent)} is broken` : []
  })
}

/** The chosen line of a list, and what stands in an empty field, in its whole length. */
function clippedFields(controls: readonly Control[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  return controls.flatMap(({ element }) => {
    const text = lineOf(element)
    if (!text) return []
    const style = getComputedStyle(element)
    if (style.textOverflow === 'ellipsis') return []
    pen.font = style.font
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const lacking = pen.measureText(text).width - room
    return lacking > MAX_PX ? `“${text}” of ${named(element)} is cut by ${Math.round(lacking)} px` : []
  })
}

function lineOf(element: HTMLElement): string | undefined {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text
  return element instanceof HTMLInputElement && !element.value ? element.placeholder : undefined
}

function missedControls(controls: readonly Control[]): string[] {
  return controls.flatMap(({ element, shown }) => {
    const target = shown === element || element.getClientRects().length === 0 ? shown : element
    return [...target.getClientRects()].flatMap(({ width, height }, at) => {
      if (width <= 1 || height <= 1) return []
      const hit = hitOf(target, at, (found) => isPartOf(found, { element, shown }))
      return hit ? `a tap on ${named(element)} hits ${named(hit)}` : []
    })
  })
}

/** What lies at the middle of a line of a control that it should not, when it has been scrolled there. */
function hitOf(target: HTMLElement, line: number, isRight: (hit: Element) => boolean): Element | undefined {
  const hitNow = () => {
    const box = target.getClientRects()[line]
    return box && document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  }
  const first = hitNow()
  if (first && isRight(first)) return undefined
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const second = hitNow()
  return second && isRight(second) ? undefined : (second ?? document.documentElement)
}

const isPartOf = (hit: Element, { element, shown }: Pick<Control, 'element' | 'shown'>) =>
  shown.contains(hit) || element.contains(hit) || hit.closest('label')?.control === element

function named(element: Element): string {
  const { classList, id } = element
  const name = [element.localName, ...(id ? [`#${id}`] : []), ...[...classList].map((one) => `.${one}`)].join('')
  const text = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
  const said = text.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  return said ? `${name} “${said}”` : name
}
