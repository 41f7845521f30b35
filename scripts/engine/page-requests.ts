import type { ChildProcess } from 'node:child_process'
import type { PageRenderer, PreviewRequest, ShellRequest } from '#core/domain/shell/page-renderer.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { serialQueue } from '#core/domain/serial-queue.ts'
import type { Bundle } from './bundle.ts'
import { openDraftPages } from './draft-pages.ts'
import { renderPreview } from './preview.ts'
import { openShellPages } from './shell-pages.ts'
import type { Site } from './site.ts'
import { shownOf, storeSource } from './source.ts'

/** A request for an unpublished page: a document's preview, a path of a draft, or an address without a page. */
type Wish = { preview: PreviewRequest } | { path: string } | { shell: ShellRequest }

/** Messages between a server and the process that renders for it. */
interface Asked {
  id: number
  wish: Wish
}
interface Answer {
  id: number
  /** Its HTML. */
  page?: string
  problem?: string
}

const TIMEOUT_MS = 20_000

interface Waiting {
  wish: Wish
  settle: (answer: Answer) => void
}

/** Pending page requests. */
export class PageRequests implements PageRenderer {
  #child: ChildProcess | undefined
  /** Whether another process is about to take the place of one that has ended as it should. */
  #isBetween = false
  #last = 0
  #waiting = new Map<number, Waiting>()
  #onProblem: (message: string) => void

  constructor(onProblem: (message: string) => void) {
    this.#onProblem = onProblem
  }

  attach(child: ChildProcess): void {
    this.#child = child
    this.#isBetween = false
    child.on('message', (message) => {
      const answer = message as Answer
      this.#waiting.get(answer.id)?.settle(answer)
    })
    for (const [id, waiting] of this.#waiting) this.#send(id, waiting)
  }

  /** Rejects pending requests, which will never be answered; `isRenewed` if they wait for the next process. */
  detach({ isRenewed = false } = {}): void {
    this.#child = undefined
    this.#isBetween = isRenewed
    if (!isRenewed) for (const [id, { settle }] of this.#waiting) settle({ id })
  }

  preview(preview: PreviewRequest): Promise<string> {
    return this.#ask({ preview })
  }

  page(path: string): Promise<string> {
    return this.#ask({ path })
  }

  shell(shell: ShellRequest): Promise<string> {
    return this.#ask({ shell })
  }

  async #ask(wish: Wish): Promise<string> {
    const id = ++this.#last
    const { page, problem } = await new Promise<Answer>((settle) => {
      const waiting = { wish, settle }
      this.#waiting.set(id, waiting)
      setTimeout(() => settle({ id }), TIMEOUT_MS).unref()
      this.#send(id, waiting)
    }).finally(() => this.#waiting.delete(id))
    if (problem) this.#onProblem(`A requested page failed: ${problem}`)
    if (!page) throw new AppError('noRelease')
    return page
  }

  /** A process that no longer listens is about to end: what becomes of a request is then decided. */
  #send(id: number, { wish, settle }: Waiting): void {
    const request: Asked = { id, wish }
    if (this.#child?.connected) this.#child.send(request, () => {})
    else if (!this.#child && !this.#isBetween) settle({ id })
  }
}

/** The server may have ended meanwhile. */
function send(answer: Answer): void {
  if (process.connected) process.send?.(answer, undefined, {}, () => {})
}

/** Renders pages requested by the parent process. Returns a function to stop. */
export function answerPageRequests(
  { config, store }: Site,
  bundleOf: () => Promise<Bundle>,
  inTurn: ReturnType<typeof serialQueue>,
): () => void {
  const { varDir } = config
  const work = { varDir, source: storeSource(store, shownOf(config)), now: Date.now }
  const drafts = openDraftPages({ varDir, bundleOf })
  const shells = openShellPages({ varDir })
  const render = async (wish: Wish): Promise<string> => {
    if ('shell' in wish) return shells.render(wish.shell)
    if ('path' in wish) return drafts.render(wish.path)
    const bundle = await bundleOf()
    return inTurn(() => renderPreview({ ...work, bundle }, wish.preview))
  }
  const onMessage = (message: unknown) => {
    const { id, wish } = message as Asked
    render(wish).then(
      (page) => send({ id, page }),
      (error: Error) => send({ id, problem: error.message }),
    )
  }
  process.on('message', onMessage)
  return () => {
    process.off('message', onMessage)
    drafts.close()
    shells.close()
  }
}
