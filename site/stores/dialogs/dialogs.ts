import { atom, type ReadableAtom } from 'nanostores'

/** The dialogs that any page can open, by the value of `data-dialog`. */
const DIALOGS = [
  'login',
  'register',
  'share',
  'privacy',
  'report',
  'claim',
  'offer',
  'supervision',
  'map',
  'review',
  'question',
  'answer',
  'thanks',
  'ratings',
  'message',
  'request',
  'job',
  'noJobs',
  'videos',
] as const
export type DialogName = (typeof DIALOGS)[number]

export interface OpenDialog {
  name: DialogName
  /** Takes the focus back; whatever has it now where undefined. */
  opener?: HTMLElement
}

const $asked = atom<OpenDialog | undefined>()
const $modals = atom(0)

/** The dialog that is asked for. */
export const $dialog: ReadableAtom<OpenDialog | undefined> = $asked
/** How many modal dialogs are open, whoever opened them. */
export const $openModals: ReadableAtom<number> = $modals

/** The dialogs that only somebody who has logged in can use. */
const OF_USERS: ReadonlySet<DialogName> = new Set(['report', 'claim'])

export const needsUser = (name: DialogName): boolean => OF_USERS.has(name)

export function isDialogName(value: unknown): value is DialogName {
  return DIALOGS.includes(value as DialogName)
}

export function openDialog(name: DialogName, opener?: HTMLElement): void {
  $asked.set({ name, ...(opener && { opener }) })
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
