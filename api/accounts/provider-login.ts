import type { LoginDone } from '#core/contract/accounts.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireSession } from './access.ts'
import { renewNonce } from './sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { findUserByEmail, isTaken } from './accounts.repository.ts'
import { facebookPerson } from './facebook.ts'
import type { GoogleCheck } from './google.ts'
import type { OpenIdProvider } from './oidc.ts'
import { type Call } from './call.ts'
import { logIn, type LoginBy } from './login.ts'
import { mayMail } from './limits.ts'
import { mailLink, notifyOwner } from './mails.ts'
import { languageOf } from '../http/language.ts'
import { accountOf, type Found, type Person } from './people.ts'

const FAILED = {
  google: 'googleLoginFailed',
  facebook: 'facebookLoginFailed',
  oidc: 'oidcLoginFailed',
} as const

/** `check` is undefined if log-in with Google is off. */
export async function logInByGoogle(
  call: Call,
  { id_token }: LoginBy<'google'>,
  check: GoogleCheck | undefined,
): Promise<LoginDone> {
  if (!check) throw new AppError('providerOff')
  const { request, deps } = call
  const session = requireSession(request)
  // Each nonce works once: a leaked token cannot be replayed.
  const isFirst = await renewNonce(deps.store, session)
  const at = { nonce: session.nonce, now: deps.now() }
  const person = isFirst ? await orNobody(call, () => check(id_token, at)) : undefined
  if (!person) throw new AppError(FAILED.google)
  return logInPerson(call, person)
}

export async function logInByFacebook(call: Call, { authResponse }: LoginBy<'facebook'>): Promise<LoginDone> {
  const { facebook } = call.deps.config
  if (!facebook) throw new AppError('providerOff')
  const now = call.deps.now()
  const person = await orNobody(call, () => facebookPerson(facebook, authResponse, { now }))
  if (!person) throw new AppError(FAILED.facebook)
  return logInPerson(call, person)
}

/** Where a visitor logs in with the site's own OpenID provider. Throws AppError `providerOff` and `oidcLoginFailed`. */
export async function addressOfOidc(call: Call, provider: OpenIdProvider | undefined): Promise<{ url: string }> {
  if (!provider) throw new AppError('providerOff')
  const session = requireSession(call.request)
  const url = await orNobody(call, () => provider.addressFor(session))
  if (url === undefined) throw new AppError(FAILED.oidc)
  return { url }
}

export async function logInByOidc(
  call: Call,
  { query }: LoginBy<'oidc'>,
  provider: OpenIdProvider | undefined,
): Promise<LoginDone> {
  if (!provider) throw new AppError('providerOff')
  const session = requireSession(call.request)
  // Each answer of the provider works once.
  const isFirst = await renewNonce(call.deps.store, session)
  const person = isFirst ? await orNobody(call, () => provider.personIn(query, session)) : undefined
  if (!person) throw new AppError(FAILED.oidc)
  return logInPerson(call, person)
}

/** Logs a provider's failure; the visitor gets the usual error. */
async function orNobody<T>({ request }: Call, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    request.log.error({ err: error })
    return undefined
  }
}

async function logInPerson(call: Call, person: Person): Promise<LoginDone> {
  const { request } = call
  const { address, isVerified } = person
  const mayConfirm = !isVerified && address && (await mayMail(call, { key: address.key, purpose: 'confirm' }))
  const failed = new AppError(FAILED[person.provider])
  const login = logIn(call, person.provider, async (trx, now) => {
    const language = languageOf(request)
    const found = await accountOf(trx, person, { language, now })
    if (!found) throw failed
    if (found.isNew && mayConfirm) await askToConfirm(trx, call, found, person)
    return found.user
  })
  return login.catch((error: unknown) => {
    // Concurrent log-ins of one person.
    throw isTaken(error) ? failed : error
  })
}

/** Mails a link to confirm an address that the provider has not verified. */
async function askToConfirm(
  trx: StoreTransaction,
  { deps, request }: Call,
  { user }: Found,
  { address }: Person,
): Promise<void> {
  if (!address) return
  const now = deps.now().getTime()
  const link = { kind: 'verify', uid: user.id, email: address.email } as const
  const owner = await findUserByEmail(trx, address.key)
  if (owner?.verified) return notifyOwner(trx, deps.config, { owner, link }, now)
  const language = languageOf(request)
  return mailLink(trx, deps.config, { ...link, language }, now)
}
