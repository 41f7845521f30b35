import { AppError } from '#core/contract/app-error.ts'
import type { User } from '#api/accounts/accounts.repository.ts'

/** Who has a role is neither blocked nor cleaned: an admin takes it first. Throws AppError `hasRole`. */
export function requireNoRole({ role }: Pick<User, 'role'>): void {
  if (role !== '') throw new AppError('hasRole')
}
