import type { Selectable } from 'kysely'
import type { AccountExport } from '#core/contract/account-export.ts'
import { actsBy } from '#api/audit/audit.repository.ts'
import { listMailTo } from '#api/mail/outbox.repository.ts'
import { listsOf } from '#api/saved/saved-lists.repository.ts'
import { savedBy } from '#api/saved/saved.repository.ts'
import { tripsOf } from '#api/saved/trips.repository.ts'
import { reportFields, reportsOf } from '#data/store/reports.repository.ts'
import { sightingsBy } from '#data/store/sightings.repository.ts'
import { editsOf } from '#api/edits/edits.repository.ts'
import type { Store } from '#data/store/database.ts'
import { feedbacksBy } from '#data/store/feedbacks.repository.ts'
import { keysOf, type StoredKey } from '#api/accounts/keys.repository.ts'
import { sessionsOf } from '#api/accounts/sessions.repository.ts'
import type { SessionsTable } from '#api/accounts/sessions.table.ts'
import type { User } from '#api/accounts/accounts.repository.ts'
import { countRecoveryCodes, findFactor } from '#api/accounts/second-factors.repository.ts'
import { wordsOf } from '#api/accounts/posts.repository.ts'

const date = (at: number) => new Date(at).toISOString()

/** A row, with the time in ISO 8601. */
const dated = <R extends { at: number }>({ at, ...row }: R) => ({ ...row, at: date(at) })

const written = <R extends { at: number; hidden: 0 | 1 }>({ hidden, at, ...row }: R) => ({
  ...row,
  hidden: hidden === 1,
  at: date(at),
})

/** All data stored about a user. */
export async function exportOf(db: Store, user: User): Promise<AccountExport> {
  return {
    account: { ...accountOf(user), secondFactor: await secondFactorOf(db, user.id) },
    sessions: (await sessionsOf(db, user.id, 0)).map(sessionOf),
    apiKeys: (await keysOf(db, user.id)).map(keyOf),
    links: await linksOf(db, user.id),
    newsletter: await newsletterOf(db, user),
    ...(await writtenBy(db, user.id)),
    feedbacks: (await feedbacksBy(db, user.id)).map(dated),
    ...(await savedOf(db, user.id)),
    mailChoices: await mailChoicesOf(db, user.id),
    trips: (await tripsOf(db, user.id)).map(({ name, query, at }) => ({ name, query, at: date(at) })),
    ...(await reportedBy(db, user.id)),
    sightings: (await sightingsBy(db, user.id)).map(dated),
    edits: await editedBy(db, user.id),
    acts: (await actsBy(db, user.id)).map(dated),
    mails: await mailsOf(db, user),
  }
}

function accountOf(user: User): Omit<AccountExport['account'], 'secondFactor'> {
  const { id, name, email, verified, language, role, trust, at, google, facebook, oidc } = user
  return {
    uid: id,
    name,
    email,
    verified: verified === 1,
    language,
    role,
    trust,
    created: date(at),
    loginBy: Object.entries({ email: user.password, google, facebook, oidc }).flatMap(([way, id]) => (id ? way : [])),
    google,
    facebook,
    oidc,
  }
}

/** Without the secret, which would open the account. */
async function secondFactorOf(db: Store, uid: number): Promise<AccountExport['account']['secondFactor']> {
  const factor = await findFactor(db, uid)
  return factor ? { since: date(factor.at), recoveryCodes: await countRecoveryCodes(db, uid) } : null
}

const sessionOf = ({ browser, system, at, used_at, expires_at }: Selectable<SessionsTable>) => ({
  browser,
  system,
  since: date(at),
  used: date(used_at),
  until: date(expires_at),
})

const keyOf = ({ name, start, role, area, per_hour, at, ends_at, used_at }: StoredKey) => ({
  name,
  start,
  role,
  area,
  perHour: per_hour,
  since: date(at),
  until: ends_at > 0 ? date(ends_at) : '',
  used: used_at > 0 ? date(used_at) : '',
})

