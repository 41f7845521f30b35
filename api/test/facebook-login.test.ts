import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { DANA, mailedToken, outbox, peopleApp, register, registered, visit } from './people.ts'

const APP = '123456'
const SECRET = 'the secret of our app'
const TOKEN = 'EAAB-token_of.the|person'
const NOW_SECONDS = Date.parse('2026-11-20T10:00:00Z') / 1000

type Fields = Record<string, unknown>

/** A small server that answers like Facebook's graph, with what a test changes of it. */
async function graph({
  token = {},
  me = {},
  answer,
}: {
  token?: Fields
  me?: Fields
  answer?: (path: string, reply: ServerResponse) => boolean
} = {}) {
  const urls: URL[] = []
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://graph')
    urls.push(url)
    if (answer?.(url.pathname, reply)) return
    const [status, body] = url.pathname.endsWith('/debug_token')
      ? debugged(url.searchParams, token)
      : person(url.searchParams, me)
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v3.2`, urls }
}

const refusal = {
  error: { message: 'Invalid', type: 'OAuthException', code: 190 },
}

function debugged(query: URLSearchParams, change: Fields): [number, unknown] {
  if (query.get('access_token') !== `${APP}|${SECRET}`) return [400, refusal]
  const data = {
    app_id: APP,
    type: 'USER',
    application: 'Our directory',
    expires_at: NOW_SECONDS + 3600,
    is_valid: query.get('input_token') === TOKEN,
    scopes: ['email', 'public_profile'],
    user_id: '77',
  }
  return [200, { data: { ...data, ...change } }]
}

function person(query: URLSearchParams, change: Fields): [number, unknown] {
  const proof = createHmac('sha256', SECRET).update(TOKEN).digest('hex')
  const isGood = query.get('access_token') === TOKEN && query.get('appsecret_proof') === proof
  if (!isGood) return [400, refusal]
  const all: Fields = {
    id: '77',
    first_name: 'Dana',
    last_name: 'Levi',
    name: 'Dana Levi',
    email: DANA.email,
    ...change,
  }
  const fields = (query.get('fields') ?? '').split(',')
  return [200, Object.fromEntries(['id', ...fields].map((name) => [name, all[name]]))]
}

const facebookApp = (url: string, env: Record<string, string> = {}) =>
  peopleApp({
    FACEBOOK_APP_ID: APP,
    FACEBOOK_APP_SECRET: SECRET,
    FACEBOOK_GRAPH_URL: url,
    ...env,
  })
type App = Awaited<ReturnType<typeof facebookApp>>

/** What Facebook's script passes to the page, and the page to us. */
const payload = (accessToken = TOKEN, userID = '77') => ({
  loginType: 'facebook',
  authResponse: {
    accessToken,
    userID,
    expiresIn: 5000,
    signedRequest: 'x.y',
    data_access_expiration_time: 1,
  },
  user: {
    id: '77',
    name: 'Somebody Else',
    email: 'victim@example.org',
    first_name: 'S',
    last_name: 'E',
  },
})

async function enter(app: App, body: unknown = payload()) {
  const visitor = await visit(app)
  const answer = await visitor.post('extlogin', body)
  return { visitor, answer }
}

const usersOf = ({ store }: App) => store.selectFrom('users').selectAll().orderBy('id').execute()

test('somebody logs in, and is known the next time', async () => {
  const { url, urls } = await graph()
  const app = await facebookApp(url)
  const { visitor, answer } = await enter(app)
  expect(answer.statusCode, answer.body).toBe(200)
  const state = await visitor.load()
  expect(state).toMatchObject({ name: 'Dana Levi', email: '', verified: false })
  expect(urls.map(({ pathname }) => pathname)).toEqual(['/v3.2/debug_token', '/v3.2/me'])
  expect(urls[1]?.searchParams.get('fields')).toBe('first_name,last_name,name,email')
  const again = await enter(app)
  expect((await again.visitor.load()).uid).toBe(state.uid)
  // The page's claims about the person are not trusted.
  expect(await usersOf(app)).toMatchObject([{ name: 'Dana Levi', facebook: '77', password: null }])
})

test('the address becomes theirs when they use the link that is sent there', async () => {
  const app = await facebookApp((await graph()).url)
  const { visitor } = await enter(app)
  expect(await usersOf(app)).toMatchObject([{ email: '', email_key: null }])
  const token = await mailedToken(app, 'verify', DANA.email)
  const used = await visitor.load().then(() => visitor.post('accountverify', { token }))
  expect(used.statusCode).toBe(200)
  expect(await visitor.load()).toMatchObject({
    email: DANA.email,
    verified: true,
  })
})

test('an address that has an account stays with it', async () => {
  const app = await facebookApp((await graph()).url)
  const uid = await registered(app)
  const { visitor } = await enter(app)
  const state = await visitor.load()
  expect(state.uid).not.toBe(uid)
  expect(state).toMatchObject({ email: '', verified: false })
  const mails = await outbox(app)
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account'])
})

test('the links of who comes tell nothing of an address that has an account', async () => {
  const links = []
  for (const isTaken of [false, true]) {
    const app = await facebookApp((await graph()).url)
    if (isTaken) await registered(app)
    const { visitor } = await enter(app)
    await visitor.load()
    const answer = await visitor.call('accountexport', { method: 'GET' })
    links.push(answer.json().links)
  }
  expect(links[0]).toMatchObject([{ kind: 'verify', email: DANA.email }])
  expect(links[1]).toEqual(links[0])
})

test('nobody is kept from an address by who only says that it is theirs', async () => {
  const app = await facebookApp((await graph()).url)
  await enter(app)
  const link = await mailedToken(app, 'verify', DANA.email)
  const uid = await registered(app)
  const visitor = await visit(app)
  const used = await visitor.post('accountverify', { token: link })
  expect(used.json().code).toBe('linkExpired')
  const users = await usersOf(app)
  expect(users.map(({ id, email, facebook }) => [id, email, facebook])).toEqual([
    [uid - 1, '', '77'],
    [uid, DANA.email, null],
  ])
})

test('a registration that was never confirmed makes room for who confirms', async () => {
  const app = await facebookApp((await graph()).url)
  await register(app)
  const { visitor } = await enter(app)
  const token = await mailedToken(app, 'verify', DANA.email)
  await visitor.load()
  expect((await visitor.post('accountverify', { token })).statusCode).toBe(200)
  expect(await usersOf(app)).toMatchObject([{ email: DANA.email, facebook: '77', verified: 1, password: null }])
})

test.each<[string, Fields]>([
  ['no address', { email: undefined }],
  ['an address that breaks a header', { email: 'a@b.co\r\nBcc: c@d.ef' }],
  ['an address that is none', { email: 'dana at example' }],
])('who comes with %s gets an account without', async (_, me) => {
  const app = await facebookApp((await graph({ me })).url)
  const { answer } = await enter(app)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await usersOf(app)).toMatchObject([{ email: '', facebook: '77' }])
  expect(await outbox(app)).toEqual([])
})

test('a name is made a line of ours', async () => {
  const me = {
    name: undefined,
    first_name: ' D\u0000a\r\nna',
    last_name: 'L'.repeat(100),
  }
  const app = await facebookApp((await graph({ me })).url)
  await enter(app)
  const [user] = await usersOf(app)
  expect(user?.name).toMatch(/^D a na L{73}$/)
})

const EXPECTED = {
  error: 'Error occured',
  code: 'facebookLoginFailed',
}

test.each<[string, Parameters<typeof graph>[0], unknown?]>([
  ['a token for another app', { token: { app_id: '999' } }],
  ['a token of somebody else', { token: { user_id: '78' } }],
  ['another user than the token has', {}, payload(TOKEN, '78')],
  ['another user at last', { me: { id: '78' } }],
  ['a token that is not valid', { token: { is_valid: false } }],
  ['a token that is said to be valid', { token: { is_valid: 'true' } }],
  ['a token that Facebook does not know', {}, payload('another')],
  ['a token that is over', { token: { expires_at: NOW_SECONDS } }],
  ['a token of a page', { token: { type: 'PAGE' } }],
  ['a token without the address', { token: { scopes: ['public_profile'] } }],
  ['a token without the profile', { token: { scopes: ['email'] } }],
  ['a token without scopes', { token: { scopes: undefined } }],
  ['an answer without data', { answer: (_, reply) => Boolean(reply.end('{}')) }],
  ['an answer that is no JSON', { answer: (_, reply) => Boolean(reply.end('<html>')) }],
  ['an answer of null', { answer: (_, reply) => Boolean(reply.end('null')) }],
  ['a graph that fails', { answer: (_, reply) => Boolean(reply.writeHead(500).end()) }],
  [
    'a graph that fails later',
    { answer: (path, reply) => path.endsWith('/me') && Boolean(reply.writeHead(500).end()) },
  ],
  ['a graph that hangs up', { answer: (_, reply) => Boolean(reply.destroy()) }],
])('refuses %s', async (_, wish, body) => {
  const app = await facebookApp((await graph(wish)).url)
  const { visitor, answer } = await enter(app, body)
  expect([answer.statusCode, answer.json()]).toEqual([401, EXPECTED])
  const state = await visitor.load()
  expect(state.uid).toBe(0)
  expect(state.messages).toEqual([{ type: 'error', text: 'Error occured' }])
  expect(await usersOf(app)).toEqual([])
})

test('an app whose secret is wrong lets nobody in', async () => {
  const app = await facebookApp((await graph()).url, {
    FACEBOOK_APP_SECRET: 'another',
  })
  expect((await enter(app)).answer.json()).toEqual(EXPECTED)
})

test('does not follow the graph to another server with the secret', async () => {
  const other = await graph()
  const { url } = await graph({
    answer(path, reply) {
      const location = new URL(path + reply.req.url!.slice(path.length), other.url).href
      reply.writeHead(307, { location }).end()
      return true
    },
  })
  const app = await facebookApp(url)
  expect((await enter(app)).answer.json()).toEqual(EXPECTED)
  expect(other.urls).toEqual([])
})

test('a token without an end is taken', async () => {
  const app = await facebookApp((await graph({ token: { expires_at: 0 } })).url)
  expect((await enter(app)).answer.statusCode).toBe(200)
})

testFull('does not wait for ever for the graph', async () => {
  const { url } = await graph({ answer: () => true })
  const app = await facebookApp(url)
  expect((await enter(app)).answer.json()).toEqual(EXPECTED)
})

test('an unreachable Graph API is answered like any failure', async () => {
  const app = await facebookApp('http://127.0.0.1:1')
  expect((await enter(app)).answer.json()).toEqual(EXPECTED)
})

test('two first log-ins at the same moment make one account', async () => {
  const app = await facebookApp((await graph()).url)
  const visitors = await Promise.all([visit(app), visit(app)])
  await Promise.all(visitors.map((visitor) => visitor.post('extlogin', payload())))
  expect(await usersOf(app)).toHaveLength(1)
})

test.each([
  ['a user id that is none', { accessToken: TOKEN, userID: '77/../1' }],
  ['a token with a line break', { accessToken: 'a\r\nb', userID: '77' }],
  ['no token', { userID: '77' }],
])('refuses %s without asking', async (_, authResponse) => {
  const { url, urls } = await graph()
  const app = await facebookApp(url)
  const { answer } = await enter(app, { loginType: 'facebook', authResponse })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest'])
  expect(urls).toEqual([])
})
