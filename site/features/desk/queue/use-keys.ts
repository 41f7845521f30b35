import { useEffect, useState, type RefObject } from 'react'
import { $openModals } from '#site/ui/dialogs/dialogs.ts'
import { ACTS } from '#core/terms/desk-kinds.ts'
import type { DeskStore } from '#site/features/desk/desk.ts'
import { useDesk } from '../use-desk.ts'

type List = HTMLElement | null

const lines = (list: List) => [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]

/** Focuses the line of an item; if it is gone, the first one or what replaces the list. */
export function focusLine(list: List, rest: string): void {
  const all = lines(list)
  const line = all.find((element) => element.dataset['item'] === rest) ?? all[0]
  const target = line ?? list?.querySelector<HTMLElement>('.desk-empty')
  target?.focus()
}

interface Keys {
  isHelpOpen: boolean
  setHelpOpen: (open: boolean) => void
}

/** The keyboard shortcuts of the queue; inactive while typing. */
export function useKeys(list: RefObject<List>, open: string | undefined): Keys {
  const desk = useDesk()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => move(list.current, open, 1),
      k: () => move(list.current, open, -1),
      a: () => decide(desk, 0),
      r: () => decide(desk, 1),
      u: () => undo(desk),
      '?': () => setHelpOpen(true),
    }
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      const act = acts[arrowOf(event, list.current) ?? letterOf(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [desk, list, open])
  return { isHelpOpen, setHelpOpen }
}

/** Whether a key belongs to a field, a dialog or the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  const typing = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'
  return (
    defaultPrevented ||
    event.isComposing ||
    ctrlKey ||
    metaKey ||
    altKey ||
    $openModals.get() > 0 ||
    (target instanceof Element && target.closest(typing) !== null)
  )
}

/** The Latin letter of a key on any keyboard layout. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isLatin = /^[\x21-\x7e]$/.test(key)
  return isLatin ? key : code.replace(/^Key/, '').toLowerCase()
}

/** Up and down move within the list, and scroll the page elsewhere. */
function arrowOf({ key, target }: KeyboardEvent, list: List): 'j' | 'k' | undefined {
  if (!list?.contains(target as Node)) return undefined
  return key === 'ArrowDown' ? 'j' : key === 'ArrowUp' ? 'k' : undefined
}

/** From the focused line, else from the open one. */
function move(list: List, open: string | undefined, by: 1 | -1): void {
  const all = lines(list)
  const focused = all.indexOf(document.activeElement as HTMLElement)
  const opened = all.findIndex(({ dataset }) => dataset['item'] === open)
  const from = focused >= 0 ? focused : opened
  const to = from < 0 ? 0 : from + by
  all[Math.max(0, Math.min(to, all.length - 1))]?.focus()
}

function decide(desk: DeskStore, at: 0 | 1): void {
  const state = desk.item.$item.get()
  if (state.status !== 'ready' || state.item.state !== 'waiting') return
  desk.begin(ACTS[state.item.kind][at])
}

function undo(desk: DeskStore): void {
  const act = desk.acts.$undoable.get()
  if (act) void desk.undo(act)
}
