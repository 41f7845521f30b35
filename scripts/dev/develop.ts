import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#api/config.ts'
import { approvedDir } from '#data/store/uploads.ts'
import { DEFAULT_LANG } from '#core/i18n/languages.ts'
import { PICTURES_DIR } from '../engine/bundle.ts'
import { settingsOf } from '../engine/settings.ts'
import { SEED } from '../engine/site.ts'
import { answerWith } from './answer.ts'
import { startAstro, type DevServer } from './astro.ts'
import { followChanges } from './changes.ts'
import { CHROME, pageFinder } from './page-finder.ts'
import { openBackend } from './backend.ts'

export interface Developing {
  /** Resolves to whether the data could be prepared. */
  prepared: Promise<boolean>
  stop: AbortSignal
}

/** Serves until `stop`. Resolves to the exit code. */
export async function develop(config: Config, { prepared, stop }: Developing): Promise<number> {
  const backend = prepared.then((isDone) => (isDone ? openBackend() : undefined))
  // Rethrown below.
  backend.catch(() => {})
  const seed = resolve(config.seedDir ?? SEED)
  let server: DevServer | undefined
  const url = () => server?.url ?? ''
  try {
    server = await startAstro({
      config,
      seed,
      onChange: followChanges({
        backend,
        seed,
        reload: () => server?.reload(),
      }),
      answer: answerWith({ backend, pictures: [PICTURES_DIR, approvedDir(config)] }),
      findPage: pageFinder({ backend, settings: settingsOf(config), url }),
    })
    // Loads most of the code that pages need while the data is being prepared.
    await fetch(url() + CHROME + DEFAULT_LANG)
    if (!(await backend)) return 1
    process.stdout.write(`The site is at ${url()} (Ctrl-C stops it)\n`)
    await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
    return 0
  } finally {
    await server?.close()
    await backend.then((opened) => opened?.close())
  }
}
