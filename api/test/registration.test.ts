import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { captchaAnswer } from './captcha.ts'
import {
  DANA,
  loggedIn,
  loggedInByForm,
  mailedToken,
  outbox,
  peopleApp,
  register,
  registered,
  userOf,
  visit,
  type Served,
  type Visitor,
} from './people.ts'

const HOUR_MS = 3_600_000

const usersOf = ({ store }: Served) => store.selectFrom('users').selectAll().orderBy('id').execute()

async function forget(served: Served, email: string, language = 'en') {
  const visitor = await visit(served)
  return visitor.post('accountforgot', {
    email,
    language,
    gReCaptchaResponse: await captchaAnswer(served.get),
  })
}

test('an account opens with the link of its mail', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  const answer = await register(served, DANA, visitor)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    ok: true,
    message: {
      type: 'success',
      text: 'We have sent you an e-mail. Please use its link to confirm your address, then log in.',
    },
  })
  expect(await usersOf(served)).toMatchObject([{ name: DANA.name, email: DANA.email, verified: 0, role: '' }])
  const [mail] = await outbox(served)
  expect(mail).toMatchObject({ recipient: DANA.email, state: 'waiting' })
  // A stranger's name for the owner must not reach them.
  expect(mail?.text).not.toContain(DANA.name)
  const token = await mailedToken(served, 'verify')
  const used = await visitor.post('accountverify', { token })
  expect(used.json().message.text).toBe('Your e-mail address is confirmed.')
  expect((await visitor.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
})

test('without a public address the link leads to where the site listens', async () => {
  const served = await peopleApp({ PORT: '4522' })
  await register(served, DANA)
  const [mail] = await outbox(served)
  expect(mail?.text).toContain('http://127.0.0.1:4522/Account.html?verify=')
})

test.each(LANGS)('the link leads to the page of the language %s', async (language) => {
  const served = await peopleApp({ SITE_ORIGIN: 'https://example.org' })
  const visitor = await visit(served, language)
  const answer = await visitor.post('accountregister', {
    ...DANA,
    language,
    gReCaptchaResponse: await captchaAnswer(served.get),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const page = `https://example.org${hrefOf(language, { kind: 'account' })}`
  const token = await mailedToken(served, 'verify')
  const [mail] = await outbox(served)
  expect(mail?.text).toContain(`${page}?verify=${token}`)
  expect((await usersOf(served))[0]?.language).toBe(language)
})

test('a taken address gets the same answer, and its owner is notified', async () => {
  const served = await peopleApp()
  await registered(served)
  const before = await usersOf(served)
  const free = await register(served, { ...DANA, email: 'free@example.org' })
  const answer = await register(served, {
    name: 'Uri Stranger',
    email: 'DANA@example.org',
    password: 'another long password',
  })
  expect([answer.statusCode, answer.body]).toEqual([free.statusCode, free.body])
  expect((await usersOf(served))[0]).toEqual(before[0])
  const last = (await outbox(served)).at(-1)
  expect(last).toMatchObject({
    recipient: DANA.email,
    subject: 'You already have an account',
  })
  expect(last?.text).toContain(DANA.name)
  expect(last?.text).not.toContain('Uri')
})

test('each registration of an address is opened by its own link', async () => {
  const served = await peopleApp()
  await register(served)
  const own = await mailedToken(served, 'verify')
  // Somebody else hopes that the owner takes any link for their own.
  const thief = { ...DANA, name: 'Thief', password: 'known to the thief' }
  await register(served, thief)
  const visitor = await visit(served)
  const thiefs = await mailedToken(served, 'verify')
  await visitor.post('accountverify', { token: own })
  expect((await visitor.logIn(DANA.email, thief.password)).statusCode).toBe(401)
  expect((await visitor.logIn(DANA.email, DANA.password)).statusCode).toBe(200)
  expect(await usersOf(served)).toMatchObject([{ name: DANA.name }])
  await visitor.load()
  const late = await visitor.post('accountverify', { token: thiefs })
  expect(late.json().code).toBe('linkExpired')
})

test('a link is good once and for two days', async () => {
  const served = await peopleApp()
  await register(served)
  const token = await mailedToken(served, 'verify')
  served.clock.now += 48 * HOUR_MS
  const late = await visit(served)
  const answer = await late.post('accountverify', { token })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'linkExpired'])
  served.clock.now -= 1
  const visitor = await visit(served)
  expect((await visitor.post('accountverify', { token })).statusCode).toBe(200)
  const again = await visitor.post('accountverify', { token })
  expect(again.json().code).toBe('linkExpired')
  const unknown = await visitor.post('accountverify', { token: 'x'.repeat(43) })
  expect(unknown.body).toBe(again.body)
  const { store } = served
  expect(await store.selectFrom('tokens').selectAll().execute()).toEqual([])
})

