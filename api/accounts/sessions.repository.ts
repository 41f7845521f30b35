import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ServerMessage } from '#core/contract/session.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { hashOf, seal, unseal } from '#data/store/sealed.ts'
import { dropPendingOf } from './pending-logins.repository.ts'
import { parseMessages, withMessage } from './session-messages.repository.ts'
import type { SessionsTable } from './sessions.table.ts'
import type { Device } from './user-agent.ts'

/** A visitor's session; `uid` is 0 until somebody logs in. */
export interface Session {
  hash: string
  uid: number
  csrf: string
  nonce: string
  /** Start, epoch milliseconds. */
  at: number
  /** Last use: to the hour, of somebody with a role to the minute. */
  usedAt: number
  /** Whether its user has a role. */
  isStaff: boolean
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Since the last use. */
const LIFE_MS = { visitor: 2 * DAY_MS, user: 30 * DAY_MS } as const
/** Since the last call of somebody with a role: who finds their open session can change every page. */
const STAFF_IDLE_MS = 12 * HOUR_MS
/** Since the start, however often it is used. */
const LONGEST_MS = 90 * DAY_MS
const lifeOf = (uid: number) => LIFE_MS[uid > 0 ? 'user' : 'visitor']

const placeOf = (hash: string) => ({ table: 'sessions', row: hash }) as const

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

export interface NewSession {
  uid: number
  /** The device that a user logs in from. */
  device?: Device | undefined
  messages?: readonly ServerMessage[]
}

export interface OpenedSession {
  /** Only the browser stores it. */
  cookie: string
  session: Session
  maxAgeSeconds: number
}

/** Starts a session. */
export async function insertSession(
  db: Store,
  { uid, device, messages = [] }: NewSession,
  now: number,
): Promise<OpenedSession> {
  const cookie = random(32)
  const session = {
    hash: hashOf(cookie),
    uid,
    csrf: random(24),
    nonce: random(16),
    at: now,
  }
  const life = lifeOf(uid)
  await db
    .insertInto('sessions')
    .values({
      ...session,
      csrf: seal(db, placeOf(session.hash), session.csrf),
      uid: uid || null,
      used_at: now,
      ...device,
      messages: JSON.stringify(messages),
      expires_at: now + life,
    })
    .execute()
  return { cookie, session: { ...session, usedAt: now, isStaff: false }, maxAgeSeconds: life / 1000 }
}

/**
 * The session of a cookie, if still valid; that of a blocked account is not, nor one that somebody with a role has left
 * idle.
 */
export async function findSession(db: Store, cookie: string, now: number): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.uid')
    .select(['sessions.hash', 'sessions.uid', 'sessions.csrf', 'sessions.nonce', 'sessions.at', 'sessions.used_at'])
    .select('users.role')
    .where('sessions.hash', '=', hashOf(cookie))
    .where('sessions.expires_at', '>', now)
    .where((eb) => eb.or([eb('users.blocked_until', 'is', null), eb('users.blocked_until', '<=', now)]))
    .executeTakeFirst()
  if (!row) return undefined
  const isStaff = Boolean(row.role)
  if (isStaff && isIdle(row, now)) return undefined
  const { hash, uid, nonce, at, used_at: usedAt } = row
  const csrf = unseal(db, placeOf(hash), row.csrf)
  return { hash, uid: uid ?? 0, csrf, nonce, at, usedAt, isStaff }
}

const isIdle = ({ used_at }: Pick<Selectable<SessionsTable>, 'used_at'>, now: number) => now - used_at >= STAFF_IDLE_MS

/** Whether a session still exists. */
export async function hasSession(db: Store, { hash, uid }: Session): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('hash')
    .where('hash', '=', hash)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row !== undefined
}

/** Renews a session, at most once a day. Returns its new lifetime, if renewed. */
export async function renewSession(
  db: Store,
  { hash, uid, at }: Session,
  now: number,
): Promise<{ maxAgeSeconds: number } | undefined> {
  const expires_at = Math.min(now + lifeOf(uid), at + LONGEST_MS)
  const renewed = await db
    .updateTable('sessions')
    .set({ expires_at })
    .where('hash', '=', hash)
    .where('expires_at', '<=', expires_at - DAY_MS)
    .returning('hash')
    .executeTakeFirst()
  return renewed && { maxAgeSeconds: Math.floor((expires_at - now) / 1000) }
}

/** Notes that a user's session is used, at most once an hour, for somebody with a role once a minute. */
export async function noteUse(db: Store, { hash, uid, usedAt, isStaff }: Session, now: number): Promise<void> {
  // The clock may have been set back.
  const since = Math.abs(now - usedAt)
  if (uid === 0 || since < (isStaff ? MINUTE_MS : HOUR_MS)) return
  await db.updateTable('sessions').set({ used_at: now }).where('hash', '=', hash).execute()
}

export interface SessionChange {
  /** The new user; 0 for nobody. */
  uid: number
  device?: Device | undefined
  /** Message for the next page. */
  message?: ServerMessage
}

/**
 * Replaces a session, so that a cookie known before a log-in is worthless after it. Keeps waiting messages. Undefined
 * if the old one is gone.
 */
export async function replaceSession(
  trx: StoreTransaction,
  { hash }: Session,
  { uid, device, message }: SessionChange,
  now: number,
): Promise<OpenedSession | undefined> {
  const old = await trx.deleteFrom('sessions').where('hash', '=', hash).returning('messages').executeTakeFirst()
  if (!old) return undefined
  const waiting = parseMessages(old.messages)
  const messages = message ? withMessage(waiting, message) : waiting
  return insertSession(trx, { uid, device, messages }, now)
}

/** Changes a session's nonce. False if it has already changed. */
export async function renewNonce(db: Store, { hash, nonce }: Session): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ nonce: random(16) })
    .where('hash', '=', hash)
    .where('nonce', '=', nonce)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A user's sessions, the last used first. */
export async function sessionsOf(db: Store, uid: number, now: number): Promise<Selectable<SessionsTable>[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.uid')
    .selectAll('sessions')
    .select('users.role')
    .where('sessions.uid', '=', uid)
    .where('sessions.expires_at', '>', now)
    .execute()
  return rows.filter((row) => !row.role || !isIdle(row, now)).sort((a, b) => b.used_at - a.used_at)
}

/** Ends another session of the same user. */
export async function endSessionOf(db: Store, { uid, hash: own }: Session, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('uid', '=', uid).where('hash', '=', hash).where('hash', '!=', own).execute()
}

/** Logs a user out on every device, optionally except for one session; log-ins that wait for a code end too. */
export async function deleteSessionsOf(db: Store, uid: number, { butNot }: { butNot?: Session } = {}): Promise<void> {
  let sessions = db.deleteFrom('sessions').where('uid', '=', uid)
  if (butNot) sessions = sessions.where('hash', '!=', butNot.hash)
  await sessions.execute()
  await dropPendingOf(db, uid)
}

/** Deletes sessions that have ended: one of somebody with a role must not come back when the role is revoked. */
export async function dropOldSessions(db: Store, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  const staff = db.selectFrom('users').select('id').where('role', '<>', '')
  const idleSince = now - STAFF_IDLE_MS
  await db.deleteFrom('sessions').where('uid', 'in', staff).where('used_at', '<=', idleSince).execute()
}
