import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#api/accounts/passwords.ts'
import { SERIALIZERS } from '#api/settings/log.ts'
import { HEADERS, pagePolicy } from '#core/domain/security-headers.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { isFull, testFull } from '#core/test/full.ts'
import { fc } from '#core/test/properties.ts'
import { freshApp, testApp } from './helpers.ts'
import { attack, attackedApp, expectClear, fillIn, LEAKS, pageOf, type Attacked, type Target } from './hostile.ts'

const REST = '/rest/tjt'

/** Fields of a call, as paths into its body. */
function fieldsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]))
}

/** A body with one field replaced; kept as text, because JSON can say what an object cannot. */
function withField(body: unknown, path: string[], json: string): string {
  if (path.length === 0) return json
  const [key = '', ...rest] = path
  const entries = Object.entries(body as object).map(
    ([name, value]) => `${JSON.stringify(name)}:${name === key ? withField(value, rest, json) : JSON.stringify(value)}`,
  )
  return `{${entries.join(',')}}`
}

/** JSON that no field of any call takes. */
const NEVER_FINE = [
  '"\\u0000"', '"a\\u0000b@example.org"', '"\\ud800"', '"a\\udfff"', '[[[]]]',
  '{"a":{"b":1}}', '"\\r\\nBcc: x@example.org"', '1e400', '-1e400', '-1',
  '99999999999999999999', '0.5', `"${'x'.repeat(60_000)}"`,
  '{"__proto__":{"uid":1}}', '{"constructor":{"prototype":{"uid":1}}}',
] // prettier-ignore

let turn = 0

/** All of them in the full suite; else two, others for each field. */
function some(values: readonly string[]): readonly string[] {
  if (isFull) return values
  return [0, 1].map(() => values[turn++ % values.length]!)
}

/** Fields of several lines; and the captcha of who has logged in, which is not looked at. */
const TAKES_LINES = new Set([
  'gReCaptchaResponse',
  'reviewContent',
  'question',
  'answer',
  'repContent',
  'message',
  'reason',
  'evidence',
  // A field of several lines of an edit.
  'values',
  // The Markdown of a newsletter.
  'draft',
  // Addresses and reviews of a former site, as pasted.
  'list',
  'table',
])

/** JSON that some fields take, and must take without harm. */
const ODD = [
  'null', 'true', 'false', '0', '1', '""', '" "', '[]', '{}', '"0000-01-01"',
  '"\'; drop table users; --"', '"<script>alert(1)</script>"', '"../../etc/passwd"',
  '"%00"', '"{{7*7}}"', '"${7*7}"', '"\\u202e"', '"\\ufeff"', '"😀"',
  '"\u0130\u0130\u0130"', '"a@b"', '"//example.org"', '"/\\\\example.org"',
  '"https://example.org/"', '"javascript:alert(1)"', '"-0000-00-00T00:00:00Z"',
] // prettier-ignore

