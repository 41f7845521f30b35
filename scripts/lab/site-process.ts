import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentRelease } from '../engine/release.ts'
import { ROOT } from '../cli/tools.ts'

/** The whole site in separate processes, as `npm start` serves it. */
export interface SiteProcess {
  /** Without a trailing slash. */
  url: string
  close(): Promise<void>
}

/** Publishes and serves the site in a folder, on SQLite and a free port. Rejects if it fails to start. */
export async function startSite(varDir: string, env: Record<string, string> = {}): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'scripts/start.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VAR_DIR: varDir,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const ended = once(child, 'exit').then(() => process.off('exit', onExit))
  const failed = ended.then(() => {
    throw new Error('the site did not start')
  })
  failed.catch(() => {})
  child.stderr.pipe(process.stderr)
  void lineOf(child.stderr, /Publishing: failed/).then(() => child.kill('SIGINT'))
  const address = lineOf(child.stdout, /The site is at (\S+?)\/? /)
  const url = await Promise.race([address, failed])
  while (child.exitCode === null && !currentRelease(varDir)) await sleep(100)
  if (!currentRelease(varDir)) await failed
  return {
    url,
    async close() {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Resolves to the first group of a pattern once the output matches. */
function lineOf(stream: Readable, pattern: RegExp): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    stream.on('data', (data: Buffer) => {
      text += String(data)
      const found = pattern.exec(text)
      if (found) resolve(found[1] ?? '')
    })
  })
}
