import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { HTTP_LIMITS } from '#api/http/broken-requests.ts'
import { answerErrors } from '#api/http/errors.ts'
import { addLoadLimit } from '#api/guards/load.ts'
import { HEADERS } from '#core/domain/security-headers.ts'
import { testApp } from './helpers.ts'

type App = ReturnType<typeof buildApp>

/** As in service. */
let port = 0
/** With less patience. */
let hastyPort = 0
beforeAll(async () => {
  port = await listening({ http: HTTP_LIMITS })
  hastyPort = await listening({
    http: {
      ...HTTP_LIMITS,
      headersTimeout: 500,
      connectionsCheckingInterval: 50,
    },
    requestTimeout: 1000,
  })
})

async function listening(options: Parameters<typeof buildApp>[1]) {
  const { store, config } = await testApp()
  const app = buildApp({ store, config, now: () => new Date(), release: () => undefined }, options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return (app.server.address() as AddressInfo).port
}

/** Writes raw bytes to the server, and returns everything until the connection closes. */
const speak = (...parts: (string | Buffer)[]) => speakTo(port, parts)
/** For the server that drops slow clients; on a busy machine it would drop anybody. */
const speakSlowly = (text: string) => speakTo(hastyPort, [text])

async function speakTo(to: number, parts: (string | Buffer)[]) {
  const socket = connect(to, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => (heard += data))
  // The server may end the connection while we still write.
  socket.on('error', () => {})
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return heard
}

const lines = (...parts: string[]) => parts.join('\r\n')
const ASK = 'GET /health HTTP/1.1\r\nHost: x\r\n'

function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status = '', ...headers] = head.split('\r\n')
  return { status: Number(status.split(' ')[1]), headers, body }
}

function expectRefusal(answer: string, status: number, code: string) {
  const refused = parse(answer)
  expect(refused.status, answer).toBe(status)
  expect(JSON.parse(refused.body)).toEqual({
    error: expect.stringMatching(/./),
    code,
  })
  for (const [name, value] of Object.entries(HEADERS)) {
    expect(refused.headers).toContain(`${name}: ${value}`)
  }
}

test('slow headers are answered with a timeout, and the connection closed', async () => {
  expectRefusal(await speakSlowly('GET / HTTP/1.1\r\nHost: x\r\nA:'), 408, 'invalidRequest')
  expectRefusal(await speakSlowly(''), 408, 'invalidRequest')
})

test('a slow body is answered with a timeout, and the connection closed', async () => {
  const started = lines(
    'POST /rest/tjt/featuressearchresults HTTP/1.1', 'Host: x',
    'Content-Type: application/json', 'Content-Length: 100', '', '{"a":',
  ) // prettier-ignore
  expectRefusal(await speakSlowly(started), 408, 'invalidRequest')
})

test.each<[string, string, number, string]>([
  ['garbage', 'hello\r\n\r\n', 400, 'invalidRequest'],
  ['TLS', '\x16\x03\x01\x02\x00\x01', 400, 'invalidRequest'],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalidRequest'],
  ['headers of 20 KB', `${ASK}A: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'tooLarge'],
  ['a cookie of 20 KB', `${ASK}Cookie: session=${'x'.repeat(20_000)}\r\n\r\n`, 431, 'tooLarge'],
  ['a thousand headers', `${ASK}${'A: xxxxxxxxxxxxxxxx\r\n'.repeat(1000)}\r\n`, 431, 'tooLarge'],
  ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'tooLarge'],
  ['two lengths', `${ASK}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400, 'invalidRequest'],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'invalidRequest',
  ],
  ['two hosts', `GET /health HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n`, 400, 'invalidRequest'],
  ['two hosts of a call', `POST /rest/tjt/extlogin HTTP/1.1\r\nhost: x\r\nHOST: x\r\n\r\n`, 400, 'invalidRequest'],
  ['two hosts of nothing', `GET /nothing HTTP/1.1\r\nHost: x\r\nA: b\r\nHost: y\r\n\r\n`, 400, 'invalidRequest'],
  ['a length that is none', `${ASK}Content-Length: -1\r\n\r\n`, 400, 'invalidRequest'],
  ['a header on two lines', `${ASK}A: b\r\n c\r\nB : d\r\n\r\n`, 400, 'invalidRequest'],
  ['a NUL in a header', `${ASK}A: b\0c\r\n\r\n`, 400, 'invalidRequest'],
  [
    'a broken chunk',
    'POST /rest/tjt/extlogin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
    'invalidRequest',
  ],
])('%s is no request', async (_, text, status, code) => {
  const answer = await speak(text)
  // A part of the answer to what came before it may stand first.
  expectRefusal(answer.slice(answer.lastIndexOf('HTTP/1.1 ')), status, code)
})

