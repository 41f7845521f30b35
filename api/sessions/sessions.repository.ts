import { createHash, randomBytes } from 'node:crypto'
import type { ServerMessage } from '#core/contract/session.ts'
import type { Store } from '../store/database.ts'

/** A visitor's session; `uid` is 0 until somebody logs in. */
export interface Session {
  hash: string
  uid: number
  csrf: string
  nonce: string
}

const DAY_MS = 86_400_000
const LIFE_MS = { visitor: DAY_MS, user: 30 * DAY_MS } as const

/** The SHA-256 by which a secret that somebody else carries is kept here. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

export interface NewSession {
  uid: number
  messages?: readonly ServerMessage[]
}

/** Begins a session; `cookie` is what the browser keeps, and is not kept here. */
export async function insertSession(
  db: Store,
  { uid, messages = [] }: NewSession,
  now: number,
): Promise<{ cookie: string; session: Session; maxAgeSeconds: number }> {
  const cookie = random(32)
  const session = {
    hash: hashOf(cookie),
    uid,
    csrf: random(24),
    nonce: random(16),
  }
  const life = LIFE_MS[uid > 0 ? 'user' : 'visitor']
  await db
    .insertInto('sessions')
    .values({
      ...session,
      uid: uid || null,
      messages: JSON.stringify(messages),
      at: now,
      expires_at: now + life,
    })
    .execute()
  return { cookie, session, maxAgeSeconds: life / 1000 }
}

/** The session of a cookie, if it is still good. */
export async function findSession(
  db: Store,
  cookie: string,
  now: number,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['hash', 'uid', 'csrf', 'nonce'])
    .where('hash', '=', hashOf(cookie))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { ...row, uid: row.uid ?? 0 }
}

/** Keeps messages for the next page load. */
export async function addMessage(
  db: Store,
  hash: string,
  message: ServerMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const messages = await readMessages(trx, hash)
    const kept = [...messages, message].slice(-MOST_MESSAGES)
    await trx
      .updateTable('sessions')
      .set({ messages: JSON.stringify(kept) })
      .where('hash', '=', hash)
      .execute()
  })
}

/** As many as the page can show. */
const MOST_MESSAGES = 3

/** Hands out the waiting messages, once. */
export async function takeMessages(
  db: Store,
  hash: string,
): Promise<ServerMessage[]> {
  return db.transaction().execute(async (trx) => {
    const messages = await readMessages(trx, hash)
    if (messages.length > 0) {
      await trx
        .updateTable('sessions')
        .set({ messages: '[]' })
        .where('hash', '=', hash)
        .execute()
    }
    return messages
  })
}

async function readMessages(db: Store, hash: string): Promise<ServerMessage[]> {
  const row = await db
    .selectFrom('sessions')
    .select('messages')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return JSON.parse(row?.messages ?? '[]') as ServerMessage[]
}

export async function deleteSession(db: Store, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute()
}

/** Logs somebody out on every device. */
export async function deleteSessionsOf(db: Store, uid: number): Promise<void> {
  await db.deleteFrom('sessions').where('uid', '=', uid).execute()
}

export async function dropOldSessions(db: Store, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