test('the store knows no token and no password by itself', async () => {
  const served = await peopleApp()
  await register(served)
  const token = await mailedToken(served, 'verify')
  for (const table of ['tokens', 'users', 'sessions', 'limits'] as const) {
    const rows = await served.store.selectFrom(table).selectAll().execute()
    const text = JSON.stringify(rows)
    expect(text).not.toContain(token)
    expect(text).not.toContain(DANA.password)
  }
})

test('a visitor shows to be a person; who has logged in need not', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const other = { ...DANA, email: 'other@example.org', language: 'en' }
  const anonymous = await visit(served)
  const refused = await anonymous.post('accountregister', other)
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'captchaFailed'])
  const forgot = await anonymous.post('accountforgot', {
    email: DANA.email,
    language: 'en',
  })
  expect(forgot.json().code).toBe('captchaFailed')
  expect((await visitor.post('accountregister', other)).statusCode).toBe(200)
})

test('an address gets so many mails of one purpose, and no answer tells', async () => {
  const served = await peopleApp()
  const bodies = new Set<string>()
  for (let time = 0; time < 7; time++) {
    bodies.add((await register(served)).body)
  }
  expect(bodies.size).toBe(1)
  expect(await outbox(served)).toHaveLength(5)
  // What somebody else has sent there keeps nobody from a new password.
  for (let time = 0; time < 7; time++) {
    expect((await forget(served, DANA.email)).statusCode).toBe(200)
  }
  expect(await outbox(served)).toHaveLength(10)
  served.clock.now += HOUR_MS
  await forget(served, DANA.email)
  expect(await outbox(served)).toHaveLength(11)
})

test("strangers cannot use up the mails of an account's owner", async () => {
  const served = await peopleApp({ TRUST_PROXY: 'true' })
  const owner = await loggedInByForm(served)
  await owner.post('accountlogout', { everywhere: false })
  await owner.load()
  const ask = async (by: Visitor, network: string) => {
    const gReCaptchaResponse = await captchaAnswer(served.get)
    const body = { email: DANA.email, language: 'en', gReCaptchaResponse }
    const headers = { 'x-forwarded-for': network }
    const answer = await by.call('accountforgot', { body, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return (await outbox(served)).length
  }
  const stranger = await visit(served)
  const counts: number[] = []
  for (let time = 0; time < 7; time++) counts.push(await ask(stranger, '192.0.2.1'))
  expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5])
  // The owner elsewhere, on a device of a friend.
  expect(await ask(await visit(served), '192.0.2.2')).toBe(6)
  // Many networks together have an end too, which is not that of the owner's own browser.
  for (let at = 3; at < 10; at++) await ask(stranger, `192.0.2.${at}`)
  expect(await outbox(served)).toHaveLength(10)
  expect(await ask(owner, '192.0.2.1')).toBe(11)
})

