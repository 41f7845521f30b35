import { Type, type Static } from 'typebox'
import { MAIL_WAYS, OWNER_NEWS, type MailWay } from './choices.ts'
import { Closed, endpoint, OneOf } from './parts/common.ts'
import { DESK_KINDS } from './desk-parts.ts'
import { LocalizedText } from './parts/localized.ts'
import { PageCounts } from './statistics.ts'

/** How somebody hears of something. */
export interface MailChoice<K extends string = string> {
  way: MailWay
  /** What they hear of. */
  kinds: K[]
}

const choiceAmong = <K extends string>(kinds: readonly K[]) => ({
  way: OneOf(MAIL_WAYS),
  kinds: Type.Array(OneOf(kinds), { maxItems: kinds.length }),
})

/** How somebody hears of what waits at the desk; kinds that their role does not decide are left out. */
export const DeskMails = Closed(choiceAmong(DESK_KINDS))
export type DeskMails = Static<typeof DeskMails>

/** How an owner hears of news of their listings. */
export const OwnerMails = Closed(choiceAmong(OWNER_NEWS))
export type OwnerMails = Static<typeof OwnerMails>

/** With the listings, none for people who own none. */
export const OwnListings = Type.Object({
  listings: Type.Array(
    Type.Object({
      tnid: Type.Integer(),
      title: LocalizedText,
      /** Path of its page in the caller's language, percent-encoded. */
      url: Type.String(),
      /** Of the last four weeks, with the current one; absent if nothing is counted. */
      sums: Type.Optional(Type.Object(PageCounts)),
    }),
  ),
  mails: OwnerMails,
})
export type OwnListings = Static<typeof OwnListings>

/** The calls of people with a role about their own mails. */
export const deskMails = {
  mails: endpoint('GET /rest/tjt/desk/mails', { reply: DeskMails }),
  setMails: endpoint('PUT /rest/tjt/desk/mails', { body: DeskMails, reply: DeskMails }),
}

/** The calls of owners. */
export const ownListingsApi = {
  list: endpoint('GET /rest/tjt/accountlistings', { reply: OwnListings }),
  setMails: endpoint('PUT /rest/tjt/accountmails', { body: OwnerMails, reply: OwnerMails }),
}
