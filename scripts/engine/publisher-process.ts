import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageRenderer } from '#core/domain/shell/page-renderer.ts'
import { PageRequests } from './page-requests.ts'
import { endChild, endsWithUs } from '../cli/children.ts'
import { SPARING } from '../sparing.mjs'
import { ROOT } from './bundle.ts'

export interface PublisherProcess {
  /** Renders unpublished pages in that process. */
  renderer: PageRenderer
  /** Resolves once closed; rejects with PublisherEndedError if it may not be restarted. */
  ended: Promise<void>
  /** Stops it gracefully. */
  close(): Promise<void>
}

export interface PublisherProcessOptions {
  onProblem: (message: string) => void
  /** Whether to restart it if it exits by itself. */
  mayRestart: () => boolean
}

/** The process has printed its own error. */
export class PublisherEndedError extends Error {
  override name = 'PublisherEndedError'
}

/** The exit code of a publisher that wants to be started again. */
export const AGAIN = 75

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Runs `publish --watch` in a separate process, so that rendering delays no visitor, and restarts it if it exits. */
export function startPublisher(options: PublisherProcessOptions): PublisherProcess {
  const stop = new AbortController()
  const renderer = new PageRequests(options.onProblem)
  const ended = run(stop.signal, renderer, options)
  return {
    renderer,
    ended,
    async close() {
      stop.abort()
      await ended.catch(() => {})
    },
  }
}

async function run(
  stop: AbortSignal,
  requests: PageRequests,
  { onProblem, mayRestart }: PublisherProcessOptions,
): Promise<void> {
  let pause = FIRST_PAUSE_MS
  let args = ['--with-data']
  while (!stop.aborted) {
    const code = await runOnce(stop, requests, args)
    if (stop.aborted) return
    if (code === AGAIN) {
      args = []
      continue
    }
    if (!mayRestart()) throw new PublisherEndedError()
    onProblem(`The publisher exited (${code}); restarting it.`)
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** Returns its exit code or signal. */
async function runOnce(stop: AbortSignal, requests: PageRequests, args: readonly string[]): Promise<number | string> {
  const child = endsWithUs(
    fork(join(ROOT, 'scripts', 'publish.ts'), ['--watch', '--renewable', ...args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [...process.execArgv, ...SPARING],
    }),
  )
  // It exits when the channel closes, also when this process is killed.
  const end = () => void endChild(child)
  stop.addEventListener('abort', end, { once: true })
  requests.attach(child)
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  stop.removeEventListener('abort', end)
  requests.detach({ isRenewed: code === AGAIN })
  return code ?? signal ?? 'unknown'
}
