import type { Lang } from './languages.ts'
import { mailDe } from './mail/de.ts'
import { mailEn } from './mail/en.ts'
import { mailEs } from './mail/es.ts'
import { mailFr } from './mail/fr.ts'
import { mailHe } from './mail/he.ts'
import { mailRu } from './mail/ru.ts'

/** Every mail the site sends. A new one is a name here and words in each language, nothing else. */
export type MailTemplate =
  | 'verify'
  | 'registeredAlready'
  | 'reset'
  | 'change'
  | 'changed'
  | 'deleted'
  | 'newsletterConfirm'
  | 'newsletterKnown'
  | 'share'
  | 'directMessage'
  | 'contactRequest'
  | 'jobEnquiry'
  | 'enquiryCopy'
  | 'editApproved'
  | 'editRefused'
  | 'claimApproved'
  | 'claimRefused'
  | 'reportSettled'
  | 'reportRefused'
  | 'wordsShown'
  | 'wordsHidden'

/** A paragraph of a mail, or the lines that stand together in one. */
export type MailPart = string | readonly string[]

/**
 * The words of one mail. `{{site}}` is the name of the site; every other value comes from whoever
 * sends it, and its name says what it is:
 * - `…link`: an address of ours; alone in its paragraph it is a button that says `button`;
 * - `…mail`, `…phone`: an e-mail address, a number to call;
 * - any other, alone in its paragraph: what somebody wrote, in as many lines as it has;
 * - any other, among words: one line, in which an address is no link.
 * A paragraph with an empty value is left out. Of lines that stand together in one paragraph, each with an
 * empty value is left out.
 */
export interface MailText {
  subject: string
  text: readonly MailPart[]
  button?: string
}

export interface MailWords {
  /** How every mail begins: to `name`, and where that is empty or not given. */
  greeting: { named: string; plain: string }
  mails: Readonly<Record<MailTemplate, MailText>>
  /** What the API answers to the forms that send mail. */
  answers: {
    successfullyRegisterEmail: string
    newsletterConfirmed: string
    newsletterLeft: string
    pageShared: string
  }
}

/** The words of mails; apart from the pages' dictionaries, which browsers load parts of. */
export const MAIL_WORDS: Readonly<Record<Lang, MailWords>> = {
  en: mailEn,
  he: mailHe,
  fr: mailFr,
  es: mailEs,
  ru: mailRu,
  de: mailDe,
}
