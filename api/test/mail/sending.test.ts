import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { WAITS_MS } from '#api/mail/leases.repository.ts'
import { queueMail, retryFailed } from '#api/mail/outbox.repository.ts'
import { startServer } from '#api/server.ts'
import { MAILS_AT_ONCE } from '#api/mail/mailer.ts'
import { fileTransport, smtpTransport } from '#api/mail/transport.ts'
import { keepSending, startMailing } from '#api/mail/start.ts'
import { readConfig } from '#api/config.ts'
import { eventually } from '#core/test/eventually.ts'
import { testFull } from '#core/test/full.ts'
import { freePort } from '#scripts/lab/free-port.ts'
import { NOW, temporaryFolder } from '../../../data/test/helpers.ts'
import { memoryStore } from '../helpers.ts'
import { FROM, HOUR, MAIL, mailerOn, mailOf, MINUTE, oneMail, rowsOf } from './mailing.ts'
import { mailServer, refusal, scriptedServer, type Script } from './smtp-servers.ts'

const DAY = 24 * HOUR

test('sends a message with all that belongs to it', async () => {
  const server = await mailServer()
  const { sendDue, row, troubles } = await oneMail(server.url, {
    mail: {
      ...MAIL,
      language: 'he',
      values: { ...MAIL.values, name: 'דנה לוי' },
      replyTo: 'ivan@example.org',
      headers: { 'List-Unsubscribe': '<https://example.org/leave/abc>' },
      attachment: { name: 'a.pdf', type: 'application/pdf', base64: 'YWJj' },
    },
  })
  await sendDue()
  const { from, to, mail } = server.deliveries[0]!
  expect({ from, to }).toEqual({
    from: 'noreply@example.org',
    to: ['dana@example.org'],
  })
  expect(mail.subject).toBe('בחירת סיסמה חדשה')
  expect(mail.text).toContain('שלום דנה לוי,')
  expect(mail.html).toContain('dir="rtl"')
  expect(mail.from).toMatchObject({ name: 'Kosher Travel Directory' })
  expect(mail.replyTo).toMatchObject([{ address: 'ivan@example.org' }])
  expect(mail.attachments).toMatchObject([{ filename: 'a.pdf' }])
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'list-unsubscribe': '<https://example.org/leave/abc>',
    'content-language': 'he',
    'auto-submitted': 'auto-generated',
  })
  // What was sent may open an account, and is of no more use here.
  expect(await row()).toMatchObject({
    state: 'sent',
    text: '',
    html: '',
    headers: '{}',
    attachment: null,
    problem: '',
  })
  expect(troubles).toEqual([])
})

test('a second look sends nothing again', async () => {
  const server = await mailServer()
  const { sendDue, clock } = await oneMail(server.url)
  await Promise.all([sendDue(), sendDue()])
  clock.now += 30 * DAY
  await sendDue()
  expect(server.deliveries).toHaveLength(1)
})

describe('a mail server that refuses', () => {
  const anyRecipient = (error: Error) => ({
    onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(error),
  })

  test('for now: waits, and sends later', async () => {
    const server = await mailServer()
    let isGreylisting = true
    const grey = await mailServer({
      onRcptTo: (_, __, done) => done(isGreylisting ? refusal(450, 'try again') : null),
    })
    const { sendDue, row, clock } = await oneMail(grey.url)
    await sendDue()
    expect(await row()).toMatchObject({
      state: 'waiting',
      problem: '450 try again',
      due_at: NOW + MINUTE,
    })
    isGreylisting = false
    await sendDue()
    expect(grey.deliveries).toEqual([])
    clock.now += MINUTE
    await sendDue()
    expect(grey.deliveries).toHaveLength(1)
    expect(server.deliveries).toEqual([])
  })

  test('for good: gives up at once, and says so', async () => {
    const server = await mailServer(anyRecipient(refusal(550, 'no such user <dana@example.org>')))
    const { sendDue, row, troubles } = await oneMail(server.url)
    await sendDue()
    expect(await row()).toMatchObject({ state: 'failed', attempts: 1 })
    expect((await row()).problem).toMatch(/^550 /)
    // The text is kept for a retry.
    expect((await row()).text).toContain('Dana')
    expect(troubles).toEqual(['refused'])
  })

  test.each([
    [452, 'waiting'],
    [554, 'failed'],
  ])('the whole message with %i: %s', async (code, state) => {
    const server = await mailServer({
      onData(stream, _, done) {
        stream.resume().on('end', () => done(refusal(code, 'no')))
      },
    })
    const { sendDue, row } = await oneMail(server.url)
    await sendDue()
    expect(await row()).toMatchObject({ state })
  })

  test('our log-in: that can be mended, so it waits', async () => {
    const server = await mailServer({
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(refusal(535, 'wrong password')),
    })
    const url = server.url.replace('//', '//me:secret@')
    const { sendDue, row, troubles } = await oneMail(url)
    await sendDue()
    expect(await row()).toMatchObject({ state: 'waiting' })
    expect((await row()).problem).not.toContain('secret')
    expect(troubles).toEqual(['unreachable'])
  })

  test('who has not logged in: that too', async () => {
    const server = await scriptedServer({
      command: { MAIL: '530 5.7.0 log in first' },
    })
    const { sendDue, row } = await oneMail(server.url)
    await sendDue()
    expect((await row()).state).toBe('waiting')
  })
})

