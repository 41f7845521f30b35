import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { insertFactor } from '../../scripts/lab/writers.ts'
import { DANA, outbox, peopleApp, registered, visit, type Visitor } from './people.ts'

const provider = new OAuth2Server()
/** What the provider says of whoever logs in there. */
let claims: Record<string, unknown> = {}

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  provider.service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => {
    Object.assign(payload, claims)
  })
})
afterAll(() => provider.stop())
beforeEach(() => {
  claims = { sub: 'dana-7', aud: 'our-client', email: DANA.email, email_verified: true, name: 'Dana of Example' }
})

const settings = () => ({
  OIDC_ISSUER: provider.issuer.url!,
  OIDC_CLIENT_ID: 'our-client',
  OIDC_CLIENT_SECRET: 'the secret of our client',
  OIDC_NAME: 'Example',
})

const oidcApp = (env: Record<string, string> = {}) => peopleApp({ ...settings(), ...env })
type App = Awaited<ReturnType<typeof oidcApp>>

/** Where the site sends a visitor. */
async function start(visitor: Visitor): Promise<URL> {
  const answer = await visitor.post('oidcstart', undefined)
  expect(answer.statusCode, answer.body).toBe(200)
  return new URL(answer.json().url)
}

/** What the provider sends a visitor back with, who logs in there at once. */
async function answered(url: URL): Promise<string> {
  const { headers, status } = await fetch(url, { redirect: 'manual' })
  expect(status).toBe(302)
  const back = new URL(headers.get('location')!)
  expect(back.origin + back.pathname).toBe('http://127.0.0.1:4321/Login.html')
  return back.search.slice(1)
}

const finish = (visitor: Visitor, query: string) => visitor.post('extlogin', { loginType: 'oidc', query })

async function enter(app: App) {
  const visitor = await visit(app)
  const query = await answered(await start(visitor))
  return { visitor, query, answer: await finish(visitor, query) }
}

const usersOf = ({ store }: App) => store.selectFrom('users').selectAll().orderBy('id').execute()

test('somebody whom the provider knows logs in, and is known the next time by its id', async () => {
  const app = await oidcApp()
  const { visitor, answer } = await enter(app)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await visitor.load()).toMatchObject({ name: 'Dana of Example', email: DANA.email, verified: true })
  claims = { ...claims, email: 'other@example.org', name: 'Another name' }
  const later = await enter(app)
  expect(later.answer.statusCode).toBe(200)
  expect(await usersOf(app)).toMatchObject([
    { name: 'Dana of Example', email: DANA.email, oidc: `${provider.issuer.url} dana-7`, password: null },
  ])
})

test('the visitor is sent there with a code challenge, and to the address that the provider knows', async () => {
  const app = await oidcApp()
  const visitor = await visit(app)
  expect(visitor.state().providers.oidc).toEqual({ name: 'Example' })
  const { origin, searchParams } = await start(visitor)
  expect(origin).toBe(provider.issuer.url)
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'our-client',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1:4321/Login.html',
    scope: 'openid email profile',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('an account with the same address is theirs, but not if the provider has not verified the address', async () => {
  const app = await oidcApp()
  const uid = await registered(app)
  claims = { ...claims, email_verified: false }
  await enter(app)
  expect(await usersOf(app)).toMatchObject([
    { id: uid, oidc: null },
    { email: '', verified: 0 },
  ])
  // Its owner hears of it.
  expect((await outbox(app)).map(({ recipient }) => recipient)).toEqual([DANA.email])
  claims = { ...claims, sub: 'dana-8', email_verified: true }
  await enter(app)
  expect((await usersOf(app))[0]).toMatchObject({ id: uid, oidc: `${provider.issuer.url} dana-8` })
})

test('each answer is good once, in the browser that has asked for it, and with all that was asked', async () => {
  const app = await oidcApp()
  const refused = async (visitor: Visitor, query: string) => {
    const answer = await finish(visitor, query)
    expect([answer.statusCode, answer.json().code], query).toEqual([401, 'oidcLoginFailed'])
    await visitor.load()
  }
  const [victim, thief] = [await visit(app), await visit(app)]
  const stolen = await answered(await start(victim))
  await refused(thief, stolen)
  const own = await answered(await start(thief))
  await refused(victim, own)
  const changes: ((query: URLSearchParams) => void)[] = [
    (query) => query.delete('state'),
    (query) => query.set('state', 'x'.repeat(43)),
    (query) => query.delete('code'),
    (query) => query.set('code', 'unknown'),
    (query) => query.set('error', 'access_denied'),
  ]
  for (const change of changes) {
    const query = new URLSearchParams(await answered(await start(victim)))
    change(query)
    await refused(victim, query.toString())
  }
  const { query } = await enter(app)
  await refused(await visit(app), query)
  expect(await usersOf(app)).toHaveLength(1)
})

test.each([
  ['for somebody else', { aud: 'another-client' }],
  ['by another issuer', { iss: 'https://evil.example.org' }],
  ['of another attempt', { nonce: 'x'.repeat(43) }],
  ['that has expired', { exp: 1 }],
])('an id_token %s is refused', async (_, more) => {
  const app = await oidcApp()
  claims = { ...claims, ...more }
  const { answer } = await enter(app)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'oidcLoginFailed'])
  expect(await usersOf(app)).toEqual([])
})

test('somebody with a second factor gives its code', async () => {
  const app = await oidcApp()
  const uid = await registered(app)
  const secret = await insertFactor(app.store, uid)
  const { visitor, answer } = await enter(app)
  expect(answer.json().needsCode).toBe(true)
  expect((await visitor.load()).uid).toBe(0)
  const code = codeAt(secret, stepAt(app.clock.now))
  expect((await visitor.post('extlogincode', { code })).statusCode).toBe(200)
})

test('without a provider the way is closed, and one that is down is said to have failed', async () => {
  const closed = await peopleApp()
  const visitor = await visit(closed)
  expect((await visitor.post('oidcstart', undefined)).json().code).toBe('providerOff')
  expect((await finish(visitor, 'code=a&state=b')).json().code).toBe('providerOff')
  const down = await oidcApp({ OIDC_ISSUER: 'http://127.0.0.1:9/' })
  const answer = await (await visit(down)).post('oidcstart', undefined)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'oidcLoginFailed'])
})

test('all of the provider is named, or nothing, and over https', () => {
  const { OIDC_NAME: _, ...rest } = settings()
  expect(() => readConfig(rest)).toThrow('OIDC_NAME is also needed')
  expect(() => readConfig({ ...settings(), OIDC_ISSUER: 'http://id.example.org' })).toThrow('OIDC_ISSUER must be')
})
