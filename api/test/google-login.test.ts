import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { testFull } from '#core/test/full.ts'
import { insertFactor } from '../../scripts/lab/writers.ts'
import { DANA, mailedToken, outbox, peopleApp, register, registered, userOf, visit, type Visitor } from './people.ts'

const CLIENT = 'our-client.apps.googleusercontent.com'
const issuer = new OAuth2Server()
/** Signs with a key that the issuer does not know. */
const forger = new OAuth2Server()

beforeAll(async () => {
  await issuer.issuer.keys.generate('RS256', { kid: 'the-key' })
  await issuer.issuer.keys.generate('ES256', { kid: 'another-kind' })
  await forger.issuer.keys.generate('RS256', { kid: 'the-key' })
  await issuer.start(0, '127.0.0.1')
  forger.issuer.url = issuer.issuer.url
})
afterAll(() => issuer.stop())

const keysUrl = () => `${issuer.issuer.url}/jwks`

function googleApp(env: Record<string, string> = {}) {
  return peopleApp({
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_ISSUER: issuer.issuer.url!,
    GOOGLE_KEYS_URL: keysUrl(),
    ...env,
  })
}
type App = Awaited<ReturnType<typeof googleApp>>

type Claims = Record<string, unknown>

const claimsOf = (nonce: string, now: number): Claims => ({
  sub: '1234567890',
  aud: CLIENT,
  azp: CLIENT,
  nonce,
  email: DANA.email,
  email_verified: true,
  name: 'Dana of Google',
  iat: Math.floor(now / 1000) - 5,
  nbf: Math.floor(now / 1000) - 5,
  exp: Math.floor(now / 1000) + 3600,
})

interface TokenWish {
  claims?: Claims
  by?: OAuth2Server
  kid?: string
}

/** An id_token for the page that a visitor has open, signed for real. */
function idToken(
  { clock }: App,
  visitor: Visitor,
  { claims = {}, by = issuer, kid = 'the-key' }: TokenWish = {},
): Promise<string> {
  const { nonce } = visitor.state().providers.google!
  return by.issuer.buildToken({
    kid,
    scopesOrTransform: (_, payload) => {
      Object.assign(payload, claimsOf(nonce, clock.now), claims)
      for (const [name, value] of Object.entries(claims)) {
        if (value === undefined) delete payload[name]
      }
    },
  })
}

const send = (visitor: Visitor, id_token: string) => visitor.post('extlogin', { loginType: 'google', id_token })

async function enter(app: App, wish: TokenWish = {}) {
  const visitor = await visit(app)
  const answer = await send(visitor, await idToken(app, visitor, wish))
  return { visitor, answer }
}

const usersOf = ({ store }: App) => store.selectFrom('users').selectAll().orderBy('id').execute()

test('somebody whom Google knows logs in, and is known the next time', async () => {
  const app = await googleApp()
  const { visitor, answer } = await enter(app)
  expect(answer.statusCode, answer.body).toBe(200)
  const state = await visitor.load()
  expect(state).toMatchObject({
    name: 'Dana of Google',
    email: DANA.email,
    verified: true,
  })
  expect(state.messages.map(({ text }) => text)).toEqual(['You are logged in.'])
  const later = await enter(app, {
    claims: { name: 'Another', email: 'moved@example.org' },
  })
  expect((await later.visitor.load()).uid).toBe(state.uid)
  expect(await usersOf(app)).toMatchObject([{ name: 'Dana of Google', google: '1234567890', password: null }])
})

