import { createHash } from 'node:crypto'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Address } from '#api/mail/addresses.ts'
import type { PeopleDeps } from '../deps.ts'
import type { MailAttachment } from '../mail/checks.ts'
import { queueMail, type NewMail } from '../mail/outbox.repository.ts'
import { queueEvents } from '../webhooks/events.ts'
import type { PageOwner } from './owner.ts'

/** A message to the owner of a page. */
export interface Enquiry {
  template: 'directMessage' | 'contactRequest' | 'jobEnquiry'
  owner: PageOwner
  from: Address & { name: string }
  language: Lang
  /** Values of the template besides sender and subject; an empty one drops its line. */
  values: Readonly<Record<string, string>>
  wantsCopy: boolean
  /** Reads the attachment, as late as possible because it is large. */
  attach?: () => Promise<MailAttachment>
}

const DAY_MS = 86_400_000

/** Queues an enquiry and the sender's copy: both, or neither. */
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
  // The same text by the same sender about the same page is one message per day.
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
    const isNew = await queueMail(trx, message, at)
    const { about } = owner
    if (isNew) await queueEvents(trx, [{ event: 'enquiry.sent', about, url: values.link }], at)
    if (enquiry.wantsCopy) {
      await queueMail(trx, copyOf(message, { key, from }), at)
    }
  })
}

/** A copy without Reply-To, because a reply would go to its reader, and without attachment. */
function copyOf({ language, values }: NewMail, { key, from }: { key: string; from: Enquiry['from'] }): NewMail {
  return {
    key: `enquiry copy ${key}`,
    to: from.email,
    language,
    template: 'enquiryCopy',
    values: { ...NOT_ASKED, ...values, name: from.name },
  }
}

/** Empty dates and guests. */
const NOT_ASKED = {
  dates: '',
  guests: '',
  adults: '',
  children: '',
  babies: '',
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
