import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { seal, unseal, hashOf } from '#data/store/sealed.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import type { SecondFactorsTable } from './second-factors.table.ts'
import { newSecret, stepOf } from './totp.ts'

export type SecondFactor = Selectable<SecondFactorsTable>

const placeOf = (uid: number) => ({ table: 'second_factors', row: uid }) as const

/** The second factor of an account, once it is set up. */
export async function findFactor(db: Store, uid: number): Promise<SecondFactor | undefined> {
  const factors = db.selectFrom('second_factors').selectAll().where('uid', '=', uid)
  const factor = await factors.where('at', '>', 0).executeTakeFirst()
  return factor && { ...factor, secret: unseal(db, placeOf(uid), factor.secret) }
}

/** A secret as it is stored. */
export const sealedFactor = (db: Store, uid: number, secret: string): string => seal(db, placeOf(uid), secret)

/** A new secret for an account, to be confirmed by its first code; undefined if the account has a second factor. */
export async function startFactor(trx: StoreTransaction, uid: number): Promise<string | undefined> {
  const plain = newSecret()
  const secret = sealedFactor(trx, uid, plain)
  const row = await trx
    .insertInto('second_factors')
    .values({ uid, secret, step: 0, at: 0 })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ secret }).where('second_factors.at', '=', 0))
    .returning('uid')
    .executeTakeFirst()
  return row && plain
}

/** Confirms the secret that waits by a code of it. Returns whether it is right. */
export async function confirmFactor(trx: StoreTransaction, uid: number, code: string, now: number): Promise<boolean> {
  const waiting = trx.selectFrom('second_factors').select('secret').where('uid', '=', uid).where('at', '=', 0)
  const { secret } = (await waiting.executeTakeFirst()) ?? {}
  if (secret === undefined) return false
  const step = stepOf(unseal(trx, placeOf(uid), secret), digitsOf(code), now)
  if (step === undefined) return false
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ step, at: now })
    .where('uid', '=', uid)
    .where('secret', '=', secret)
    .where('at', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** People type codes with blanks and hyphens. */
const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Uses a code of the app or a recovery code, each of which works once. Undefined if it is wrong or used. */
export async function useCode(
  trx: StoreTransaction,
  uid: number,
  typed: string,
  now: number,
): Promise<'app' | 'recovery' | undefined> {
  const factor = await findFactor(trx, uid)
  if (!factor) return undefined
  const step = stepOf(factor.secret, digitsOf(typed), now)
  if (step === undefined) return (await useRecoveryCode(trx, uid, typed)) ? 'recovery' : undefined
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ step })
    .where('uid', '=', uid)
    // Not one that was set up meanwhile.
    .where('at', '=', factor.at)
    .where('step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'app' : undefined
}

async function useRecoveryCode(trx: StoreTransaction, uid: number, typed: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('uid', '=', uid)
    .where('hash', '=', hashOf(recoveryCodeOf(typed)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const RECOVERY_CODES = 10
const GROUPS = 3
/** Digits and letters without i, l, o and u, which are easily misread. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A code as it is stored, whatever its case and hyphens. */
const recoveryCodeOf = (typed: string): string =>
  digitsOf(typed).toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1')

/** Replaces the recovery codes of an account. Only their owner sees them, now. */
export async function replaceRecoveryCodes(trx: StoreTransaction, uid: number): Promise<string[]> {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
  await trx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
  const rows = codes.map((code) => ({ uid, hash: hashOf(recoveryCodeOf(code)) }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

export async function countRecoveryCodes(db: Store, uid: number): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Takes the second factor away, with its recovery codes. Returns whether there was one. */
export async function dropFactor(trx: StoreTransaction, uid: number): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
  const dropped = await trx.deleteFrom('second_factors').where('uid', '=', uid).returning('at').executeTakeFirst()
  return dropped !== undefined && dropped.at > 0
}

/**
 * Takes the second factor of somebody who has lost it, and ends their sessions: whoever has found the phone may have
 * one. Returns whether there was one.
 */
export async function dropLostFactor(trx: StoreTransaction, uid: number): Promise<boolean> {
  const wasThere = await dropFactor(trx, uid)
  if (wasThere) await deleteSessionsOf(trx, uid)
  return wasThere
}

/** The accounts among these that have a second factor. */
export async function withFactor(db: Store, uids: readonly number[]): Promise<Set<number>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .selectFrom('second_factors')
    .select('uid')
    .where('uid', 'in', uids)
    .where('at', '>', 0)
    .execute()
  return new Set(rows.map(({ uid }) => uid))
}
