import { expect, test } from 'vitest'
import { ownSessionsApi } from '#core/contract/account-sessions.ts'
import { accountsApi } from '#core/contract/accounts.ts'
import { isErrorCode } from '#core/terms/errors.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { fc } from '#core/test/properties.ts'
import { captchaAnswer } from './captcha.ts'
import {
  DANA,
  loggedIn,
  mailedToken,
  outbox,
  peopleApp,
  register,
  registered,
  visit,
  type Sent,
  type Served,
} from './people.ts'

const ROUTES = Object.values({ ...accountsApi, ...ownSessionsApi, ...secondFactorApi }).map(({ method, url }) => ({
  method,
  path: url.slice('/rest/tjt/'.length),
}))
const CAPTCHA = { gReCaptchaResponse: 'none' }
const TOKEN = 'x'.repeat(43)

/** A good body for each call. */
const BODIES: Record<string, Record<string, unknown>> = {
  extlogin: {
    loginType: 'email',
    mailusername: DANA.email,
    mailpassword: DANA.password,
  },
  accountregister: { ...DANA, language: 'en', ...CAPTCHA },
  accountverify: { token: TOKEN },
  accountforgot: { email: DANA.email, language: 'en', ...CAPTCHA },
  accountreset: { token: TOKEN, password: DANA.password },
  accountlogout: { everywhere: true },
  accountchange: { name: 'Thief' },
  accountsession: { session: TOKEN },
  account: { words: true, password: DANA.password },
  'POST accountfactor': { password: DANA.password },
  'PUT accountfactor': { code: '123456' },
  'DELETE accountfactor': { code: '123456' },
  accountrecovery: { code: '123456' },
  extlogincode: { code: '123456' },
}
const bodyOf = ({ method, path }: (typeof ROUTES)[number]) => BODIES[path] ?? BODIES[`${method} ${path}`]
const WITH_BODY = ROUTES.filter(bodyOf)

/** All that a call could change. */
async function contentOf({ store }: Served) {
  const read = async (table: 'users' | 'tokens' | 'sessions' | 'outbox') =>
    store.selectFrom(table).selectAll().execute()
  return {
    users: await read('users'),
    tokens: await read('tokens'),
    sessions: await read('sessions'),
    outbox: await read('outbox'),
  }
}

test.each(ROUTES)('$method $path is for a page of ours only', async (route) => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const stranger = await visit(served)
  const { method, path } = route
  const { tokens } = visitor.state()
  const own = tokens[`${method} ${path}`]!
  expect(own).toEqual(expect.any(String))
  const others = Object.entries(tokens).filter(([name]) => name !== `${method} ${path}`)
  const bad: Record<string, string>[] = [
    { [TOKEN_HEADER]: '' },
    { [TOKEN_HEADER]: `${own}x` },
    { [TOKEN_HEADER]: stranger.state().tokens[`${method} ${path}`]! },
    ...others.map(([, token]) => ({ [TOKEN_HEADER]: token })),
    { cookie: '' },
    { cookie: stranger.cookie() },
    { cookie: `${stranger.cookie()}; ${visitor.cookie()}` },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  const before = await contentOf(served)
  for (const headers of bad) {
    const sent: Sent = { method, headers }
    if (bodyOf(route)) sent.body = bodyOf(route)
    const answer = await visitor.call(path, sent)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'badToken'])
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  expect(await contentOf(served)).toEqual(before)
})

const FOR_VISITORS = [
  'extlogin',
  'extlogincode',
  'oidcstart',
  'accountregister',
  'accountverify',
  'accountforgot',
  'accountreset',
]

test.each(ROUTES.filter(({ path }) => !FOR_VISITORS.includes(path)))(
  '$method $path is for who has logged in',
  async (route) => {
    const served = await peopleApp()
    await registered(served)
    const visitor = await visit(served)
    const { method, path } = route
    const sent: Sent = { method }
    if (bodyOf(route)) sent.body = bodyOf(route)
    const before = await contentOf(served)
    const answer = await visitor.call(path, sent)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'needLogin'])
    expect(await contentOf(served)).toEqual(before)
  },
)

