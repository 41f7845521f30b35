import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#data/store/database.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { ROOT } from '../cli/tools.ts'

test.each(['PORT', 'METRICS_PORT'])('a taken %s is reported before anything is imported', async (setting) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const VAR_DIR = temporaryFolder()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/start.ts')], {
    env: {
          PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', VAR_DIR,
          [setting]: String(port),
        }, // prettier-ignore
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(errors).toMatch(new RegExp(`^Port ${port} is in use .* ${setting}=${port + 1} .*\\n$`))
  const store = openSqliteStore(join(VAR_DIR, 'store.sqlite'))
  onTestFinished(() => store.destroy())
  expect(await store.selectFrom('content').selectAll().execute()).toEqual([])
})
