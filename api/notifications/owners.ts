import { sql } from 'kysely'
import type { SeedListing } from '#core/contract/data-files.ts'
import { OWNER_NEWS } from '#core/contract/choices.ts'
import { lineIn } from '#core/terms/localized.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Store } from '#data/store/database.ts'
import { ownersOf } from '#data/store/reports.repository.ts'
import { findUser, type User } from '../accounts/accounts.repository.ts'
import { languageOfUser } from '../accounts/mails.ts'
import { urlOf } from '#api/content/listings.ts'
import { readDocument } from '#api/content/documents.repository.ts'
import { queueMail } from '../mail/outbox.repository.ts'
import { choiceOf, noteNotified, type Choice } from './choices.repository.ts'
import { isDue, isReachable, leaveOf, slotOf, type Telling } from './telling.ts'

/** Nobody is told of what is older: not new owners, and not after mail was off for long. */
const MAX_AGE_MS = 7 * 86_400_000

/** A visitor's review or question, on the page. */
interface News {
  kind: 'review' | 'question'
  id: number
  tnid: number
  /** The author. */
  uid: number
  /** Since when it is on the page, epoch milliseconds. */
  at: number
}

/** Mails owners what others wrote about their listings, a message a listing, each as they chose. */
export async function mailOwners(telling: Telling): Promise<void> {
  const { store, now } = telling
  const news = await newsSince(store, now - MAX_AGE_MS)
  const owners = await ownersOf(store, [...new Set(news.map(({ tnid }) => tnid))])
  const byOwner = Map.groupBy(news, ({ tnid }) => owners.get(tnid) ?? 0)
  for (const [uid, all] of byOwner) {
    const user = uid > 0 ? await findUser(store, uid) : undefined
    if (!user || !isReachable(user, now)) continue
    const choice = await choiceOf(store, { uid, topic: 'owner' }, OWNER_NEWS)
    const fresh = isDue(choice, now) ? all.filter((item) => isWanted(item, uid, choice)) : []
    if (fresh.length > 0) await mail(telling, user, fresh)
  }
}

const isWanted = ({ kind, at, uid: author }: News, uid: number, { kinds, notifiedAt }: Choice<string>): boolean =>
  at > notifiedAt && author !== uid && kinds.includes(kind)

/** What is on the pages since a moment, latest first. */
async function newsSince(db: Store, since: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select 'review' as kind, id, tnid, uid, shown_at as at from reviews where hidden = 0 and shown_at > ${since}
    union all
    select 'question' as kind, id, tnid, uid, shown_at as at from questions where hidden = 0 and shown_at > ${since}
    order by at desc, id desc`.execute(db)
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}

async function mail({ store, config, now }: Telling, user: User, fresh: readonly News[]): Promise<void> {
  const language = languageOfUser(user)
  const { linkOrigin } = config
  const whose = { uid: user.id, topic: 'owner' } as const
  await store.transaction().execute(async (trx) => {
    const { leaveLink, headers } = await leaveOf(trx, { whose, linkOrigin, language })
    await noteNotified(trx, whose, now)
    for (const [tnid, own] of Map.groupBy(fresh, (item) => item.tnid)) {
      const found = await readDocument(trx, 'listings', String(tnid))
      if (!found || found.deleted) continue
      const listing = found.body as SeedListing
      const [latest] = own
      await queueMail(
        trx,
        {
          // Of several processes, one sends it.
          key: `owner ${user.id} ${tnid} ${slotOf(now)}`,
          to: user.email,
          language,
          template: 'ownerNews',
          values: {
            name: user.name,
            title: lineIn(language, listing.title),
            list: linesOf(user, own).join('\n'),
            link: `${linkOrigin}${urlOf(listing, language)}#${latest!.kind}-${latest!.id}`,
            leaveLink,
          },
          headers,
        },
        now,
      )
    }
  })
}

/** How many there are of each kind; never the words of visitors. */
function linesOf(user: User, news: readonly News[]): string[] {
  const { mail, accounts } = MESSAGES[languageOfUser(user)]
  const counts = Map.groupBy(news, ({ kind }) => kind)
  return [...counts].map(([kind, own]) =>
    format(mail.owner.line, { kind: accounts.app.listings.kinds[kind], n: String(own.length) }),
  )
}
