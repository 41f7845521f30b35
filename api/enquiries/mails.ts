import { createHash } from 'node:crypto'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Address } from '../accounts/addresses.ts'
import type { PeopleDeps } from '../deps.ts'
import type { MailAttachment } from '../mail/checks.ts'
import { queueMail, type NewMail } from '../mail/outbox.repository.ts'
import type { PageOwner } from './owner.ts'

/** What somebody has to say to the owner of a page. */
export interface Enquiry {
  template: 'directMessage' | 'contactRequest' | 'jobEnquiry'
  owner: PageOwner
  from: Address & { name: string }
  language: Lang
  /** What the words of the mail want beside who writes and about what; an empty one leaves out its line. */
  values: Readonly<Record<string, string>>
  wantsCopy: boolean
  /** Reads the file that goes with it: it is large, and wanted at the last moment only. */
  attach?: () => Promise<MailAttachment>
}

const DAY_MS = 86_400_000

/** Puts an enquiry into the outbox, with the copy for who sends it: both, or neither. */
export async function mailEnquiry({ store, config, now }: PeopleDeps, enquiry: Enquiry): Promise<void> {
  const { template, owner, from, language } = enquiry
  const attachment = await enquiry.attach?.()
  const at = now().getTime()
  const values = {
    ...enquiry.values,
    fromName: from.name,
    fromMail: from.email,
    pageTitle: oneLine(textIn(language, owner.title)),
    link: config.linkOrigin + owner.path,
  }
  // The same words of the same sender about the same page are one message a day, pressed twice or not.
  const same = JSON.stringify([template, owner.address.key, from.key, values])
  const digest = createHash('sha256')
    .update(same)
    .update(attachment?.base64 ?? '')
    .digest('base64url')
  const key = `${digest} ${Math.floor(at / DAY_MS)}`
  const message: NewMail = {
    key: `enquiry ${key}`,
    to: owner.address.email,
    language,
    template,
    values,
    replyTo: from.email,
    ...(attachment && { attachment }),
  }
  await store.transaction().execute(async (trx) => {
    await queueMail(trx, message, at)
    if (enquiry.wantsCopy) {
      await queueMail(trx, copyOf(message, { key, from }), at)
    }
  })
}

/** An answer to the copy would go to its reader, so it names no address for replies, and carries no file. */
function copyOf({ language, values }: NewMail, { key, from }: { key: string; from: Enquiry['from'] }): NewMail {
  return {
    key: `enquiry copy ${key}`,
    to: from.email,
    language,
    template: 'enquiryCopy',
    values: { ...NOT_ASKED, ...values, name: from.name },
  }
}

/** What a message without dates and guests says of them. */
const NOT_ASKED = {
  dates: '',
  guests: '',
  adults: '',
  children: '',
  babies: '',
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