test('logs in by the address of the settings', async () => {
  const seen: unknown[] = []
  const server = await mailServer({
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      seen.push([username, password])
      done(null, { user: username })
    },
  })
  const url = server.url.replace('//', '//me%40x:p%2Fw@')
  const { sendDue } = await oneMail(url)
  await sendDue()
  expect(seen).toEqual([['me@x', 'p/w']])
  expect(server.deliveries).toHaveLength(1)
})

describe('TLS', () => {
  test('as the address says, with a certificate that is trusted', async () => {
    const server = await mailServer({ secure: true })
    const secure = server.url.replace('smtp:', 'smtps:')
    const distrustful = await oneMail(secure)
    await distrustful.sendDue()
    expect((await distrustful.row()).state).toBe('waiting')
    const trusting = await oneMail(`${secure}?tls.rejectUnauthorized=false`)
    await trusting.sendDue()
    expect(server.deliveries).toHaveLength(1)
  })

  test('where the server offers it', async () => {
    let isSecure = false
    const server = await mailServer({
      disabledCommands: [],
      onMailFrom(_, { secure }, done) {
        isSecure = secure
        done()
      },
    })
    const { sendDue } = await oneMail(`${server.url}?tls.rejectUnauthorized=false`)
    await sendDue()
    expect(isSecure).toBe(true)
  })
})

/** Scripts under which the server cannot have taken the message. */
const NOT_TAKEN: [string, Script][] = [
  ['is silent from the start', { greeting: 'hang' }],
  ['hangs up at once', { greeting: 'drop' }],
  ['is no mail server', { greeting: 'HTTP/1.1 400 Bad Request' }],
  ['shuts down', { greeting: '421 come back later' }],
  ['is silent after the sender', { command: { MAIL: 'hang' } }],
  ['hangs up after the recipient', { command: { RCPT: 'drop' } }],
  ['shuts down in between', { command: { RCPT: '421 shutting down' } }],
  ['hangs up before the message', { command: { DATA: 'drop' } }],
]

test.each(NOT_TAKEN)('a mail server that %s: the message waits and is sent once', async (_, script) => {
  const broken = await scriptedServer(script)
  const { store, sendDue, row, clock, troubles } = await oneMail(broken.url, {
    silenceMs: 300,
  })
  await sendDue()
  expect(await row()).toMatchObject({ state: 'waiting' })
  expect((await row()).problem).toMatch(/^no mail server: /)
  expect(troubles).toEqual(['unreachable'])
  expect(broken.whole).toEqual([])
  const whole = await mailServer()
  clock.now += MINUTE
  await mailerOn(store, smtpTransport(whole.url), clock).sendDue()
  expect(whole.deliveries).toHaveLength(1)
})

test('a connection that breaks within the message: it waits', async () => {
  const server = await scriptedServer({ during: { bytes: 100, step: 'drop' } })
  const { sendDue, row } = await oneMail(server.url)
  await sendDue()
  expect(await row()).toMatchObject({ state: 'waiting' })
  expect(server.whole).toEqual([])
})

