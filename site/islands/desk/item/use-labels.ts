import type { DeskAct, DeskItem } from '#core/contract/desk.ts'
import { useDeskWords } from '../use-desk-words.ts'

/** What the buttons of an item say. */
export function useLabels(item: DeskItem): (act: DeskAct) => string {
  const { acts, conflict, report } = useDeskWords()
  if (item.kind === 'conflict') {
    const { same, another } = conflict.twin
    const [yes, no] = item.twin ? [same, another] : [acts.theirs, acts.ours]
    return (act) => (act === 'approve' ? yes : no)
  }
  const about = item.kind === 'report' ? item.about : undefined
  if (about)
    return (act) => (act === 'hide' ? report.hide[about.kind] : acts[act])
  const isShown = 'hidden' in item && !item.hidden
  return (act) => (act === 'show' && isShown ? acts.keep : acts[act])
}
