import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { freePort } from '../lab/free-port.ts'
import { ROOT } from '../cli/tools.ts'
import { CHILD_ENV } from './child-env.ts'

/** Runs the server's process until it exits: exit code and output. */
async function failedStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/serve.ts')], {
    env: {
        ...CHILD_ENV, HOST: '127.0.0.1', PORT: '0', WEATHER: 'off',
        VAR_DIR: temporaryFolder(), ...env,
      }, // prettier-ignore
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** The single line of JSON in its output. */
async function lineOf(env: Record<string, string>) {
  const { code, output } = await failedStart(env)
  expect(code).toBe(1)
  expect(output.trim()).not.toContain('\n')
  return JSON.parse(output) as Record<string, unknown>
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const WRONG: [Record<string, string>, RegExp][] = [
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ HOST: '192.0.2.1' }, /^192\.0\.2\.1 is not an address of this machine/],
  [{ DATABASE_URL: 'postgres://me:secret@db.invalid/x' }, /^db\.invalid cannot be found: .*DATABASE_URL/],
  [{ PORT: 'x' }, /^PORT must be a whole number/],
  [{ DATABASE_URL: 'mysql://me:secret@db/x' }, /^DATABASE_URL must look like/],
  [{ HOST: 'site.invalid' }, /^site\.invalid is not an address .*HOST=127\.0\.0\.1/],
  [{ VAR_DIR: '/nowhere' }, /^The SQLite file \/nowhere\/store\.sqlite cannot/],
]

test.each(few(WRONG, 2))('a start with %j ends with one line that says why', async (env, why) => {
  const line = await lineOf(env)
  expect(line).toMatchObject({ level: 'fatal', part: 'api' })
  expect(line['msg']).toMatch(why)
  expect(JSON.stringify(line)).not.toMatch(/secret|stack/)
})

test('a taken port is reported with its setting', async () => {
  const port = await takenPort()
  const message = `Port ${port} is in use by another program`
  expect((await lineOf({ PORT: String(port) }))['msg']).toMatch(new RegExp(`^${message}.* PORT=${port + 1} `))
  expect((await lineOf({ METRICS_PORT: String(port) }))['msg']).toMatch(
    new RegExp(`^${message}.* METRICS_PORT=${port + 1} `),
  )
})

test('an unreachable database is reported by its address, without the password', async () => {
  const port = await freePort()
  for (const host of few(['127.0.0.1', 'localhost'])) {
    const line = await lineOf({
      DATABASE_URL: `postgres://me:secret@${host}:${port}/x`,
    })
    expect(line['msg']).toMatch(new RegExp(`^Nothing answers at (127\\.0\\.0\\.1|\\[::1\\]):${port}: `))
    expect(JSON.stringify(line)).not.toContain('secret')
  }
})

test('what nobody foresaw is a mistake of its own, with the stack', async () => {
  // There is no socket at that descriptor.
  expect(await lineOf({ LISTEN_FDS: '1' })).toMatchObject({
    msg: 'Crashed on an unexpected error',
    err: { stack: expect.stringContaining('at ') },
  })
})

test('a start without the key of the store names it and the way out, and is not tried again', async () => {
  const varDir = temporaryFolder()
  const store = openStore({ varDir, storeKey: 'a1'.repeat(32) }, () => {})
  await migrate(store)
  await openSecrets(store)
  await store.destroy()
  for (const [env, why] of [
    [{}, /^The key of the store is missing: .*store\.key.*npm run store:key -- --forget/],
    [{ STORE_KEY: 'b2'.repeat(32) }, /^STORE_KEY is not the key that encrypted .*npm run store:key -- --forget/],
  ] as const) {
    const { code, output } = await failedStart({ VAR_DIR: varDir, ...env })
    expect(code).toBe(78)
    const line = JSON.parse(output) as Record<string, unknown>
    expect(line).toMatchObject({ level: 'fatal', msg: expect.stringMatching(why) })
    expect(JSON.stringify(line)).not.toMatch(/stack|b2b2/)
  }
  const unit = readFileSync(join(ROOT, 'deploy/systemd/kosher-travel@.service'), 'utf8')
  expect(unit).toContain('\nRestartPreventExitStatus=78\n')
})

test('a start on a store of a commit before the first version says how to take its content along', async () => {
  const varDir = temporaryFolder()
  const store = openStore({ varDir }, () => {})
  await migrate(store)
  await sql`update kysely_migration set name = '001-content' where name = '001-initial'`.execute(store)
  await store.destroy()
  const { code, output } = await failedStart({ VAR_DIR: varDir })
  expect(code).toBe(78)
  const line = JSON.parse(output) as Record<string, unknown>
  expect(line).toMatchObject({ level: 'fatal', msg: expect.stringMatching(/^This store was made by a commit before/) })
  expect(JSON.stringify(line)).not.toMatch(/stack/)
})
