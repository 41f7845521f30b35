import type { Static } from 'typebox'
import type { Done } from '#core/contract/accounts.ts'
import { siteName } from '#data/store/site-name.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { FactorSetup, FactorState, RecoveryCodes, secondFactorApi } from '#core/contract/second-factor.ts'
import { isRole } from '#core/terms/roles.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { setOwnCookie } from './cookie.ts'
import type { User } from './accounts.repository.ts'
import { logAccount, loggingRefusal } from './account-log.ts'
import type { Call } from './call.ts'
import { requirePassword, requireStill, requireUser, restartSessions } from './changes.ts'
import { limitCodes } from './limits.ts'
import { mailNotice } from './mails.ts'
import { done, successMessage } from './answers.ts'
import { languageOf } from '../http/language.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  dropFactor,
  findFactor,
  replaceRecoveryCodes,
  startFactor,
  useCode,
} from './second-factors.repository.ts'
import { keyUri } from './totp.ts'

type WithCode = Static<typeof secondFactorApi.confirm.schema.body>

/** The second factor of the caller's account. */
export async function factorState({ request, deps }: Omit<Call, 'reply'>): Promise<FactorState> {
  const { id, role } = await requireUser(request, deps)
  const factor = await findFactor(deps.store, id)
  return {
    ...(factor && { since: factor.at }),
    recoveryCodes: await countRecoveryCodes(deps.store, id),
    isRequired: deps.config.requiresSecondFactor && isRole(role),
  }
}

/** A secret for the caller's app; it counts once confirmed. Throws AppError `wrongPassword` or `factorIsOn`. */
export async function startSetup(
  call: Call,
  { password }: Static<typeof secondFactorApi.start.schema.body>,
): Promise<FactorSetup> {
  const { request, deps } = call
  const user = await requireUser(request, deps)
  // Whoever finds an open session must not lock the owner out.
  await requirePassword(call, user, password)
  const secret = await deps.store.transaction().execute(async (trx) => {
    await requireStill(trx, call, user)
    return startFactor(trx, user.id)
  })
  if (!secret) throw new AppError('factorIsOn')
  const issuer = await siteName(deps.store, languageOf(request))
  return { secret, uri: keyUri(secret, { issuer, account: user.email || user.name }) }
}

/** Switches the second factor on. Sessions that began without it end. Throws AppError `wrongCode`. */
export async function confirmSetup(call: Call, { code }: WithCode): Promise<RecoveryCodes> {
  const { reply, deps } = call
  const { begun, recoveryCodes } = await withUser(call, 'factorOn', async (trx, user, now) => {
    if (!(await confirmFactor(trx, user.id, code, now))) throw new AppError('wrongCode')
    const recoveryCodes = await replaceRecoveryCodes(trx, user.id)
    return { begun: await restartSessions(trx, call, user.id), recoveryCodes }
  })
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return { ...done(successMessage(call.request, 'factorOn')), recoveryCodes }
}

/** Switches the second factor off. An open session is not enough: it takes a code. Throws AppError `wrongCode`. */
export async function removeFactor(call: Call, { code }: WithCode): Promise<Done> {
  await withUser(call, 'factorOff', async (trx, { id }, now) => {
    await requireCode(trx, id, code, now)
    await dropFactor(trx, id)
  })
  return done(successMessage(call.request, 'factorOff'))
}

/** Replaces the recovery codes. Throws AppError `wrongCode`. */
export async function renewRecoveryCodes(call: Call, { code }: WithCode): Promise<RecoveryCodes> {
  const recoveryCodes = await withUser(call, 'recoveryRenewed', async (trx, { id }, now) => {
    await requireCode(trx, id, code, now)
    return replaceRecoveryCodes(trx, id)
  })
  return { ...done(successMessage(call.request, 'recoveryRenewed')), recoveryCodes }
}

async function requireCode(trx: StoreTransaction, uid: number, code: string, now: number): Promise<void> {
  if (!(await useCode(trx, uid, code, now))) throw new AppError('wrongCode')
}

/** Counts an attempt at a code, does the work in one transaction, tells the owner by mail and logs the event. */
async function withUser<T>(
  call: Call,
  event: 'factorOn' | 'factorOff' | 'recoveryRenewed',
  work: (trx: StoreTransaction, user: User, now: number) => Promise<T>,
): Promise<T> {
  const { request, deps } = call
  const user = await requireUser(request, deps)
  const uid = user.id
  const result = await loggingRefusal(request, { event: 'codeRefused', uid }, async () => {
    await limitCodes(call, user)
    const now = deps.now().getTime()
    return deps.store.transaction().execute(async (trx) => {
      await requireStill(trx, call, user)
      const result = await work(trx, user, now)
      if (user.verified) await mailNotice(trx, deps.config, { user, template: 'changed' }, now)
      return result
    })
  })
  logAccount(request, event, { uid })
  return result
}
