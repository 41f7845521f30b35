import { createHmac } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type IDToken,
} from 'openid-client'
import { hrefOf } from '#core/domain/routes.ts'
import { goodAddressOf } from '#api/mail/addresses.ts'
import type { Config } from '../config.ts'
import { nameOf, type Person } from './people.ts'
import type { Session } from './sessions.repository.ts'

const TIMEOUT_SECONDS = 5

export interface OpenIdProvider {
  /** Where to send a visitor. Rejects if the provider cannot be reached. */
  addressFor(session: OwnSecrets): Promise<string>
  /** The person whom the provider has sent back with a query; undefined if they refused. Rejects if it is not valid. */
  personIn(query: string, session: OwnSecrets): Promise<Person | undefined>
}

type OwnSecrets = Pick<Session, 'csrf' | 'nonce'>

/** Log-in with the site's own OpenID provider: authorization code with PKCE, found by discovery when first needed. */
export function openIdProvider(settings: NonNullable<Config['oidc']>, origin: string): OpenIdProvider {
  const redirect = origin + hrefOf('en', { kind: 'login' })
  const configuration = discovered(settings)
  return {
    async addressFor(session) {
      const config = await configuration()
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(secretFor(session, 'verifier')),
        code_challenge_method: 'S256',
        state: secretFor(session, 'state'),
        nonce: secretFor(session, 'nonce'),
      })
      return url.href
    },
    async personIn(query, session) {
      if (new URLSearchParams(query).has('error')) return undefined
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${redirect}?${query}`), {
        pkceCodeVerifier: secretFor(session, 'verifier'),
        expectedState: secretFor(session, 'state'),
        expectedNonce: secretFor(session, 'nonce'),
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      return claims && personOf(claims)
    },
  }
}

/** The provider's own description of itself; asked for again if it could not be read. */
function discovered({ issuer, clientId, clientSecret }: NonNullable<Config['oidc']>): () => Promise<Configuration> {
  const server = new URL(issuer)
  const isPlain = server.protocol === 'http:'
  let found: Promise<Configuration> | undefined
  return () => {
    found ??= discovery(server, clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // The provider's signature is verified as well as its connection.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

/**
 * What only this visitor's session knows, for one attempt: nothing is stored, and none of it is good once the nonce of
 * the session has changed.
 */
const secretFor = ({ csrf, nonce }: OwnSecrets, use: 'verifier' | 'state' | 'nonce'): string =>
  createHmac('sha256', csrf).update(`oidc ${use} ${nonce}`).digest('base64url')

function personOf({ iss, sub, name, email, email_verified }: IDToken): Person {
  const address = goodAddressOf(email)
  // In another spelling it may be somebody else's mailbox.
  const own = address && address.email === email ? address : undefined
  return {
    provider: 'oidc',
    id: `${iss} ${sub}`,
    name: nameOf(name),
    ...(own && { address: own }),
    isVerified: own !== undefined && email_verified === true,
  }
}
