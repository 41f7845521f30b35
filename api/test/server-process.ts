import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { ROOT } from '#scripts/cli/tools.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { CHILD_ENV } from '../../scripts/test/child-env.ts'
import { makeRelease, switchTo } from './helpers.ts'

/** A folder with a release. */
export async function publishedFolder(): Promise<string> {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  return varDir
}

/** The real server in a separate process, with its log; by default with a release of its own. */
export async function serverProcess(env: Record<string, string>) {
  const varDir = env['VAR_DIR'] ?? (await publishedFolder())
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'api/server.ts')], {
    env: {
        ...CHILD_ENV, HOST: '127.0.0.1', PORT: '0', WEATHER: 'off',
        VAR_DIR: varDir, LOG_LEVEL: 'info', ...env,
      }, // prettier-ignore
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  // What it has said is read to its end, which may come after its own.
  const ended = once(child, 'close')
  const lines = () =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const hasSaid = (msg: string) => lines().some((line) => line['msg'] === msg)
  await expect.poll(() => hasSaid('Started')).toBe(true)
  const url = new URL(String(lines().find(({ msg }) => msg === 'Started')?.['url']))
  return { child, ended, lines, says: hasSaid, url, varDir }
}