/** How somebody hears of what waits and of their listings. */
async function mailChoicesOf(db: Store, uid: number) {
  const rows = await db
    .selectFrom('mail_choices')
    .select(['topic', 'way', 'kinds as without', 'notified_at'])
    .where('uid', '=', uid)
    .orderBy('topic')
    .execute()
  return rows.map(({ notified_at, ...row }) => ({ ...row, notifiedAt: date(notified_at) }))
}

/** Data of an address belongs to the account only if the address is verified. */
const ownKey = ({ email_key, verified }: User) => (verified ? email_key : null)

async function newsletterOf(db: Store, user: User) {
  const key = ownKey(user)
  if (key === null) return null
  const row = await db
    .selectFrom('subscribers')
    .select(['email', 'language', 'state', 'at'])
    .where('email_key', '=', key)
    .executeTakeFirst()
  return row ? { ...row, at: date(row.at) } : null
}

async function savedOf(db: Store, uid: number) {
  const lists = await listsOf(db, uid)
  const rows = await savedBy(db, uid)
  return {
    saved: rows.map(({ item_type, item, list, note, at }) => ({
      itemType: item_type,
      tnid: item,
      list: lists.find(({ id }) => id === list)?.name ?? null,
      note,
      at: date(at),
    })),
    savedLists: lists.map(({ name, share }) => ({ name, shared: share !== null })),
  }
}

/** Unused links from mails. */
async function linksOf(db: Store, uid: number) {
  const rows = await db
    .selectFrom('tokens')
    .select(['kind', 'email', 'expires_at'])
    .where('uid', '=', uid)
    .orderBy('expires_at')
    .execute()
  return rows.map(({ expires_at, ...row }) => ({ ...row, until: date(expires_at) }))
}

/** Mails to the address, and to others in its name: recommended pages, enquiries. */
async function mailsOf(db: Store, user: User) {
  const key = ownKey(user)
  if (key === null) return []
  const received = await listMailTo(db, key)
  const sent = await db
    .selectFrom('outbox')
    .select(['at', 'subject', 'state'])
    .where('reply_key', '=', key)
    // Mails to themselves are already included.
    .where('recipient_key', '<>', key)
    .orderBy('id', 'desc')
    .execute()
  return [...received, ...sent].map(({ at, subject, state }) => ({ at: date(at), subject, state }))
}

async function editedBy(db: Store, uid: number) {
  const edits = await editsOf(db, uid)
  return edits.map(({ id, tnid, kind, body, language, state, at, ...edit }) => ({
    id,
    tnid,
    kind,
    changes: JSON.parse(body) as Record<string, unknown>,
    language,
    claimsOwnership: edit.claims_ownership === 1,
    state,
    at: date(at),
    pictures: edit.files.map(({ title, width, height, bytes }) => ({ title, width, height, bytes })),
  }))
}

async function writtenBy(db: Store, uid: number): Promise<Pick<AccountExport, 'reviews' | 'questions' | 'answers'>> {
  const { reviews, questions, answers } = await wordsOf(db, uid)
  return {
    reviews: reviews.map(({ food, service, value, ...review }) => ({
      ...written(review),
      reviewRating: { food, service, value },
    })),
    questions: questions.map(written),
    answers: answers.map(written),
  }
}

async function reportedBy(db: Store, uid: number): Promise<Pick<AccountExport, 'reports' | 'claims'>> {
  const { reports, claims } = await reportsOf(db, uid)
  return {
    reports: reports.map(({ id, tnid, language, state, at, ...row }) => ({
      id,
      tnid,
      ...reportFields(row),
      about: row.about,
      language,
      state,
      at: date(at),
    })),
    claims: claims.map(({ id, tnid, language, role, phone, evidence, state, at }) => ({
      id,
      tnid,
      language,
      role,
      phone,
      evidence,
      state,
      at: date(at),
    })),
  }
}