test.each([
  'PROPFIND', 'MKCOL', 'PURGE', 'TRACE', 'OPTIONS', 'DELETE', 'PATCH', 'PUT',
  'SEARCH', 'LINK', 'REPORT', 'POST',
])('%s of a read is not found', async (method) => {
  const answer = await speak(
    lines(`${method} /rest/tjt/pricerange HTTP/1.1`, 'Host: x', 'Connection: close', 'Content-Length: 0', '', ''),
  )
  expectRefusal(answer, 404, 'notFound')
}) // prettier-ignore

test('a tunnel is not opened', async () => {
  expect(await speak('CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
})

test('answers to requests sent at once come in their order', async () => {
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
  const answers = await speak(
    ask('/rest/tjt/nothing') +
      ask('/health') +
      ask('/rest/tjt/docs/json') +
      ask('/rest/tjt/nothing', 'Connection: close\r\n'),
  )
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual(['404', '503', '200', '404'])
})

test('HEAD has the headers and no body', async () => {
  const answer = await speak('HEAD /rest/tjt/docs/json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const { status, headers, body } = parse(answer)
  expect([status, body]).toEqual([200, ''])
  expect(headers.join('\n')).toMatch(/content-length: \d{4}/)
})

test.each([
  ['an upgrade', `${ASK}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`],
  ['HTTP/1.0', 'GET /health HTTP/1.0\r\n\r\n'],
  ['a whole address', 'GET http://evil.example/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['an expectation', `${ASK}Expect: 100-continue\r\nConnection: close\r\n\r\n`],
])('%s is answered like anything else', async (_, text) => {
  const answer = await speak(text)
  expectRefusal(answer.slice(answer.lastIndexOf('HTTP/1.1 ')), 503, 'noRelease')
})

test('a body in chunks is measured too', async () => {
  const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`
  const answer = await speak(
    'POST /rest/tjt/featuressearchresults HTTP/1.1\r\nHost: x\r\nContent-Type: ' +
      'application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    chunk.repeat(20),
  )
  expectRefusal(answer, 413, 'tooLarge')
})

test('the server is still there', async () => {
  const answer = await speak(`${ASK}Connection: close\r\n\r\n`)
  expectRefusal(answer, 503, 'noRelease')
})

/** A server whose routes answer on demand, or echo. */
async function heldApp(limits: Parameters<typeof addLoadLimit>[1]) {
  const app = Fastify({ trustProxy: '127.0.0.1' })
  onTestFinished(() => app.close())
  answerErrors(app)
  addLoadLimit(app, limits)
  const waiters: (() => void)[] = []
  const hold = () => new Promise((resolve) => waiters.push(() => resolve('ok')))
  app.get('/', hold)
  app.get(CALL, hold)
  app.addContentTypeParser('multipart/form-data', async (_: FastifyRequest, payload: IncomingMessage) => text(payload))
  app.post(CALL, async ({ body }) => body)
  const ask = (from: string, url = CALL) => app.inject({ url, headers: { 'x-forwarded-for': from } })
  const release = () => waiters.splice(0).forEach((go) => go())
  const listen = async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    return (app.server.address() as AddressInfo).port
  }
  return { ask, release, waiters, listen, app: app as unknown as App }
}

const CALL = '/rest/tjt/held'

test('only so many calls are open at a time, and fewer of one address', async () => {
  const calls = { most: 4, mostOfOne: 2 }
  const { ask, release, waiters } = await heldApp({ calls })
  const first = [ask('192.0.2.1'), ask('192.0.2.1'), ask('2001:db8::1')]
  await expect.poll(() => waiters.length).toBe(3)
  const fourth = await ask('192.0.2.1')
  expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([503, '2'])
  expect(fourth.json().code).toBe('overloaded')
  const more = ask('2001:db8::2')
  await expect.poll(() => waiters.length).toBe(4)
  expect((await ask('2001:db8::3')).statusCode).toBe(503)
  expect((await ask('192.0.2.9')).statusCode).toBe(503)
  // Pages are counted apart.
  const page = ask('192.0.2.1', '/')
  await expect.poll(() => waiters.length).toBe(5)
  release()
  for (const answer of await Promise.all([...first, more, page])) expect(answer.statusCode).toBe(200)
  const again = ask('192.0.2.1')
  await expect.poll(() => waiters.length).toBe(1)
  release()
  expect((await again).statusCode).toBe(200)
})

test('callers that give up make room', async () => {
  const { app, waiters, listen } = await heldApp({
    pages: { most: 2, mostOfOne: 2 },
  })
  const own = await listen()
  for (let i = 0; i < 5; i++) {
    const sockets = [1, 2].map(() => connect(own, '127.0.0.1'))
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(() => waiters.length).toBe(2)
    for (const socket of sockets) socket.destroy()
    waiters.splice(0)
    const open = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
    await expect.poll(open).toBe(0)
  }
})

/** A call with a body of two bytes, up to the second one. */
const halfCall = (path: string, type = 'application/json') =>
  lines(`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', `Content-Type: ${type}`, 'Content-Length: 2', '', '{')

/** Starts a call on an open connection, and records the response. */
function begin(to: number, text: string) {
  const socket = connect(to, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const call = { socket, heard: '' }
  socket.on('data', (data) => (call.heard += data))
  socket.on('error', () => {})
  socket.write(text)
  return call
}

test('bodies that never come keep nobody from pages and calls', async () => {
  const started = halfCall('/rest/tjt/featuressearchresults')
  const open = Array.from({ length: 220 }, () => begin(port, started))
  const refused = () => open.filter(({ heard }) => heard !== '')
  // Of one address only so many wait, and those not for long.
  await expect.poll(() => refused().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(170)
  const statuses = new Set(refused().map(({ heard }) => parse(heard).status))
  expect(new Set([408, 503]).isSupersetOf(statuses)).toBe(true)
  const page = await speak(`${ASK}Connection: close\r\n\r\n`)
  expectRefusal(page, 503, 'noRelease')
  const call = await speak('GET /rest/tjt/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expectRefusal(call, 404, 'notFound')
})

test('open bodies have a cap of their own, and leave it once they have come', async () => {
  const { listen } = await heldApp({ bodies: { most: 2, mostOfOne: 2 } })
  const own = await listen()
  const open = [1, 2].map(() => begin(own, halfCall(CALL)))
  await expect.poll(async () => parse(await speakTo(own, [`${halfCall(CALL)}}`])).status).toBe(503)
  // Forms with files have another.
  const form = await speakTo(own, [`${halfCall(CALL, 'multipart/form-data')}}`])
  expect(parse(form)).toMatchObject({ status: 200, body: '{}' })
  for (const { socket } of open) socket.write('}')
  for (const call of open) await expect.poll(() => parse(call.heard).body).toBe('{}')
  const next = await speakTo(own, [`${halfCall(CALL)}}`])
  expect(parse(next)).toMatchObject({ status: 200, body: '{}' })
})

test('a small body has its time to come, a form with files has more', async () => {
  const { listen } = await heldApp({ bodyMs: 100 })
  const own = await listen()
  const form = begin(own, halfCall(CALL, 'multipart/form-data; boundary=x'))
  const late = await speakTo(own, [halfCall(CALL)])
  expectRefusal(late, 408, 'invalidRequest')
  form.socket.write('}')
  await expect.poll(() => parse(form.heard).body).toBe('{}')
})
