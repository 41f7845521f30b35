import type { Messages } from '#core/i18n/messages.ts'

/** Every mail the site sends. A new one is its messages in each language, nothing else. */
export type MailTemplate = keyof Messages['mail']['mails']

/** A paragraph of a mail, or several lines of one. */
export type MailPart = string | readonly string[]

/**
 * The texts of one mail; an empty line separates the paragraphs of `text`. `{{site}}` is the name of the site;
 * other values come from the caller, and their names tell their kind:
 * - `…link`: an address of ours; alone in its paragraph it becomes a button labelled `button`;
 * - `…mail`, `…phone`: an e-mail address, a number to call;
 * - any other, alone in its paragraph: user text, with its line breaks;
 * - any other, within a sentence: one line, in which addresses are not linked.
 * Paragraphs and lines with an empty value are left out.
 */
export interface MailText {
  subject: string
  text: readonly MailPart[]
  button?: string
}

/** The texts of a mail. */
export function mailText({ mails }: Pick<Messages['mail'], 'mails'>, template: MailTemplate): MailText {
  const words: { subject: string; text: string; button?: string } = mails[template]
  const text = words.text.split('\n\n').map((paragraph) => {
    const lines = paragraph.split('\n')
    return lines.length > 1 ? lines : paragraph
  })
  return { ...words, text }
}
