import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { hashOf } from '#data/store/sealed.ts'
import type { Store } from '#data/store/database.ts'
import { openWriterPages, type WriterPage } from '#scripts/lab/writers.ts'

/** What the server has acknowledged: subscribers' addresses, and hashes of sessions. */
export interface Acknowledged {
  subscribers: string[]
  sessions: string[]
}

const REGISTER = 'POST newsletterregister'

/** Users with a session each, so that nobody who writes hits a limit. */
export const openPages = (store: Store, count: number): Promise<WriterPage[]> =>
  openWriterPages(store, count, new Set([REGISTER]))

let successes = 0

/** A new address per call, to avoid rate limits. */
const from = () => ({ 'x-forwarded-for': `10.${(successes >> 16) & 255}.${(successes >> 8) & 255}.${successes & 255}` })

/** Writes in a loop until stopped, past failures. Throws on a refusal, after which the rest would prove nothing. */
export async function keepWriting(
  url: URL,
  { pages, acknowledged, stop }: { pages: readonly WriterPage[]; acknowledged: Acknowledged; stop: AbortSignal },
): Promise<void> {
  while (!stop.aborted) {
    const page = pages[++successes % pages.length]!
    const answer = await (successes % 2 ? subscribe(url, page, acknowledged) : openSession(url, acknowledged)).catch(
      () => 0,
    )
    if (answer >= 400 && answer < 500) throw new Error(`a write was refused: ${answer}`)
    if (answer !== 200) await sleep(20)
  }
}

async function subscribe(url: URL, { cookie, tokens }: WriterPage, { subscribers }: Acknowledged): Promise<number> {
  const mail = `person${successes}@example.org`
  const answer = await fetch(new URL('/rest/tjt/newsletterregister', url), {
    method: 'POST',
    headers: { ...from(), cookie, [TOKEN_HEADER]: tokens[REGISTER] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ mail }),
  })
  await answer.text()
  if (answer.ok) subscribers.push(mail)
  return answer.status
}

async function openSession(url: URL, { sessions }: Acknowledged): Promise<number> {
  const answer = await fetch(new URL('/rest/tjt/session', url), { headers: from() })
  const secret = /^session=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  await answer.text()
  if (answer.ok && secret) sessions.push(hashOf(secret))
  return answer.status
}

/** Acknowledged writes that the store lacks; a subscriber is one with the mail that asks for a confirmation. */
export async function lostWrites(store: Store, { subscribers, sessions }: Acknowledged): Promise<string[]> {
  const subscribed = await store.selectFrom('subscribers').select('email_key as key').execute()
  const queued = await store.selectFrom('outbox').select('recipient as key').execute()
  const open = await store.selectFrom('sessions').select('hash as key').execute()
  const lacks = (rows: readonly { key: string }[], keys: readonly string[]) => {
    const there = new Set(rows.map(({ key }) => key))
    return keys.filter((key) => !there.has(key))
  }
  return [...lacks(subscribed, subscribers), ...lacks(queued, subscribers), ...lacks(open, sessions)]
}
