import { expect, onTestFinished, test } from 'vitest'
import { TOKEN_HEADER, type SessionState } from '#core/contract/session.ts'
import { readConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { makeRelease, switchTo } from '../../api/test/helpers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { insertUser } from '#api/accounts/accounts.repository.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { mailServer } from '../../api/test/mail/smtp-servers.ts'
import { emptyDatabase } from './shared-postgres.ts'

const PERSON = { name: 'Dana Levi', email: 'dana@example.org', password: 'a long enough password' } as const
const REVIEW = 'Seen by both processes'
const MAILS = 5
const MAX_CALLS = 200
const REST = '/rest/tjt'

/** A browser that may be sent to different servers, as behind a proxy. */
interface Visitor {
  /** The session according to a server. */
  session(url: string): Promise<SessionState>
  post(url: string, call: string, body: object): Promise<Response>
  get(url: string, path: string): Promise<Response>
}

/** A visitor with an address of its own, for servers that trust a proxy. */
function visitorFrom(address: string): Visitor {
  let cookie = ''
  let tokens: Record<string, string> = {}
  const headers = () => ({ 'x-forwarded-for': address, cookie })
  const keep = (answer: Response) => {
    const [set] = answer.headers.getSetCookie()
    if (set) cookie = set.split(';', 1)[0] ?? ''
    return answer
  }
  return {
    async session(url) {
      const answer = keep(await fetch(`${url}${REST}/session`, { headers: headers() }))
      if (!answer.ok) throw new Error(`no session: ${await answer.text()}`)
      const state = (await answer.json()) as SessionState
      tokens = state.tokens
      return state
    },
    async post(url, call, body) {
      const answer = await fetch(`${url}${REST}/${call}`, {
        method: 'POST',
        headers: {
          ...headers(),
          [TOKEN_HEADER]: tokens[`POST ${call}`] ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      return keep(answer)
    },
    get: (url, path) => fetch(url + path, { headers: headers() }),
  }
}

/** Two servers with their own connections to one empty database, and a mail server. */
async function twoServers() {
  const database = await emptyDatabase()
  const mails = await mailServer()
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const start = async () => {
    const config = readConfig({
      PORT: '0', VAR_DIR: varDir, DATABASE_URL: database, WEATHER: 'off',
      TRUST_PROXY: 'true', SMTP_URL: mails.url,
    }) // prettier-ignore
    const store = openStore(config, () => {})
    await migrate(store)
    await openSecrets(store)
    const server = await startServer(config, store)
    let isOver = false
    const end = async () => {
      if (isOver) return
      isOver = true
      await server.close()
      await store.destroy()
    }
    onTestFinished(end)
    return { store, url: server.url, end }
  }
  const [a, b] = [await start(), await start()]
  return { a, b, mails }
}

type Servers = Awaited<ReturnType<typeof twoServers>>

/** A user who has logged in at one process, and is known at the other. */
async function logInAtOne({ a, b }: Servers): Promise<Visitor> {
  const { name, email, password } = PERSON
  await insertUser(a.store, {
    name,
    email,
    email_key: email,
    verified: 1,
    language: 'en',
    at: Date.now(),
    password: await hashPassword(password),
  })
  const visitor = visitorFrom('10.1.0.1')
  await visitor.session(a.url)
  const body = { loginType: 'email', mailusername: email, mailpassword: password }
  expect((await visitor.post(a.url, 'extlogin', body)).status).toBe(200)
  expect((await visitor.session(b.url)).uid).toBeGreaterThan(0)
  return visitor
}

test('a session of one process is known at the other, also when the one has gone', async () => {
  const servers = await twoServers()
  const { a, b } = servers
  const visitor = await logInAtOne(servers)
  await a.end()
  expect((await visitor.session(b.url)).email).toBe(PERSON.email)
  const out = await visitor.post(b.url, 'accountlogout', {
    everywhere: false,
  })
  expect(out.status).toBe(200)
  expect((await visitor.session(b.url)).uid).toBe(0)
})

test('a limit that is reached at one process holds at the other', async () => {
  const { a, b } = await twoServers()
  const call = `${REST}/captcha`
  const visitor = visitorFrom('10.1.0.2')
  let calls = 0
  while (calls < MAX_CALLS && (await visitor.get(a.url, call)).ok) calls++
  expect(calls).toBe(60)
  expect((await visitor.get(b.url, call)).status).toBe(429)
  expect((await visitorFrom('10.1.0.3').get(b.url, call)).status).toBe(200)
})

test('what is written at one process is read at the other', async () => {
  const servers = await twoServers()
  const { a, b } = servers
  const listing = {
    kind: 'listings', id: '1', body: '{}', origin: 'seed', sample: 0, deleted: 0, seq: 0, updated_at: 0,
  } as const
  await a.store.insertInto('content').values(listing).execute()
  const visitor = await logInAtOne(servers)
  const { uid } = await visitor.session(b.url)
  const review = {
    tnid: 1, uid, reviewTitle: REVIEW, reviewContent: 'Warm bread and warm people.',
    reviewPriceRange: 'low', reviewRating: { food: 5, service: 4, value: 3 },
  }
  const added = await visitor.post(a.url, 'addreview', review)
  expect(added.status, await added.clone().text()).toBe(200)
  const again = await visitor.post(b.url, 'addreview', review)
  expect([again.status, (await again.json()).code]).toEqual([409, 'alreadyReviewed'])
}) // prettier-ignore

test('two mailers send each message once', async () => {
  const servers = await twoServers()
  const { b, mails } = servers
  const visitor = await logInAtOne(servers)
  await visitor.session(b.url)
  const readers = Array.from({ length: MAILS }, (_, number) => `reader${number}@example.org`)
  for (const mail of readers) expect((await visitor.post(b.url, 'newsletterregister', { mail })).status).toBe(200)
  const recipients = () => mails.deliveries.flatMap(({ to }) => to).toSorted()
  await expect.poll(() => recipients().length).toBeGreaterThanOrEqual(MAILS)
  expect(recipients()).toEqual(readers)
})
