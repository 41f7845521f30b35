import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import { OWNER_NEWS } from '#core/contract/choices.ts'
import { endingDay, kashrutDayAt } from '#core/domain/kashrut.ts'
import { lineIn } from '#core/terms/localized.ts'
import { dayDateText } from '#core/text/values.ts'
import type { Index } from '#data/index/open.ts'
import { judgedListings } from '#data/index/queries.ts'
import type { Store } from '#data/store/database.ts'
import { ownersOf } from '#data/store/reports.repository.ts'
import { findUser, type User } from '../accounts/accounts.repository.ts'
import { languageOfUser } from '../accounts/mails.ts'
import { authorityNames, readDocument } from '#api/content/documents.repository.ts'
import { urlOf } from '#api/content/listings.ts'
import { queueMail } from '../mail/outbox.repository.ts'
import { choiceOf } from './choices.repository.ts'
import { isReachable, leaveOf, type Telling } from './telling.ts'

interface Work extends Telling {
  /** Knows where listings are. */
  index: Index
}

/**
 * Tells owners, in their languages, of certificates that end within 30 days: once for each, because the outbox keeps
 * sent mail for as long. Those without a confirmed address, and those who want no such mail, are left to the desk.
 */
export async function mailEndingCertificates({ store, index, config, now }: Work): Promise<void> {
  const where = new Map(judgedListings(index).map((listing) => [listing.tnid, listing]))
  for (const [tnid, uid] of await ownersOf(store)) {
    const at = where.get(tnid)
    const user = at && (await findUser(store, uid))
    if (!user || !isReachable(user, now) || !(await wantsIt(store, uid))) continue
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

async function wantsIt(store: Store, uid: number): Promise<boolean> {
  const { way, kinds } = await choiceOf(store, { uid, topic: 'owner' }, OWNER_NEWS)
  return way !== 'never' && kinds.includes('certificate')
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
  const { linkOrigin } = config
  const { leaveLink, headers } = await leaveOf(store, { whose: { uid: user.id, topic: 'owner' }, linkOrigin, language })
  await queueMail(
    store,
    {
      key: `certificate ${listing.tnid} ${authority} ${end}`,
      to: user.email,
      language,
      template: 'certificateEnds',
      values: {
        name: user.name,
        title: lineIn(language, listing.title),
        authority: lineIn(language, names.get(authority) ?? { en: authority }),
        date: dayDateText(language, end),
        link: linkOrigin + urlOf(listing, language),
        leaveLink,
      },
      headers,
    },
    now,
  )
}
