import type { Store } from '#data/store/database.ts'
import type { Acknowledged } from './writes.ts'
import type { MailServer } from './mail-server.ts'

/** Acknowledged writes that are missing, one line each. */
export async function lostWrites(store: Store, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const keys = async (rows: Promise<{ key: string | null }[]>): Promise<Set<string | null>> =>
    new Set((await rows).map(({ key }) => key))
  const subscribers = await keys(store.selectFrom('subscribers').select('email_key as key').execute())
  const users = await keys(store.selectFrom('users').select('email_key as key').execute())
  const sessions = await keys(store.selectFrom('sessions').select('hash as key').execute())
  const mails = await keys(store.selectFrom('outbox').select('recipient as key').execute())
  return acknowledged.flatMap((write) => {
    if (write.kind === 'session') return sessions.has(write.hash) ? [] : ['a session']
    const people = write.kind === 'account' ? users : subscribers
    return [
      ...(people.has(write.email) ? [] : [`the ${write.kind} of ${write.email}`]),
      ...(mails.has(write.email) ? [] : [`the mail to ${write.email}`]),
    ]
  })
}

/** Number of waiting or leased messages. */
export async function countUnsettled(store: Store): Promise<number> {
  const rows = await store.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute()
  return rows.length
}

/** Fast-forwards mail in some states: waiting messages are due, a killed server's leases have ended. */
export async function makeDue(store: Store, states: readonly ('waiting' | 'sending')[]): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ due_at: Date.now() })
    .where('state', 'in', states)
    .where('due_at', '>', Date.now())
    .execute()
}

export interface Arrivals {
  /** Recipients in the outbox without a delivered message. */
  missing: string[]
  /** Messages delivered more than once. */
  doubles: string[]
}

export async function arrivals(store: Store, { arrived }: MailServer): Promise<Arrivals> {
  const rows = await store.selectFrom('outbox').select('recipient').execute()
  const messages = [...arrived.values()]
  const reached = new Set(messages.map(({ to }) => to))
  return {
    missing: rows.map(({ recipient }) => recipient).filter((recipient) => !reached.has(recipient)),
    doubles: messages.filter(({ times }) => times > 1).map(({ to }) => to),
  }
}
