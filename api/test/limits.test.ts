import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailboxOf } from '#api/mail/addresses.ts'
import { subjectOf } from '#api/guards/address.ts'
import { useCaptcha } from '#api/guards/captchas.repository.ts'
import { LIMITS, limitTo } from '#api/guards/limits.ts'
import { countOne } from '#api/guards/limits.repository.ts'
import { readConfig } from '#api/config.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { startSweeping, sweep } from '#api/sweep.ts'
import { NOW, temporaryFolder } from '../../data/test/helpers.ts'
import { freshApp, memoryStore } from './helpers.ts'
import { loggedIn, peopleApp } from './people.ts'
import { onBothStores } from './store/stores.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:2:ffff::1', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::192.0.2.1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['1.2.3.999', 'unknown'],
  ['x'.repeat(9000), 'unknown'],
  ['2001:db8::1::2', 'unknown'],
])('%j is counted as %s', (ip, subject) => {
  expect(subjectOf(ip)).toBe(subject)
})

const SESSION = '/rest/tjt/session'

/** Calls until refused, each time claiming another address; returns the number of accepted calls. */
async function letIn(
  { app }: Awaited<ReturnType<typeof freshApp>>,
  of: (i: number) => { from: string; says?: string },
): Promise<number> {
  for (let i = 0; i < 70; i++) {
    const { from, says } = of(i)
    const answer = await app.inject({
      url: SESSION,
      remoteAddress: from,
      headers: says === undefined ? {} : { 'x-forwarded-for': says },
    })
    if (answer.statusCode === 429) return i
    expect(answer.statusCode).toBe(200)
  }
  return Infinity
}

test('without a setting nobody is believed to be somebody else', async () => {
  const app = await freshApp()
  const lying = (i: number) => ({ from: '192.0.2.1', says: `198.51.100.${i}` })
  expect(await letIn(app, lying)).toBe(60)
  expect(await letIn(app, () => ({ from: '192.0.2.2' }))).toBe(60)
})

test('a proxy is believed, and nobody else is', async () => {
  const app = await freshApp({ TRUST_PROXY: '192.0.2.1, 10.0.0.0/8' })
  const many = (i: number) => ({ from: '192.0.2.1', says: `198.51.100.${i}` })
  expect(await letIn(app, many)).toBe(Infinity)
  const caller = () => ({ from: '10.1.2.3', says: '203.0.113.9' })
  expect(await letIn(app, caller)).toBe(60)
  // The caller's own entries precede the proxy's.
  const forged = (i: number) => ({
    from: '192.0.2.1',
    says: `198.51.100.${i}, 203.0.113.10`,
  })
  expect(await letIn(app, forged)).toBe(60)
  const stranger = (i: number) => ({ from: '192.0.2.9', says: `1.1.1.${i}` })
  expect(await letIn(app, stranger)).toBe(60)
  const garbage = (i: number) => ({ from: '192.0.2.1', says: `x${i}` })
  expect(await letIn(app, garbage)).toBe(60)
})

test('a household of IPv6 is one caller', async () => {
  const app = await freshApp()
  const household = (i: number) => ({ from: `2001:db8:0:1::${i.toString(16)}` })
  expect(await letIn(app, household)).toBe(60)
  expect(await letIn(app, () => ({ from: '2001:db8:0:2::1' }))).toBe(60)
})

test('whoever has many networks of IPv6 has an end of calls too', async () => {
  const { app } = await freshApp()
  let letIn = 0
  for (let net = 0; net < 30; net++) {
    for (let i = 0; i < 50; i++) {
      const remoteAddress = `2001:db8:0:${net.toString(16)}::1`
      const answer = await app.inject({ url: SESSION, remoteAddress })
      if (answer.statusCode === 200) letIn += 1
    }
  }
  expect(letIn).toBe(1200)
  const remoteAddress = '2001:db8:1:1::1'
  const other = await app.inject({ url: SESSION, remoteAddress })
  expect(other.statusCode).toBe(200)
})

test('who has logged in is counted from wherever', async () => {
  const served = await peopleApp({ TRUST_PROXY: '127.0.0.1' })
  const visitor = await loggedIn(served)
  const codes: number[] = []
  for (let i = 0; i < 11; i++) {
    const answer = await visitor.call('newsletterregister', {
      body: { mail: `stranger${i}@example.org` },
      headers: { 'x-forwarded-for': `192.0.2.${i}` },
    })
    codes.push(answer.statusCode)
  }
  expect(codes).toEqual([...Array<number>(10).fill(200), 429])
})

test('a form that comes back with a message costs a user nothing', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const register = (mail: string) => visitor.post('newsletterregister', { mail })
  for (let i = 0; i < 25; i++) {
    const answer = await register('nobody')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'enterValidEmail'])
  }
  for (let i = 0; i < 10; i++) expect((await register(`stranger${i}@example.org`)).statusCode).toBe(200)
  expect((await register('nobody')).statusCode).toBe(429)
})

test('calls in the name of another user count', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const codes: number[] = []
  for (let i = 0; i < LIMITS.write.most + 1; i++) {
    const answer = await visitor.post('addanswer', { tnid: 1, qid: 1, uid: 99, answer: 'Yes.' })
    codes.push(answer.statusCode)
  }
  expect(codes).toEqual([...Array<number>(LIMITS.write.most).fill(403), 429])
})

