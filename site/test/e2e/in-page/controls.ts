// Runs in the page, as text: see layout-check.ts, which joins the files of this folder.

import { type Box, MAX_PX, areaOf, deepest, flatter, isSeen, layerOf, named, visiblePart } from './boxes.ts'

export interface Control {
  element: HTMLElement
  /** What a visitor sees and hits of it: a label around an input is a part of the input. */
  shown: HTMLElement
  boxes: readonly Box[]
  /** What holds it in the window while the page scrolls. */
  layer: Element | undefined
}

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ' +
  ':is([role=button], [role=tab], [role=option], [role=radio], [role=switch], [role=checkbox])'
/**
 * Pins lie where their places are; the list beside the map has them all. The calendar draws its month below two selects
 * that nobody sees.
 */
export const LEFT_OUT =
  '.leaflet-marker-pane, .leaflet-tile-pane, .rdp-dropdowns [role=status], ' +
  '[inert], script, style, noscript, option, textarea, svg'

export function controlsIn(root: HTMLElement): Control[] {
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

export function overlaps(controls: readonly Control[]): string[] {
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

export const isPicture = (element: HTMLElement) =>
  !element.innerText.trim() && element.querySelector('img, canvas, video') !== null

/** The chosen line of a list, and what stands in an empty field, in its whole length. */
export function clippedFields(controls: readonly Control[]): string[] {
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

export function missedControls(controls: readonly Control[]): string[] {
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

export const isPartOf = (hit: Element, { element, shown }: Pick<Control, 'element' | 'shown'>) =>
  shown.contains(hit) || element.contains(hit) || hit.closest('label')?.control === element