test.each(['drop', 'hang', '354 go on'] as const)(
  'a mail server that has the whole message, and then: %s: it is sent again, to the byte',
  async (step) => {
    let isBroken = true
    const server = await scriptedServer({
      whole: () => (isBroken ? step : '250 taken'),
    })
    const { sendDue, row, clock } = await oneMail(server.url, {
      silenceMs: 300,
    })
    await sendDue()
    expect(await row()).toMatchObject({ state: 'waiting' })
    isBroken = false
    clock.now += MINUTE
    await sendDue()
    expect((await row()).state).toBe('sent')
    expect(server.whole).toHaveLength(2)
    expect(server.whole[1]).toBe(server.whole[0])
  },
)

test('an answer that is a refusal is one, also after the last byte', async () => {
  const server = await scriptedServer({ whole: () => '421 shutting down' })
  const { sendDue, row } = await oneMail(server.url)
  await sendDue()
  expect(await row()).toMatchObject({ state: 'waiting' })
})

test('a mail server that is down for a day loses nothing, and gets each message once', async () => {
  const port = await freePort()
  const { store, sendDue, clock, troubles } = await oneMail(`smtp://127.0.0.1:${port}`)
  for (let number = 2; number < 22; number++) {
    await queueMail(store, mailOf(number), NOW + number * HOUR)
  }
  const back = NOW + DAY
  for (; clock.now < back; clock.now += 10 * MINUTE) await sendDue()
  expect(troubles).toEqual(['unreachable'])
  const server = await mailServer({}, { port })
  // The first successful message makes the rest due.
  while ((await rowsOf(store)).some(({ state }) => state !== 'sent')) {
    clock.now += 10 * MINUTE
    await sendDue()
    expect(clock.now - back).toBeLessThan(DAY / 2)
  }
  const sent = server.deliveries.map(({ to }) => to[0])
  expect(sent).toHaveLength(21)
  expect(new Set(sent).size).toBe(21)
  expect(troubles).toEqual(['unreachable', 'reachable'])
})

test('gives up after more than three days, not before', async () => {
  const { sendDue, row, clock } = await oneMail(`smtp://127.0.0.1:${await freePort()}`)
  const tried: number[] = []
  while ((await row()).state === 'waiting') {
    clock.now = (await row()).due_at
    tried.push(clock.now - NOW)
    await sendDue()
  }
  expect(tried.slice(0, 7).map((ms) => ms / MINUTE)).toEqual([0, 1, 6, 21, 81, 261, 621])
  expect(tried).toHaveLength(WAITS_MS.length + 1)
  expect(tried.at(-1)).toBeGreaterThan(3 * DAY)
  expect(await row()).toMatchObject({ state: 'failed' })
})

