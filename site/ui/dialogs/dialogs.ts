import { atom, type ReadableAtom } from 'nanostores'

/** A value of `data-dialog`; `islands/dialogs/DialogHost.tsx` loads each. */
// prettier-ignore
export type DialogName =
  | 'login' | 'register' | 'share' | 'privacy' | 'from' | 'keepTrip'
  | 'review' | 'question' | 'answer' | 'thanks' | 'ratings'
  | 'report' | 'claim' | 'stillOpen' | 'closedForGood' | 'certificate' | 'offer' | 'map' | 'supervision'
  | 'message' | 'job' | 'noJobs' | 'request' | 'videos' | 'offline'

export interface OpenDialog {
  name: DialogName
  /** Takes the focus back; whatever has it now where undefined. */
  opener?: HTMLElement
  /** Of the log-in: what waits for it. */
  for?: DialogName | 'save'
}

const $asked = atom<OpenDialog | undefined>()
const $modals = atom(0)

/** The requested dialog. */
export const $dialog: ReadableAtom<OpenDialog | undefined> = $asked
/** How many modal dialogs are open, whoever opened them. */
export const $openModals: ReadableAtom<number> = $modals

export function openDialog(name: DialogName, opener?: HTMLElement, waiting?: OpenDialog['for']): void {
  $asked.set({ name, ...(opener && { opener }), ...(waiting && { for: waiting }) })
}

export function closeDialog(): void {
  $asked.set(undefined)
}

export function enterModal(): void {
  $modals.set($modals.get() + 1)
}

export function leaveModal(): void {
  $modals.set($modals.get() - 1)
}
