import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hasten, leaseMail, settleMail, UNREACHABLE, WAITS_MS, type LeasedMail } from '#api/mail/leases.repository.ts'
import {
  deleteMailTo,
  dropOldMail,
  KEEP_MS,
  listMailTo,
  listUnsent,
  queueMail,
  retryFailed,
} from '#api/mail/outbox.repository.ts'
import { onQueued } from '#api/mail/queued.ts'
import type { MailTransport } from '#api/mail/transport.ts'
import type { Store } from '#data/store/database.ts'
import { NOW } from '../../../data/test/helpers.ts'
import { onBothStores } from '../store/stores.ts'
import { HOUR, MAIL, mailerOn, mailOf, MINUTE, rowOf, rowsOf } from './mailing.ts'

let leases = 0
const lease = (store: Store, now = NOW) =>
  leaseMail(store, { lease: `lease ${++leases}`, now, until: now + 4 * MINUTE })

async function leased(store: Store, now = NOW): Promise<LeasedMail> {
  const mail = await lease(store, now)
  if (!mail) throw new Error('nothing is due')
  return mail
}

onBothStores(({ migrated }) => {
  test('a message is kept with what it tells of, or not at all', async () => {
    const store = await migrated()
    let calls = 0
    const end = onQueued(() => void calls++)
    const broken = store.transaction().execute(async (trx) => {
      await queueMail(trx, MAIL, NOW)
      throw new Error('what it tells of did not happen')
    })
    await expect(broken).rejects.toThrow('did not happen')
    expect(await rowsOf(store)).toEqual([])
    await store.transaction().execute((trx) => queueMail(trx, MAIL, NOW))
    end()
    expect(calls).toBe(2)
    const { subject, text, html, ...row } = await rowOf(store)
    expect(row).toMatchObject({
      key: 'reset 1',
      recipient: 'dana@example.org',
      recipient_key: 'dana@example.org',
      state: 'waiting',
      attempts: 0,
      at: NOW,
      due_at: NOW,
    })
    expect(subject).toBe('Choose a new password')
    expect(text).toContain('https://example.org/account?reset=abc')
    expect(html).toContain('https://example.org/account?reset=abc')
  })

  test('a second message of a key is ignored, also within a transaction', async () => {
    const store = await migrated()
    await queueMail(store, MAIL, NOW)
    await store.transaction().execute(async (trx) => {
      await queueMail(trx, { ...MAIL, to: 'ivan@example.org' }, NOW + 1)
      await queueMail(trx, mailOf(2), NOW + 1)
    })
    const recipients = (await rowsOf(store)).map(({ recipient }) => recipient)
    expect(recipients).toEqual(['dana@example.org', 'dana2@example.org'])
  })

  test('what cannot stand in a mail gets nowhere near the store', async () => {
    const store = await migrated()
    const values = { ...MAIL.values, name: 'Dana\r\nBcc: x@y.org' }
    for (const change of [{ to: 'a@b.org\r\nBcc: c@d.org' }, { values }]) {
      const queued = queueMail(store, { ...MAIL, ...change }, NOW)
      await expect(queued).rejects.toThrow(RangeError)
    }
    expect(await rowsOf(store)).toEqual([])
  })

  test('every language and sign comes out of the store as it went in', async () => {
    const store = await migrated()
    const values = { ...MAIL.values, name: "דנה 🎉 'Иван'" }
    await queueMail(store, { ...MAIL, language: 'ru', values }, NOW)
    const { text } = await leased(store)
    expect(text).toContain("Здравствуйте, דנה 🎉 'Иван'!")
  })

  test('is leased once, the longest due first, and not before it is due again', async () => {
    const store = await migrated()
    await queueMail(store, mailOf(1), NOW - 2)
    const first = await leased(store)
    expect(first.key).toBe('reset 1')
    const later = {
      kind: 'later',
      problem: 'busy',
      unreachable: false,
    } as const
    await settleMail(store, first, { outcome: later, now: NOW + HOUR - MINUTE })
    await queueMail(store, mailOf(2), NOW)
    await queueMail(store, mailOf(3), NOW - 1)
    const third = await leased(store)
    expect(third.key).toBe('reset 3')
    const second = await leased(store)
    expect(second).toMatchObject({
      key: 'reset 2',
      state: 'sending',
      attempts: 1,
      due_at: NOW + 4 * MINUTE,
    })
    expect(await lease(store)).toBeUndefined()
    for (const mail of [second, third]) {
      const outcome = { kind: 'sent' } as const
      await settleMail(store, mail, { outcome, now: NOW })
    }
    expect((await leased(store, NOW + HOUR)).key).toBe('reset 1')
  })

  test('what was queued by a clock that was ahead does not wait for it', async () => {
    const store = await migrated()
    await queueMail(store, mailOf(1), NOW + 24 * HOUR)
    expect((await leased(store)).key).toBe('reset 1')
  })

  test('waits longer after each attempt, and fails after the last', async () => {
    const store = await migrated()
    await queueMail(store, MAIL, NOW)
    let now = NOW
    const outcome = {
      kind: 'later',
      problem: '450 later',
      unreachable: false,
    } as const
    for (const wait of WAITS_MS) {
      await settleMail(store, await leased(store, now), { outcome, now })
      expect(await rowOf(store)).toMatchObject({
        state: 'waiting',
        lease: '',
        due_at: now + wait,
      })
      now += wait
    }
    expect(now - NOW).toBeGreaterThan(72 * HOUR)
    await settleMail(store, await leased(store, now), { outcome, now })
    expect(await rowOf(store)).toMatchObject({
      state: 'failed',
      problem: '450 later',
      attempts: WAITS_MS.length + 1,
    })
    expect(await lease(store, now + 1000 * HOUR)).toBeUndefined()
  })

  test('what a dead mailer has left is taken by another once its lease has ended', async () => {
    const store = await migrated()
    await queueMail(store, MAIL, NOW)
    const first = await leased(store)
    expect(await lease(store, NOW + 3 * MINUTE)).toBeUndefined()
    const second = await leased(store, NOW + 4 * MINUTE)
    expect(second).toMatchObject({ id: first.id, attempts: 2 })
    // Whoever has lost a message cannot settle it.
    const refused = { kind: 'refused', problem: '550 no' } as const
    await settleMail(store, first, { outcome: refused, now: NOW + HOUR })
    expect((await rowOf(store)).state).toBe('sending')
    await settleMail(store, second, { outcome: { kind: 'sent' }, now: NOW })
    expect(await rowOf(store)).toMatchObject({ state: 'sent', text: '' })
  })

  test('an answer that comes after the lease settles what nobody else has taken', async () => {
    const store = await migrated()
    await queueMail(store, MAIL, NOW)
    const outcome = { kind: 'sent' } as const
    await settleMail(store, await leased(store), { outcome, now: NOW + HOUR })
    expect((await rowOf(store)).state).toBe('sent')
  })

  test('failed messages are tried again, all or one', async () => {
    const store = await migrated()
    for (const number of [1, 2, 3]) {
      await queueMail(store, mailOf(number), NOW)
      const outcome = { kind: 'refused', problem: '550 no' } as const
      await settleMail(store, await leased(store), { outcome, now: NOW })
    }
    await queueMail(store, mailOf(4), NOW)
    const [first, , third, waiting] = await rowsOf(store)
    expect(await retryFailed(store, { id: waiting!.id, now: NOW })).toEqual([])
    expect(await retryFailed(store, { id: third!.id, now: NOW + 1 })).toEqual([
      { id: third!.id, recipient: 'dana3@example.org' },
    ])
    expect(await retryFailed(store, { now: NOW + 1 })).toHaveLength(2)
    expect((await rowsOf(store))[0]).toMatchObject({
      id: first!.id,
      state: 'waiting',
      attempts: 0,
      due_at: NOW + 1,
      text: expect.stringContaining('https://'),
    })
  })

  test('lists what is unsent, and what went to an address', async () => {
    const store = await migrated()
    await queueMail(store, MAIL, NOW)
    await queueMail(store, { ...MAIL, key: 'b', to: 'DANA@example.org' }, NOW)
    await queueMail(store, mailOf(3), NOW)
    const outcome = { kind: 'sent' } as const
    await settleMail(store, await leased(store), { outcome, now: NOW })
    expect(await listUnsent(store)).toMatchObject([
      { recipient: 'DANA@example.org', state: 'waiting', dueAt: NOW },
      { recipient: 'dana3@example.org' },
    ])
    expect(await listMailTo(store, 'dana@example.org')).toMatchObject([
      { state: 'waiting', subject: 'Choose a new password' },
      { state: 'sent', subject: 'Choose a new password' },
    ])
    await deleteMailTo(store, 'dana@example.org')
    expect((await rowsOf(store)).map(({ key }) => key)).toEqual(['reset 3'])
  })

  test('forgets what was sent or given up a month ago, and nothing else', async () => {
    const store = await migrated()
    const outcomes = [{ kind: 'sent' }, { kind: 'refused', problem: '550 no' }] as const
    for (const [number, outcome] of outcomes.entries()) {
      await queueMail(store, mailOf(number), NOW)
      await settleMail(store, await leased(store), { outcome, now: NOW })
    }
    await queueMail(store, mailOf(9), NOW)
    await dropOldMail(store, NOW + KEEP_MS - 1)
    expect(await rowsOf(store)).toHaveLength(3)
    await dropOldMail(store, NOW + KEEP_MS)
    expect((await rowsOf(store)).map(({ key }) => key)).toEqual(['reset 9'])
  })

  test('hastens what only waits for the mail server', async () => {
    const store = await migrated()
    const problems = [`${UNREACHABLE}ECONNREFUSED`, '450 greylisted']
    for (const [number, problem] of problems.entries()) {
      await queueMail(store, mailOf(number), NOW)
      const outcome = { kind: 'later', problem, unreachable: true } as const
      await settleMail(store, await leased(store), { outcome, now: NOW })
    }
    await hasten(store, NOW + 1)
    expect((await rowsOf(store)).map(({ due_at }) => due_at)).toEqual([NOW + 1, NOW + MINUTE])
  })

  test('many mailers at once never take the same message', async () => {
    const store = await migrated()
    const numbers = Array.from({ length: 100 }, (_, number) => number)
    for (const number of numbers) await queueMail(store, mailOf(number), NOW)
    const sent: string[] = []
    const transport: MailTransport = {
      async send({ options }) {
        await sleep(Math.random() * 5)
        sent.push(String(options.to))
        return { kind: 'sent' }
      },
    }
    const mailers = [1, 2, 3, 4].map(() => mailerOn(store, transport))
    await Promise.all(mailers.map(({ sendDue }) => sendDue()))
    expect(sent).toHaveLength(100)
    expect(new Set(sent).size).toBe(100)
    expect((await rowsOf(store)).every(({ state }) => state === 'sent')).toBe(true)
  })
})