test.each(WITH_BODY)('$method $path takes what it knows', async (route) => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const { method, path } = route
  const good = bodyOf(route)!
  const texts = Object.keys(good).filter((name) => typeof good[name] === 'string')
  const bad: unknown[] = [
    { ...good, uid: 1 },
    { ...good, role: 'editor' },
    { ...good, verified: 1 },
    [good],
    'text',
    null,
    ...texts.map((name) => ({ ...good, [name]: 'a\u0000b' })),
    ...texts.map((name) => ({ ...good, [name]: 'a\ud800b' })),
    ...texts.map((name) => ({ ...good, [name]: { $ne: '' } })),
    ...texts.map((name) => ({ ...good, [name]: ['a', 'b'] })),
    ...texts.map((name) => ({ ...good, [name]: 'x'.repeat(9000) })),
  ]
  const before = await contentOf(served)
  for (const body of bad) {
    const sent: Sent = {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const answer = await visitor.call(path, sent)
    const outcome = [answer.statusCode, answer.json().code]
    const text = JSON.stringify(body)?.slice(0, 300)
    expect(outcome, text).toEqual([400, 'invalidRequest'])
    // It would hide the next refusal.
    await served.store.deleteFrom('limits').execute()
  }
  const after = await contentOf(served)
  // A log-in that fails leaves its message.
  const strip = ({ sessions, ...rest }: typeof after) => ({
    ...rest,
    sessions: sessions.map((row) => ({ ...row, messages: '' })),
  })
  expect(strip(after)).toEqual(strip(before))
})

test.each(WITH_BODY)('$method $path takes no great body', async (route) => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const answer = await visitor.call(route.path, {
    method: route.method,
    body: `{"x":"${'x'.repeat(10_000_000)}"}`,
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge'])
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'loginType=email'],
  ['plain text', 'text/plain', JSON.stringify(BODIES['extlogin'])],
  ['JSON with a prototype', 'application/json', '{"__proto__":{"uid":1}}'],
  ['half of JSON', 'application/json', '{"loginType":'],
])('a log-in by %s is refused', async (_, type, body) => {
  const served = await peopleApp()
  const visitor = await visit(served)
  const headers = { 'content-type': type }
  const answer = await visitor.call('extlogin', { body, headers })
  expect([400, 415]).toContain(answer.statusCode)
  expect(isErrorCode(answer.json().code)).toBe(true)
})

test.each([
  'a@example.org\r\nBcc: victim@example.org',
  'a@example.org\nSubject: hello',
  'a@example.org,victim@example.org',
  'a@example.org;victim@example.org',
  'A <a@example.org>',
  '"a b"@example.org',
  'a@example.org\u2028Bcc: x@y.zz',
  'a\u0085b@example.org',
  `${'a'.repeat(65)}@example.org`,
  'a@b@example.org',
  '@example.org',
  'a@',
  'a@localhost',
  '',
])('no mail goes to %j', async (email) => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const mails = (await outbox(served)).length
  const bodies: [string, Sent][] = [
    ['accountregister', { body: { ...DANA, email, language: 'en' } }],
    ['accountforgot', { body: { email, language: 'en' } }],
    ['accountchange', { method: 'PUT', body: { email, password: DANA.password } }],
  ]
  for (const [path, sent] of bodies) {
    const answer = await visitor.call(path, sent)
    expect(answer.statusCode).toBe(400)
    expect(['invalidRequest', 'enterValidEmail']).toContain(answer.json().code)
  }
  expect(await outbox(served)).toHaveLength(mails)
})

test.each(['a\r\nBcc: victim@example.org', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', '   ', 'x'.repeat(81)])(
  'nobody is called %j',
  async (name) => {
    const served = await peopleApp()
    const visitor = await loggedIn(served)
    const other = { ...DANA, email: 'other@example.org', language: 'en', name }
    const answers = [
      await visitor.post('accountregister', other),
      await visitor.call('accountchange', { method: 'PUT', body: { name } }),
    ]
    for (const answer of answers) {
      const code = name.trim() === '' ? 'requiredFieldsMissing' : 'nameNotValid'
      expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    }
    expect((await visitor.load()).name).toBe(DANA.name)
  },
)

test('a name is text in a mail', async () => {
  const served = await peopleApp()
  const name = '<img src=x onerror=alert(1)> www.evil.example'
  await registered(served, { ...DANA, name })
  await register(served)
  const mail = (await outbox(served)).at(-1)
  expect(mail?.subject).toBe('You already have an account')
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.html).not.toContain('<img')
  expect(mail?.headers).not.toContain('evil')
})

