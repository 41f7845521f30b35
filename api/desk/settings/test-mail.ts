import { AppError } from '#core/contract/app-error.ts'
import type { TestMail } from '#core/contract/desk.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { findUser } from '#api/accounts/accounts.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { openTransport, smtpTransport } from '#api/mail/transport.ts'
import { siteName } from '#data/store/site-name.ts'
import type { Acting } from '../acts/audited-action.ts'

/** Somebody waits for the answer. */
const TIMEOUT_MS = 20_000

/** Sends a message to the caller by what is set, and says what the mail server said. Throws AppError `noAddress`. */
export async function sendTestMail({ store, config }: PeopleDeps, { uid, now, lang }: Acting): Promise<TestMail> {
  const user = await findUser(store, uid)
  if (!user?.email) throw new AppError('noAddress')
  const { subject, text } = MESSAGES[lang].desk.settings.testMail
  const site = await siteName(store, lang)
  const { mail } = config
  const { smtpUrl } = mail
  const transport = smtpUrl ? smtpTransport(smtpUrl, { silenceMs: TIMEOUT_MS }) : openTransport(config)
  const outcome = await transport.send(
    {
      name: `${new Date(now).toISOString().replace(/[:.]/g, '-')}-test`,
      options: {
        from: mail.from,
        to: user.email,
        subject: format(subject, { site }),
        text: `${format(text, { site })}\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      },
    },
    AbortSignal.timeout(TIMEOUT_MS),
  )
  if (outcome.kind === 'sent') return { state: smtpUrl ? 'sent' : 'file' }
  return { state: 'failed', problem: outcome.problem }
}
