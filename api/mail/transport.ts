import type { MailTransport } from './mail-transport.ts'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { fileTransport } from './files.ts'
import { smtpTransport } from './smtp.ts'

/** The mail server of the settings, or message files where they name none. */
export function openTransport({
  mail: { smtpUrl },
  varDir,
}: Pick<Config, 'mail' | 'varDir'>): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(varDir, 'mail'))
}
