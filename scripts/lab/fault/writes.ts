import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { hashOf } from '#data/store/sealed.ts'
import type { WriterPage } from '../writers.ts'

/** An acknowledged write. */
export type Acknowledged = { kind: 'newsletter' | 'account'; email: string } | { kind: 'session'; hash: string }

const REST = '/rest/tjt'

/** Calls that need a page's token. */
export const CALLS: ReadonlySet<string> = new Set(['POST newsletterregister', 'POST accountregister'])

let made = 0

/** Writes in a loop until stopped. Unacknowledged writes may be lost. */
export async function keepWriting(
  url: string,
  pages: readonly WriterPage[],
  { signal, acknowledged }: { signal: AbortSignal; acknowledged: Acknowledged[] },
): Promise<void> {
  while (!signal.aborted) {
    const email = `person${++made}.${process.pid}@example.org`
    const write = WRITES[made % WRITES.length]!
    const page = pages[made % pages.length]!
    try {
      const done = await write({ url, page, email, signal })
      if (done) acknowledged.push(done)
    } catch (error) {
      // A dead server acknowledges nothing; a refusal invalidates the trial.
      if (error instanceof RangeError) throw error
      await sleep(20)
    }
  }
}

interface Write {
  url: string
  page: WriterPage
  email: string
  signal: AbortSignal
}

type Writer = (write: Write) => Promise<Acknowledged | undefined>

const registerForNewsletter: Writer = async (write) => {
  const { email } = write
  const isDone = await post(write, 'newsletterregister', { mail: email })
  return isDone ? { kind: 'newsletter', email } : undefined
}

const registerAccount: Writer = async (write) => {
  const { email } = write
  const person = { name: 'Person', password: 'a long password' }
  const body = { ...person, email, language: 'en' }
  const isDone = await post(write, 'accountregister', body)
  return isDone ? { kind: 'account', email } : undefined
}

const openSession: Writer = async ({ url, signal }) => {
  const headers = from()
  const answer = await fetch(`${url}${REST}/session`, { headers, signal })
  const cookie = answer.headers.get('set-cookie')
  await answer.text()
  const secret = /^session=([\w-]+)/.exec(cookie ?? '')?.[1]
  return answer.ok && secret ? { kind: 'session', hash: hashOf(secret) } : undefined
}

/** Fewer accounts, because hashing passwords is expensive. */
const WRITES: readonly Writer[] = [
  registerForNewsletter,
  openSession,
  registerForNewsletter,
  openSession,
  registerForNewsletter,
  registerAccount,
]

/** A new address per call, to avoid rate limits. */
const from = (): Record<string, string> => ({
  'x-forwarded-for': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
})

async function post({ url, page, signal }: Write, call: string, body: object): Promise<boolean> {
  const answer = await fetch(`${url}${REST}/${call}`, {
    method: 'POST',
    headers: {
      ...from(),
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens[`POST ${call}`] ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  })
  const said = await answer.text()
  if (answer.status >= 400 && answer.status < 500) throw new RangeError(`${call} was refused: ${said}`)
  return answer.ok
}

/** Subscribes one address to the newsletter from each page; returns the acknowledged ones. */
export async function registerAll(url: string, pages: readonly WriterPage[]): Promise<string[]> {
  const done: string[] = []
  const { signal } = new AbortController()
  for (const page of pages) {
    const email = `person${++made}.${process.pid}@example.org`
    if (await registerForNewsletter({ url, page, email, signal })) done.push(email)
  }
  return done
}