test('a mailbox gets so many mails, however many browsers have logged in before', async () => {
  const served = await peopleApp()
  const owners: Visitor[] = [await loggedInByForm(served)]
  while (owners.length < 4) {
    const owner = await visit(served)
    await owner.logIn(DANA.email, DANA.password)
    owners.push(owner)
  }
  for (const owner of owners) {
    await owner.load()
    for (let time = 0; time < 6; time++) {
      const answer = await owner.post('accountforgot', { email: DANA.email, language: 'en' })
      expect(answer.statusCode).toBe(200)
      // The limit of calls from one address is another one.
      await served.store.deleteFrom('limits').where('key', 'like', 'forgot%').execute()
    }
  }
  expect(await outbox(served)).toHaveLength(10)
  // Nor does a stranger get more of them there.
  await forget(served, DANA.email)
  expect(await outbox(served)).toHaveLength(10)
})

test('enquiries and the newsletter leave the mails of the account', async () => {
  const served = await peopleApp()
  await registered(served)
  const visitor = await visit(served)
  const subscribe = async () => {
    const gReCaptchaResponse = await captchaAnswer(served.get)
    const body = { mail: DANA.email, language: 'en', gReCaptchaResponse }
    return (await visitor.post('newsletterregister', body)).statusCode
  }
  const answers: number[] = []
  for (let time = 0; time < 11; time++) answers.push(await subscribe())
  expect(answers).toEqual([...Array<number>(10).fill(200), 429])
  const before = (await outbox(served)).length
  expect((await forget(served, DANA.email)).statusCode).toBe(200)
  expect(await outbox(served)).toHaveLength(before + 1)
})

test('a link for a new password is still good when the address has been confirmed', async () => {
  const served = await peopleApp()
  await register(served)
  const verify = await mailedToken(served, 'verify')
  // In another spelling, which the account has from now on.
  await register(served, { ...DANA, email: 'Dana@example.org' })
  await forget(served, DANA.email)
  const reset = await mailedToken(served, 'reset')
  const visitor = await visit(served)
  const confirmed = await visitor.post('accountverify', { token: verify })
  expect(confirmed.statusCode).toBe(200)
  const password = 'quite another password'
  const set = await visitor.post('accountreset', { token: reset, password })
  expect(set.statusCode, set.body).toBe(200)
  const entered = await visitor.logIn(DANA.email, password)
  expect(entered.statusCode).toBe(200)
})

test.each(LANGS)('a common password opens no account: %s', async (lang) => {
  const served = await peopleApp()
  const password = 'Qwerty123456!'
  const visitor = await visit(served, lang)
  const refused = await register(served, { ...DANA, password }, visitor)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({
    code: 'commonPassword',
    error: MESSAGES[lang].errors.commonPassword,
  })
  expect(await usersOf(served)).toEqual([])
})

const ELEVEN = 'pine & plum'

test('a new password has twelve letters, and a log-in takes any', async () => {
  const served = await peopleApp()
  const refusal = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ]
  const short = [400, 'invalidRequest']
  expect(refusal(await register(served, { ...DANA, password: ELEVEN }))).toEqual(short)
  const visitor = await loggedIn(served, { ...DANA, password: ELEVEN })
  const change = (newPassword: string) =>
    visitor.call('accountchange', { method: 'PUT', body: { newPassword, password: ELEVEN } })
  expect(refusal(await change(`${ELEVEN.slice(1)}s`))).toEqual(short)
  // Letters are counted, not what UTF-16 makes of them.
  expect(refusal(await change('\u{1f345}\u{1f351}\u{1f352}\u{1f34b}\u{1f34f}\u{1f350}'))).toEqual(short)
  await visitor.post('accountforgot', { email: DANA.email, language: 'en' })
  const token = await mailedToken(served, 'reset')
  expect(refusal(await visitor.post('accountreset', { token, password: ELEVEN }))).toEqual(short)
  expect((await visitor.post('accountreset', { token, password: `${ELEVEN}s` })).statusCode).toBe(200)
  expect((await (await visit(served)).logIn(DANA.email, `${ELEVEN}s`)).statusCode).toBe(200)
})

test('a common password takes no place of another', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const body = { newPassword: 'qwertyuiop!!', password: DANA.password }
  const changed = await visitor.call('accountchange', { method: 'PUT', body })
  expect(changed.json().code).toBe('commonPassword')
  await forget(served, DANA.email)
  const token = await mailedToken(served, 'reset')
  const set = (password: string) => visitor.post('accountreset', { token, password })
  expect((await set('123456654321')).json().code).toBe('commonPassword')
  // The link waits for a better one.
  expect((await set('quite another password')).statusCode).toBe(200)
})

