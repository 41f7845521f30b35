import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import type { Config } from '../config.ts'
import { goodAddressOf } from '#api/mail/addresses.ts'
import { nameOf, type Person } from './people.ts'

/** Google's issuer has two spellings. */
const GOOGLE = 'https://accounts.google.com'
const SPELLINGS = [GOOGLE, 'accounts.google.com']

const TIMEOUT_MS = 5000
const KEYS_FRESH_MS = 10 * 60_000
/** Minimum wait before fetching keys again for an unknown one. */
const COOL_DOWN_MS = 30_000

/** The person of an id_token issued for a nonce; undefined if invalid. */
export type GoogleCheck = (idToken: string, at: { nonce: string; now: Date }) => Promise<Person | undefined>

/** Verifies id_tokens with the issuer's keys, fetched when needed. The check throws if they are unavailable. */
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
        if (isInvalidToken(error)) return undefined
        throw error
      },
    )
    return payload?.['nonce'] === nonce ? personOf(payload, clientId) : undefined
  }
}

/** Whether the token is invalid, as opposed to unavailable keys. */
function isInvalidToken(error: unknown): boolean {
  return error instanceof errors.JOSEError && !NO_KEYS.has(error.code)
}

const NO_KEYS: ReadonlySet<string> = new Set([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code])

function personOf(payload: JWTPayload, clientId: string): Person | undefined {
  const { sub, aud, azp, name, email } = payload
  const isForUs = aud === clientId && (azp === undefined || azp === clientId)
  // An unverified address proves nothing, and an account needs an address.
  const ownAddress = payload['email_verified'] === true ? goodAddressOf(email) : undefined
  // In another spelling it may be somebody else's mailbox.
  const address = ownAddress?.email === email ? ownAddress : undefined
  if (!isForUs || typeof sub !== 'string' || sub === '' || !address) return undefined
  return {
    provider: 'google',
    id: sub,
    name: nameOf(name),
    address,
    isVerified: true,
  }
}
