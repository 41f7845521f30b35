import { atom, type ReadableAtom } from 'nanostores'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'

export interface Thanks {
  kind: ContributionKind
  /** What the server said. */
  text: string
}

const $said = atom<Thanks | undefined>()
const $mark = atom<string | undefined>()

/** What somebody is thanked for. */
export const $thanks: ReadableAtom<Thanks | undefined> = $said
/** The id of the element that shows what somebody has just written. */
export const $fresh: ReadableAtom<string | undefined> = $mark

let arrived: Promise<string | undefined> = Promise.resolve(undefined)

/** Thanks for something; `shown` answers the id of its element once it stands in the page. */
export function thank(thanks: Thanks, shown: Promise<string | undefined>): void {
  $said.set(thanks)
  arrived = shown
  void shown.then((id) => $mark.set(id))
}

/** Leads to what somebody has just written, once it is there. */
export async function showFresh(): Promise<void> {
  const id = await arrived
  const element = id ? document.getElementById(id) : undefined
  if (!element) return
  element.closest('details')?.setAttribute('open', '')
  element.tabIndex = -1
  element.focus()
}
