import { AppError } from '#core/contract/app-error.ts'
import type { ApiKey, DeskDone, MadeKey, NewKey } from '#core/contract/desk.ts'
import { isDay } from '#core/domain/times/dates.ts'
import { mayHaveArea } from '#core/terms/roles.ts'
import { peopleOf } from '#api/accounts/accounts.repository.ts'
import { areaOfKey, countKeys, endKey, insertKey, listKeys, type StoredKey } from '#api/accounts/keys.repository.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { invalidField } from '#api/content/checks.ts'
import { placeNames } from '#api/content/documents.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'
import { narrowed, rightsOfKey } from '../permissions/key-rights.ts'

const MAX_KEYS = 20
const PER_HOUR = 1000
const DAY_MS = 86_400_000

/** The keys of whoever asks; for admins those of everybody. */
export async function readKeys({ store, now }: PeopleDeps, { uid, role }: Rights): Promise<{ keys: ApiKey[] }> {
  const at = now().getTime()
  const rows = await listKeys(store, role === 'admin' ? undefined : uid, at)
  const people = await peopleOf(store, rows)
  const places = await placeNames(store, rows.flatMap(areaOfKey))
  const keys = rows.map(async (row): Promise<ApiKey> => ({
    id: row.id,
    name: row.name,
    start: row.start,
    by: people(row.uid),
    role: row.role,
    area: areaOfKey(row).map((id) => ({ id, name: places.get(id) ?? { en: String(id) } })),
    perHour: row.per_hour,
    at: row.at,
    ...(row.ends_at > 0 && { until: row.ends_at }),
    ...(row.used_at > 0 && { usedAt: row.used_at }),
    state: await stateOf(store, row, at),
  }))
  return { keys: await Promise.all(keys) }
}

const hasEnded = ({ ends_at }: StoredKey, now: number): boolean => ends_at > 0 && ends_at <= now

async function stateOf(db: Store, row: StoredKey, now: number): Promise<ApiKey['state']> {
  if (hasEnded(row, now)) return 'ended'
  try {
    await rightsOfKey(db, row)
    return 'good'
  } catch (error) {
    if (error instanceof AppError) return 'beyond'
    throw error
  }
}

/** Makes a key of one's own rights, or of a part of them. Throws AppError. */
export async function makeKey(deps: PeopleDeps, acting: Acting, typed: NewKey): Promise<MadeKey> {
  const { role, area = [], perHour = PER_HOUR } = typed
  const name = typed.name.trim()
  if (name === '') throw new AppError('needKeyName')
  const endsAt = endOf(typed.until ?? '', acting.now)
  let key = ''
  const done = await runAudited(
    deps,
    acting,
    { act: 'makeKey', kind: 'key', item: '', reason: '' },
    async (trx, own) => {
      if ((await countKeys(trx, acting.uid, acting.now)) >= MAX_KEYS) throw new AppError('tooManyKeys')
      await requirePlaces(trx, role, area)
      const rights = await narrowed(trx, own, { role, area })
      const row = { uid: acting.uid, name, role, area: [...(rights.area ?? [])], perHour, endsAt }
      const stored = await insertKey(trx, row, acting.now)
      key = stored.key
      const after = { name, role, area: row.area.join(' '), perHour, until: typed.until ?? '' }
      return { tnid: 0, item: String(stored.id), rows: [{ table: 'api_keys', id: stored.id, before: null, after }] }
    },
  )
  return { ...done, key }
}

/** Ends a key, one's own or as an admin that of somebody else. Throws AppError `notFound`. Returns its maker too. */
export async function dropKey(deps: PeopleDeps, acting: Acting, id: number): Promise<DeskDone & { uid: number }> {
  let uid = 0
  const act = { act: 'endKey', kind: 'key', item: String(id), reason: '' } as const
  const done = await runAudited(deps, acting, act, async (trx, own) => {
    const rows = await listKeys(trx, own.role === 'admin' ? undefined : own.uid, acting.now)
    const row = rows.find((key) => key.id === id)
    if (!row || hasEnded(row, acting.now)) throw new AppError('notFound')
    await endKey(trx, id, acting.now)
    uid = row.uid
    const { name } = row
    return { tnid: 0, rows: [{ table: 'api_keys', id, before: { name, ended: 0 }, after: { name, ended: 1 } }] }
  })
  return { ...done, uid }
}

/** The end of a day in UTC; 0 without one. Throws AppError `invalidField`. */
function endOf(day: string, now: number): number {
  if (day === '') return 0
  if (!isDay(day)) throw invalidField('until', 'noDay')
  const end = Date.parse(`${day}T00:00:00Z`) + DAY_MS
  if (end <= now) throw invalidField('until', 'tooEarly')
  return end
}

/** Only keys of editors have areas, of places that exist. */
async function requirePlaces(trx: StoreTransaction, role: NewKey['role'], area: readonly number[]): Promise<void> {
  if (area.length === 0) return
  if (!mayHaveArea(role)) throw invalidField('area', 'unknown')
  const names = await placeNames(trx, area)
  if (!area.every((id) => names.has(id))) throw invalidField('area', 'noSuch')
}
