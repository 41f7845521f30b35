import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SessionState } from '#core/contract/session.ts'
import { testFull } from '#core/test/full.ts'
import {
  DANA,
  loggedIn,
  mailedToken,
  meanwhile,
  outbox,
  peopleApp,
  register,
  registered,
  userOf,
  visit,
} from './people.ts'

const textsOf = ({ messages }: SessionState) =>
  messages.map(({ type, text }) => [type, text])

test('somebody logs in, is told at the next page load, and logs out', async () => {
  const served = await peopleApp()
  const uid = await registered(served)
  const visitor = await visit(served)
  const answer = await visitor.logIn(' Dana@Example.org ', DANA.password)
  expect(answer.statusCode).toBe(200)
  const message = { type: 'success', text: 'You are logged in.' }
  expect(answer.json()).toEqual({ ok: true, message })
  const state = await visitor.load()
  expect(state).toMatchObject({
    uid,
    name: DANA.name,
    email: DANA.email,
    verified: true,
    messages: [message],
  })
  const out = await visitor.post('accountlogout', { everywhere: false })
  expect(out.statusCode).toBe(200)
  const after = await visitor.load()
  expect(after).toMatchObject({ uid: 0, name: '', email: '' })
  expect(textsOf(after)).toEqual([['success', 'You are logged out.']])
})

test('a log-in begins another session, and what waited in the old one goes along', async () => {
  const served = await peopleApp()
  await registered(served)
  const visitor = await visit(served)
  await visitor.logIn(DANA.email, 'a wrong password')
  const [cookie, tokens] = [visitor.cookie(), visitor.state().tokens]
  expect((await visitor.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
  expect(visitor.cookie()).not.toBe(cookie)
  const state = await visitor.load()
  expect(state.tokens).not.toEqual(tokens)
  expect(textsOf(state)).toEqual([
    [
      'error',
      'The e-mail address or the password is not right, or the address has not been confirmed yet.',
    ],
    ['success', 'You are logged in.'],
  ])
  // Whoever planted the old cookie has nothing of it.
  const thief = await visit(served)
  thief.setCookie(cookie)
  expect(await thief.load()).toMatchObject({ uid: 0, messages: [] })
  const rows = await served.store.selectFrom('sessions').select('uid').execute()
  expect(rows.filter((row) => row.uid !== null)).toHaveLength(1)
})

test.each([
  ['nothing', {}],
  ['no password', { mailusername: DANA.email }],
  ['no address', { mailpassword: DANA.password }],
  ['an empty password', { mailusername: DANA.email, mailpassword: '' }],
  ['a blank address', { mailusername: '  ', mailpassword: 'x' }],
])('%s is asked for', async (_, fields) => {
  const served = await peopleApp()
  const visitor = await visit(served)
  const body = { loginType: 'email', ...fields }
  const answer = await visitor.post('extlogin', body)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'enternamepwd'])
})

test('a wrong password and an unknown address are told alike', async () => {
  const served = await peopleApp()
  await registered(served)
  const visitor = await visit(served)
  const wrong = await visitor.logIn(DANA.email, 'not the password')
  const unknown = await visitor.logIn('nobody@example.org', DANA.password)
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json().code).toBe('wrongLogin')
  expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body])
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
})

test('every outcome waits for the next page, in the language of the caller', async () => {
  const served = await peopleApp()
  const visitor = await visit(served, 'he')
  await visitor.logIn('', '')
  await visitor.post('extlogin', { loginType: 'google', id_token: 'x' })
  await visitor.post('extlogin', { loginType: 'telepathy' })
  const { messages } = await visitor.load()
  expect(messages).toHaveLength(3)
  for (const { type, text } of messages) {
    expect(type).toBe('error')
    expect(text).toMatch(/[\u05d0-\u05ea]/)
  }
})

