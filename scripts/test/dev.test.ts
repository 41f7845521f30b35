import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { tryLock } from '../engine/lock.ts'
import { ROOT } from '../cli/tools.ts'

test('a taken port is reported before anything starts', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await tryDev({ PORT: String(port) })).toEqual([
    1,
    `Port ${port} is in use by another program: stop that program, or choose another port, as in PORT=${port + 1} ` +
      `npm run dev.\n`,
  ])
})

test('a second instance in the same folder is refused', async () => {
  const VAR_DIR = temporaryFolder()
  const lock = tryLock(join(VAR_DIR, 'dev.lock'))
  onTestFinished(() => lock?.release())
  expect(await tryDev({ VAR_DIR })).toEqual([
    1,
    `npm run dev is already running in ${VAR_DIR}: stop it or set another VAR_DIR.\n`,
  ])
})

/** Runs the command where it cannot start. Resolves to its exit code and its errors. */
async function tryDev(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/dev.ts')], {
    env: {
        PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', VAR_DIR: temporaryFolder(), ...env,
      }, // prettier-ignore
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  const [code] = await once(child, 'close')
  return [code, errors]
}
