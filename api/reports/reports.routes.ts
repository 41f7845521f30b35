import { MESSAGES } from '#core/i18n/messages.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Done } from '#core/contract/accounts.ts'
import { reportsApi, type Report } from '#core/contract/reports.ts'
import { ownPath } from '#core/domain/own-path.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { listingRow } from '#data/index/queries.ts'
import { lockName } from '../accounts/accounts.repository.ts'
import { requireShare } from '../accounts/trust.ts'
import { success } from '#api/accounts/answers.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { languageOf } from '../http/language.ts'
import { wordsOf } from '#api/desk/queue/contributions.ts'
import { indexOf } from '../http/lookup.ts'
import { requireOwn } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { insertClaim, insertReport } from '#data/store/reports.repository.ts'

/** Reports and claims. */
export const reportsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, reportsApi.report, { access: 'user', limit: 'write' }, async (request) => {
    const { body } = request
    requireOwn(request, body.uid)
    const report = reportOf(body)
    const listing = requireListing(deps, body.tnid)
    await requireShown(deps, body)
    const language = body.language ?? languageOf(request)
    await insertReport(deps.store, {
      ...report,
      uid: body.uid,
      tnid: listing.tnid,
      dtype: listing.dtype,
      language,
      at: deps.now().getTime(),
    })
    return done(language, 'report')
  })

  route(app, reportsApi.claim, { access: 'user', limit: 'write' }, async (request) => {
    const { uid, tnid, lang, userClaimedOwnership, role = '', phone = '', evidence = '' } = request.body
    requireOwn(request, uid)
    if (!userClaimedOwnership) throw new AppError('checkCheckboxClaimOwnership')
    requireListing(deps, tnid)
    const report = { role: role.trim(), phone: phone.trim(), evidence: evidence.trim() }
    const at = deps.now().getTime()
    const claim = { uid, tnid, language: lang, ...report, at }
    const isNew = await deps.store.transaction().execute(async (trx) => {
      await lockName(trx, uid)
      await requireShare(trx, uid, { config: deps.config, now: at })
      return insertClaim(trx, claim)
    })
    if (!isNew) throw new AppError('alreadyClaimed')
    return done(lang, 'claim')
  })
}

/** Parses a report. Throws AppError `needReason`, `needGoodFaith` or `invalidRequest`. */
function reportOf(body: Report) {
  const { repType, repTitle, repContent, repButtonText = '', backLink } = body
  if (repContent.trim() === '') throw new AppError('needReason')
  if (repType === 'illegal' && !body.goodFaith) throw new AppError('needGoodFaith')
  const back = backLink === undefined ? '' : ownPath(backLink)
  if (back === undefined) throw new AppError('invalidRequest')
  return {
    type: repType,
    title: repTitle.trim(),
    content: repContent.trim(),
    button_text: repButtonText,
    back_link: back,
    good_faith: body.goodFaith ? (1 as const) : (0 as const),
    about: body.about ? `${body.about.kind} ${body.about.id}` : '',
  }
}

/** Throws AppError `couldNotSendReport` if there is no such listing. */
function requireListing(deps: PeopleDeps, tnid: number) {
  const listing = listingRow(indexOf(deps), tnid)
  if (!listing) throw new AppError('couldNotSendReport')
  return listing
}

/** Throws AppError `wordsNotShown` if the contribution is hidden, deleted, or another listing's. */
async function requireShown({ store }: PeopleDeps, { about, tnid }: Report): Promise<void> {
  if (!about) return
  const [words] = await wordsOf(store, about.kind, [about.id])
  if (!words || words.hidden === 1 || words.tnid !== tnid) throw new AppError('wordsNotShown')
}

function done(language: Lang, what: 'report' | 'claim'): Done {
  const text = MESSAGES[language].listing.dialogs.sent[what]
  return success(text)
}
