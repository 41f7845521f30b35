import { describe, expect, test } from 'vitest'
import { TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import { setRole } from '#api/accounts/roles.repository.ts'
import { dropOldSessions, insertSession } from '#api/accounts/sessions.repository.ts'
import { freshApp } from './helpers.ts'
import { DANA, loggedIn, peopleApp, visit } from './people.ts'

const SESSION = '/rest/tjt/session'

test('starts a session on request, and not before', async () => {
  const { get, store } = await freshApp()
  for (const url of ['/', '/rest/tjt/locac/jeru', '/rest/tjt/health']) {
    expect((await get(url)).headers).not.toHaveProperty('set-cookie')
  }
  expect(await store.selectFrom('sessions').selectAll().execute()).toEqual([])
  const begun = await get(SESSION)
  expect(begun.json()).toMatchObject({
    uid: 0,
    name: '',
    messages: [],
    captcha: { kind: 'altcha' },
    providers: {},
  })
  expect(begun.headers['cache-control']).toBe('no-store')
  const cookie = String(begun.headers['set-cookie'])
  expect(cookie).toMatch(/^session=[\w-]{43};/)
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/)
  const again = await get(SESSION, { cookie: cookie.split(';')[0]! })
  expect(again.headers).not.toHaveProperty('set-cookie')
})

test('is __Host- and Secure where the site is not on loopback', async () => {
  const { get } = await freshApp({ SITE_ORIGIN: 'https://example.org' })
  const cookie = String((await get(SESSION)).headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-session=/)
  expect(cookie).toContain('; Secure')
  expect(cookie).not.toContain('Domain')
})

test('hands out its messages once', async () => {
  const { get, store, clock } = await freshApp()
  const message = { type: 'success' as const, text: 'Welcome' }
  const begun = { uid: 0, messages: [message] }
  const { cookie } = await insertSession(store, begun, clock.now)
  const headers = { cookie: `session=${cookie}` }
  expect((await get(SESSION, headers)).json().messages).toEqual([message])
  expect((await get(SESSION, headers)).json().messages).toEqual([])
})

const HOUR_MS = 3_600_000

test('ends by itself', async () => {
  const { get, clock } = await freshApp()
  const begun = String((await get(SESSION)).headers['set-cookie'])
  const cookie = begun.split(';')[0]!
  clock.now += 48 * HOUR_MS
  const later = String((await get(SESSION, { cookie })).headers['set-cookie'])
  expect(later).toMatch(/^session=/)
  expect(later).not.toContain(cookie)
})

test('its use lets it last, written down once a day', async () => {
  const { get, clock, store } = await freshApp()
  const begun = await get(SESSION)
  const cookie = String(begun.headers['set-cookie']).split(';')[0]!
  const end = async () => (await store.selectFrom('sessions').select('expires_at').execute())[0]!.expires_at
  const first = await end()
  clock.now += 23 * HOUR_MS
  const soon = await get(SESSION, { cookie })
  expect(soon.headers).not.toHaveProperty('set-cookie')
  expect(await end()).toBe(first)
  for (const hours of [2, 25, 47, 24]) {
    clock.now += hours * HOUR_MS
    const later = await get(SESSION, { cookie })
    const again = String(later.headers['set-cookie'])
    expect(again).toContain(`${cookie}; Max-Age=172800`)
    expect(await end()).toBe(clock.now + 48 * HOUR_MS)
  }
  expect(await store.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

test('ends some day however often it is used', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const first = visitor.state().uid
  const day = 24 * HOUR_MS
  for (let days = 0; days < 80; days += 20) {
    served.clock.now += 20 * day
    expect((await visitor.load()).uid).toBe(first)
  }
  served.clock.now += 9 * day
  const cookie = visitor.cookie()
  const last = await served.get(SESSION, { cookie })
  expect(last.json().uid).toBe(first)
  served.clock.now += day
  expect((await visitor.load()).uid).toBe(0)
})

const MINUTE_MS = 60_000
const IDLE_MS = 12 * HOUR_MS

describe('the session of somebody with a role', () => {
  async function staffed() {
    const served = await peopleApp({ SECOND_FACTOR: 'optional' })
    const visitor = await loggedIn(served)
    await setRole(served.store, DANA.email, 'editor')
    expect((await visitor.load()).role).toBe('editor')
    return { served, visitor, uid: visitor.state().uid }
  }

  test('lasts 11:59 hours without a call, and not 12:01', async () => {
    const { served, visitor, uid } = await staffed()
    for (const idle of [IDLE_MS - MINUTE_MS, IDLE_MS - MINUTE_MS, 7 * HOUR_MS]) {
      served.clock.now += idle
      expect((await visitor.load()).uid).toBe(uid)
    }
    served.clock.now += IDLE_MS + MINUTE_MS
    const audit = await visitor.call('desk/audit', { method: 'GET' })
    expect(audit.statusCode).toBe(404)
    const changed = await visitor.call('accountchange', { method: 'PUT', body: { name: 'Thief' } })
    expect([changed.statusCode, changed.json().code]).toEqual([403, 'badToken'])
    expect((await visitor.load()).uid).toBe(0)
  })

  test('lasts by the calls of the desk, to the minute', async () => {
    const { served, visitor } = await staffed()
    const audit = async () => (await visitor.call('desk/audit', { method: 'GET' })).statusCode
    served.clock.now += 30 * MINUTE_MS
    expect(await audit()).toBe(200)
    served.clock.now += IDLE_MS - MINUTE_MS
    expect(await audit()).toBe(200)
    served.clock.now += IDLE_MS
    expect(await audit()).toBe(404)
  })

  test('that was left idle is not in the list of devices, and is no session again without the role', async () => {
    const { served, visitor, uid } = await staffed()
    served.clock.now += IDLE_MS + MINUTE_MS
    const other = await visit(served)
    await other.logIn(DANA.email, DANA.password)
    await other.load()
    const listed = await other.call('accountsessions', { method: 'GET' })
    expect(listed.json().sessions).toHaveLength(1)
    await dropOldSessions(served.store, served.clock.now)
    await setRole(served.store, DANA.email, '')
    expect((await visitor.load()).uid).toBe(0)
    expect((await other.load()).uid).toBe(uid)
  })

  test('is the only one that ends so early', async () => {
    const served = await peopleApp()
    const visitor = await loggedIn(served)
    served.clock.now += IDLE_MS + MINUTE_MS
    await dropOldSessions(served.store, served.clock.now)
    expect((await visitor.load()).uid).toBeGreaterThan(0)
  })
})

test('a token is for one method and one path segment', () => {
  expect(tokenName('PUT', '/rest/tjt/starsaveitem/:a/:b/:c')).toBe('PUT starsaveitem')
  expect(tokenName('GET', '/rest/tjt/x?y=1')).toBe('GET x')
  expect(TOKEN_HEADER).toBe('x-csrf-token')
})

test('an address has a limited number of attempts, and is told when to retry', async () => {
  const { get, clock } = await freshApp()
  for (let i = 0; i < 60; i++) expect((await get(SESSION)).statusCode).toBe(200)
  const refused = await get(SESSION)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBe(600)
  clock.now += 600_000
  expect((await get(SESSION)).statusCode).toBe(200)
})
