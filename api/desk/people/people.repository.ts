import { placeNames } from '#api/content/documents.repository.ts'
import { sql, type Selectable } from 'kysely'
import type { AreaPlace, DeskPeople, DeskPerson, PeopleQuery } from '#core/contract/desk.ts'
import { BLOCKED_FOR_GOOD } from '#api/accounts/blocks.ts'
import { isRole, mayHaveArea } from '#core/terms/roles.ts'
import type { Store } from '#data/store/database.ts'
import { containing } from '#data/store/like.ts'
import type { UsersTable } from '#api/accounts/accounts.table.ts'
import { languageOfUser } from '#api/accounts/mails.ts'
import { withFactor } from '#api/accounts/second-factors.repository.ts'
import { trustOf, type TrustAt } from '#api/accounts/trust.repository.ts'
import { contributionsOf } from './clean.ts'

const PART = 20

/** Accounts by a part of a name or an address, or by uid; without a text, those with a role and those blocked. */
export async function findPeople(
  db: Store,
  { text = '', from = 0, count = PART }: PeopleQuery,
  at: TrustAt,
): Promise<DeskPeople> {
  const { now } = at
  const search = text.trim().toLowerCase()
  const part = containing(search)
  const found = db.selectFrom('users').where(
    search === ''
      ? sql<boolean>`(role <> '' or blocked_until > ${now})`
      : sql<boolean>`(lower(name) like ${part} escape '~' or email_key like ${part} escape '~'
            or cast(id as text) = ${search})`,
  )
  const { n } = await found.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('name').orderBy('id').limit(count).offset(from).execute()
  const uids = rows.map(({ id }) => id)
  const areas = await areasOf(db, uids)
  const sent = await contributionsOf(db, uids)
  const trust = await trustOf(db, rows, at)
  const protectedOnes = await withFactor(db, uids)
  return {
    total: Number(n),
    people: rows.map((row) => ({
      ...personOf(row, areas.get(row.id) ?? []),
      ...blockedOf(row, now),
      contributions: sent.get(row.id) ?? 0,
      trust: trust.get(row.id)!,
      secondFactor: protectedOnes.has(row.id),
    })),
  }
}

function blockedOf(
  { blocked_until, blocked_reason: reason }: Selectable<UsersTable>,
  now: number,
): Pick<DeskPerson, 'blocked'> {
  if (blocked_until <= now) return {}
  return { blocked: { reason, ...(blocked_until !== BLOCKED_FOR_GOOD && { until: blocked_until }) } }
}

function personOf(
  row: Selectable<UsersTable>,
  area: AreaPlace[],
): Omit<DeskPerson, 'contributions' | 'secondFactor' | 'trust'> {
  const { id: uid, name, email, verified, role, at } = row
  return {
    uid,
    name,
    email,
    verified: verified === 1,
    language: languageOfUser(row),
    at,
    ...(isRole(role) && { role }),
    area: isRole(role) && mayHaveArea(role) ? area : [],
  }
}

/** The areas of accounts, with the names of their places. */
async function areasOf(db: Store, uids: readonly number[]): Promise<Map<number, AreaPlace[]>> {
  if (uids.length === 0) return new Map()
  const rows = await db.selectFrom('areas').selectAll().where('uid', 'in', uids).orderBy('place').execute()
  const places = rows.map(({ place }) => place)
  const names = await placeNames(db, places)
  const all = Map.groupBy(rows, ({ uid }) => uid)
  return new Map(
    [...all].map(([uid, own]) => [
      uid,
      own.map(({ place }) => ({ id: place, name: names.get(place) ?? { en: String(place) } })),
    ]),
  )
}
