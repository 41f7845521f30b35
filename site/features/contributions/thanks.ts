import { atom, type ReadableAtom } from 'nanostores'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'

export interface Thanks {
  kind: ContributionKind
  /** The server's message. */
  text: string
}

const $said = atom<Thanks | undefined>()
const $mark = atom<string | undefined>()

/** The current thank-you message. */
export const $thanks: ReadableAtom<Thanks | undefined> = $said
/** The id of the element with the new contribution. */
export const $fresh: ReadableAtom<string | undefined> = $mark

let arrived: Promise<string | undefined> = Promise.resolve(undefined)

/** Shows a thank-you message; `shown` resolves to the id of the element once it is in the page. */
export function thank(thanks: Thanks, shown: Promise<string | undefined>): void {
  $said.set(thanks)
  arrived = shown
  void shown.then((id) => $mark.set(id))
}

/** Scrolls to the new contribution, once it is there. */
export async function showFresh(): Promise<void> {
  const id = await arrived
  const element = id ? document.getElementById(id) : undefined
  if (!element) return
  element.closest('details')?.setAttribute('open', '')
  element.tabIndex = -1
  element.focus()
}
