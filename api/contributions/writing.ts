import type { Texts } from '#core/i18n/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { FastifyRequest } from 'fastify'
import type { Done } from '#core/contract/accounts.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { listingOf } from '#data/index/items.ts'
import { lockName } from '../accounts/accounts.repository.ts'
import { requireShare } from '../accounts/trust.ts'
import { success } from '#api/accounts/answers.ts'
import { languageOf } from '../http/language.ts'
import type { Deps, PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { reasonsToHold } from './hold-rules.repository.ts'
import { indexOf } from '../http/lookup.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { NewContribution } from './contribution-fields.ts'

/** A listing of the current release. Throws AppError with the given code if there is none. */
export function requireListing(deps: Deps, tnid: number, code: ErrorCode): SeedListing {
  const listing = listingOf(indexOf(deps), tnid)
  if (!listing) throw new AppError(code)
  return listing
}

/** Throws the first of a form's problems as an AppError. */
export function refuse([first]: readonly ErrorCode[]): void {
  if (first) throw new AppError(first)
}

interface Body {
  /** The caller's. */
  uid: number
  tnid: number
  language?: Lang
  /** What it says, for the rules. */
  texts: readonly string[]
}

/**
 * Stores a contribution under the account's name, and marks the listing as changed unless it awaits an editor. If
 * `insert` throws, everything is rolled back. Returns whether it waits. Throws AppError `newUserLimit` and
 * `dayLimit`.
 */
export async function write(
  deps: PeopleDeps,
  request: FastifyRequest,
  { uid, tnid, texts, language = languageOf(request) }: Body,
  insert: (trx: StoreTransaction, written: NewContribution) => Promise<void>,
): Promise<{ waits: boolean }> {
  const { store, config, now } = deps
  return store.transaction().execute(async (trx) => {
    const author = await requireName(trx, uid)
    const at = now().getTime()
    const { level } = await requireShare(trx, uid, { config, now: at })
    const reasons = await reasonsToHold(trx, { uid, level, texts }, config)
    const waits = reasons.length > 0
    const waiting = waits ? ({ hidden: 1, held: JSON.stringify(reasons) } as const) : ({ hidden: 0, held: '' } as const)
    await insert(trx, { uid, author, language, ...waiting, at })
    if (!waits) await touchContent(trx, 'listings', [String(tnid)])
    return { waits }
  })
}

/** The name of an account, locked for the transaction. Throws AppError `needLogin`. */
export async function requireName(trx: StoreTransaction, uid: number): Promise<string> {
  const name = await lockName(trx, uid)
  if (name === undefined) throw new AppError('needLogin')
  return name
}

/** The thank-you message for a contribution, in the caller's language. */
export function thanks(request: FastifyRequest, kind: ContributionKind, { waits }: { waits: boolean }): Done {
  const key: keyof Texts<'contributions.messages'> = waits ? `${kind}Waits` : kind
  return success(MESSAGES[languageOf(request)].contributions.messages[key])
}
