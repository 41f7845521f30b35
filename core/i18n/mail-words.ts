import type { Messages } from './messages.ts'

/** Every mail the site sends. A new one is its messages in each language, nothing else. */
export type MailTemplate = keyof Messages['mail']['mails']

/** A paragraph of a mail, or the lines that stand together in one. */
export type MailPart = string | readonly string[]

/**
 * The words of one mail; in the messages an empty line parts the paragraphs of `text`. `{{site}}` is the name of
 * the site; every other value comes from whoever sends it, and its name says what it is:
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

/** The words of a mail. */
export function mailText({ mails }: Pick<Messages['mail'], 'mails'>, template: MailTemplate): MailText {
  const words: { subject: string; text: string; button?: string } = mails[template]
  const text = words.text.split('\n\n').map((paragraph) => {
    const lines = paragraph.split('\n')
    return lines.length > 1 ? lines : paragraph
  })
  return { ...words, text }
}