test.each<[string, TokenWish]>([
  ['a signature by another key', { by: forger }],
  ['another algorithm of the issuer', { kid: 'another-kind' }],
  ['a token for another site', { claims: { aud: 'other', azp: 'other' } }],
  ['a token for two sites', { claims: { aud: [CLIENT, 'other'] } }],
  ['a token that another site got', { claims: { azp: 'other' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['Google itself, which is not the issuer here', { claims: { iss: 'https://accounts.google.com' } }],
  ['a token that is over', { claims: { exp: 1_700_000_000 } }],
  ['a token without an end', { claims: { exp: undefined } }],
  ['a token without a beginning', { claims: { iat: undefined } }],
  ['a token of the day before', { claims: { iat: 1_795_082_400 } }],
  ['a token of tomorrow', { claims: { iat: 1_795_255_200 } }],
  ['another nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['an address that Google has not verified', { claims: { email_verified: false } }],
  ['an address that is said to be verified', { claims: { email_verified: 'true' } }],
  ['no address', { claims: { email: undefined } }],
  ['an address that breaks a header', { claims: { email: 'a@b.co\r\nBcc: c@d.ef' } }],
  ['an address that only looks like another', { claims: { email: '\uff44ana@example.org' } }],
  ['nobody', { claims: { sub: undefined } }],
])('refuses %s', async (_, wish) => {
  const app = await googleApp()
  const { visitor, answer } = await enter(app, wish)
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    {
      error: 'Error occurred - please try to login again',
      code: 'googleLoginFailed',
    },
  ])
  const state = await visitor.load()
  expect(state.uid).toBe(0)
  expect(state.messages).toEqual([{ type: 'error', text: 'Error occurred - please try to login again' }])
  expect(await usersOf(app)).toEqual([])
})

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('refuses a token without a signature, and one signed with the public key', async () => {
  const app = await googleApp()
  const jwks = (await (await fetch(keysUrl())).json()) as { keys: JsonWebKey[] }
  const key = jwks.keys.find(({ kid }) => kid === 'the-key')!
  const pem = createPublicKey({ key, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  })
  const forged = (nonce: string) => {
    const claims = { iss: issuer.issuer.url, ...claimsOf(nonce, app.clock.now) }
    const body = (alg: string) => `${base64({ alg, kid: 'the-key', typ: 'JWT' })}.${base64(claims)}`
    const hmac = (secret: string | Buffer) => createHmac('sha256', secret).update(body('HS256')).digest('base64url')
    return [
      `${body('none')}.`,
      `${body('None')}.`,
      `${body('HS256')}.${hmac(pem)}`,
      `${body('HS256')}.${hmac(JSON.stringify(key))}`,
      `${body('RS256')}.`,
      `${body('RS256')}.AAAA`,
      'a.b.c',
      '...',
    ]
  }
  for (let at = 0; at < forged('').length; at++) {
    const visitor = await visit(app)
    const { nonce } = visitor.state().providers.google!
    const answer = await send(visitor, forged(nonce)[at]!)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'googleLoginFailed'])
  }
  expect(await usersOf(app)).toEqual([])
})

test('a token is good once, and in its own session only', async () => {
  const app = await googleApp()
  const visitor = await visit(app)
  const token = await idToken(app, visitor)
  const other = await visit(app)
  expect((await send(other, token)).statusCode).toBe(401)
  expect((await send(visitor, token)).statusCode).toBe(200)
  await visitor.load()
  expect((await send(visitor, token)).statusCode).toBe(401)
  // One that failed has used the nonce up too.
  const failed = await visit(app)
  const good = await idToken(app, failed)
  const bad = await idToken(app, failed, { claims: { aud: 'other' } })
  expect((await send(failed, bad)).statusCode).toBe(401)
  expect((await send(failed, good)).statusCode).toBe(401)
  await failed.load()
  expect((await send(failed, await idToken(app, failed))).statusCode).toBe(200)
})

test('one of many sends of a token at the same moment gets in', async () => {
  const app = await googleApp()
  const visitor = await visit(app)
  const token = await idToken(app, visitor)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitor, token)))
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([200, 401, 401, 401, 401])
  expect(await usersOf(app)).toHaveLength(1)
})

test('Google writes itself in two ways', async () => {
  const app = await googleApp({ GOOGLE_ISSUER: '' })
  for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
    const { answer } = await enter(app, { claims: { iss } })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const other = { iss: 'https://accounts.google.com.evil.example' }
  expect((await enter(app, { claims: other })).answer.statusCode).toBe(401)
})

