import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentRelease } from '../engine/release.ts'
import { ROOT } from '../tools.ts'

/** The whole site in processes of its own, as `npm start` serves it. */
export interface SiteProcess {
  /** Without a slash at the end. */
  url: string
  close(): Promise<void>
}

/** Publishes and serves the site in a folder, on SQLite and a free port. Rejects where it does not come up. */
export async function startSite(
  varDir: string,
  env: Record<string, string> = {},
): Promise<SiteProcess> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, join(ROOT, 'scripts/start.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VAR_DIR: varDir,
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const ended = once(child, 'exit').then(() => process.off('exit', onExit))
  const url = new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data: Buffer) => {
      said += String(data)
      const address = /The site is at (\S+)/.exec(said)?.[1]
      if (address) resolve(address.replace(/\/$/, ''))
    })
    void ended.then(() => reject(new Error('the site did not start')))
  })
  await url
  while (child.exitCode === null && !currentRelease(varDir)) await sleep(100)
  return {
    url: await url,
    async close() {
      child.kill('SIGINT')
      await ended
    },
  }
}
