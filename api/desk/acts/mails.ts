import { readListing } from '#api/content/documents.repository.ts'
import { urlOf } from '#api/content/listings.ts'
import type { MailTemplate } from '#core/text/mail-text.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { lineIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { findUser } from '#api/accounts/accounts.repository.ts'
import { languageOfUser } from '#api/accounts/mails.ts'
import type { Config } from '#api/config.ts'
import { queueMail } from '#api/mail/outbox.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'

export type DeskTemplate = Extract<
  MailTemplate,
  | 'editApproved'
  | 'editRefused'
  | 'placeListed'
  | 'placeRefused'
  | 'claimApproved'
  | 'claimRefused'
  | 'reportSettled'
  | 'reportRefused'
  | 'wordsShown'
  | 'wordsHidden'
  | 'blocked'
>

/** A notification of a decision. */
export interface DeskMail {
  uid: number
  template: DeskTemplate
  /** The title of the listing, if it exists. */
  title?: Localized | undefined
  /** Path of its page in a language. */
  url?: ((lang: Lang) => string) | undefined
  reason: string
  /** The end of a block, in a language. */
  until?: (lang: Lang) => string
}

const keyOf = (audit: number, uid: number) => `desk ${audit} ${uid}`

/** Notifies the senders in their own languages, except the editor and those without a confirmed address. */
export async function mailsOfAct(
  trx: StoreTransaction,
  { linkOrigin }: Pick<Config, 'linkOrigin'>,
  { audit, mails, now }: { audit: number; mails: readonly DeskMail[]; now: number },
): Promise<void> {
  for (const { uid, template, title, url, reason, until } of mails) {
    const user = uid > 0 ? await findUser(trx, uid) : undefined
    if (!user || user.verified !== 1 || user.email === '') continue
    const language = languageOfUser(user)
    await queueMail(
      trx,
      {
        key: keyOf(audit, uid),
        to: user.email,
        language,
        template,
        values: {
          name: user.name,
          title: title ? lineIn(language, title) : MESSAGES[language].desk.desk.goneListing,
          reason,
          ...(until && { until: until(language) }),
          link: url ? linkOrigin + url(language) : '',
        },
      },
      now,
    )
  }
}

/** Deletes unsent mails about an action. */
export async function dropMailsOf(trx: StoreTransaction, audit: number): Promise<void> {
  await trx.deleteFrom('outbox').where('key', 'like', `desk ${audit} %`).where('state', '=', 'waiting').execute()
}

/** A mail's data about its listing; empty if deleted. */
export async function listingForMail(trx: StoreTransaction, tnid: number): Promise<Pick<DeskMail, 'title' | 'url'>> {
  const { listing } = await readListing(trx, tnid)
  return listing ? { title: listing.title, url: (lang) => urlOf(listing, lang) } : {}
}
