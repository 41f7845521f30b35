import { expect, test } from 'vitest'
import type { SessionState } from '#core/contract/session.ts'
import { testFull } from '#core/test/full.ts'
import { captchaAnswer } from './captcha.ts'
import { cheapHash } from './cheap-hash.ts'
import {
  DANA,
  loggedIn,
  loggedInByForm,
  mailedToken,
  meanwhile,
  outbox,
  peopleApp,
  register,
  registered,
  userOf,
  visit,
  type Served,
  type Visitor,
} from './people.ts'

const textsOf = ({ messages }: SessionState) => messages.map(({ type, text }) => [type, text])

test('a user logs in, sees it on the next page, and logs out', async () => {
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
    ['error', 'The e-mail address or password is incorrect, or the address has not been confirmed yet.'],
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
])('%s is required', async (_, fields) => {
  const served = await peopleApp()
  const visitor = await visit(served)
  const body = { loginType: 'email', ...fields }
  const answer = await visitor.post('extlogin', body)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'enternamepwd'])
})

test('a wrong password and an unknown address get the same answer', async () => {
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
  // One for the registration, and five more in the hour.
  expect(await outbox(served)).toHaveLength(6)
  const token = await mailedToken(served, 'verify')
  expect((await visitor.post('accountverify', { token })).statusCode).toBe(200)
  const entered = await visitor.logIn(DANA.email, DANA.password)
  expect(entered.statusCode).toBe(200)
})

/** Tries a password from a network. */
const tryFrom = (visitor: Visitor, from: string, [mailusername, mailpassword]: [string, string]) =>
  visitor.call('extlogin', {
    body: { loginType: 'email', mailusername, mailpassword },
    headers: { 'x-forwarded-for': from },
  })

/** Guesses until refused; returns the number of compared guesses. */
async function guess(served: Served, networkOf: (at: number) => string, email: string = DANA.email): Promise<number> {
  const visitor = await visit(served)
  for (let at = 0; at < 200; at++) {
    const spelled = at % 2 ? email : email.toUpperCase()
    const from = networkOf(at)
    const answer = await tryFrom(visitor, from, [spelled, 'a wrong one'])
    if (answer.statusCode === 429) return at
    expect(answer.json().code).toBe('wrongLogin')
  }
  return Infinity
}

const BEHIND_PROXY = { TRUST_PROXY: 'true' }
const RIGHT: [string, string] = [DANA.email, DANA.password]

test("a stranger's guesses keep the stranger out, and not the owner", async () => {
  const served = await peopleApp(BEHIND_PROXY)
  await registered(served)
  const network = (at: number) => `2001:db8:1:${at}::1`
  for (const email of [DANA.email, 'nobody@example.org']) expect(await guess(served, network, email)).toBe(10)
  const stranger = await visit(served)
  const refused = await tryFrom(stranger, network(0), RIGHT)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooMany'])
  expect(Number(refused.headers['retry-after'])).toBe(900)
  const owner = await visit(served)
  const entered = await tryFrom(owner, '2001:db8:2:1::1', RIGHT)
  expect(entered.statusCode, entered.body).toBe(200)
  served.clock.now += 900_000
  const later = await visit(served)
  expect((await tryFrom(later, network(0), RIGHT)).statusCode).toBe(200)
})

test('guesses from many networks keep out strangers, and not a browser of the owner', async () => {
  const served = await peopleApp(BEHIND_PROXY)
  const owner = await loggedInByForm(served)
  await owner.post('accountlogout', { everywhere: false })
  await owner.load()
  const stranger = await visit(served)
  const guessed = await tryFrom(stranger, '192.0.2.1', [DANA.email, 'wrong'])
  expect(guessed.statusCode).toBe(401)
  // As 98 more from elsewhere: each is a hash.
  await served.store.updateTable('limits').set({ count: 99 }).where('key', 'like', 'accountLogin of all %').execute()
  const last = await tryFrom(stranger, '192.0.2.2', [DANA.email, 'wrong'])
  expect(last.statusCode).toBe(401)
  expect((await tryFrom(stranger, '203.0.113.1', RIGHT)).statusCode).toBe(429)
  // The network does not matter, and tries end there too.
  for (let at = 0; at < 9; at++) {
    const wrong = await tryFrom(owner, `203.0.113.${at}`, [DANA.email, 'x'])
    expect(wrong.statusCode).toBe(401)
  }
  const entered = await tryFrom(owner, '192.0.2.1', RIGHT)
  expect(entered.statusCode, entered.body).toBe(200)
  await owner.load()
  expect((await tryFrom(owner, '192.0.2.1', RIGHT)).statusCode).toBe(429)
})

test('what shows that somebody has logged in here is good for their account only', async () => {
  const served = await peopleApp(BEHIND_PROXY)
  await registered(served)
  const other = {
    name: 'Uri',
    email: 'uri@example.org',
    password: 'of Uri only',
  }
  const visitor = await loggedIn(served, other)
  expect(await guess(served, () => '192.0.2.1')).toBe(10)
  expect((await tryFrom(visitor, '192.0.2.1', RIGHT)).statusCode).toBe(429)
})

test('a new password by mail lets its owner in at once', async () => {
  const served = await peopleApp(BEHIND_PROXY)
  await registered(served)
  expect(await guess(served, () => '192.0.2.1')).toBe(10)
  const owner = await visit(served)
  await owner.post('accountforgot', {
    email: DANA.email,
    language: 'en',
    gReCaptchaResponse: await captchaAnswer(served.get),
  })
  const token = await mailedToken(served, 'reset')
  const password = 'quite another password'
  const set = await owner.post('accountreset', { token, password })
  expect(set.statusCode, set.body).toBe(200)
  const elsewhere = await visit(served)
  const entered = await tryFrom(elsewhere, '192.0.2.1', [DANA.email, password])
  expect(entered.statusCode, entered.body).toBe(200)
  // After using the link, continued guessing locks nobody out.
  expect(await guess(served, () => '203.0.113.1')).toBe(10)
  const here = await tryFrom(owner, '203.0.113.1', [DANA.email, password])
  expect(here.statusCode, here.body).toBe(200)
})

testFull('a password that is changed while it is compared lets nobody in', async () => {
  const served = await peopleApp()
  await registered(served)
  const visitor = await visit(served)
  const password = '$argon2id$v=19$m=19456,t=2,p=1$changed$changed'
  const answer = await meanwhile(
    () => visitor.logIn(DANA.email, DANA.password),
    () => served.store.updateTable('users').set({ password }).execute(),
  )
  expect(answer.json().code).toBe('wrongLogin')
})

test('a hash of an older cost is renewed', async () => {
  const served = await peopleApp()
  await registered(served)
  const password = cheapHash(DANA.password)
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
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'providerOff'])
  }
})
