import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { queueMail } from '#api/mail/outbox.repository.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import { openPostgresStore, openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { emptyDatabase } from '../../../scripts/test/shared-postgres.ts'
import { eventually } from '#core/test/eventually.ts'
import { isFull } from '#core/test/full.ts'
import { NOW } from '../../../data/test/helpers.ts'
import { storeFile } from '../store/stores.ts'
import { HOUR, mailerOn, mailOf, rowOf, rowsOf } from './mailing.ts'
import { scriptedServer } from './smtp-servers.ts'

const CHILD = join(import.meta.dirname, 'mailer-child.ts')

/** A mailer in a process of its own, once it has begun. */
async function startChild(where: string, url: string, now: number) {
  const child = spawn(process.execPath, [CHILD, where, url, String(now)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  return { child, ended }
}

async function kill(child: ChildProcess, ended: Promise<unknown>) {
  child.kill('SIGKILL')
  await ended
}

/** Reopens the store for each read, as successive processes would. */
async function withStore<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = file.startsWith('postgres:') ? openPostgresStore(file, () => {}) : openSqliteStore(file)
  try {
    return await work(store)
  } finally {
    await store.destroy()
  }
}

async function filled(file: string, messages: number): Promise<void> {
  await withStore(file, async (store) => {
    await migrate(store)
    for (let number = 0; number < messages; number++) {
      await queueMail(store, mailOf(number), NOW)
    }
  })
}

/** What the next process does, an hour after. */
const nextPass = (file: string, url: string, now: number) =>
  withStore(file, async (store) => {
    await mailerOn(store, smtpTransport(url), { now }).sendDue()
    return rowsOf(store)
  })

test('killed before the message was handed over: the next process sends it', async () => {
  const file = storeFile()
  await filled(file, 1)
  const silent = await scriptedServer({ command: { RCPT: 'hang' } })
  const { child, ended } = await startChild(file, silent.url, NOW)
  await eventually(() => expect(silent.begun.length).toBeGreaterThan(2))
  await kill(child, ended)
  expect((await withStore(file, rowOf)).state).toBe('sending')
  const server = await scriptedServer()
  expect(await nextPass(file, server.url, NOW + 1000)).toMatchObject([{ state: 'sending' }])
  expect(await nextPass(file, server.url, NOW + HOUR)).toMatchObject([{ state: 'sent' }])
  expect(server.whole).toHaveLength(1)
})

test('killed before the answer came: it is sent again, to the byte', async () => {
  const file = storeFile()
  await filled(file, 1)
  const server = await scriptedServer({ whole: () => 'hang' })
  const { child, ended } = await startChild(file, server.url, NOW)
  await eventually(() => expect(server.whole).toHaveLength(1))
  await kill(child, ended)
  const better = await scriptedServer()
  const rows = await nextPass(file, better.url, NOW + HOUR)
  expect(rows).toMatchObject([{ state: 'sent', attempts: 2 }])
  // Mail servers and mailboxes recognize duplicates by Message-ID.
  expect(better.whole).toEqual(server.whole)
})

const MESSAGES = isFull ? 60 : 30
const KILLS = isFull ? 12 : 2

/** Kills processes at random moments, and checks every message. */
async function killAtRandom(file: string): Promise<void> {
  await filled(file, MESSAGES)
  const server = await scriptedServer({
    whole: async () => {
      await sleep(Math.random() * 20)
      return '250 taken'
    },
  })
  let now = NOW
  for (let round = 0; round < KILLS; round++) {
    const { child, ended } = await startChild(file, server.url, now)
    await sleep(Math.random() * 150)
    await kill(child, ended)
    now += HOUR
  }
  const rows = await nextPass(file, server.url, now)
  expect(rows.map(({ state }) => state)).toEqual(Array<string>(MESSAGES).fill('sent'))
  const messages = new Set(server.whole)
  expect(messages.size, 'a double is the same message').toBe(MESSAGES)
  const doubles = server.whole.length - messages.size
  expect(doubles, 'only what was in hand').toBeLessThanOrEqual(2 * KILLS)
}

test('killed at any moment: no message is lost (SQLite)', async () => {
  await killAtRandom(storeFile())
})

describe('PostgreSQL', () => {
  test.runIf(isFull)('killed at any moment: no message is lost', async () => {
    await killAtRandom(await emptyDatabase())
  })

  test('two processes on one database never send one message twice', async () => {
    const where = await emptyDatabase()
    await filled(where, 100)
    const server = await scriptedServer()
    const children = await Promise.all([startChild(where, server.url, NOW), startChild(where, server.url, NOW)])
    await Promise.all(children.map(({ ended }) => ended))
    await nextPass(where, server.url, NOW)
    expect(server.whole).toHaveLength(100)
    expect(new Set(server.whole).size).toBe(100)
  })
})
