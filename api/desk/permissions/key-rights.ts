import { AppError } from '#core/contract/app-error.ts'
import { rolesWithin } from '#core/terms/roles.ts'
import type { Store } from '#data/store/database.ts'
import { areaOfKey, readKey, type StoredKey } from '#api/accounts/keys.repository.ts'
import { rightsOf, type Rights } from '#api/accounts/roles.repository.ts'
import { commonArea } from './area.ts'

// An API key may do what it was made for, as far as its maker may do that at the moment of the call.

/** The rights of a key now. Throws AppError `keyInvalid` if its maker has no role, `keyTooLarge` if a smaller one. */
export async function rightsOfKey(db: Store, key: StoredKey): Promise<Rights> {
  const maker = await rightsOf(db, key.uid)
  if (!maker) throw new AppError('keyInvalid')
  return { ...(await narrowed(db, maker, { role: key.role, area: areaOfKey(key) })), key: key.id }
}

/** A part of somebody's rights. Throws AppError `keyTooLarge` if they do not have it. */
export async function narrowed(
  db: Store,
  { uid, role, area }: Rights,
  part: { role: Rights['role']; area: readonly number[] },
): Promise<Rights> {
  if (!rolesWithin(role, area !== undefined).includes(part.role)) throw new AppError('keyTooLarge')
  const own = part.area.length > 0 ? new Set(part.area) : undefined
  const common = area && own ? await commonArea(db, area, own) : (own ?? area)
  // An empty area would be everywhere.
  if (common?.size === 0) throw new AppError('keyTooLarge')
  return { uid, role: part.role, area: common }
}

/** The rights of whoever acts, now: they may have been revoked since the call came in. Throws AppError. */
export async function rightsNow(
  db: Store,
  { uid, key: id, now }: { uid: number; key?: number | undefined; now: number },
): Promise<Rights> {
  if (id === undefined) {
    const rights = await rightsOf(db, uid)
    if (!rights) throw new AppError('notFound')
    return rights
  }
  const key = await readKey(db, id, now)
  if (!key) throw new AppError('keyInvalid')
  return rightsOfKey(db, key)
}
