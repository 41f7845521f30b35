import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Preview, PreviewWish } from '#api/deps.ts'
import { AppError } from '#api/errors.ts'
import { ROOT } from './bundle.ts'

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

/** What goes between the server and the publisher beside it. */
export interface PreviewAsked {
  id: number
  wish: PreviewWish
}
export interface PreviewAnswer {
  id: number
  html?: string
  problem?: string
}

const PREVIEW_MS = 20_000

/** The previews that have been asked for and are not there yet. */
class Previews {
  #child: ChildProcess | undefined
  #last = 0
  #waiting = new Map<number, (answer: PreviewAnswer) => void>()
  #onProblem: (message: string) => void

  constructor(onProblem: (message: string) => void) {
    this.#onProblem = onProblem
  }

  attach(child: ChildProcess): void {
    this.#child = child
    child.on('message', (message) => {
      const answer = message as PreviewAnswer
      this.#waiting.get(answer.id)?.(answer)
    })
  }

  /** What it has not answered by now it never will. */
  detach(): void {
    this.#child = undefined
    for (const [id, answer] of this.#waiting) answer({ id })
  }

  async ask(wish: PreviewWish): Promise<string> {
    const id = ++this.#last
    const { html, problem } = await new Promise<PreviewAnswer>((resolve) => {
      this.#waiting.set(id, resolve)
      setTimeout(() => resolve({ id }), PREVIEW_MS).unref()
      const asked: PreviewAsked = { id, wish }
      if (!this.#child?.connected) resolve({ id })
      else this.#child.send(asked, (error) => error && resolve({ id }))
    }).finally(() => this.#waiting.delete(id))
    if (problem) this.#onProblem(`No preview: ${problem}`)
    if (html === undefined) throw new AppError('noPreview')
    return html
  }
}
