import type { Lang } from '#core/i18n/languages.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
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
import type { Address } from './addresses.ts'
import { dropTokensOf } from './tokens.repository.ts'

/** Somebody whom a provider vouches for. */
export interface Person {
  provider: Provider
  /** The provider's own id. */
  id: string
  name: string
  /** What the provider says is theirs; only `isVerified` makes it so. */
  address?: Address
  isVerified: boolean
}

export interface Found {
  user: User
  isNew: boolean
}

/**
 * The account of a provider's person, made where there is none. An account of the same address is theirs
 * only where both sides have verified it. Undefined where another person of the provider has that account.
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
  // Made by another log-in of the same person at the same moment.
  const made = await findUserByProvider(trx, person.provider, person.id)
  return made && { user: made, isNew: false }
}

/**
 * The account of an address that a person of a provider has; without a `user` where it is another person's.
 * Whoever registered an address and never showed that it is theirs may have done so to wait for its owner:
 * nothing of theirs stays.
 */
async function ownerOf(
  trx: StoreTransaction,
  { email, key }: Address,
  { provider, id, name }: Person,
): Promise<{ user?: User } | undefined> {
  const nobodys = { password: null, google: null, facebook: null }
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
    return { user }
  }
  const owner = await findUserByEmail(trx, key)
  if (!owner) return undefined
  if (owner[provider] !== null) return owner[provider] === id ? { user: owner } : {}
  await updateUser(trx, owner.id, { [provider]: id })
  return { user: owner }
}

/** A name that a provider gave, as a line of ours; it may be empty. */
export function nameOf(...parts: unknown[]): string {
  const text = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
  return [...text].slice(0, LONGEST_NAME).join('').trim()
}

const LONGEST_NAME = 80
