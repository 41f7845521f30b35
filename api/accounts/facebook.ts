import { createHmac } from 'node:crypto'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Config } from '../config.ts'
import { goodAddressOf } from '#api/mail/addresses.ts'
import { nameOf, type Person } from './people.ts'

const TIMEOUT_MS = 5000
const SCOPES = ['email', 'public_profile']

export interface FacebookLogin {
  accessToken: string
  userID: string
}

type Facebook = NonNullable<Config['facebook']>

/**
 * The person of an access token that Facebook issued for our app; undefined if invalid. Throws if Facebook is
 * unreachable. Facebook does not say whether it has verified the address.
 */
export async function facebookPerson(
  facebook: Facebook,
  { accessToken, userID }: FacebookLogin,
  { now, send = fetch }: { now: Date; send?: typeof fetch },
): Promise<Person | undefined> {
  const { appId, appSecret, graphUrl } = facebook
  const token = await ask(send, `${graphUrl}/debug_token`, {
    input_token: accessToken,
    access_token: `${appId}|${appSecret}`,
  })
  if (!isGood(token, { appId, userID, now })) return undefined
  const me = await ask(send, `${graphUrl}/me`, {
    fields: 'first_name,last_name,name,email',
    access_token: accessToken,
    // Proves that the token's own app uses it.
    appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
  })
  if (!Me.Check(me) || me.id !== userID) return undefined
  const { name, first_name, last_name, email } = me
  const address = goodAddressOf(email)
  return {
    provider: 'facebook',
    id: userID,
    name: nameOf(name) || nameOf(first_name, last_name),
    ...(address && { address }),
    isVerified: false,
  }
}

const Debugged = Compile(
  Type.Object({
    data: Type.Object({
      app_id: Type.String(),
      user_id: Type.String(),
      is_valid: Type.Literal(true),
      type: Type.Optional(Type.Literal('USER')),
      /** Epoch seconds; 0 is never. */
      expires_at: Type.Integer(),
      scopes: Type.Array(Type.String()),
    }),
  }),
)

const Me = Compile(
  Type.Object({
    id: Type.String(),
    name: Type.Optional(Type.String()),
    first_name: Type.Optional(Type.String()),
    last_name: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
  }),
)

function isGood(token: unknown, { appId, userID, now }: { appId: string; userID: string; now: Date }): boolean {
  if (!Debugged.Check(token)) return false
  const { app_id, user_id, expires_at, scopes } = token.data
  return (
    app_id === appId &&
    user_id === userID &&
    (expires_at === 0 || expires_at * 1000 > now.getTime()) &&
    SCOPES.every((scope) => scopes.includes(scope))
  )
}

/** The graph's response; undefined for a refusal. Throws if it is late or not JSON. */
async function ask(send: typeof fetch, url: string, query: Record<string, string>): Promise<unknown> {
  const answer = await send(`${url}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  if (answer.status >= 500) throw new Error(`Facebook answers ${answer.status}`)
  if (!answer.ok) return undefined
  return answer.json().catch(() => {
    // The parser's error would repeat the response.
    throw new Error('Facebook did not answer with JSON')
  })
}