test.each([
  ['dana@example.org', 'dana@example.org'],
  ['dana+news@example.org', 'dana@example.org'],
  ['dana+a+b@example.org', 'dana@example.org'],
  ['+dana@example.org', '+dana@example.org'],
  ['da.na@example.org', 'da.na@example.org'],
  ['da.n.a+x@gmail.com', 'dana@gmail.com'],
  ['dana@googlemail.com', 'dana@gmail.com'],
  ['dana@xn--mnchen-3ya.de', 'dana@xn--mnchen-3ya.de'],
  ['dana@m\u00fcnchen.de', 'dana@xn--mnchen-3ya.de'],
])('mail to %s arrives at %s', (key, mailbox) => {
  expect(mailboxOf(key)).toBe(mailbox)
})

test('a flood of refused calls is no flood of writes', async () => {
  const { app, store, clock } = await freshApp()
  const ask = () => app.inject({ url: SESSION, remoteAddress: '192.0.2.1' })
  for (let i = 0; i < 61; i++) await ask()
  const count = async () => (await store.selectFrom('limits').select('count').execute())[0]!.count
  expect(await count()).toBe(61)
  for (let i = 0; i < 20; i++) expect((await ask()).statusCode).toBe(429)
  expect(await count()).toBe(61)
  clock.now += 599_500
  expect((await ask()).headers['retry-after']).toBe('1')
  clock.now += 500
  expect((await ask()).statusCode).toBe(200)
})

test('other sites cannot use up the calls of a visitor', async () => {
  const { app, get } = await freshApp()
  for (let i = 0; i < 70; i++) {
    for (const url of [SESSION, '/rest/tjt/captcha']) {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await app.inject({ url, headers })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'badToken'])
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  }
  expect((await get(SESSION)).statusCode).toBe(200)
  expect((await get('/rest/tjt/captcha')).statusCode).toBe(200)
})

test('accounts are counted by themselves', async () => {
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const deps = {
    store,
    config: readConfig({}),
    now: () => new Date(NOW),
    release: () => undefined,
  }
  const headers: Record<string, string> = {}
  const reply = {
    header: (name: string, value: string) => void (headers[name] = value),
  } as never
  const limit = { name: 'words', most: 1, windowMs: 5000 }
  await limitTo(deps, limit, 'account 1', reply)
  await limitTo(deps, limit, 'account 2', reply)
  await expect(limitTo(deps, limit, 'account 1', reply)).rejects.toMatchObject({
    code: 'tooMany',
  })
  expect(headers).toEqual({ 'retry-after': '5' })
  await limitTo(deps, LIMITS.write, 'account 1', reply)
  const keys = await store.selectFrom('limits').select('key').execute()
  expect(JSON.stringify(keys)).not.toContain('account')
})

onBothStores(({ migrated }) => {
  test('of many at the same time only so many are let in', async () => {
    const db = await migrated()
    const limit = { name: 'login', most: 7, windowMs: 1000 }
    const at = { secret: 's', now: NOW }
    const counted = await Promise.all(Array.from({ length: 30 }, () => countOne(db, limit, 'me', at)))
    expect(counted.filter(({ allowed }) => allowed)).toHaveLength(7)
    const later = await countOne(db, limit, 'me', { ...at, now: NOW + 1000 })
    expect(later).toEqual({ allowed: true })
  })

  test('a window that was begun by a clock that was ahead is over', async () => {
    const db = await migrated()
    const limit = { name: 'clock', most: 1, windowMs: 1000 }
    const ahead = { secret: 's', now: NOW + 86_400_000 }
    await countOne(db, limit, 'me', ahead)
    expect((await countOne(db, limit, 'me', ahead)).allowed).toBe(false)
    const back = { secret: 's', now: NOW }
    expect((await countOne(db, limit, 'me', back)).allowed).toBe(true)
    expect((await countOne(db, limit, 'me', back)).allowed).toBe(false)
  })

  test('what has had its time is forgotten, and nothing else', async () => {
    const db = await migrated()
    const day = 86_400_000
    for (const now of [NOW - 3 * day, NOW]) {
      const at = { secret: 's', now }
      const limit = { name: String(now), most: 1, windowMs: 1000 }
      await countOne(db, limit, 'me', at)
      await useCaptcha(db, { id: String(now), until: now + 1000 })
      await insertSession(db, { uid: 0 }, now)
      const user = await db
        .insertInto('users')
        .values({
          name: 'A', email: 'a@b.cd', email_key: null, verified: 1,
          password: null, google: null, facebook: null, language: 'en', at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow() // prettier-ignore
      await db
        .insertInto('tokens')
        .values({
          hash: String(now), kind: 'reset', uid: user.id, email: 'a@b.cd',
          name: null, password: null, expires_at: now + 1000,
        })
        .execute() // prettier-ignore
    }
    await sweep(db, NOW)
    for (const table of ['limits', 'used_captchas', 'sessions', 'tokens'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute()
      expect(rows, table).toHaveLength(1)
    }
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })
})

test('the server sweeps now and then, and a failure ends nothing', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = await memoryStore()
  await insertSession(store, { uid: 0 }, NOW - 3 * 86_400_000)
  const errors: unknown[] = []
  const now = () => new Date(NOW)
  const config = readConfig({ VAR_DIR: temporaryFolder() })
  const end = startSweeping({ store, now, config }, (error) => errors.push(error))
  const left = async () => (await store.selectFrom('sessions').selectAll().execute()).length
  expect(await left()).toBe(1)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await left()).toBe(0)
  await store.destroy()
  // A turn is left out while the last one still sweeps files.
  while (errors.length < 2) {
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    await setImmediate()
  }
  await end()
  const count = errors.length
  expect(count).toBeGreaterThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(errors).toHaveLength(count)
})
