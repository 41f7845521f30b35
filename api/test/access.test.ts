import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSession } from '#api/accounts/sessions.repository.ts'
import { hashOf } from '#data/store/sealed.ts'
import { sentCookie } from '#api/accounts/cookie.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { freshApp } from './helpers.ts'
import { attackedApp, pageOf, type Attacked } from './hostile.ts'

const REST = '/rest/tjt'
const EXPORT = `${REST}/accountexport`
const LOGOUT = `${REST}/accountlogout`

let attacked: Attacked
beforeAll(async () => {
  attacked = await attackedApp()
  await attacked.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => attacked.close())

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'
let callers = 0

/** A call by somebody who is logged in, with the token of that call unless said otherwise. */
async function call(method: Method, url: string, headers: Record<string, string> = {}, uid = 1) {
  attacked.clock.now += 3_600_000
  const page = await pageOf(attacked, uid)
  const name = `${method === 'HEAD' ? 'GET' : method} ${url.slice(REST.length + 1)}`
  return attacked.app.inject({
    method,
    url,
    remoteAddress: `10.9.${callers >> 8}.${callers++ & 255}`,
    headers: {
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens[name] ?? '',
      ...headers,
    },
    ...(method !== 'GET' && method !== 'HEAD' && { payload: { everywhere: false } }),
  })
}

/** `inject` would normalize the address. */
async function overTheWire(path: string, headers: Record<string, string>) {
  const { port } = attacked.app.server.address() as AddressInfo
  const clientRequest = request({ host: '127.0.0.1', port, path, headers }).end()
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const body = await text(answer)
  return { statusCode: answer.statusCode ?? 0, body }
}

const outcome = (answer: Awaited<ReturnType<typeof call>>) => [
  answer.statusCode,
  answer.body ? answer.json<{ code?: string }>().code : undefined,
]

describe('a token', () => {
  test('lets its own call through, and HEAD of it', async () => {
    expect(outcome(await call('GET', EXPORT))).toEqual([200, undefined])
    const head = await call('HEAD', EXPORT)
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await call('POST', LOGOUT)).statusCode).toBe(200)
  })

  test('is needed', async () => {
    for (const [method, url] of [['GET', EXPORT], ['HEAD', EXPORT], ['POST', LOGOUT]] as const) {
      for (const token of ['', 'x', '--', 'a-b-c', '-'.repeat(9000), 'null', '\u00e9-\u00e9-\u00e9']) {
        const answer = await call(method, url, { [TOKEN_HEADER]: token })
        expect(answer.statusCode, `${method} ${token.slice(0, 9)}`).toBe(403)
      }
    }
  }) // prettier-ignore

  test('is for no other method, no other call and no other session', async () => {
    const page = await pageOf(attacked)
    const others = Object.entries(page.tokens).filter(([name]) => name !== 'GET accountexport')
    expect(others.length).toBeGreaterThan(20)
    const ask = (cookie: string, token: string) =>
      attacked.app.inject({ url: EXPORT, headers: { cookie, [TOKEN_HEADER]: token } })
    for (const [name, token] of others) {
      expect((await ask(page.cookie, token)).statusCode, name).toBe(403)
    }
    const own = page.tokens['GET accountexport']!
    const another = await pageOf(attacked)
    expect((await ask(another.cookie, own)).statusCode).toBe(403)
    const stranger = await pageOf(attacked, 2)
    expect((await ask(stranger.cookie, own)).statusCode).toBe(403)
    expect((await ask(page.cookie, own)).statusCode).toBe(200)
    // A repeated header counts as none.
    const twice = `${own}, ${own}`
    expect((await ask(page.cookie, twice)).statusCode).toBe(403)
  })

  test('is worth nothing without a login where one is needed', async () => {
    expect(outcome(await call('GET', EXPORT, {}, 0))).toEqual([401, 'needLogin'])
  })

  test('in a query or a body is none', async () => {
    const page = await pageOf(attacked)
    const token = page.tokens['GET accountexport']!
    const answer = await attacked.app.inject({
      url: `${EXPORT}?_csrf=${token}&${TOKEN_HEADER}=${token}`,
      headers: { cookie: page.cookie },
    })
    expect(answer.statusCode).toBe(403)
  })
})

test.each([
  ['a letter in code', '/rest/tjt/%61ccountexport'],
  ['all letters in code', '/rest/tjt/%61%63%63%6f%75%6e%74%65%78%70%6f%72%74'],
  ['the folder in code', '/%72est/tjt/accountexport'],
  ['a query', '/rest/tjt/accountexport?x=/rest/tjt/pricerange'],
  ['a fragment', '/rest/tjt/accountexport#/rest/tjt/pricerange'],
  ['a whole address', 'http://evil.example/rest/tjt/accountexport'],
])('%s is the same guarded call', async (_, url) => {
  const without = await attacked.app.inject({ url })
  expect(outcome(without)).toEqual([403, 'badToken'])
  expect(without.headers).not.toHaveProperty('access-control-allow-origin')
  expect(without.headers['cache-control']).toBe('no-store')
})

