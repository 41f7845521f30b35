import type { ChildProcess } from 'node:child_process'
import type { PreviewWish } from '#api/deps.ts'
import { AppError } from '#api/errors.ts'
import type { oneByOne } from '#api/guards/one-by-one.ts'
import type { Bundle } from './bundle.ts'
import { renderPreview } from './preview.ts'
import { settingsOf } from './settings.ts'
import type { Site } from './site.ts'
import { storeSource } from './source.ts'

/** What goes between a server and the process that renders for it. */
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
export class Previews {
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

/** Renders pages that are not published for whoever started this process. Answers how to end it. */
export function answerPreviews(
  { config, store }: Site,
  bundle: Bundle,
  inTurn: ReturnType<typeof oneByOne>,
): () => void {
  const work = {
    varDir: config.varDir,
    ...settingsOf(config),
    source: storeSource(store),
    now: Date.now,
    bundle,
  }
  const onMessage = (message: unknown) => {
    const { id, wish } = message as PreviewAsked
    inTurn(() => renderPreview(work, wish)).then(
      (html) => process.send?.({ id, html } satisfies PreviewAnswer),
      (error: Error) =>
        process.send?.({ id, problem: error.message } satisfies PreviewAnswer),
    )
  }
  process.on('message', onMessage)
  return () => void process.off('message', onMessage)
}
