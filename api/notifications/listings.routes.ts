import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ownListingsApi, type OwnerMails, type OwnListings } from '#core/contract/mail-choices.ts'
import { OWNER_NEWS } from '#core/contract/choices.ts'
import { weekAfter, weekOf } from '#core/domain/weeks.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { ownedBy } from '#data/store/reports.repository.ts'
import { languageOf } from '../http/language.ts'
import type { PeopleDeps } from '../deps.ts'
import { listingsOf } from '#api/content/listings.ts'
import { countsOf, sumsOfListings } from '../statistics/statistics.repository.ts'
import { requireSession } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { choiceOf, storeChoice } from './choices.repository.ts'

/** What owners see sums of, with the current one. */
const WEEKS = 4

/** One's own listings, and how one hears of what happens to them. */
export const ownListingsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, { store, config, now }) => {
  route(app, ownListingsApi.list, { access: 'user', cacheControl: 'no-store' }, async (request) => {
    const { uid } = requireSession(request)
    return { listings: await listingsBy(uid, languageOf(request)), mails: await mailsOf(uid) }
  })

  route(app, ownListingsApi.setMails, { access: 'user', limit: 'write' }, async (request) => {
    const { uid } = requireSession(request)
    await storeChoice(store, { uid, topic: 'owner' }, { ...request.body, of: OWNER_NEWS })
    return mailsOf(uid)
  })

  async function listingsBy(uid: number, lang: Lang): Promise<OwnListings['listings']> {
    const listings = await listingsOf(store, await ownedBy(store, uid), lang)
    const counts = config.statistics && (await countsIn([...listings.keys()]))
    return [...listings.values()].map(({ tnid, title, url }) => ({
      tnid,
      title,
      url,
      ...(counts && { sums: counts(tnid) }),
    }))
  }

  async function countsIn(tnids: readonly number[]) {
    const sums = await sumsOfListings(store, tnids, weekAfter(weekOf(now().getTime()), 1 - WEEKS))
    return (tnid: number) => countsOf(sums.get(tnid) ?? {})
  }

  async function mailsOf(uid: number): Promise<OwnerMails> {
    const { way, kinds } = await choiceOf(store, { uid, topic: 'owner' }, OWNER_NEWS)
    return { way, kinds }
  }
}
