import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#api/config.ts'
import { approvedDir } from '#api/edits/folders.ts'
import { DEFAULT_LANG } from '#core/i18n/languages.ts'
import { PICTURES_DIR } from '../engine/bundle.ts'
import { settingsOf } from '../engine/settings.ts'
import { SEED } from '../engine/site.ts'
import { answerWith, CHROME } from './answer.ts'
import { startAstro, type DevServer } from './astro.ts'
import { followChanges } from './changes.ts'
import { openWorld } from './world.ts'

export interface Developing {
  /** Whether the data are there, once they are. */
  prepared: Promise<boolean>
  stop: AbortSignal
}

/** Serves until the stop. Answers the exit code. */
export async function develop(
  config: Config,
  { prepared, stop }: Developing,
): Promise<number> {
  const world = prepared.then((isDone) => (isDone ? openWorld() : undefined))
  // Told below.
  world.catch(() => {})
  const seed = resolve(config.seedDir ?? SEED)
  let server: DevServer | undefined
  const url = () => server?.url ?? ''
  try {
    server = await startAstro({
      config,
      seed,
      onChange: followChanges({ world, seed, reload: () => server?.reload() }),
      answer: answerWith({
        world,
        pictures: [PICTURES_DIR, approvedDir(config)],
        settings: settingsOf(config),
        url,
      }),
    })
    // What the first page needs of the code is read while the data are on their way.
    await fetch(url() + CHROME + DEFAULT_LANG)
    if (!(await world)) return 1
    process.stdout.write(`The site is at ${url()} (Ctrl-C ends it)\n`)
    await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
    return 0
  } finally {
    await server?.close()
    await world.then((opened) => opened?.close())
  }
}
