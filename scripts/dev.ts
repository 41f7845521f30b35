import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig, type Config } from '#api/config.ts'
import { approvedDir } from '#api/edits/folders.ts'
import { startAstro } from './dev/astro.ts'
import { answerWith } from './dev/answer.ts'
import { followChanges } from './dev/changes.ts'
import { openWorld, type World } from './dev/world.ts'
import { PICTURES_DIR, ROOT } from './engine/bundle.ts'
import { tryLock } from './engine/lock.ts'
import { settingsOf } from './engine/settings.ts'
import { SEED } from './engine/site.ts'
import { main, withContext } from './failures.ts'
import { listenOnce } from './free-port.ts'

process.env['NODE_ENV'] = 'development'
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true'

// `npm run dev`: Astro's own server, with pages from the store, the API, and every change at once.
await main(async (stop) => {
  const config = readConfig(process.env)
  const { varDir, host, port } = config
  const lock = tryLock(join(varDir, 'dev.lock'))
  if (!lock) {
    process.stderr.write(`An npm run dev is running on ${varDir} already: stop that one, or set another VAR_DIR.\n`) // prettier-ignore
    return 1
  }
  try {
    return await withContext({ host, port, command: 'npm run dev' }, () =>
      develop(config, stop),
    )
  } finally {
    lock.release()
  }
})

/** Serves until the stop. Answers the exit code. */
async function develop(config: Config, stop: AbortSignal): Promise<number> {
  await listenOnce(config)
  const over = new AbortController()
  const world = openPrepared(AbortSignal.any([stop, over.signal]))
  // Whoever asks for a page hears of it too.
  world.catch(() => {})
  try {
    const seed = resolve(config.seedDir ?? SEED)
    const server = await startAstro({
      config,
      seed,
      onChange: followChanges({ world, seed, reload: () => server.reload() }),
      answer: answerWith({
        world,
        pictures: [PICTURES_DIR, approvedDir(config)],
        settings: settingsOf(config),
        url: () => server.url,
      }),
    })
    try {
      if (!(await world)) return 1
      process.stdout.write(`The site is at ${server.url} (Ctrl-C ends it)\n`)
      await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
      return 0
    } finally {
      await server.close()
    }
  } finally {
    over.abort()
    await world.then((opened) => opened?.close(), () => {}) // prettier-ignore
  }
}

/** The data are made ready in a process of their own, beside Astro's start; undefined where that has said why not. */
async function openPrepared(stop: AbortSignal): Promise<World | undefined> {
  const file = join(ROOT, 'scripts/dev/prepare.ts')
  const child = fork(file, { signal: stop })
  const [code] = await once(child, 'exit')
  return code === 0 ? openWorld() : undefined
}