describe('every call, whatever is sent', () => {
  let attacked: Attacked
  let targets: Target[]
  beforeAll(async () => {
    attacked = await attackedApp()
    targets = attacked.targets
  })
  afterAll(() => attacked.close())

  test('the calls are known, and each takes what it should', async () => {
    expect(targets.length).toBeGreaterThan(35)
    expect(targets.filter(({ body }) => body).length).toBeGreaterThan(9)
    for (const target of targets) {
      const answer = await attack(attacked, target, {})
      expectClear(target, answer, 'as it should be')
      // A refusal for what this caller is, as of one who claims another's account, is as it should be.
      if (answer.statusCode < 400) continue
      // Calls without their file, which no schema describes.
      if (['POST /rest/tjt/desk/upload', 'POST /rest/tjt/desk/imports'].includes(target.name)) continue
      expect(['invalidRequest', 'badToken', 'tooMany'], target.name).not.toContain(answer.json().code)
    }
  })

  test('a field that holds what it cannot hold is refused', async () => {
    for (const target of targets.filter(({ body }) => body)) {
      for (const path of fieldsOf(target.body)) {
        for (const json of some(NEVER_FINE)) {
          const takesLines = TAKES_LINES.has(path[0] ?? '')
          if (takesLines && json.startsWith('"\\r')) continue
          // The mean of three marks.
          if (path[1] === 'overAll' && json === '0.5') continue
          const payload = withField(target.body, path, json)
          const answer = await attack(attacked, target, { payload })
          const what = `${path.join('.')} = ${json.slice(0, 50)}`
          expectClear(target, answer, what)
          expect(answer.statusCode, `${target.name} ${what}`).toBeGreaterThanOrEqual(400)
        }
      }
    }
  })

  test('a field that holds something odd does no harm', async () => {
    for (const target of targets.filter(({ body }) => body)) {
      for (const path of fieldsOf(target.body)) {
        for (const json of some(ODD)) {
          const payload = withField(target.body, path, json)
          const answer = await attack(attacked, target, { payload })
          expectClear(target, answer, `${path.join('.')} = ${json}`)
        }
      }
    }
  })

  test.each<[string, (body: string) => string | Buffer, Record<string, string>?]>([
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['a list', (body) => `[${body}]`],
    ['a text', (body) => JSON.stringify(body)],
    ['half of it', (body) => body.slice(0, -1)],
    ['two of it', (body) => body + body],
    ['an unknown field', (body) => `{"admin":true,${body.slice(1)}`],
    ['__proto__', (body) => `{"__proto__":{"admin":true},${body.slice(1)}`],
    ['\\u005f_proto__', (body) => `{"\\u005f_proto__":{"admin":true},${body.slice(1)}`],
    ['constructor', (body) => `{"constructor":{"prototype":{"admin":true}},${body.slice(1)}`],
    ['5,000 levels', (body) => `{"a":${'['.repeat(5000)}${']'.repeat(5000)},${body.slice(1)}`],
    ['30,000 levels', () => '['.repeat(30_000) + ']'.repeat(30_000)],
    ['10 MB', () => `"${'x'.repeat(10_000_000)}"`],
    ['10 MB of spaces', (body) => body + ' '.repeat(10_000_000)],
    ['broken UTF-8', (body) => Buffer.from(`${body.slice(0, -1)},"\xff\xfe":1}`, 'latin1')],
    ['UTF-16', (body) => Buffer.from(body, 'utf16le')],
    ['gzip', (body) => gzipSync(body), { 'content-encoding': 'gzip' }],
    ['plain text', (body) => body, { 'content-type': 'text/plain' }],
    ['a form', () => 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'XML',
      () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      { 'content-type': 'application/xml' },
    ],
    ['parts without an end', () => '--x', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['no type', (body) => body, { 'content-type': '' }],
    ['a long type', (body) => body, { 'content-type': `application/${'x'.repeat(5000)}` }],
  ])('a body that is %s is refused', async (name, change, headers = {}) => {
    for (const target of targets.filter(({ body }) => body)) {
      const payload = change(JSON.stringify(target.body))
      const answer = await attack(attacked, target, { payload, headers })
      expectClear(target, answer, name)
      expect(answer.statusCode, target.name).toBeGreaterThanOrEqual(400)
    }
  })

  test('of two fields of one name, one counts for all who look', async () => {
    const login = targets.find(({ url }) => url === `${REST}/extlogin`)!
    const payload =
      '{"loginType":"google","loginType":"email","mailusername":"a@example.org","mailpassword":"a long password"}'
    const answer = await attack(attacked, login, { payload })
    expect(answer.json().code).toBe('wrongLogin')
  })

  test.each(['Infinity', '-Infinity', '1e309', '1e9', '0x10', '+1', ' 1', '1_0', 'NaN', '', 'null', '1'.repeat(400)])(
    '%j is no number of any path or query',
    async (text) => {
      const value = encodeURIComponent(text)
      let tried = 0
      for (const target of targets) {
        const { params, query } = target
        const isNumber = ([, sample]: [string, unknown]) => typeof sample === 'number'
        for (const [name] of Object.entries(params).filter(isNumber)) {
          const answer = await attack(attacked, target, { params: { [name]: value } })
          expectClear(target, answer, `${name} = ${text}`)
          expect(answer.statusCode, `${target.name} ${name}`).toBeGreaterThanOrEqual(400)
        }
        for (const [name] of Object.entries(query).filter(isNumber)) {
          for (const query of [`${name}=${value}`, `${name}=1&${name}=${value}`]) {
            const answer = await attack(attacked, target, { query })
            expectClear(target, answer, query)
            expect(answer.statusCode, `${target.name} ${query}`).toBeGreaterThanOrEqual(400)
          }
          tried += 1
        }
      }
      expect(tried).toBeGreaterThan(10)
    },
  )

  test('nothing in a path or a query makes an error of ours', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom(
        '%00', '%', '%ff', '%ED%A0%80', '..%2f..%2f', '%2e%2e', '-1', '0', '1e9',
        '99999999999999999999', 'NaN', 'Infinity', '1e309', '0x10', '1;2', '', '__proto__',
        'constructor', '%27%20or%201=1--', 'x'.repeat(2000), '%F0%9F%98%80', '%0d%0aA:b',
      ),
    ) // prettier-ignore
    const names = ['language', 'tz', 'a', '__proto__', 'language[]', 'language[a]']
    const queryOf = ({ query }: Target) =>
      fc
        .array(fc.tuple(fc.constantFrom(...names, ...Object.keys(query)), odd), { maxLength: 4 })
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
    const call = fc.constantFrom(...targets).chain((target) =>
      fc.record({
        target: fc.constant(target),
        values: fc.array(odd, { minLength: 4, maxLength: 4 }),
        query: fc.option(queryOf(target), { nil: undefined }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(call, async ({ target, values, query: text }) => {
        const names = Object.keys(target.params)
        const params = Object.fromEntries(names.map((key, i) => [key, values[i] ?? '']))
        const answer = await attack(attacked, target, {
          params,
          ...(text !== undefined && { query: text }),
        })
        expectClear(target, answer, JSON.stringify([params, text]))
      }),
      { numRuns: 1200 },
    )
  })

  test('no header makes an error of ours', async () => {
    const value = fc.string({ unit: 'grapheme-ascii', maxLength: 60 })
    const headers = fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'accept-language',
        'accept-version',
        'authorization',
        'cookie',
        'content-type',
        'expect',
        'forwarded',
        'if-modified-since',
        'if-none-match',
        'origin',
        'range',
        'referer',
        'sec-fetch-site',
        'te',
        'user-agent',
        'via',
        'x-csrf-token',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-http-method-override',
        'x-original-url',
        'x-rewrite-url',
      ),
      fc.oneof(
        value,
        fc.constantFrom(
          'null',
          '*',
          'bytes=0-1,-1',
          'gzip;q=0, *',
          'W/"x"',
          ';'.repeat(5000),
          ','.repeat(5000),
          'session=',
          'x-en;q=9e9',
        ),
      ),
      { maxKeys: 4 },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), headers, async (target, sent) => {
        const answer = await attack(attacked, target, { headers: sent })
        expectClear(target, answer, JSON.stringify(sent))
      }),
      { numRuns: 800 },
    )
  })

  // The last one: there is no store after it.
  test('a failed store shows in no answer, and no personal data in the log', async () => {
    const logged = attacked.log.length
    const pages = await Promise.all(targets.map(() => pageOf(attacked)))
    await attacked.store.destroy()
    const answerTo = (target: Target, { cookie }: { cookie: string }) =>
      attacked.app.inject({
        method: target.method,
        url: `${fillIn(target)}${target.method === 'GET' ? '?language=fr' : ''}`,
        remoteAddress: '203.0.113.77',
        headers: { cookie, 'x-csrf-token': 'x' },
        ...(target.body && { payload: target.body }),
      })
    for (const [i, target] of targets.entries()) {
      const ask = () => answerTo(target, pages[i]!)
      const answer = await ask()
      expect(answer.body).not.toMatch(LEAKS)
      // What it found it goes on saying for a moment.
      if (target.url === '/health/ready')
        await expect.poll(async () => (await ask()).json()).toEqual({ ready: false, because: ['store'] })
      else if (answer.statusCode >= 500) expect(['internal', 'unavailable']).toContain(answer.json().code)
    }
    const log = attacked.log.join('')
    expect(attacked.log.length).toBeGreaterThan(logged + 9)
    expect(log).not.toMatch(/@example\.org|\b10\.\d+\.\d|203\.0\.113|language=|jeru|drop table/)
  })
})

