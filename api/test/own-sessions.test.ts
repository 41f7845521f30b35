import { expect, test } from 'vitest'
import type { OwnSession } from '#core/contract/account-sessions.ts'
import { deviceIn } from '#api/accounts/user-agent.ts'
import { DANA, loggedIn, peopleApp, registered, visit, type Served, type Visitor } from './people.ts'

const HOUR_MS = 3_600_000

const AGENTS = [
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/19.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Edge',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 ' +
      'Safari/537.36 Edg/142.0.0.0',
  ],
  ['Firefox', 'iPad', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/144.0 Mobile/15E148 Safari/605.1.15'],
  ['', 'Linux', `curl/8.5.0 (Linux) ${'x'.repeat(100_000)} Firefox/1.0`],
  ['', '', ''],
] as const

test.each(AGENTS)('a user agent is %s on %s', (browser, system, agent) => {
  expect(deviceIn({ headers: { 'user-agent': agent } })).toEqual({ browser, system })
})

const listed = async (visitor: Visitor): Promise<OwnSession[]> => {
  const answer = await visitor.call('accountsessions', { method: 'GET' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json().sessions
}

/** Logs in as a browser would. */
async function logInFrom(served: Served, agent: string): Promise<Visitor> {
  const visitor = await visit(served)
  const body = { loginType: 'email', mailusername: DANA.email, mailpassword: DANA.password }
  await visitor.call('extlogin', { body, headers: { 'user-agent': agent } })
  await visitor.load()
  return visitor
}

test('somebody sees where they are logged in, and ends one of these sessions or all others', async () => {
  const served = await peopleApp()
  await registered(served)
  const [laptop, phone, tablet] = [
    await logInFrom(served, AGENTS[0][2]),
    await logInFrom(served, AGENTS[1][2]),
    await logInFrom(served, AGENTS[4][2]),
  ]
  const other = await loggedIn(served, { name: 'Uri', email: 'uri@example.org', password: 'uris own password' })
  const begun = served.clock.now
  served.clock.now += 2 * HOUR_MS
  await phone.load()
  served.clock.now += HOUR_MS / 2
  // Within the hour: not written down.
  await phone.load()
  const sessions = await listed(laptop)
  expect(sessions.map(({ browser, system, since, used, isThis }) => [browser, system, since, used, isThis])).toEqual([
    ['Firefox', 'Windows', begun, begun, true],
    ['Safari', 'iPhone', begun, begun + 2 * HOUR_MS, false],
    ['Firefox', 'iPad', begun, begun, false],
  ])
  const end = (session: string) => laptop.call('accountsession', { method: 'DELETE', body: { session } })
  const [his] = await listed(other)
  // Somebody else's and the own one stay.
  for (const id of [his!.id, sessions[0]!.id]) expect((await end(id)).statusCode).toBe(200)
  expect([(await other.load()).uid, (await laptop.load()).uid].every((uid) => uid > 0)).toBe(true)
  const ended = await end(sessions[1]!.id)
  expect(ended.json()).toEqual({ ok: true, message: { type: 'success', text: 'The device is logged out.' } })
  expect((await phone.load()).uid).toBe(0)
  expect((await tablet.load()).uid).toBeGreaterThan(0)
  expect((await laptop.call('accountsessions', { method: 'DELETE' })).statusCode).toBe(200)
  expect((await tablet.load()).uid).toBe(0)
  expect((await other.load()).uid).toBeGreaterThan(0)
  expect(await listed(laptop)).toHaveLength(1)
})

test('a session’s id is no key: its cookie is', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const [own] = await listed(visitor)
  const thief = await visit(served)
  thief.setCookie(`session=${own!.id}`)
  expect((await thief.load()).uid).toBe(0)
})
