import { AppError } from '#core/contract/app-error.ts'
import type { DeskDone, RoleChange } from '#core/contract/desk.ts'
import { mayHaveArea } from '#core/terms/roles.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { hasOtherAdmin, replaceRights, rightsOf, type Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { Acting } from '../acts/audited-action.ts'
import { invalidField } from '#api/content/checks.ts'
import { placeNames } from '#api/content/documents.repository.ts'
import { actOnUser } from './user-acts.ts'

/** Gives an account a role, or takes it. Throws AppError, `lastAdmin` among them. */
export function changeRole(deps: PeopleDeps, acting: Acting, { uid, role, area = [] }: RoleChange): Promise<DeskDone> {
  const act = { act: role === 'none' ? 'revoke' : 'grant', kind: 'role', uid } as const
  return actOnUser(deps, acting, act, async (trx, user) => {
    // Somebody may have registered an address that is not theirs.
    if (role !== 'none' && user.verified !== 1) throw new AppError('needConfirmedAddress')
    await requirePlaces(trx, role, area)
    const before = await rightsOf(trx, uid)
    if (before?.role === 'admin' && role !== 'admin' && !(await hasOtherAdmin(trx, uid)))
      throw new AppError('lastAdmin')
    await replaceRights(trx, { uid, role: role === 'none' ? '' : role, area })
    const after = await rightsOf(trx, uid)
    return { rows: [{ table: 'users', id: uid, before: loggedRights(before), after: loggedRights(after) }] }
  })
}

/** Rights as the log has them. */
const loggedRights = (rights: Rights | undefined) => ({
  role: rights?.role ?? '',
  area: [...(rights?.area ?? [])].sort((a, b) => a - b).join(' '),
})

/** Only editors have areas, of places that exist. */
async function requirePlaces(trx: StoreTransaction, role: RoleChange['role'], area: readonly number[]): Promise<void> {
  if (area.length === 0) return
  if (!mayHaveArea(role)) throw invalidField('area', 'unknown')
  const names = await placeNames(trx, area)
  if (!area.every((id) => names.has(id))) throw invalidField('area', 'noSuch')
}
