import { nameIn } from '#core/domain/validation/texts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import {
  findUserByEmail,
  findUserByProvider,
  insertUser,
  updateUnverified,
  updateUser,
  type Provider,
  type User,
} from './accounts.repository.ts'
import type { Address } from '#api/mail/addresses.ts'
import { dropFactor } from './second-factors.repository.ts'
import { dropTokensOf } from './tokens.repository.ts'

/** A person authenticated by a provider. */
export interface Person {
  provider: Provider
  /** The provider's own id. */
  id: string
  name: string
  /** The address given by the provider; theirs only with `isVerified`. */
  address?: Address
  isVerified: boolean
}

export interface Found {
  user: User
  isNew: boolean
}

/**
 * The account of a provider's person, created if missing. An account with the same address is theirs only if both
 * sides have verified it. Undefined if it belongs to another person of the provider.
 */
export async function accountOf(
  trx: StoreTransaction,
  person: Person,
  { language, now }: { language: Lang; now: number },
): Promise<Found | undefined> {
  const known = await findUserByProvider(trx, person.provider, person.id)
  if (known) return { user: known, isNew: false }
  const address = person.isVerified ? person.address : undefined
  const own = address && (await ownerOf(trx, address, person))
  if (own) return own.user && { user: own.user, isNew: false }
  const user = await insertUser(trx, {
    name: person.name,
    email: address?.email ?? '',
    email_key: address?.key ?? null,
    verified: address ? 1 : 0,
    [person.provider]: person.id,
    language,
    at: now,
  })
  if (user) return { user, isNew: true }
  // Created by a concurrent log-in of the same person.
  const member = await findUserByProvider(trx, person.provider, person.id)
  return member && { user: member, isNew: false }
}

/**
 * The account with a provider person's address; without `user` if it belongs to another person. Whoever registered an
 * address without confirming it may have waited for its owner: nothing of theirs stays.
 */
async function ownerOf(
  trx: StoreTransaction,
  { email, key }: Address,
  { provider, id, name }: Person,
): Promise<{ user?: User } | undefined> {
  const nobodys = { password: null, google: null, facebook: null, oidc: null }
  const theirs = {
    ...nobodys,
    [provider]: id,
    name,
    email,
    verified: 1,
  } as const
  const user = await updateUnverified(trx, key, theirs)
  if (user) {
    await dropTokensOf(trx, user.id)
    await deleteSessionsOf(trx, user.id)
    await dropFactor(trx, user.id)
    return { user }
  }
  const owner = await findUserByEmail(trx, key)
  if (!owner) return undefined
  if (owner[provider] !== null) return owner[provider] === id ? { user: owner } : {}
  await updateUser(trx, owner.id, { [provider]: id })
  return { user: owner }
}

/** A provider's name, as the forms would take it; may be empty. */
export const nameOf = (...parts: unknown[]): string =>
  nameIn(
    parts
      .filter((part) => typeof part === 'string')
      .join(' ')
      .toWellFormed(),
  )
