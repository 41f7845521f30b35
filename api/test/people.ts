import { expect, onTestFinished } from 'vitest'
import { insertUser } from '#api/accounts/accounts.repository.ts'
import { hashPassword, verifyPassword } from '#api/accounts/passwords.ts'
import { cookieName } from '#api/accounts/cookie.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { type SessionState, TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { captchaAnswer } from './captcha.ts'
import { serve } from './helpers.ts'

// Passwords and captchas are deliberately slow, and the machine may be busy.
export type Served = Awaited<ReturnType<typeof peopleApp>>

/** The whole server without a release: calls of people need none. */
export async function peopleApp(env: Record<string, string> = {}) {
  const { close, ...served } = await serve(temporaryFolder(), env)
  onTestFinished(close)
  return served
}

export interface Sent {
  method?: 'POST' | 'PUT' | 'DELETE' | 'GET'
  body?: unknown
  headers?: Record<string, string>
}

/** A browser with one open page: its cookie, and the session's tokens. */
export async function visit({ app }: Pick<Served, 'app'>, language = 'en') {
  let cookie = ''
  let device = ''
  let state: SessionState
  const keep = (answer: { headers: Record<string, unknown> }) => {
    for (const set of [answer.headers['set-cookie']].flat()) {
      const [ownCookie = ''] = typeof set === 'string' ? set.split(';', 1) : []
      if (/^(__Host-)?session=/.test(ownCookie)) cookie = ownCookie
      if (/^(__Host-)?device=/.test(ownCookie)) device = ownCookie
    }
  }
  const base = () => ({
    cookie: [cookie, device].filter(Boolean).join('; '),
    'accept-language': language,
  })

  /** Loads a page: the session's state, and its messages once. */
  async function load(): Promise<SessionState> {
    const answer = await app.inject({
      url: '/rest/tjt/session',
      headers: base(),
    })
    expect(answer.statusCode).toBe(200)
    keep(answer)
    state = answer.json()
    return state
  }

  /** Calls with the page's token, by default `POST`. */
  async function call(path: string, { method = 'POST', body, headers = {} }: Sent = {}) {
    const url = `/rest/tjt/${path}`
    const token = state.tokens[tokenName(method, url)] ?? ''
    const answer = await app.inject({
      method,
      url,
      headers: { ...base(), [TOKEN_HEADER]: token, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    keep(answer)
    return answer
  }

  const post = (path: string, body: unknown) => call(path, { body })
  const logIn = (mailusername: string, mailpassword: string) =>
    post('extlogin', { loginType: 'email', mailusername, mailpassword })
  await load()
  return {
    load,
    call,
    post,
    logIn,
    state: () => state,
    cookie: () => cookie,
    /** As another tab or a thief would: the cookie alone. */
    setCookie: (value: string) => void (cookie = value),
  }
}

export type Visitor = Awaited<ReturnType<typeof visit>>

/** Whoever calls, a page or a program. */
export type Caller = Pick<Visitor, 'call' | 'post'>

/** A program with an API key: without cookie, origin or CSRF token. */
export function keyedVisitor({ app }: Pick<Served, 'app'>, key: string): Caller {
  const call = (path: string, { method = 'POST', body, headers = {} }: Sent = {}) =>
    app.inject({
      method,
      url: `/rest/tjt/${path}`,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
  return { call, post: (path, body) => call(path, { body }) }
}

/** The messages in the outbox, oldest first. */
export function outbox({ store }: Pick<Served, 'store'>) {
  return store.selectFrom('outbox').selectAll().orderBy('id').execute()
}

/** The token of the newest link of a kind that was mailed. */
export async function mailedToken(
  served: Pick<Served, 'store'>,
  kind: 'verify' | 'reset' | 'change',
  to?: string,
): Promise<string> {
  const mails = await outbox(served)
  const tokens = mails
    .filter(({ recipient }) => to === undefined || recipient === to)
    .map(({ text }) => new RegExp(`\\?${kind}=([\\w-]+)`).exec(text)?.[1])
    .filter((token) => token !== undefined)
  const newest = tokens.at(-1)
  if (!newest) throw new Error(`No mail with ?${kind}=`)
  return newest
}

export const DANA = {
  name: 'Dana Levi',
  email: 'dana@example.org',
  password: 'a long enough password',
} as const

export type Registration = { name: string; email: string; password: string }

/** Fills in the form, captcha and all. */
export async function register(served: Served, person: Registration = DANA, visitor?: Visitor) {
  const { name, email, password } = person
  const by = visitor ?? (await visit(served))
  return by.post('accountregister', {
    name,
    email,
    password,
    language: 'en',
    gReCaptchaResponse: await captchaAnswer(served.get),
  })
}

const hashes = new Map<string, Promise<string>>()

/** Creates an account directly, without mail or hashing. Returns the uid. */
export async function registered(
  { store, clock }: Served,
  { name, email, password }: Registration = DANA,
): Promise<number> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const user = await insertUser(store, {
    name,
    email,
    email_key: email.toLowerCase(),
    verified: 1,
    password: await hash,
    language: 'en',
    at: clock.now,
  })
  return user!.id
}

/** A browser in which somebody has logged in with a password, which it is known by afterwards. */
export async function loggedInByForm(served: Served, person: Registration = DANA): Promise<Visitor> {
  await registered(served, person)
  const visitor = await visit(served)
  const answer = await visitor.logIn(person.email, person.password)
  expect(answer.statusCode, answer.body).toBe(200)
  await visitor.load()
  return visitor
}

/** A browser with the session of a user. */
export async function loggedIn(served: Served, person: Registration = DANA): Promise<Visitor> {
  const uid = await registered(served, person)
  const visitor = await visit(served)
  const { cookie } = await insertSession(served.store, { uid }, served.clock.now)
  visitor.setCookie(`${cookieName(served.config.origin)}=${cookie}`)
  await visitor.load()
  return visitor
}

export function userOf({ store }: Pick<Served, 'store'>, email: string) {
  return store.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Makes a call during whose password comparison something else happens. */
export async function meanwhile<T>(calling: () => Promise<T>, happens: () => Promise<unknown>): Promise<T> {
  // A queue of other hashes, so that the comparison waits; half of them are done by then.
  const line = Array.from({ length: 40 }, () => verifyPassword('x', null))
  const called = calling()
  await line[19]
  await happens()
  const [answer] = await Promise.all([called, ...line])
  return answer
}
