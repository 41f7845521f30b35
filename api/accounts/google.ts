import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import type { Config } from '../config.ts'
import { goodAddressOf } from './addresses.ts'
import { nameOf, type Person } from './people.ts'

/** Google writes itself in two ways. */
const GOOGLE = 'https://accounts.google.com'
const SPELLINGS = [GOOGLE, 'accounts.google.com']

const TIMEOUT_MS = 5000
const KEYS_FRESH_MS = 10 * 60_000
/** An unknown key is looked for again after it at the earliest. */
const COOL_DOWN_MS = 30_000

/** The person of an id_token that was made for a nonce; undefined where it proves nothing. */
export type GoogleCheck = (idToken: string, at: { nonce: string; now: Date }) => Promise<Person | undefined>

/** Checks id_tokens by the issuer's keys, which it fetches when it needs them. The check throws when it can't have them. */
export function googleCheck({ clientId, issuer, keysUrl }: NonNullable<Config['google']>): GoogleCheck {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: KEYS_FRESH_MS,
    cooldownDuration: COOL_DOWN_MS,
  })
  return async (idToken, { nonce, now }) => {
    const verified = jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      audience: clientId,
      issuer: issuer === GOOGLE ? SPELLINGS : issuer,
      requiredClaims: ['sub', 'exp'],
      maxTokenAge: '1 hour',
      clockTolerance: '30 seconds',
      currentDate: now,
    })
    const payload = await verified.then(
      (result) => result.payload,
      (error: unknown) => {
        if (saysNo(error)) return undefined
        throw error
      },
    )
    return payload?.['nonce'] === nonce ? personOf(payload, clientId) : undefined
  }
}

/** Whether the token is at fault, and not the way to the keys. */
function saysNo(error: unknown): boolean {
  return error instanceof errors.JOSEError && !NO_KEYS.has(error.code)
}

const NO_KEYS: ReadonlySet<string> = new Set([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code])

function personOf(payload: JWTPayload, clientId: string): Person | undefined {
  const { sub, aud, azp, name, email } = payload
  const isForUs = aud === clientId && (azp === undefined || azp === clientId)
  // An address that Google has not verified proves nothing, and without one nobody could be written to.
  const given = payload['email_verified'] === true ? goodAddressOf(email) : undefined
  // In another spelling than ours it is the mailbox of somebody else.
  const address = given?.email === email ? given : undefined
  if (!isForUs || typeof sub !== 'string' || sub === '' || !address) return undefined
  return {
    provider: 'google',
    id: sub,
    name: nameOf(name),
    address,
    isVerified: true,
  }
}