test('more names of one mailbox are no way to more mails', async () => {
  const served = await peopleApp()
  for (let time = 0; time < 7; time++) {
    await register(served, { ...DANA, email: `dana+${time}@example.org` })
  }
  expect(await outbox(served)).toHaveLength(5)
})

test('a forgotten password is reset, and every session ends', async () => {
  const served = await peopleApp()
  const elsewhere = await loggedIn(served)
  const answer = await forget(served, ' Dana@EXAMPLE.org')
  const unknown = await forget(served, 'nobody@example.org')
  expect(answer.statusCode).toBe(200)
  expect([unknown.statusCode, unknown.body]).toEqual([200, answer.body])
  const token = await mailedToken(served, 'reset')
  const last = (await outbox(served)).at(-1)
  expect(last).toMatchObject({ recipient: DANA.email })
  const visitor = await visit(served)
  const password = 'quite another password'
  const done = await visitor.post('accountreset', { token, password })
  expect(done.statusCode, done.body).toBe(200)
  expect((await elsewhere.load()).uid).toBe(0)
  expect((await visitor.logIn(DANA.email, DANA.password)).statusCode).toBe(401)
  expect((await visitor.logIn(DANA.email, password)).statusCode).toBe(200)
  expect((await outbox(served)).at(-1)?.subject).toBe('Your account has been changed')
  await visitor.load()
  const again = await visitor.post('accountreset', { token, password })
  expect(again.json().code).toBe('linkExpired')
})

test('a link for a new password is good for an hour, and for nothing else', async () => {
  const served = await peopleApp()
  await register(served)
  const verify = await mailedToken(served, 'verify')
  await forget(served, DANA.email)
  const reset = await mailedToken(served, 'reset')
  // Nobody has shown yet that the name is the owner's.
  expect((await outbox(served)).at(-1)?.text).not.toContain(DANA.name)
  const visitor = await visit(served)
  const password = 'quite another password'
  const wrongUse = [
    await visitor.post('accountverify', { token: reset }),
    await visitor.post('accountreset', { token: verify, password }),
  ]
  for (const answer of wrongUse) expect(answer.json().code).toBe('linkExpired')
  served.clock.now += HOUR_MS
  const late = await visitor.post('accountreset', { token: reset, password })
  expect(late.json().code).toBe('linkExpired')
  served.clock.now -= 1
  const good = await visitor.post('accountreset', { token: reset, password })
  expect(good.statusCode).toBe(200)
  // It has shown whose address it is, and made the older link useless.
  expect(await userOf(served, DANA.email)).toMatchObject({ verified: 1 })
  const old = await visitor.post('accountverify', { token: verify })
  expect(old.json().code).toBe('linkExpired')
})

test('many uses of a link at the same moment are one', async () => {
  const served = await peopleApp()
  await registered(served)
  await forget(served, DANA.email)
  const token = await mailedToken(served, 'reset')
  const visitor = await visit(served)
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) => visitor.post('accountreset', { token, password: `new password ${at}` })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([200, 400, 400, 400])
})

test('a letter that only looks like another is no way to the mail of somebody', async () => {
  const served = await peopleApp()
  await registered(served, { ...DANA, email: 'mike@example.org' })
  // The sign for Kelvin has the small letter k.
  await forget(served, 'mi\u212ae@example.org')
  expect((await outbox(served)).at(-1)?.recipient).toBe('mike@example.org')
  await register(served, {
    ...DANA,
    email: '\uff4d\uff49\uff4b\uff45@example.org',
  })
  expect(await usersOf(served)).toHaveLength(1)
  // A wide sign would end the address in a header.
  const answer = await register(served, {
    ...DANA,
    email: 'a\uff1cb@example.org',
  })
  expect(answer.json().code).toBe('enterValidEmail')
})