test('joins the account of a verified address, which keeps its password', async () => {
  const app = await googleApp()
  const uid = await registered(app)
  const { visitor } = await enter(app, {
    claims: { email: 'DANA@Example.ORG' },
  })
  expect(await visitor.load()).toMatchObject({ uid, name: DANA.name })
  const byMail = await visit(app)
  expect((await byMail.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
  // Somebody else at Google with the same address is not let in beside.
  const { answer } = await enter(app, { claims: { sub: '999' } })
  expect(answer.statusCode).toBe(401)
  expect(await usersOf(app)).toHaveLength(1)
})

test('asks for the code of a second factor as any other log-in does', async () => {
  const app = await googleApp()
  const uid = await registered(app)
  const secret = await insertFactor(app.store, uid)
  const { visitor, answer } = await enter(app)
  expect(answer.json()).toMatchObject({ ok: true, needsCode: true })
  expect(await visitor.load()).toMatchObject({ uid: 0, needsCode: true })
  const code = codeAt(secret, stepAt(app.clock.now))
  expect((await visitor.post('extlogincode', { code })).statusCode).toBe(200)
  expect(await visitor.load()).toMatchObject({ uid })
})

test('an account that waits for the owner of its address is theirs alone', async () => {
  const app = await googleApp()
  // Somebody registers the address of another, knows the password, and waits.
  const thief = { ...DANA, name: 'Not Dana', password: 'known to the thief' }
  await register(app, thief)
  const link = await mailedToken(app, 'verify')
  const uid = (await userOf(app, DANA.email))!.id
  await app.store.updateTable('users').set({ facebook: '666' }).where('id', '=', uid).execute()
  const { visitor } = await enter(app)
  expect(await visitor.load()).toMatchObject({ uid, name: 'Dana of Google' })
  expect(await usersOf(app)).toMatchObject([{ password: null, facebook: null, google: '1234567890', verified: 1 }])
  const waiting = await visit(app)
  const tried = await waiting.logIn(thief.email, thief.password)
  expect(tried.json().code).toBe('wrongLogin')
  const used = await waiting.post('accountverify', { token: link })
  expect(used.json().code).toBe('linkExpired')
  // Registering again changes nothing, and tells the owner.
  await register(app, thief)
  expect((await usersOf(app))[0]?.password).toBeNull()
  expect((await outbox(app)).at(-1)?.subject).toBe('You already have an account')
})

/** A server of keys that answers as it likes. */
async function oddKeys(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
}

test.each<[string, () => Promise<string>]>([
  ['out of reach', async () => 'http://127.0.0.1:1/keys'],
  ['failing', () => oddKeys((_, reply) => reply.writeHead(500).end('no'))],
  ['no keys', () => oddKeys((_, reply) => reply.end('<html>'))],
  ['elsewhere', () => oddKeys((_, reply) => reply.writeHead(302, { location: keysUrl() }).end())],
])('says that it failed when the keys are %s', async (_, url) => {
  const app = await googleApp({ GOOGLE_KEYS_URL: await url() })
  const { answer } = await enter(app)
  expect(answer.json().code).toBe('googleLoginFailed')
})

testFull('does not wait for ever for the keys', async () => {
  const app = await googleApp({ GOOGLE_KEYS_URL: await oddKeys(() => {}) })
  const { answer } = await enter(app)
  expect(answer.json().code).toBe('googleLoginFailed')
})

test('fetches the keys once for many log-ins', async () => {
  let fetched = 0
  const keys = await (await fetch(keysUrl())).text()
  const url = await oddKeys((_, reply) => {
    fetched += 1
    reply.setHeader('content-type', 'application/json').end(keys)
  })
  const app = await googleApp({ GOOGLE_KEYS_URL: url })
  for (let time = 0; time < 3; time++) {
    expect((await enter(app)).answer.statusCode).toBe(200)
  }
  // An unknown key is not requested each time.
  await forger.issuer.keys.generate('RS256', { kid: 'unknown' })
  for (let time = 0; time < 3; time++) {
    const wish = { by: forger, kid: 'unknown' }
    expect((await enter(app, wish)).answer.statusCode).toBe(401)
  }
  expect(fetched).toBe(1)
})