describe('what is promised', () => {
  test('every answer has the hardening headers', async () => {
    const { app } = await testApp()
    const answers = await Promise.all(
      [
        { url: '/' }, { url: '/nothing.html' }, { url: '/he' }, { url: '/_astro/app.abc.js' },
        { url: '/_astro/gone.js' }, { url: '/robots.txt' }, { url: '/health' }, { url: '/%E0%A4%A' },
        { url: `${REST}/locac/jeru` }, { url: `${REST}/locac/%E0%A4%A` }, { url: `${REST}/nothing` },
        { url: `${REST}/docs/` }, { url: `${REST}/docs/json` }, { url: `${REST}/session` }, { url: `${REST}/captcha` },
        { url: `${REST}/accountexport` }, { url: '/', method: 'HEAD' as const }, { url: '/', method: 'POST' as const },
        { url: `${REST}/extlogin`, method: 'POST' as const, payload: '{' },
        { url: `${REST}/extlogin`, method: 'OPTIONS' as const },
      ].map((request) => app.inject(request).then((answer) => ({ request, answer }))),
    )
    for (const { request, answer } of answers) {
      for (const name of Object.keys(HEADERS)) expect(answer.headers, request.url).toHaveProperty(name)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-security-policy']).toMatch(/default-src/)
      expect(answer.headers, request.url).not.toHaveProperty('x-powered-by')
      expect(answer.headers, request.url).not.toHaveProperty('server')
      expect(answer.headers, request.url).not.toHaveProperty('strict-transport-security')
    }
  }) // prettier-ignore

  test('browsers are logged to use https if the site has it', async () => {
    const { get } = await freshApp({ SITE_ORIGIN: 'https://example.org' })
    for (const url of ['/', `${REST}/session`, `${REST}/nothing`, '/%E0%A4%A']) {
      const { headers } = await get(url)
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000')
    }
  })

  test('no page may run what is not ours', async () => {
    const policy = pagePolicy(['sha256-abc='])
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:(?!;)[^;]*script/)
    expect(policy).toContain("script-src 'self' 'sha256-abc=';")
    expect(policy).toContain("worker-src 'self'")
    const { get } = await testApp()
    const json = await get(`${REST}/locac/jeru`)
    expect(json.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('pages of others may read what is the same for all, and nothing else', async () => {
    const attacked = await attackedApp()
    const origin = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
    const open: string[] = []
    for (const target of attacked.targets) {
      const url = fillIn(target)
      const { cookie } = await pageOf(attacked)
      for (const method of [target.method, 'OPTIONS'] as const) {
        const answer = await attacked.app.inject({ method, url, headers: { ...origin, cookie } })
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
        if (!answer.headers['access-control-allow-origin']) {
          expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
          continue
        }
        open.push(target.url)
        expect([target.method, method, target.access]).toEqual(['GET', 'GET', 'open'])
        expect(answer.headers['access-control-allow-origin']).toBe('*')
        expect(answer.body).not.toContain('@example.org')
      }
    }
    await attacked.close()
    expect(open).toContain(`${REST}/locac/:text`)
    expect(open.length).toBeGreaterThan(15)
    for (const url of ['session', 'captcha', 'accountexport', 'newsletterleave/:token'])
      expect(open).not.toContain(`${REST}/${url}`)
  })

  test('nobody learns which addresses have an account', async () => {
    const attacked = await attackedApp()
    await attacked.store
      .insertInto('users')
      .values({
        id: 7, name: 'Known', email: 'known@example.org', email_key: 'known@example.org', verified: 1,
        password: await hashPassword('the right password'), google: null, facebook: null, language: 'en', at: 0,
      })
      .execute() // prettier-ignore
    const forms = {
      extlogin: (mail: string) => ({ loginType: 'email', mailusername: mail, mailpassword: 'a wrong password' }),
      accountregister: (email: string) => ({ name: 'A', email, password: 'a long password', language: 'en' }),
      accountforgot: (email: string) => ({ email, language: 'en' }),
      newsletterregister: (mail: string) => ({ mail }),
    }
    for (const [name, bodyOf] of Object.entries(forms)) {
      const target = attacked.targets.find(({ url }) => url === `${REST}/${name}`)!
      const ask = async (address: string) => {
        const payload = JSON.stringify(bodyOf(address))
        const { statusCode, body, headers } = await attack(attacked, target, {
          payload,
        })
        return { statusCode, body, headers: Object.keys(headers) }
      }
      const known = await ask('known@example.org')
      expect(known, name).toEqual(await ask('unknown@example.org'))
      expect([200, 401]).toContain(known.statusCode)
    }
    await attacked.close()
  })

  testFull('passwords can be tried so often, from one address and for one account', async () => {
    const attacked = await attackedApp()
    let callers = 0
    // Somebody who has logged in would be counted by the account as well.
    const page = await pageOf(attacked, 0)
    const tryFor = async (mailusername: string, remoteAddress: string) =>
      attacked.app.inject({
        method: 'POST',
        url: `${REST}/extlogin`,
        remoteAddress,
        headers: { cookie: page.cookie, [TOKEN_HEADER]: page.tokens['POST extlogin']! },
        payload: { loginType: 'email', mailusername, mailpassword: 'a wrong password' },
      })
    const statuses = async (count: number, of: () => [string, string]) => {
      const seen: Record<number, number> = {}
      for (let i = 0; i < count; i++) {
        const { statusCode } = await tryFor(...of())
        seen[statusCode] = (seen[statusCode] ?? 0) + 1
      }
      return seen
    }
    const fromMany = await statuses(14, () => ['a@example.org', `10.3.0.${callers++}`])
    expect(fromMany).toEqual({ 401: 10, 429: 4 })
    // Another spelling of the same address is the same account.
    expect((await tryFor('A@Example.ORG', '10.3.1.1')).statusCode).toBe(429)
    const ofMany = await statuses(25, () => [`a${callers++}@example.org`, '10.4.0.1'])
    expect(ofMany).toEqual({ 401: 20, 429: 5 })
    await attacked.close()
  })

  test('nothing leads to another site', async () => {
    const { app } = await testApp()
    const part = fc.constantFrom(
      '/', '//', '\\', '%5c', '%2f', '%2F%2F', 'evil.example', '..', '.', 'he', 'fr', 'ru', '@', ':', '?', '#', ';',
      '%0d%0a', 'https:', '%09', '&', 'Jewish_Guide-TJ281184-x-Jewish_Guide.html', 'Kosher_Hotels-DI100-x.html',
    ) // prettier-ignore
    const paths = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('')}`)
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        // With its host: a path that begins with // would be read as one.
        const answer = await app.inject({ url: `http://localhost${path}` })
        expect(answer.statusCode).toBeLessThan(500)
        const { location } = answer.headers
        if (location !== undefined) expect(String(location)).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 1500 },
    )
  })

  test('no page view leaves a cookie, nor does any open read', async () => {
    const attacked = await attackedApp()
    for (const target of attacked.targets.filter(({ access }) => access === 'open')) {
      const url = fillIn(target)
      const { headers } = await attacked.app.inject({
        method: target.method,
        url,
      })
      expect(headers, target.name).not.toHaveProperty('set-cookie')
    }
    await attacked.close()
  })

  test('an error that repeats an address is logged without it', () => {
    const error = Object.assign(
      new Error(
        '550 5.1.1 <Some.Body+x@example.org>: unknown; from [2001:db8::7] 203.0.113.9:4711, key (email)=(a@b.cd)',
      ),
      { code: 'EENVELOPE' },
    )
    const logged = JSON.stringify(SERIALIZERS.err(error as never))
    expect(logged).toContain('550 5.1.1')
    expect(logged).toContain('EENVELOPE')
    expect(logged).not.toMatch(/example\.org|b\.cd|Some\.Body|203\.0|2001:db8/)
    expect(logged).toMatch(/attacks\.test\.ts\S*:\d+:\d+/)
  })
})
