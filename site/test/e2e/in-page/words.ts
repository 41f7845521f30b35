// Runs in the page, as text: see layout-check.ts, which joins the files of this folder.

import { type Box, MAX_PX, clipsOf, deepest, flatter, isSeen, layerOf, named, visiblePart } from './boxes.ts'
import { type Control, LEFT_OUT, isPicture } from './controls.ts'

interface Word {
  text: string
  parent: HTMLElement
  boxes: readonly Box[]
  layer: Element | undefined
}

/** Letters of a word that fit into a line of a phone; checksums do not. */
const LONGEST = 32
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’׳״][\p{L}\p{M}\p{N}]+)*/gu

/** A text that is placed on a picture and painted after it. */
function isLabelOn(text: HTMLElement, picture: HTMLElement): boolean {
  const isAfter = picture.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING
  return Boolean(isAfter) && getComputedStyle(text).position === 'absolute'
}

export function wordsIn(root: HTMLElement): Word[] {
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

export function coveredWords(words: readonly Word[], controls: readonly Control[]): string[] {
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

export function clippedWords(words: readonly Word[]): string[] {
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

export function brokenWords(words: readonly Word[]): string[] {
  return words.flatMap(({ text, parent, boxes }) => {
    const [first] = boxes
    const isBroken = boxes.some(({ top }) => Math.abs(top - first!.top) > (first!.bottom - first!.top) / 2)
    return isBroken && text.length <= LONGEST ? `“${text}” of ${named(parent)} is broken` : []
  })
}