test('no answer holds a hash, a token or what is kept beside them', async () => {
  const served = await peopleApp()
  const bodies: string[] = []
  const visitor = await visit(served)
  const keep = async (answer: Promise<{ body: string }>) => void bodies.push((await answer).body)
  const captcha = () => captchaAnswer(served.get)
  const post = (path: string, body: unknown) => keep(visitor.post(path, body))
  const again = async () => void bodies.push(JSON.stringify(await visitor.load()))
  await post('accountregister', {
    ...DANA,
    language: 'en',
    gReCaptchaResponse: await captcha(),
  })
  await post('extlogin', BODIES['extlogin'])
  await post('accountverify', { token: await mailedToken(served, 'verify') })
  await post('accountforgot', {
    email: DANA.email,
    language: 'en',
    gReCaptchaResponse: await captcha(),
  })
  const password = 'quite another password'
  const token = await mailedToken(served, 'reset')
  await post('accountreset', { token, password })
  await keep(visitor.logIn(DANA.email, password))
  await again()
  await keep(visitor.call('accountchange', {
    method: 'PUT',
    body: { email: 'new@example.org', password },
  })) // prettier-ignore
  await keep(visitor.call('accountexport', { method: 'GET' }))
  await again()
  const { users, tokens, sessions, outbox: mails } = await contentOf(served)
  await keep(visitor.call('account', {
    method: 'DELETE',
    body: { words: true, password },
  })) // prettier-ignore
  await again()
  const secrets = [
    ...users.flatMap((row) => [row.password, row.password?.split('$').at(-1)]),
    ...tokens.map((row) => row.hash),
    ...sessions.flatMap((row) => [row.hash, row.csrf]),
    ...mails.flatMap((row) => /\?\w+=([\w-]+)/.exec(row.text)?.[1] ?? []),
    password,
    DANA.password,
    'argon2',
  ]
  expect(secrets.length).toBeGreaterThan(10)
  for (const body of bodies) {
    for (const secret of secrets) {
      if (secret) expect(body).not.toContain(secret)
    }
  }
})

test('the export cannot be read by other sites, and not kept on the way', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const answer = await visitor.call('accountexport', { method: 'GET' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect(answer.headers).not.toHaveProperty('etag')
  const head = await served.app.inject({
    method: 'HEAD',
    url: '/rest/tjt/accountexport',
    headers: { cookie: visitor.cookie() },
  })
  expect(head.statusCode).toBe(403)
})

test('an address that registers or asks for mail too often has to wait', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  for (const path of ['accountregister', 'accountforgot']) {
    for (let time = 0; time < 10; time++) {
      const answer = await visitor.post(path, BODIES[path])
      expect(answer.json().code).toBe('captchaFailed')
    }
    const refused = await visitor.post(path, BODIES[path])
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooMany'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('no input makes an error of ours', async () => {
  const served = await peopleApp()
  let visitor = await loggedIn(served)
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      DANA.email,
      DANA.password,
      TOKEN,
      'en',
      'email',
      'google',
      'facebook',
      '\u0000',
      '\ud800',
      'a@b.co',
      '＜@b.co',
    ),
  )
  const value = fc.oneof({ weight: 4, arbitrary: text }, fc.anything({ withNullPrototype: false, maxDepth: 2 }))
  const name = fc.constantFrom(
    'loginType', 'mailusername', 'mailpassword', 'id_token', 'authResponse', 'user', 'name',
    'email', 'password', 'newPassword', 'language', 'token', 'everywhere', 'words', 'uid',
  ) // prettier-ignore
  const change = fc.dictionary(name, value, { maxKeys: 4 })
  const call = fc.tuple(fc.constantFrom(...WITH_BODY), change, fc.boolean())
  await fc.assert(
    fc.asyncProperty(call, async ([{ method, path }, fields, isAlone]) => {
      const body = isAlone ? fields : { ...BODIES[path], ...fields }
      const json = JSON.stringify(body, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
      const headers = { 'content-type': 'application/json' }
      const answer = await visitor.call(path, { method, body: json, headers })
      expect(answer.statusCode, json).toBeLessThan(500)
      if (answer.statusCode >= 400) {
        expect(isErrorCode(answer.json().code), answer.body).toBe(true)
      }
      // Limits would hide what comes after them.
      await served.store.deleteFrom('limits').execute()
      if ((await visitor.load()).uid === 0) {
        await served.store.deleteFrom('users').execute()
        visitor = await loggedIn(served)
      }
    }),
    { numRuns: 400 },
  )
})
