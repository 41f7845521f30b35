import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import { endingDay, kashrutDayAt } from '#core/domain/kashrut.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import { dayDateText } from '#core/i18n/formats.ts'
import type { Index } from '#data/index/open.ts'
import { judgedListings } from '#data/index/queries.ts'
import type { Store } from '#data/store/database.ts'
import { findUser, type User } from '../accounts/accounts.repository.ts'
import { languageOfUser } from '../accounts/mails.ts'
import type { Config } from '../config.ts'
import { queueMail } from '../mail/outbox.repository.ts'
import { authorityNames } from './facts.ts'
import { urlOf } from './listings.ts'
import { readDocument } from './snapshot.ts'

interface Work {
  store: Store
  /** Knows where listings are. */
  index: Index
  config: Pick<Config, 'linkOrigin'>
  /** Epoch milliseconds. */
  now: number
}

/**
 * Tells owners, in their languages, of certificates that end within 30 days: once for each, because the outbox keeps
 * sent mail for as long. Those without a confirmed address are left to the desk.
 */
export async function mailEndingCertificates({ store, index, config, now }: Work): Promise<void> {
  const where = new Map(judgedListings(index).map((listing) => [listing.tnid, listing]))
  for (const [tnid, uid] of await ownersOfListings(store)) {
    const at = where.get(tnid)
    const user = at && (await findUser(store, uid))
    if (!user || user.verified !== 1 || user.email === '') continue
    const known = await readDocument(store, 'listings', String(tnid))
    if (!known || known.deleted) continue
    const listing = known.body as SeedListing
    const day = kashrutDayAt(at, now)
    for (const fact of listing.kashrutFacts ?? []) {
      const end = endingDay(fact, day)
      if (end !== undefined) await mailOwner(store, { config, now, user, listing, fact, end })
    }
  }
}

/** The latest approved claim to each listing. */
async function ownersOfListings(store: Store): Promise<Map<number, number>> {
  const claims = await store
    .selectFrom('claims')
    .select(['tnid', 'uid'])
    .where('state', '=', 'approved')
    .orderBy('id')
    .execute()
  return new Map(claims.map(({ tnid, uid }) => [tnid, uid]))
}

interface Ending extends Pick<Work, 'config' | 'now'> {
  user: User
  listing: SeedListing
  fact: KashrutFact
  /** YYYY-MM-DD */
  end: string
}

async function mailOwner(store: Store, { config, now, user, listing, fact, end }: Ending): Promise<void> {
  const language = languageOfUser(user)
  const { authority = '' } = fact
  const names = await authorityNames(store, [authority])
  const lineOf = (name: Localized) => textIn(language, name).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  await queueMail(
    store,
    {
      key: `certificate ${listing.tnid} ${authority} ${end}`,
      to: user.email,
      language,
      template: 'certificateEnds',
      values: {
        name: user.name,
        title: lineOf(listing.title),
        authority: lineOf(names.get(authority) ?? { en: authority }),
        date: dayDateText(language, end),
        link: config.linkOrigin + urlOf(listing, language),
      },
    },
    now,
  )
}
