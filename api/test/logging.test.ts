import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { logOptions, SERIALIZERS } from '#api/settings/log.ts'
import { watchRelease } from '#api/release/watch.ts'
import { memoryStore, testApp } from './helpers.ts'

test('logs say what broke, not who asked nor what for', async () => {
  const lines: string[] = []
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const app = buildApp(
    {
      release: () => {
        throw new Error('the disk is gone')
      },
      now: () => new Date(),
      store,
      config: readConfig({}),
    },
    {
      logger: {
        level: 'trace',
        serializers: SERIALIZERS,
        stream: { write: (line: string) => void lines.push(line) },
      },
    },
  )
  onTestFinished(() => app.close())
  const answer = await app.inject({
    url: '/rest/tjt/locac/synagogue?language=en',
    remoteAddress: '203.0.113.7',
    headers: { 'accept-language': 'fr' },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    error: 'Une erreur s’est produite',
    code: 'internal',
  })
  const log = lines.join('')
  expect(log).toContain('the disk is gone')
  expect(log).not.toMatch(/synagogue|203\.0\.113|language=/)
})

/** The whole server with everything that it logs. */
async function loggedApp(changes: Partial<PeopleDeps> = {}) {
  const { varDir } = await testApp()
  const watch = watchRelease(varDir, () => {})
  const store = await memoryStore()
  const log: string[] = []
  const app = buildApp(
    {
      release: () => watch.current(),
      now: () => new Date(),
      store,
      config: readConfig({ WEATHER: 'off', TRUST_PROXY: 'true' }),
      ...changes,
    },
    {
      logger: {
        ...logOptions('api', 'trace'),
        stream: { write: (line: string) => void log.push(line) },
      },
    },
  )
  onTestFinished(async () => {
    await app.close()
    watch.close()
    await store.destroy().catch(() => {})
  })
  return { app, store, log }
}

test('each request leaves a line of JSON, with its route and not its address', async () => {
  const { app, log } = await loggedApp()
  await app.inject('/rest/tjt/locac/jeru?language=fr')
  await app.inject('/he/nothing-of-the-kind.html')
  await app.inject({ method: 'POST', url: '/rest/tjt/extlogin', payload: {} })
  const lines = log.map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 'info', part: 'api', method: 'GET', route: '/rest/tjt/locac/:text', status: 200, msg: 'request' },
    { route: '/*', status: 404 },
    { method: 'POST', route: '/rest/tjt/extlogin', status: 403, code: 'badToken' },
  ])
  for (const { reqId, ms, at, pid } of lines) {
    expect(reqId).toMatch(/^[\da-f-]{36}$/)
    expect(ms).toBeGreaterThan(0)
    expect(new Date(at).getFullYear()).toBeGreaterThan(2020)
    expect(pid).toBe(process.pid)
  }
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3)
  const NAMES = ['level', 'at', 'pid', 'part', 'reqId', 'method', 'route', 'status', 'ms', 'code', 'msg']
  for (const line of lines) expect(Object.keys(line).filter((name) => !NAMES.includes(name))).toEqual([])
})

test('a body that breaks off is no error of ours', async () => {
  const { app, log } = await loggedApp()
  const refused = new Promise<void>((resolve) => {
    app.addHook('onError', async () => resolve())
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const arrived = once(app.server, 'request')
  const socket = connect((app.server.address() as AddressInfo).port)
  socket.write(
    [
      'POST /rest/tjt/featuressearchresults HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 500',
      '',
      '{',
    ].join('\r\n'),
  )
  await arrived
  socket.destroy()
  await refused
  await setImmediate()
  const lines = log.map((line) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ wasAborted: true }))
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})

const SECRETS =
  /dana|cohen|@|203\.0\.113|2001:db8|secret agent|054-?1234567|31\.7|35\.2|synagogue|mikve|Bearer|hunter2/i

/** Log lines without measured times, which could look like the coordinates that somebody sent. */
const unmeasured = (log: readonly string[]): string =>
  log
    .map((text) => {
      const { at, ms, ...line } = JSON.parse(text)
      expect(Date.parse(at)).toBeGreaterThan(0)
      expect(['number', 'undefined']).toContain(typeof ms)
      return JSON.stringify(line)
    })
    .join('\n')