test.each([
  '//rest/tjt/accountexport', '/rest//tjt/accountexport', '/rest/tjt//accountexport',
  '/rest/tjt/accountexport/', '/rest/tjt/accountexport;x=1', '/rest/tjt/ACCOUNTEXPORT',
  '/REST/tjt/accountexport', '/rest/tjt/./accountexport', '/rest/tjt/x/../accountexport',
  '/rest/tjt/accountexport%2f', '/rest%2ftjt%2faccountexport', '/rest/tjt/accountexport%00',
  '/rest/tjt/accountexport%20', '/rest/tjt/accountexport.json', '/rest/tjt%5caccountexport',
  '/rest/tjt/%2561ccountexport', '/rest/tjt/accountexport%3fx',
])('%s is no call at all', async (url) => {
  const page = await pageOf(attacked)
  const headers = { cookie: page.cookie, [TOKEN_HEADER]: page.tokens['GET accountexport']! }
  const answer = await overTheWire(url, headers)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toContain('@example.org')
}) // prettier-ignore

test.each<Record<string, string>>([
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method': 'DELETE' },
  { 'x-method-override': 'DELETE' },
  { 'x-original-url': `${REST}/account`, 'x-rewrite-url': `${REST}/account` },
])('%j changes nothing', async (headers) => {
  const answer = await call('POST', `${REST}/account`, headers)
  expect(outcome(answer)).toEqual([404, 'notFound'])
  const other = await call('GET', `${REST}/pricerange`, headers)
  expect(other.statusCode).toBe(200)
  const users = await attacked.store.selectFrom('users').select('id').execute()
  expect(users.length).toBeGreaterThan(0)
})

