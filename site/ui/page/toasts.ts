import { atom, type ReadableAtom } from 'nanostores'
import { systemClock, type Cancel, type Clock } from './clock.ts'

export type ToastType = 'error' | 'info' | 'success' | 'warning'

export interface NewToast {
  type: ToastType
  text: string
}

export interface Toast extends NewToast {
  id: number
}

export const MAX_TOASTS = 3
/** How long a toast stays that is no error, in milliseconds. */
export const TOAST_MS = 15_000
/** How long it stays after losing pointer and focus. */
export const EXTENDED_MS = 7_000

export interface Toasts {
  /** Newest first. */
  $toasts: ReadableAtom<readonly Toast[]>
  /** An error stays until it is closed, or makes room. */
  add(toast: NewToast): void
  close(id: number): void
  closeNewest(): void
  /** Keeps a toast while it is hovered or focused. */
  hold(id: number): void
  release(id: number): void
}

export function createToasts(clock: Clock = systemClock): Toasts {
  const $toasts = atom<readonly Toast[]>([])
  const timers = new Map<number, Cancel>()
  const held = new Set<number>()
  let lastId = 0

  function start(id: number, ms: number): void {
    timers.get(id)?.()
    if ($toasts.get().some((toast) => toast.id === id && isLasting(toast))) return
    timers.set(
      id,
      clock.after(ms, () => close(id)),
    )
  }

  function close(id: number): void {
    timers.get(id)?.()
    timers.delete(id)
    held.delete(id)
    $toasts.set($toasts.get().filter((toast) => toast.id !== id))
  }

  return {
    $toasts,
    add({ type, text }) {
      const same = $toasts.get().find((toast) => toast.type === type && toast.text === text)
      if (same) close(same.id)
      const toasts = [{ id: ++lastId, type, text }, ...$toasts.get()]
      $toasts.set(toasts)
      start(lastId, TOAST_MS)
      if (toasts.length > MAX_TOASTS) close(surplusOf(toasts, held).id)
    },
    close,
    closeNewest() {
      const [newest] = $toasts.get()
      if (newest) close(newest.id)
    },
    hold(id) {
      held.add(id)
      timers.get(id)?.()
    },
    release(id) {
      if (held.delete(id)) start(id, EXTENDED_MS)
    },
  }
}

/** Whether it stays until it is closed: who reads slowly, or looks elsewhere, must not miss what went wrong. */
const isLasting = ({ type }: Toast): boolean => type === 'error'

/** The oldest toast that is not held, to make room; errors last. */
function surplusOf([newest, ...older]: readonly Toast[], held: ReadonlySet<number>): { id: number } {
  const free = older.filter(({ id }) => !held.has(id))
  return free.findLast((toast) => !isLasting(toast)) ?? free.at(-1) ?? newest!
}

/** The toasts of the page. */
export const toasts = createToasts()