test('whatever people send, nothing of it is logged', async () => {
  const { app, log, store } = await loggedApp()
  const attack = (url: string, more: object = {}) =>
    app.inject({
      url,
      remoteAddress: '203.0.113.7',
      headers: {
        'user-agent': 'secret agent dana.cohen@example.org',
        'x-forwarded-for': '2001:db8::7',
        'x-request-id': 'dana.cohen@example.org',
        referer: 'http://127.0.0.1/?q=synagogue',
        authorization: 'Bearer hunter2',
        cookie: 'session=hunter2',
      },
      ...more,
    })
  const urls = [
    '/?email=dana.cohen@example.org',
    '/dana.cohen@example.org',
    '/rest/tjt/locac/dana%20cohen?language=en&x=dana.cohen@example.org',
    '/rest/tjt/locnearby/31.7767/35.2345/en',
    '/Kosher_NearBy-31.7767,35.2345-mikve.html',
    '/rest/tjt/dana.cohen@example.org',
    '/%E0%A4%A?dana.cohen@example.org',
    `/rest/tjt/locac/${'dana '.repeat(500)}`,
    '/rest/tjt/entries/228/281184/en?dana=054-1234567',
  ]
  const post = {
    method: 'POST',
    payload: { mailusername: 'dana.cohen@example.org', mailpassword: 'hunter2' },
  }
  for (const url of urls) await attack(url)
  await attack('/rest/tjt/extlogin', post)
  await attack('/rest/tjt/extlogin', { ...post, payload: '{"dana cohen' })
  await store.destroy()
  for (const url of urls) await attack(url)
  await attack('/rest/tjt/extlogin', post)
  expect(log.length).toBeGreaterThan(18)
  expect(unmeasured(log)).not.toMatch(SECRETS)
})

test.each([
  ['a value of a key', Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505', severity: 'ERROR', constraint: 'users_email_key', table: 'users',
    detail: 'Key (email_key)=(dana.cohen@example.org) already exists.',
    where: 'dana cohen', parameters: ['dana cohen'],
  })],
  ['a value in the message', new Error('invalid input syntax for type integer: "dana cohen"')],
  ['a value that never ends', new Error(`value too long: 'dana cohen`)],
  ['a row', new Error('Failing row contains: (email)=(dana.cohen@example.org), phone +972 54-1234567')],
  ['a position', new Error('no tile at 31.7767, 35.2345')],
  ['an address of the network', new Error('connect ECONNREFUSED 203.0.113.9:25 and 2001:db8::9')],
  ['a text that is no JSON', new SyntaxError(`Unexpected token 'd', "dana cohen" is not valid JSON`)],
  ['an address of a page', new Error('fetch failed: /search?q=synagogue')],
  ['a cause', new Error('broken', { cause: new Error('dana.cohen@example.org') })],
])('of %s in an error nothing is logged', async (_, error) => {
  const { app, log } = await loggedApp({
    release: () => {
      throw error
    },
  })
  expect((await app.inject('/rest/tjt/locac/x')).statusCode).toBe(500)
  const line = log.map((text) => JSON.parse(text)).find(({ err }) => err)
  expect(line).toMatchObject({
    level: 'error',
    req: { method: 'GET', route: '/rest/tjt/locac/:text' },
    err: { type: error.name, stack: expect.stringMatching(/^ {4}at /) },
  })
  expect(unmeasured(log)).not.toMatch(SECRETS)
  if ('constraint' in error)
    expect(line.err).toMatchObject({ code: '23505', constraint: 'users_email_key' })
}) // prettier-ignore

test('errors of a real database are logged without their values', async () => {
  const { app, log, store } = await loggedApp()
  const person = {
    name: 'Dana Cohen', email: 'dana.cohen@example.org', email_key: 'dana.cohen@example.org',
    verified: 1, password: null, google: null, facebook: null, language: 'en', at: 1,
  } as const // prettier-ignore
  await store.insertInto('users').values(person).execute()
  const again = store.insertInto('users').values(person).execute()
  const err = await again.catch((error: unknown) => error)
  expect(err).toBeInstanceOf(Error)
  app.log.error({ err })
  expect(log.join('')).toContain('SQLITE_CONSTRAINT')
  expect(unmeasured(log)).not.toMatch(SECRETS)
})
