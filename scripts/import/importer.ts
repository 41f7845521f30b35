import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Importer } from '#core/contract/importer.ts'
import { endsWithUs } from '../cli/children.ts'

/** Runs imports in processes of their own, which end with this one. What they find is in the store. */
export const importer: Importer = {
  start(id) {
    const child = endsWithUs(
      fork(join(import.meta.dirname, 'run-process.ts'), [String(id)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    )
    // Without a process, the run is soon seen as stopped.
    child.on('error', (error) => process.stderr.write(`Import ${id}: ${error.message}\n`))
    child.unref()
    child.channel?.unref()
  },
}
