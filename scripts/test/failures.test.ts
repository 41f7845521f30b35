import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explain, withContext, type FailureContext } from '../cli/failures.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'failures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function failureOf(step: () => unknown): Promise<unknown> {
  try {
    await step()
  } catch (error) {
    return error
  }
  throw new Error('The step was meant to fail')
}

function systemError(fields: Record<string, unknown>): Error {
  return Object.assign(new Error(`${String(fields['code'])}: failed`), fields)
}

function listen(port: number): Promise<Server> {
  const server = createServer()
  onTestFinished(() => void server.close())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

test('a busy port names the port and another one', async () => {
  const address = (await listen(0)).address()
  const port = typeof address === 'object' ? address!.port : 0
  const line = explain(await failureOf(() => listen(port)))
  expect(line).toContain(`Port ${port} is in use`)
  expect(line).toContain(`PORT=${port + 1}`)
})

test('a host that this machine does not have names HOST', () => {
  const error = systemError({ code: 'EADDRNOTAVAIL', address: '192.0.2.1' })
  expect(explain(error)).toMatch(/^192\.0\.2\.1 .*HOST=/)
})

test('a file that is no database is named, and kept', async () => {
  const file = join(await temporaryFolder(), 'store.sqlite')
  await writeFile(file, 'this is not a database'.repeat(100))
  const error = await failureOf(() =>
    withContext({ file }, () => {
      const database = new Database(file)
      onTestFinished(() => void database.close())
      database.prepare('select * from sqlite_schema').all()
    }),
  )
  const line = explain(error)
  expect(line).toContain(file)
  expect(line).toMatch(/SQLITE_NOTADB.*move it away/)
})

test('a database with overwritten pages is named', async () => {
  const file = join(await temporaryFolder(), 'store.sqlite')
  const whole = new Database(file)
  whole.exec('create table t (a text); insert into t values (hex(zeroblob(9)))')
  whole.close()
  const damaged = await import('node:fs').then(({ openSync, writeSync }) => {
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(4000, 0xff), 0, 4000, 4096)
    return new Database(file)
  })
  onTestFinished(() => void damaged.close())
  const error = await failureOf(() => damaged.prepare('select * from t').all())
  const remedy = 'run `npm run publish`.'
  expect(explain(error, { file, remedy })).toBe(
    `The SQLite file ${file} is damaged or not a database (SQLITE_CORRUPT): ${remedy}`,
  )
})

test('a real full database asks for space', async () => {
  const database = new Database(':memory:')
  onTestFinished(() => void database.close())
  database.pragma('max_page_count = 2')
  const error = await failureOf(() => database.exec('create table a (x); create table b (x)'))
  const context = { folder: tmpdir(), neededBytes: 300e6 }
  expect(explain(error, context)).toMatch(/^The disk is full: .* free at .*, about 300 MB needed.*nothing was damaged/)
})

test('a folder in the way of a file is named', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'sub'))
  const error = systemError({
    code: 'EACCES',
    syscall: 'open',
    path: join(folder, 'sub', 'page.html'),
  })
  expect(explain(error)).toContain(`The folder ${join(folder, 'sub')} cannot`)
})

