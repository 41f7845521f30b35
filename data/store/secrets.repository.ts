import { randomBytes } from 'node:crypto'
import type { Store } from './database.ts'
import { seal, unseal } from './sealed.ts'

/**
 * Keys that the server generates once and stores, encrypted. `store` identifies a store, because an index of another
 * one is useless: it is no secret.
 */
export type SecretName = 'limits' | 'captcha' | 'newsletter' | 'store' | 'devices' | 'statistics'

const known = new WeakMap<Store, Map<SecretName, Promise<string>>>()

/** A secret of 32 random bytes as hex, shared by every process on one store. */
export function secretOf(db: Store, name: SecretName): Promise<string> {
  const ofStore = known.get(db) ?? new Map<SecretName, Promise<string>>()
  known.set(db, ofStore)
  let secret = ofStore.get(name)
  if (!secret) {
    secret = readSecret(db, name)
    // Retry after a failure of the store.
    secret.catch(() => ofStore.delete(name))
    ofStore.set(name, secret)
  }
  return secret
}

async function readSecret(db: Store, name: SecretName): Promise<string> {
  const fresh = randomBytes(32).toString('hex')
  const place = { table: 'secrets', row: name } as const
  await db
    .insertInto('secrets')
    .values({ name, value: name === 'store' ? fresh : seal(db, place, fresh) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return name === 'store' ? value : unseal(db, place, value)
}