test('who has not confirmed the address is sent the link again, a few times', async () => {
  const served = await peopleApp()
  await register(served)
  const visitor = await visit(served)
  const wrong = await visitor.logIn(DANA.email, 'not the password')
  expect(wrong.json().code).toBe('wrongLogin')
  expect(await outbox(served)).toHaveLength(1)
  for (let time = 0; time < 7; time++) {
    const answer = await visitor.logIn(DANA.email, DANA.password)
    // The same words as for a wrong one: the password may be a stranger's.
    expect([answer.statusCode, answer.body]).toEqual([401, wrong.body])
  }
  // One for the registration and four more make five in the hour.
  expect(await outbox(served)).toHaveLength(5)
  const token = await mailedToken(served, 'verify')
  expect((await visitor.post('accountverify', { token })).statusCode).toBe(200)
  const entered = await visitor.logIn(DANA.email, DANA.password)
  expect(entered.statusCode).toBe(200)
})

test('ten tries in a quarter of an hour, whether or not there is an account', async () => {
  const served = await peopleApp()
  await registered(served)
  for (const email of [DANA.email, 'nobody@example.org']) {
    const visitor = await visit(served)
    // Another address of the network each time: the account is limited, not the caller.
    const tryOnce = (at: number, password: string) =>
      served.app.inject({
        method: 'POST',
        url: '/rest/tjt/extlogin',
        remoteAddress: `192.0.2.${at}`,
        headers: {
          cookie: visitor.cookie(),
          'x-csrf-token': visitor.state().tokens['POST extlogin']!,
        },
        payload: {
          loginType: 'email',
          mailusername: at % 2 ? email : email.toUpperCase(),
          mailpassword: password,
        },
      })
    for (let at = 0; at < 10; at++) {
      expect((await tryOnce(at, 'wrong password')).statusCode).toBe(401)
    }
    const refused = await tryOnce(10, DANA.password)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooMany'])
    expect(Number(refused.headers['retry-after'])).toBe(900)
  }
  served.clock.now += 900_000
  const visitor = await visit(served)
  expect((await visitor.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
})

testFull(
  'a password that is changed while it is compared lets nobody in',
  async () => {
    const served = await peopleApp()
    await registered(served)
    const visitor = await visit(served)
    const password = '$argon2id$v=19$m=19456,t=2,p=1$changed$changed'
    const answer = await meanwhile(
      () => visitor.logIn(DANA.email, DANA.password),
      () => served.store.updateTable('users').set({ password }).execute(),
    )
    expect(answer.json().code).toBe('wrongLogin')
  },
)

test('a hash of an older cost is renewed', async () => {
  const served = await peopleApp()
  await registered(served)
  const salt = Buffer.from('0123456789abcdef')
  const hash = argon2Sync('argon2id', {
    message: DANA.password,
    nonce: salt,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const password = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(hash)}`
  await served.store.updateTable('users').set({ password }).execute()
  const visitor = await visit(served)
  expect((await visitor.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
  const user = await userOf(served, DANA.email)
  expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const again = await visit(served)
  expect((await again.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
})

test('logging out everywhere ends the sessions on other devices', async () => {
  const served = await peopleApp()
  const phone = await loggedIn(served)
  const laptop = await visit(served)
  await laptop.logIn(DANA.email, DANA.password)
  const uid = (await laptop.load()).uid
  expect(uid).toBeGreaterThan(0)
  const out = await laptop.post('accountlogout', { everywhere: true })
  expect(out.json().message.text).toBe('You are logged out on all devices.')
  expect((await phone.load()).uid).toBe(0)
  expect((await laptop.load()).uid).toBe(0)
})

test('a provider that is not set up is off', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  expect(visitor.state().providers).toEqual({})
  const google = await visitor.post('extlogin', {
    loginType: 'google',
    id_token: 'a.b.c',
  })
  const facebook = await visitor.post('extlogin', {
    loginType: 'facebook',
    authResponse: { accessToken: 'x', userID: '1' },
  })
  for (const answer of [google, facebook]) {
    expect([answer.statusCode, answer.json().code]).toEqual([
      404,
      'providerOff',
    ])
  }
})
