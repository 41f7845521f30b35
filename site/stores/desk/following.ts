import type { WritableAtom } from 'nanostores'
import type { Publishing } from '#core/contract/desk.ts'
import type { Cancel, Clock } from '../clock.ts'
import type { Act } from './act.ts'
import { deskCall } from './calls.ts'

const FIRST_MS = 200
const LONGEST_MS = 5_000
const GROWTH = 1.6
/** Past this the page says so, and asks no more. */
export const LATE_MS = 180_000

interface Options {
  clock: Clock
  /** Told what has come to its page. */
  onLive: (names: string[]) => void
}

export interface Following {
  /** Asks soon, and again with longer and longer pauses until all acts are live. */
  begin(): void
  stop(): void
}

/** Follows acts on their way to the pages. */
export function createFollowing(
  $acts: WritableAtom<readonly Act[]>,
  { clock, onLive }: Options,
): Following {
  let wait: Cancel | undefined
  let since = 0
  const askIn = (ms: number) => {
    wait?.()
    wait = clock.after(ms, () => void ask(ms))
  }

  async function ask(ms: number): Promise<void> {
    const seq = firstSeq($acts.get())
    if (seq === undefined) return
    const isLate = clock.now() - since > LATE_MS
    const answer = await publishing(seq)
    if (answer) show(answer)
    if (firstSeq($acts.get()) === undefined) return
    if (isLate) $acts.set($acts.get().map(late))
    else askIn(Math.min(ms * GROWTH, LONGEST_MS))
  }

  function show(answer: Publishing): void {
    const before = $acts.get()
    $acts.set(before.map((act) => progressed(act, answer)))
    const arrived = before.filter((act) => hasArrived(act, answer))
    if (arrived.length > 0) onLive(arrived.map(({ name }) => name))
  }

  return {
    begin() {
      since = clock.now()
      askIn(FIRST_MS)
    },
    stop: () => wait?.(),
  }
}

/** Without the loading indicator; a failure is as good as no answer yet. */
const publishing = (seq: number): Promise<Publishing | undefined> =>
  deskCall(
    'GET /rest/tjt/desk/publishing/:seq',
    { params: { seq } },
    { isBackground: true },
  ).catch(() => undefined)

const isOnItsWay = ({ progress, seq }: Act): boolean =>
  seq !== undefined && (progress === 'queued' || progress === 'rendering')

/** Of all acts that are on their way: what is said of the first holds for all that came to the pages with it. */
function firstSeq(acts: readonly Act[]): number | undefined {
  const seqs = acts.filter(isOnItsWay).map(({ seq = 0 }) => seq)
  return seqs.length > 0 ? Math.min(...seqs) : undefined
}

/** As long as files are being moved, `live` is told but nothing is. */
const hasArrived = (act: Act, { state, live }: Publishing): boolean =>
  state === 'live' && isOnItsWay(act) && (act.seq ?? 0) <= live

function progressed(act: Act, answer: Publishing): Act {
  if (!isOnItsWay(act)) return act
  if (hasArrived(act, answer)) return { ...act, progress: 'live' }
  return answer.state === 'live' ? act : { ...act, progress: answer.state }
}

const late = (act: Act): Act =>
  isOnItsWay(act) ? { ...act, progress: 'late' } : act
