import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { mailboxOf, type Address } from '#api/mail/addresses.ts'
import type { PeopleDeps } from '../deps.ts'
import { countOne, type Limit } from '../guards/limits.repository.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import { queueMail } from '../mail/outbox.repository.ts'
import { hashOf } from '#data/store/sealed.ts'
import { askForNewsletter } from './newsletter.repository.ts'
import { leaveHeaders, leaveLink, mailTokens, type MailTokens } from '#api/mail/leaving.ts'

/** Mails that strangers can cause to one address by subscribing it. */
const MAILS_OF_ADDRESS: Limit = {
  name: 'newsletter to',
  most: 3,
  windowMs: 86_400_000,
}

/** Mails a request to confirm, or a note that nothing needs confirming. Beyond the limit it silently sends none. */
export async function registerAddress(
  { store, config: { linkOrigin: origin }, now }: PeopleDeps,
  { address, language }: { address: Address; language: Lang },
): Promise<void> {
  const at = now().getTime()
  const secret = await secretOf(store, 'limits')
  const counted = { secret, now: at }
  const allowance = await countOne(store, MAILS_OF_ADDRESS, mailboxOf(address.key), counted)
  if (!allowance.allowed) return
  const tokens = await mailTokens(store, address.key)
  const links = linksOf({ origin, language, tokens })
  await store.transaction().execute(async (trx) => {
    const wish = { address, language, tokens }
    const state = await askForNewsletter(trx, wish, at)
    const mail = {
      // A double click is one request.
      key: `newsletter ${state} ${hashOf(tokens.leave)} ${Math.floor(at / 60_000)}`,
      to: address.email,
      language,
      template: state === 'asked' ? 'newsletterConfirm' : 'newsletterKnown',
      values: links,
      headers: leaveHeaders(origin, tokens),
    } as const
    await queueMail(trx, mail, at)
  })
}

function linksOf({ origin, language, tokens }: { origin: string; language: Lang; tokens: MailTokens }) {
  const page = origin + hrefOf(language, { kind: 'newsletter' })
  return {
    link: `${page}?confirm=${tokens.confirm}`,
    leaveLink: leaveLink(origin, language, tokens),
  }
}
