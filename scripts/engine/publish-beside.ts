import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Preview } from '#api/deps.ts'
import { ROOT } from './bundle.ts'
import { Previews } from './previews.ts'

export interface PublisherBeside {
  /** Renders a page that is not published, there. Throws AppError `noPreview` where it cannot. */
  preview: Preview
  /** Lets it end what it has begun. */
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/**
 * Runs `publish --watch` in a process of its own, so that making pages keeps no visitor waiting, and
 * starts it again when it ends by itself.
 */
export function publishBeside(
  onProblem: (message: string) => void,
): PublisherBeside {
  const stop = new AbortController()
  const desk = new Previews(onProblem)
  const running = run(stop.signal, desk, onProblem)
  return {
    preview: (wish) => desk.ask(wish),
    async close() {
      stop.abort()
      await running
    },
  }
}

async function run(
  stop: AbortSignal,
  desk: Previews,
  onProblem: (message: string) => void,
): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!stop.aborted) {
    const code = await runOnce(stop, desk)
    if (stop.aborted) return
    onProblem(`The publisher has ended (${code}); it is started again.`)
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** Answers how it ended. */
async function runOnce(
  stop: AbortSignal,
  desk: Previews,
): Promise<number | string> {
  const child = fork(join(ROOT, 'scripts', 'publish.ts'), ['--watch'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // It ends itself when the channel closes: also when this process is killed.
  const end = () => void (child.connected && child.disconnect())
  stop.addEventListener('abort', end, { once: true })
  desk.attach(child)
  const [code, signal] = (await once(child, 'exit')) as [
    number | null,
    string | null,
  ]
  stop.removeEventListener('abort', end)
  desk.detach()
  return code ?? signal ?? 'unknown'
}
