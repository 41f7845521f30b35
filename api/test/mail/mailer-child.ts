import { createMailer } from '#api/mail/mailer.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import { openPostgresStore, openSqliteStore } from '#data/store/database.ts'

// A mailer in a process of its own, to be killed: node mailer-child.ts STORE SMTP_URL NOW
const [where = '', url = '', now = ''] = process.argv.slice(2)
const store = where.startsWith('postgres:') ? openPostgresStore(where, () => {}) : openSqliteStore(where)
const mailer = createMailer({
  store,
  transport: smtpTransport(url),
  from: 'Kosher Travel Directory <noreply@example.org>',
  now: () => Number(now),
  onTrouble: () => {},
})
process.stdout.write('ready\n')
await mailer.sendDue()
await store.destroy()
