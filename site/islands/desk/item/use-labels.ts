import type { DeskAct, DeskItem } from '#core/contract/desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** Labels of an item's buttons; `isPart` if an approval takes only some fields. */
export function useLabels(item: DeskItem): (act: DeskAct, isPart?: boolean) => string {
  const { acts, conflict, decide, report, sighting } = deskWordsNow()
  if (item.kind === 'conflict') {
    const { duplicate } = conflict
    const [all, part, no] = item.duplicate
      ? [duplicate.same, duplicate.chosen, duplicate.another]
      : [acts.theirs, conflict.chosen, acts.ours]
    return (act, isPart) => (act !== 'approve' ? no : isPart ? part : all)
  }
  if (item.kind === 'applied') return (act) => (act === 'approve' ? acts.right : acts[act])
  if (item.kind === 'edit') return (act, isPart) => (isPart ? decide.chosen : acts[act])
  if (item.kind === 'sighting') return (act) => (act === 'hide' ? sighting.close : acts[act])
  const about = item.kind === 'report' ? item.about : undefined
  if (about) return (act) => (act === 'hide' ? report.hide[about.kind] : acts[act])
  const isShown = 'hidden' in item && !item.hidden
  return (act) => (act === 'show' && isShown ? acts.keep : acts[act])
}
