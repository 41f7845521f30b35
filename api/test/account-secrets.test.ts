import { expect, test } from 'vitest'
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
  type Served,
  type Visitor,
} from './people.ts'

const OTHER = {
  name: 'Uri',
  email: 'uri@example.org',
  password: 'uris own password',
}

const ask = (visitor: Visitor, email: string) =>
  visitor.call('accountchange', {
    method: 'PUT',
    body: { email, password: DANA.password },
  })

async function linksOf(visitor: Visitor) {
  const answer = await visitor.call('accountexport', { method: 'GET' })
  return (answer.json().links as { kind: string; email: string }[]).map(({ kind, email }) => [kind, email])
}

test('who registers the address of another learns nothing by logging in with it', async () => {
  const served = await peopleApp()
  await registered(served)
  const password = 'chosen by a stranger'
  const answers = []
  for (const email of [DANA.email, 'free@example.org']) {
    await register(served, { name: 'Stranger', email, password })
    const visitor = await visit(served)
    const { statusCode, body } = await visitor.logIn(email, password)
    const { messages } = await visitor.load()
    answers.push({ statusCode, body, messages })
  }
  expect(answers[0]).toMatchObject({ statusCode: 401 })
  expect(answers[0]?.body).toContain('wrongLogin')
  expect(answers[1]).toEqual(answers[0])
})

test('the links of an account tell nothing of the addresses of others', async () => {
  const served = await peopleApp()
  await registered(served, OTHER)
  const visitor = await loggedIn(served)
  await ask(visitor, 'own@example.org')
  const own = await mailedToken(served, 'change')
  await ask(visitor, OTHER.email)
  expect(await linksOf(visitor)).toEqual([['change', OTHER.email]])
  // As it is where the address is free.
  const used = await visitor.post('accountverify', { token: own })
  expect(used.json().code).toBe('linkExpired')
  expect(await visitor.load()).toMatchObject({ email: DANA.email })
  // Nobody has the link.
  const mails = await outbox(served)
  const toOther = mails.filter(({ recipient }) => recipient === OTHER.email)
  expect(toOther.map(({ subject }) => subject)).toEqual(['You already have an account'])
})

/** How long an answer takes, in milliseconds. */
async function timed(work: () => Promise<{ statusCode: number }>) {
  const from = performance.now()
  const { statusCode } = await work()
  return { statusCode, took: performance.now() - from }
}

const forget = async (served: Served, visitor: Visitor, email: string) => {
  const gReCaptchaResponse = await captchaAnswer(served.get)
  const body = { email, language: 'en', gReCaptchaResponse }
  return timed(() => visitor.post('accountforgot', body))
}

test('the time of an answer does not tell whether an address has an account', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  // What is written for an account takes a few of these.
  const nothing = await forget(served, visitor, 'nobody@example.org')
  expect(nothing.statusCode).toBe(200)
  expect(nothing.took).toBeGreaterThan(95)
  // Nor when somebody registers it, whether the account is new, theirs or unconfirmed, or too many were mailed.
  for (let time = 0; time < 7; time++) {
    const email = time < 5 ? 'new@example.org' : DANA.email
    const gReCaptchaResponse = await captchaAnswer(served.get)
    const body = { name: 'N', email, password: 'a long pass phrase', language: 'en', gReCaptchaResponse }
    const registered = await timed(() => visitor.post('accountregister', body))
    expect(registered.statusCode).toBe(200)
    expect(registered.took, `${time}`).toBeGreaterThan(95)
  }
  const login = await timed(() => visitor.logIn('nobody@example.org', 'wrong'))
  expect(login.statusCode).toBe(401)
  expect(login.took).toBeGreaterThan(95)
})
