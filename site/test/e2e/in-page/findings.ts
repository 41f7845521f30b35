// Runs in the page, as text: see layout-check.ts, which joins the files of this folder.

import { named } from './boxes.ts'
import { clippedFields, controlsIn, isPartOf, missedControls, overlaps } from './controls.ts'
import { brokenWords, clippedWords, coveredWords, wordsIn } from './words.ts'

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
