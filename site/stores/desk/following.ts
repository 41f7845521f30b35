import type { WritableAtom } from 'nanostores'
import type { Publishing } from '#core/contract/desk.ts'
import type { Clock } from '../page/clock.ts'
import type { Act } from './acts.ts'
import { isOnPages, watchPublishing, type OnPages, type PublishingWatch } from './publishing.ts'

interface Options {
  clock: Clock
  /** Called when changes are live, or partly live. */
  onLive: (names: string[], state: OnPages) => void
}

/** Follows actions until they are live. */
export function createFollowing($acts: WritableAtom<readonly Act[]>, { clock, onLive }: Options): PublishingWatch {
  return watchPublishing({
    clock,
    nextSeq: () => firstSeq($acts.get()),
    onAnswer(answer) {
      const before = $acts.get()
      $acts.set(before.map((act) => progressed(act, answer)))
      const arrived = before.filter((act) => hasArrived(act, answer))
      const { state } = answer
      if (isOnPages(state) && arrived.length > 0)
        onLive(
          arrived.map(({ name }) => name),
          state,
        )
    },
    onLate: () => $acts.set($acts.get().map(late)),
  })
}

const isOnItsWay = ({ progress, seq }: Act): boolean =>
  seq !== undefined && (progress === 'queued' || progress === 'rendering')

/** The first pending change: its progress holds for all published with it. */
function firstSeq(acts: readonly Act[]): number | undefined {
  const seqs = acts.filter(isOnItsWay).map(({ seq = 0 }) => seq)
  return seqs.length > 0 ? Math.min(...seqs) : undefined
}

/** Whether an action is live, not only its files being moved. */
const hasArrived = (act: Act, answer: Publishing): boolean =>
  isOnPages(answer.state) && isOnItsWay(act) && (act.seq ?? 0) <= answer.live

function progressed(act: Act, answer: Publishing): Act {
  if (!isOnItsWay(act)) return act
  const isWaiting = isOnPages(answer.state) && !hasArrived(act, answer)
  return isWaiting ? act : { ...act, progress: answer.state }
}

const late = (act: Act): Act => (isOnItsWay(act) ? { ...act, progress: 'late' } : act)
