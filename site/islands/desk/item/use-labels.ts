import type { DeskAct, DeskItem } from '#core/contract/desk.ts'
import { useDeskWords } from '../use-desk-words.ts'

/** What the buttons of an item say. */
export function useLabels(item: DeskItem): (act: DeskAct) => string {
  const { acts, conflict } = useDeskWords()
  if (item.kind === 'conflict') {
    const { same, another } = conflict.twin
    const [yes, no] = item.twin ? [same, another] : [acts.theirs, acts.ours]
    return (act) => (act === 'approve' ? yes : no)
  }
  const isShown = 'hidden' in item && !item.hidden
  return (act) => (act === 'show' && isShown ? acts.keep : acts[act])
}