test.each<[string, Record<string, unknown>, FailureContext, RegExp]>([
  [
    'a read-only folder',
    { code: 'EROFS', syscall: 'mkdir', path: '/srv/app/var' },
    {},
    /^The folder \/srv\/app is read-only \(EROFS\)/,
  ],
  [
    'a rename into a forbidden folder',
    { code: 'EPERM', syscall: 'rename', path: '/tmp/a', dest: '/srv/b/c' },
    {},
    /^The folder \/srv\/b cannot be used \(EPERM\)/,
  ],
  ['a port below 1024', { code: 'EACCES', syscall: 'listen', port: 80 }, {}, /may not open port 80.*PORT=4321/],
  [
    'a full disk',
    { code: 'ENOSPC', syscall: 'write' },
    { folder: '/nowhere/at/all' },
    /^The disk is full: .* about 1\.0 GB needed/,
  ],
  [
    'a file in place of a folder',
    { code: 'EEXIST', syscall: 'mkdir', path: '/srv/var/releases' },
    {},
    /^A file is in the place of a folder: \/srv\/var\/releases \(EEXIST\)/,
  ],
  [
    'a file above a folder',
    { code: 'ENOTDIR', syscall: 'open', path: '/srv/var/mail/a' },
    {},
    /^A file is in the place of a folder: \/srv\/var\/mail\/a .*VAR_DIR/,
  ],
  ['too many files', { code: 'EMFILE', syscall: 'open' }, {}, /ulimit -n/],
  [
    'a database in use',
    { code: 'SQLITE_BUSY_SNAPSHOT' },
    { file: 'var/store.sqlite' },
    /^The SQLite file var\/store\.sqlite is in use/,
  ],
  [
    'a PostgreSQL that is not there',
    { code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 },
    {},
    /127\.0\.0\.1:5432.*DATABASE_URL/,
  ],
  [
    'a PostgreSQL at an address of IPv6',
    { code: 'ECONNREFUSED', address: '::1', port: 5432 },
    {},
    /^Nothing answers at \[::1\]:5432/,
  ],
  [
    'a service whose name nobody knows',
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.invalid' },
    { host: '127.0.0.1' },
    /^db\.invalid cannot be found.*DATABASE_URL/,
  ],
  [
    'a host whose name nobody knows',
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'here.invalid' },
    { host: 'here.invalid' },
    /^here\.invalid .*HOST=/,
  ],
  [
    'a busy metrics port',
    { code: 'EADDRINUSE', port: 9464 },
    { port: 4321 },
    /^Port 9464 is in use.*METRICS_PORT=9465/,
  ],
  ['a wrong password', { code: '28P01' }, {}, /PostgreSQL refuses.*DATABASE_URL/],
])('%s gets one line', (_, fields, context, expected) => {
  const line = explain(systemError(fields), context)
  expect(line).toMatch(expected)
  expect(line).not.toContain('\n')
})

test('the error of a data file speaks for itself', () => {
  const error = new Error('data/seed/a.json, row 3, field name: is missing')
  error.name = 'DataFileError'
  expect(explain(new Error('import failed', { cause: error }))).toBe(error.message)
})

test('finds the reason among several', () => {
  const busy = systemError({ code: 'EADDRINUSE', port: 4321 })
  expect(explain(new AggregateError([new Error('other'), busy]))).toContain('Port 4321')
})

test('names the address that one of several refused at', () => {
  const refused = systemError({
    code: 'ECONNREFUSED',
    address: '127.0.0.1',
    port: 5432,
  })
  const all = Object.assign(new AggregateError([refused]), {
    code: 'ECONNREFUSED',
  })
  expect(explain(all)).toContain('127.0.0.1:5432')
})

test('leaves the unexpected to its stack', () => {
  expect(explain(new TypeError('x is undefined'))).toBeUndefined()
  expect(explain('a string')).toBeUndefined()
})

/** Runs the source of a command in a separate process. */
function runCommand(source: string, onLine?: (kill: () => void) => void) {
  const failures = new URL('../cli/failures.ts', import.meta.url).href
  const code = `import { main } from ${JSON.stringify(failures)}\n${source}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  child.stdout.on('data', () => onLine?.(() => child.kill('SIGINT')))
  return new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, errors })),
  )
}

test.each([
  ['nothing', 'await main(async () => {})', 0, /^$/],
  ['a number', 'await main(async () => 3)', 3, /^$/],
  [
    'a known failure',
    `await main(async () => {
      throw Object.assign(new Error('x'), { code: 'EMFILE' })
    })`,
    1,
    /^Too many files[^\n]*\n$/,
  ],
  ['an unknown failure', `await main(async () => { throw new TypeError('odd') })`, 1, /TypeError: odd\n\s+at /],
  [
    'a failure outside of the command',
    `await main(async () => {
      const { createServer } = await import('node:net')
      const one = createServer().listen(0, '127.0.0.1', () =>
        createServer().listen(one.address().port, '127.0.0.1'))
    })`,
    1,
    /^Port \d+ is in use[^\n]*\n$/,
  ],
])('a command that ends with %s', async (_, source, exit, message) => {
  const { code, errors } = await runCommand(source)
  expect(errors).toMatch(message)
  expect(code).toBe(exit)
})

test.each([
  [
    'that knows nothing of signals',
    `await main(async () => {
      console.log('ready')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })`,
  ],
  [
    'that tidies up first',
    `await main(async (stop) => {
      const timer = setTimeout(() => {}, 60_000)
      await new Promise((resolve) => {
        stop.addEventListener('abort', resolve)
        console.log('ready')
      })
      clearTimeout(timer)
    })`,
  ],
])('Ctrl-C ends a command %s with 130', async (_, source) => {
  const ended = await runCommand(source, (kill) => kill())
  expect(ended).toEqual({ code: 130, errors: '' })
})