test.each<Record<string, string>>([
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'http://127.0.0.1:4321.evil.example' },
  { origin: 'http://127.0.0.1:43210' },
  { origin: 'https://127.0.0.1:4321' },
  { origin: 'http://127.0.0.1:4321, http://127.0.0.1:4321' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:4321' },
  { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' },
])('a call from %j is not ours', async (headers) => {
  for (const [method, url] of [['GET', EXPORT], ['POST', LOGOUT]] as const)
    expect(outcome(await call(method, url, headers))).toEqual([403, 'badToken'])
  const session = await call('GET', `${REST}/session`, headers)
  expect(outcome(session)).toEqual([403, 'badToken'])
}) // prettier-ignore

test.each<Record<string, string>>([
  {},
  { origin: 'http://127.0.0.1:4321' },
  { origin: 'http://127.0.0.1:4321', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { host: 'localhost:8080', origin: 'http://localhost:8080' },
])('a call from %j is ours', async (headers) => {
  expect((await call('GET', EXPORT, headers)).statusCode).toBe(200)
})

describe('a cookie', () => {
  const good = 'a'.repeat(43)
  const sent = (cookie: string, origin = 'http://127.0.0.1:4321') => sentCookie({ headers: { cookie } }, origin)

  test.each([
    [`session=${good}`, good],
    [`a=b; session=${good};c`, good],
    [`session=${good}; session=${good}`, undefined],
    [`session=${'b'.repeat(43)}; x=y; session=${good}`, undefined],
    [`session=x; session=${good}`, undefined],
    [`xsession=${good}`, undefined],
    [`session=${good}x`, undefined],
    [`session="${good}"`, undefined],
    [`session=%61${good.slice(1)}`, undefined],
    [`session=${'a'.repeat(14_000)}`, undefined],
    ['session=', undefined],
    ['session', undefined],
    ['', undefined],
    [';'.repeat(10_000), undefined],
    [`SESSION=${good}`, undefined],
    [`__proto__=${good}`, undefined],
  ])('%s', (cookie, value) => {
    expect(sent(cookie)).toBe(value)
  })

  test('of plain http is none where the site is not on loopback', () => {
    const origin = 'https://example.org'
    expect(sent(`session=${good}`, origin)).toBeUndefined()
    expect(sent(`__Host-session=${good}`, origin)).toBe(good)
    expect(sent(`__host-session=${good}`, origin)).toBeUndefined()
  })

  test('that somebody put beside ours lets nobody in', async () => {
    const mine = await pageOf(attacked)
    const theirs = await pageOf(attacked, 2)
    for (const cookie of [`${theirs.cookie}; ${mine.cookie}`, `${mine.cookie}; ${theirs.cookie}`]) {
      for (const page of [mine, theirs]) {
        const token = page.tokens['GET accountexport']!
        const answer = await attacked.app.inject({ url: EXPORT, headers: { cookie, [TOKEN_HEADER]: token } })
        expect(answer.statusCode).toBe(403)
      }
    }
  })

  test('is not what is kept', async () => {
    const { cookie } = await pageOf(attacked)
    const secret = cookie.split('=')[1]!
    const rows = JSON.stringify(await attacked.store.selectFrom('sessions').selectAll().execute())
    expect(rows).not.toContain(secret)
    expect(rows).toContain(hashOf(secret))
    const session = await findSession(attacked.store, hashOf(secret), attacked.clock.now)
    expect(session).toBeUndefined()
  })

  test('that was known before a login is worth nothing after it', async () => {
    const { app, store, get } = await freshApp()
    const { hashPassword } = await import('#api/accounts/passwords.ts')
    await store
      .insertInto('users')
      .values({
        id: 1, name: 'A', email: 'a@example.org', email_key: 'a@example.org', verified: 1,
        password: await hashPassword('a long password'), google: null, facebook: null, language: 'en', at: 0,
      })
      .execute()
    const begun = await get(`${REST}/session`)
    const planted = String(begun.headers['set-cookie']).split(';')[0]!
    const { tokens } = begun.json<{ tokens: Record<string, string> }>()
    const login = await app.inject({
      method: 'POST',
      url: `${REST}/extlogin`,
      headers: { cookie: planted, [TOKEN_HEADER]: tokens['POST extlogin']! },
      payload: { loginType: 'email', mailusername: 'a@example.org', mailpassword: 'a long password' },
    })
    expect(login.statusCode, login.body).toBe(200)
    const fresh = String(login.headers['set-cookie']).split(';')[0]!
    expect(fresh).not.toBe(planted)
    expect((await get(`${REST}/session`, { cookie: planted })).json()).toMatchObject({ uid: 0 })
    expect((await get(`${REST}/session`, { cookie: fresh })).json()).toMatchObject({ uid: 1 })
  }) // prettier-ignore
})

describe('a route', () => {
  const handler = async () => ({})
  const fresh = async () => (await freshApp()).app

  test('that changes something says who may call it, wherever it lies', async () => {
    const app = await fresh()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      for (const url of [`${REST}/x`, '/x', '/rest/x']) {
        expect(() => app.route({ method, url, handler })).toThrow('does not say who may call it')
      }
    }
    const inside = app.register(async (part) => part.post('/y', handler), { prefix: REST })
    await expect(inside).rejects.toThrow('does not say who may call it')
  })

  test('that needs a token lies where tokens are', async () => {
    const app = await fresh()
    const config = { access: 'user' } as const
    const route = { method: 'GET', url: '/mine', config, handler } as const
    expect(() => app.route(route)).toThrow('does not lie below')
  })

  test('below a prefix is guarded by its whole path', async () => {
    const { app, get } = await freshApp()
    const config = { access: 'visitor' } as const
    await app.register(async (part) => void part.put('/secret/:id', { config, handler }), { prefix: REST })
    const begun = await get(`${REST}/session`)
    const { tokens } = begun.json<{ tokens: Record<string, string> }>()
    const cookie = String(begun.headers['set-cookie']).split(';')[0]!
    const put = (token: string) =>
      app.inject({ method: 'PUT', url: `${REST}/secret/1`, headers: { cookie, [TOKEN_HEADER]: token } })
    expect((await put('')).statusCode).toBe(403)
    expect((await put(tokens['POST extlogin']!)).statusCode).toBe(403)
    expect((await put(tokens['PUT secret']!)).statusCode).toBe(200)
  })
})

test('a call that is refused at the door does not count', async () => {
  const { app, get } = await freshApp()
  for (let i = 0; i < 30; i++) {
    const refused = await app.inject({ method: 'POST', url: `${REST}/extlogin`, payload: {} })
    expect(refused.statusCode).toBe(403)
  }
  const begun = await get(`${REST}/session`)
  const { tokens } = begun.json<{ tokens: Record<string, string> }>()
  const cookie = String(begun.headers['set-cookie']).split(';')[0]!
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) {
    const answer = await app.inject({
      method: 'POST',
      url: `${REST}/extlogin`,
      headers: { cookie, [TOKEN_HEADER]: tokens['POST extlogin']! },
      payload: {},
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
})

test('HEAD of a counted read counts once', async () => {
  const { app, store } = await freshApp()
  await app.inject({ method: 'HEAD', url: `${REST}/session` })
  const counted = await store.selectFrom('limits').select('count').execute()
  expect(counted).toEqual([{ count: 1 }])
})
