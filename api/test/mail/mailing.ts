import { expect, onTestFinished } from 'vitest'
import { createMailer, type MailTrouble } from '#api/mail/mailer.ts'
import { queueMail, type NewMail } from '#api/mail/outbox.repository.ts'
import { smtpTransport, type MailTransport } from '#api/mail/transport.ts'
import type { Store } from '#data/store/database.ts'
import { NOW } from '../../../data/test/helpers.ts'
import { memoryStore } from '../helpers.ts'

export const FROM = 'Kosher Travel Directory <noreply@example.org>'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

export const MAIL: NewMail = {
  key: 'reset 1',
  to: 'dana@example.org',
  language: 'en',
  template: 'reset',
  values: { name: 'Dana', link: 'https://example.org/account?reset=abc' },
}

export const mailOf = (number: number): NewMail => ({
  ...MAIL,
  key: `reset ${number}`,
  to: `dana${number}@example.org`,
})

/** All rows, oldest first. */
export const rowsOf = (store: Store) => store.selectFrom('outbox').selectAll().orderBy('id').execute()

/** The only row. */
export async function rowOf(store: Store) {
  const rows = await rowsOf(store)
  expect(rows).toHaveLength(1)
  return rows[0]!
}

/** A mailer over a transport, with a manual clock. */
export function mailerOn(store: Store, transport: MailTransport, clock = { now: NOW }) {
  const troubles: MailTrouble['kind'][] = []
  const mailer = createMailer({
    store,
    transport,
    from: FROM,
    now: () => clock.now,
    onTrouble: ({ kind }) => troubles.push(kind),
  })
  return { ...mailer, clock, troubles }
}

/** One queued message, and a mailer that would send it to a mail server. */
export async function oneMail(url: string, { mail = MAIL, silenceMs }: { mail?: NewMail; silenceMs?: number } = {}) {
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  await queueMail(store, mail, NOW)
  const mailer = mailerOn(store, smtpTransport(url, { silenceMs }))
  return { store, row: () => rowOf(store), ...mailer }
}
