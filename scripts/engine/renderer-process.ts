import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PageRenderer } from '#core/domain/shell/page-renderer.ts'
import { endsWithUs } from '../cli/children.ts'
import { PageRequests } from './page-requests.ts'

/**
 * Renders unpublished pages for a server without a publisher, in a separate process that starts with the first request
 * and exits some time after the last one.
 */
export function createRendererProcess(onProblem: (message: string) => void): PageRenderer {
  const desk = new PageRequests(onProblem)
  let ready: Promise<unknown> | undefined
  const begin = () => {
    const child = forkRenderer()
    desk.attach(child)
    child.once('exit', () => {
      ready = undefined
      desk.detach()
    })
    // Its first message says that it listens; it may exit before.
    return Promise.race([once(child, 'message'), once(child, 'exit')])
  }
  return {
    async preview(wish) {
      await (ready ??= begin())
      return desk.preview(wish)
    },
    async shell(wish) {
      await (ready ??= begin())
      return desk.shell(wish)
    },
    async page(path) {
      await (ready ??= begin())
      return desk.page(path)
    },
  }
}

/** Exits when the channel closes, also when this process is killed; does not keep this process alive. */
function forkRenderer(): ChildProcess {
  const child = endsWithUs(
    fork(join(import.meta.dirname, 'render-process.ts'), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
  child.unref()
  child.channel?.unref()
  return child
}
