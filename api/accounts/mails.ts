import { randomUUID } from 'node:crypto'
import { hrefOf } from '#core/domain/routes.ts'
import { siteLang, type Lang } from '#core/i18n/languages.ts'
import type { Config } from '../config.ts'
import type { User } from './accounts.repository.ts'
import { queueMail } from '../mail/outbox.repository.ts'
import { hashOf } from '#data/store/sealed.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { insertToken, type NewToken } from './tokens.repository.ts'

export const languageOfUser = ({ language }: Pick<User, 'language'>): Lang => siteLang(language)

export type NewLink = NewToken & {
  language: Lang
  /** Only for a verified address: a name chosen by a stranger could be a message to the owner. */
  greeted?: string
}

/** Sends the link of a new token to the token's address. */
export async function mailLink(
  trx: StoreTransaction,
  { linkOrigin }: Config,
  { language, greeted = '', ...token }: NewLink,
  now: number,
): Promise<void> {
  const secret = await insertToken(trx, token, now)
  const page = hrefOf(language, { kind: 'account' })
  const { kind, email } = token
  await queueMail(
    trx,
    {
      key: `${kind} ${hashOf(secret)}`,
      to: email,
      language,
      template: kind,
      values: { name: greeted, link: `${linkOrigin}${page}?${kind}=${secret}` },
    },
    now,
  )
}

/**
 * If an address already has an account, only its owner is notified: nobody gets the link, but the requesting account
 * stores one, so that its export does not reveal it.
 */
export async function notifyOwner(
  trx: StoreTransaction,
  config: Pick<Config, 'linkOrigin'>,
  { owner, link }: { owner: User; link: NewToken },
  now: number,
): Promise<void> {
  await insertToken(trx, link, now)
  const notice = { user: owner, template: 'registeredAlready' } as const
  await mailNotice(trx, config, notice, now)
}

/** Deletes the mails with an account's links, whatever their address. */
export async function deleteLinkMails(trx: StoreTransaction, uid: number): Promise<void> {
  const tokens = await trx.selectFrom('tokens').select(['kind', 'hash']).where('uid', '=', uid).execute()
  if (tokens.length === 0) return
  const keys = tokens.map(({ kind, hash }) => `${kind} ${hash}`)
  await trx.deleteFrom('outbox').where('key', 'in', keys).where('state', '<>', 'sending').execute()
}

export interface Notice {
  /** The recipient, with a verified address. */
  user: User
  template: 'registeredAlready' | 'changed' | 'deleted'
}

/** Notifies the owner of an account. */
export async function mailNotice(
  trx: StoreTransaction,
  { linkOrigin }: Pick<Config, 'linkOrigin'>,
  { user, template }: Notice,
  now: number,
): Promise<void> {
  const language = languageOfUser(user)
  const page = hrefOf(language, { kind: 'account' })
  await queueMail(
    trx,
    {
      key: `${template} ${randomUUID()}`,
      to: user.email,
      language,
      template,
      values: { name: user.name, link: `${linkOrigin}${page}` },
    },
    now,
  )
}
