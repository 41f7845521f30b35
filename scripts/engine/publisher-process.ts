import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageRenderer } from '#core/contract/page-renderer.ts'
import { AskedPages } from './asked-pages.ts'
import { ROOT } from './bundle.ts'

export interface PublisherProcess {
  /** Renders there what is published nowhere. */
  renderer: PageRenderer
  /** Resolves once it was closed; rejects with PublisherEndedError where it is not to be started again. */
  ended: Promise<void>
  /** Lets it end what it has begun. */
  close(): Promise<void>
}

export interface BesideOptions {
  onProblem: (message: string) => void
  /** Whether one that has ended by itself is started again. */
  mayRestart: () => boolean
}

/** It has said itself what was wrong. */
export class PublisherEndedError extends Error {
  override name = 'PublisherEndedError'
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/**
 * Runs `publish --watch` in a process of its own, so that making pages keeps no visitor waiting, and
 * starts it again when it ends by itself.
 */
export function publishBeside(options: BesideOptions): PublisherProcess {
  const stop = new AbortController()
  const renderer = new AskedPages(options.onProblem)
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

async function run(stop: AbortSignal, asked: AskedPages, { onProblem, mayRestart }: BesideOptions): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!stop.aborted) {
    const code = await runOnce(stop, asked)
    if (stop.aborted) return
    if (!mayRestart()) throw new PublisherEndedError()
    onProblem(`The publisher exited (${code}); restarting it.`)
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** Answers how it ended. */
async function runOnce(stop: AbortSignal, asked: AskedPages): Promise<number | string> {
  const child = fork(join(ROOT, 'scripts', 'publish.ts'), ['--watch', '--with-data'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // It ends itself when the channel closes: also when this process is killed.
  const end = () => void (child.connected && child.disconnect())
  stop.addEventListener('abort', end, { once: true })
  asked.attach(child)
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  stop.removeEventListener('abort', end)
  asked.detach()
  return code ?? signal ?? 'unknown'
}
