import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readConfig } from '#api/config.ts'
import { tryLock } from './engine/lock.ts'
import { endsWithUs } from './cli/children.ts'
import { main, withContext } from './cli/failures.ts'
import { listenOnce } from './cli/listen-once.ts'

process.env['NODE_ENV'] = 'development'
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true'

// `npm run dev`: Astro's dev server with the API beside it; pages are rendered from the store on request.
await main(async (stop) => {
  const config = readConfig(process.env)
  const { varDir, host, port } = config
  const lock = tryLock(join(varDir, 'dev.lock'))
  if (!lock) {
    process.stderr.write(`npm run dev is already running in ${varDir}: stop it or set another VAR_DIR.\n`)
    return 1
  }
  try {
    return await withContext({ host, port, command: 'npm run dev' }, async () => {
      await listenOnce(config)
      const prepared = prepare(stop)
      // Loading Astro takes seconds: the data is prepared meanwhile.
      const { develop } = await import('./dev/develop.ts')
      return develop(config, { prepared, stop })
    })
  } finally {
    lock.release()
  }
})

/** Prepares the data in a child process, which reports its own errors. Resolves to whether it succeeded. */
async function prepare(stop: AbortSignal): Promise<boolean> {
  const child = endsWithUs(fork(join(import.meta.dirname, 'dev/prepare.ts')))
  stop.addEventListener('abort', () => child.kill(), { once: true })
  const [code] = await once(child, 'exit')
  return code === 0
}
