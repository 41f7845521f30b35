import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, inject } from 'vitest'

interface Wanted {
  to: string
  /** Whom an answer goes to: it tells mails of one form from those of others. */
  replyTo?: string
}

/** The one mail that fits, as it has gone out; waits for it. */
export async function mailTo(wanted: Wanted): Promise<Email> {
  await expect.poll(() => mailsTo(wanted)).toHaveLength(1)
  const [mail] = await mailsTo(wanted)
  return mail!
}

async function mailsTo({ to, replyTo }: Wanted): Promise<Email[]> {
  const mails = await Promise.all(files().map((file) => PostalMime.parse(readFileSync(file))))
  return mails.filter(
    (mail) =>
      mail.to?.some(({ address }) => address === to) &&
      (!replyTo || mail.replyTo?.some(({ address }) => address === replyTo)),
  )
}

/** The messages that the default transport writes. */
function files(): string[] {
  const folder = join(inject('varDir'), 'mail')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