describe('message files', () => {
  async function folderOf(folder = join(temporaryFolder(), 'mail')) {
    const store = await memoryStore()
    await queueMail(store, MAIL, NOW)
    return { folder, store, ...mailerOn(store, fileTransport(folder)) }
  }

  test('hold what would have been sent', async () => {
    const { folder, sendDue, store } = await folderOf()
    await sendDue()
    const [name = '', ...more] = readdirSync(folder)
    expect(more).toEqual([])
    expect(name).toMatch(/^2026-11-20T10-00-00-000Z-[0-9a-f]{32}\.eml$/)
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    expect(mail).toMatchObject({ subject: 'Choose a new password' })
    // Nobody else on the machine is to open the account.
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    expect((await rowsOf(store))[0]?.state).toBe('sent')
  })

  test('are written again over what a crash has left', async () => {
    const { folder, sendDue, store, clock } = await folderOf()
    await sendDue()
    await store.updateTable('outbox').set({ state: 'sending' }).execute()
    clock.now += HOUR
    await sendDue()
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test('that cannot be written wait', async () => {
    const file = join(temporaryFolder(), 'mail')
    writeFileSync(file, 'in the way')
    const { sendDue, store } = await folderOf(file)
    await sendDue()
    expect(await rowsOf(store)).toMatchObject([{ state: 'waiting', problem: expect.stringMatching(/E(NOTDIR|EXIST)/) }])
  })

  test('that do not fit the disk leave no half ones', async () => {
    const { folder, sendDue, store } = await folderOf()
    mkdirSync(folder)
    await store.updateTable('outbox').set({ headers: 'no JSON at all' }).execute()
    await sendDue()
    expect(readdirSync(folder)).toEqual([])
    expect(await rowsOf(store)).toMatchObject([{ state: 'failed' }])
  })
})

describe('the loop', () => {
  test('runs in the server, and ends with it', async () => {
    const varDir = temporaryFolder()
    const store = await memoryStore()
    const config = readConfig({ VAR_DIR: varDir, PORT: '0' })
    const server = await startServer(config, store)
    await store.transaction().execute((trx) => queueMail(trx, MAIL, Date.now()))
    await eventually(() => expect(readdirSync(join(varDir, 'mail'))).toHaveLength(1))
    await server.close()
    await queueMail(store, mailOf(2), Date.now())
    await store.destroy()
  })

  test('goes by the settings, and tells the log no address', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _, done) => done(refusal(550, `no such user ${address}`)),
    })
    const store = await memoryStore()
    const logged: unknown[] = []
    const log = (...line: unknown[]) => void logged.push(line)
    const folder = temporaryFolder()
    const now = () => new Date(NOW)
    const run = (env: Record<string, string>) => {
      const config = readConfig({ VAR_DIR: folder, ...env })
      const logger = { warn: log, error: log }
      return startMailing({ store, config, now, log: logger })
    }
    await queueMail(store, MAIL, NOW)
    const endSmtp = run({ SMTP_URL: server.url })
    await eventually(() => expect(logged).toHaveLength(1))
    await endSmtp()
    expect(JSON.stringify(logged)).toMatch(/npm run mail/)
    expect(JSON.stringify(logged)).not.toMatch(/dana|example\.org/)
    await retryFailed(store, { now: NOW })
    const endFiles = run({})
    await eventually(() => expect(readdirSync(join(folder, 'mail'))).toHaveLength(1))
    await endFiles()
    await store.destroy()
  })

  test('sends soon after a message is queued, and ends in peace', async () => {
    const server = await mailServer()
    const store = await memoryStore()
    const end = keepSending({
      store,
      transport: smtpTransport(server.url),
      from: FROM,
      now: Date.now,
      onTrouble: () => {},
    })
    await store.transaction().execute((trx) => queueMail(trx, MAIL, Date.now()))
    await eventually(() => expect(server.deliveries).toHaveLength(1))
    await end()
    await queueMail(store, mailOf(2), Date.now())
    expect(server.deliveries).toHaveLength(1)
    await store.destroy()
  })

  test('finishes the message in hand before it ends', async () => {
    const server = await scriptedServer({
      whole: async () => {
        await sleep(300)
        return '250 taken'
      },
    })
    const { sendDue, stop, row } = await oneMail(server.url)
    const sending = sendDue()
    await eventually(() => expect(server.whole).toHaveLength(1))
    await stop()
    await sending
    expect((await row()).state).toBe('sent')
  })

  test('begins no other message once it is to stop, now or later', async () => {
    const { promise: delivery, resolve: take } = Promise.withResolvers<string>()
    const server = await scriptedServer({ whole: () => delivery })
    const { store, sendDue, stop } = await oneMail(server.url)
    for (let number = 2; number <= 5; number++) await queueMail(store, mailOf(number), NOW)
    const sending = sendDue()
    await eventually(() => expect(server.whole).toHaveLength(MAILS_AT_ONCE))
    const stopping = stop()
    take('250 taken')
    await stopping
    await sending
    await sendDue()
    expect(server.whole).toHaveLength(MAILS_AT_ONCE)
    const states = (await rowsOf(store)).map(({ state }) => state)
    expect(states).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting'])
  })

  // By itself it would wait for ten minutes, longer than a test may take.
  testFull('gives up a server that is silent', async () => {
    const server = await scriptedServer({ command: { EHLO: 'hang' } })
    const { sendDue, stop, row } = await oneMail(server.url)
    const sending = sendDue()
    await eventually(() => expect(server.begun).toHaveLength(1))
    await stop()
    await sending
    expect(await row()).toMatchObject({ state: 'waiting' })
  })
})
