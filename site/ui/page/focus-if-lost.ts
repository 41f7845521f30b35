import { isFocusLost } from './keep-focus.ts'

/** Focuses an element if what had the focus is gone: a button that has done its work. */
export function focusIfLost(element: HTMLElement | null): void {
  if (!document.activeElement || document.activeElement === document.body || isFocusLost()) element?.focus()
}
