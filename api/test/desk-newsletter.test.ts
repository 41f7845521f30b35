import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Newsletter, NewsletterDraft, NewsletterList } from '#core/contract/desk.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import { dropOldMail, queueMail } from '#api/mail/outbox.repository.ts'
import { sendNewsletters } from '#api/newsletter/batches.ts'
import { takeBounce } from '#api/newsletter/bounces.ts'
import { dropOldRecipients } from '#api/newsletter/issues.repository.ts'
import { leaveNewsletter } from '#api/newsletter/newsletter.repository.ts'
import { mailTokens } from '#api/mail/leaving.ts'
import { hashOf } from '#data/store/sealed.ts'
import { type Store, openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { PARIS } from '../../data/test/content.ts'
import { backAtDesk, deskApp, get, pageOf, read, type Desk } from './desk.ts'
import { memoryStore } from './helpers.ts'
import { MAIL, mailerOn } from './mail/mailing.ts'
import { mailServer, refusal } from './mail/smtp-servers.ts'
import { onBothStores, storeFile } from './store/stores.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A confirmed subscriber. Returns their token to leave. */
async function subscribe(store: Store, email: string, language: string = 'en'): Promise<string> {
  const { confirm, leave } = await mailTokens(store, email)
  await store
    .insertInto('subscribers')
    .values({
      email,
      email_key: email,
      language,
      state: 'confirmed',
      confirm_token: hashOf(confirm),
      leave_token: hashOf(leave),
      at: 0,
    })
    .execute()
  return leave
}

const ENGLISH = { subject: 'New in Paris', text: '# Hello\n\nSee **this**: https://example.org/x' }

function draftOf(changes: Partial<NewsletterDraft> = {}): NewsletterDraft {
  return { texts: { en: ENGLISH }, since: '2026-11-01', places: [], ...changes }
}

async function written({ Eva }: Desk, changes: Partial<NewsletterDraft> = {}): Promise<number> {
  const answer = await Eva.post('desk/newsletters', { draft: draftOf(changes) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

const send = ({ Eva }: Desk, id: number, version = 1) => Eva.post(`desk/newsletter/${id}/send`, { version })

async function sending(desk: Desk, changes: Partial<NewsletterDraft> = {}): Promise<number> {
  const id = await written(desk, changes)
  const answer = await send(desk, id)
  expect(answer.statusCode, answer.body).toBe(200)
  return id
}

const readOne = ({ Eva }: Desk, id: number) => read<Newsletter>(Eva, `newsletter/${id}/en`)

/** The next batch, a minute later. */
async function nextBatch({ store, config, clock }: Pick<Desk, 'store' | 'config' | 'clock'>): Promise<void> {
  clock.now += MINUTE_MS
  await sendNewsletters({ store, config, now: () => new Date(clock.now) })
}

const queued = ({ store }: Pick<Desk, 'store'>) =>
  store.selectFrom('outbox').selectAll().where('bulk', '=', 1).orderBy('id').execute()

const perMinute = (desk: Desk, pace: number) => ({ ...desk, config: { ...desk.config, newslettersPerMinute: pace } })

onBothStores((open) => {
  test('each subscriber gets one message in their language, with links to leave', async () => {
    const desk = await deskApp(await open.migrated())
    const leave = await subscribe(desk.store, 'ann@example.org')
    await subscribe(desk.store, 'dov@example.org', 'he')
    await subscribe(desk.store, 'ira@example.org', 'ru')
    await desk.store
      .updateTable('subscribers')
      .set({ state: 'asked' })
      .where('email_key', '=', 'ira@example.org')
      .execute()
    const id = await sending(desk, {
      texts: { en: ENGLISH, he: { subject: 'חדש בפריז', text: 'שלום' } },
      places: [100],
    })
    await nextBatch(desk)
    const server = await mailServer()
    await mailerOn(desk.store, smtpTransport(server.url), desk.clock).sendDue()
    expect(server.deliveries.map(({ to }) => to[0]).sort()).toEqual(['ann@example.org', 'dov@example.org'])
    const ann = server.deliveries.find(({ to }) => to[0] === 'ann@example.org')!.mail
    const header = (name: string) => ann.headers.find(({ key }) => key === name)?.value
    const { linkOrigin } = desk.config
    expect(header('list-unsubscribe')).toBe(`<${linkOrigin}/rest/tjt/newsletterleave/${leave}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-id')).toBe('<newsletter.127.0.0.1>')
    expect(header('content-language')).toBe('en')
    expect(ann.subject).toBe('New in Paris')
    expect(ann.html).toContain('<strong>this</strong>')
    expect(ann.html).toContain(`?leave=${leave}"`)
    expect(ann.text).toContain(`?leave=${leave}`)
    expect(ann.text).toContain('Great Synagogue\nSynagogues and communities · Paris · ')
    expect(ann.text + ann.html!).not.toContain('{{')
    const dov = server.deliveries.find(({ to }) => to[0] === 'dov@example.org')!.mail
    expect(dov.html).toContain('lang="he" dir="rtl"')
    await nextBatch(desk)
    expect(await readOne(desk, id)).toMatchObject({ state: 'sent', counts: { sent: 2, waiting: 0, queued: 0 } })
  })

  test('a second press, and a second batch at once, send nothing twice', async () => {
    const desk = await deskApp(await open.migrated())
    for (let n = 0; n < 7; n++) await subscribe(desk.store, `s${n}@example.org`)
    const id = await written(desk)
    const answers = await Promise.all([send(desk, id), send(desk, id), send(desk, id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code)).toEqual([
      'newsletterBegun',
      'newsletterBegun',
    ])
    await Promise.all([nextBatch(desk), nextBatch(desk)])
    expect(new Set((await queued(desk)).map(({ recipient }) => recipient)).size).toBe(7)
    expect(await queued(desk)).toHaveLength(7)
    // Nor when their messages are gone from the outbox.
    await desk.store.updateTable('outbox').set({ state: 'sent' }).execute()
    await nextBatch(desk)
    await dropOldMail(desk.store, desk.clock.now + 100 * DAY_MS)
    await nextBatch(desk)
    expect(await queued(desk)).toEqual([])
    expect(await readOne(desk, id)).toMatchObject({ counts: { sent: 7 } })
  })

  test('goes out at a pace, in batches that can be paused', async () => {
    const desk = perMinute(await deskApp(await open.migrated()), 12)
    for (let n = 0; n < 5; n++) await subscribe(desk.store, `s${n}@example.org`)
    const id = await sending(desk)
    await nextBatch(desk)
    expect(await queued(desk)).toHaveLength(2)
    // Ten seconds for two: not due yet.
    await sendNewsletters({ ...desk, now: () => new Date(desk.clock.now + 9_999) })
    expect(await queued(desk)).toHaveLength(2)
    // Nor while the mail server takes none.
    await nextBatch(desk)
    expect(await queued(desk)).toHaveLength(2)
    await desk.store.updateTable('outbox').set({ state: 'sent' }).execute()
    const paused = await desk.Eva.post(`desk/newsletter/${id}/pause`, { isPaused: true })
    expect(paused.statusCode).toBe(200)
    await nextBatch(desk)
    expect(await readOne(desk, id)).toMatchObject({ state: 'paused', counts: { sent: 2, waiting: 3 } })
    await desk.Omer.post(`desk/newsletter/${id}/pause`, { isPaused: false })
    await nextBatch(desk)
    await desk.store.updateTable('outbox').set({ state: 'sent' }).execute()
    await nextBatch(desk)
    await nextBatch(desk)
    expect(await queued(desk)).toHaveLength(5)
    expect(await readOne(desk, id)).toMatchObject({ state: 'sent' })
  })

  test('who leaves meanwhile gets none, not even what is in the outbox', async () => {
    const desk = perMinute(await deskApp(await open.migrated()), 6)
    const tokens = new Map<string, string>()
    for (const name of ['a', 'b', 'c']) {
      const email = `${name}@example.org`
      tokens.set(email, await subscribe(desk.store, email))
    }
    const id = await sending(desk)
    await nextBatch(desk)
    const [first] = await queued(desk)
    // One in the outbox, one that waits.
    const second = [...tokens.keys()].find((email) => email !== first!.recipient)!
    for (const email of [first!.recipient, second])
      expect(await leaveNewsletter(desk.store, tokens.get(email)!, desk.clock.now)).toBe(true)
    for (let n = 0; n < 4; n++) await nextBatch(desk)
    const rest = [...tokens.keys()].filter((email) => email !== first!.recipient && email !== second)
    expect((await queued(desk)).map(({ recipient }) => recipient)).toEqual(rest)
    await desk.store.updateTable('outbox').set({ state: 'sent' }).execute()
    await nextBatch(desk)
    await leaveNewsletter(desk.store, tokens.get(rest[0]!)!, desk.clock.now)
    expect(await readOne(desk, id)).toMatchObject({ counts: { skipped: 2, sent: 1, left: 1, waiting: 0 } })
  })

  test('other mail goes first', async () => {
    const desk = await deskApp(await open.migrated())
    for (let n = 0; n < 5; n++) await subscribe(desk.store, `s${n}@example.org`)
    await sending(desk)
    await nextBatch(desk)
    await queueMail(desk.store, MAIL, desk.clock.now + 1000)
    const server = await mailServer()
    desk.clock.now += 2000
    await mailerOn(desk.store, smtpTransport(server.url), desk.clock).sendDue()
    expect(server.deliveries).toHaveLength(6)
    // Two are sent at once.
    expect(server.deliveries.slice(0, 2).map(({ to }) => to[0])).toContain(MAIL.to)
  })

  test('an address that the mail server does not know gets no more mail; a refusal of us changes nothing', async () => {
    const desk = await deskApp(await open.migrated())
    for (const name of ['gone', 'full', 'blocked', 'fine']) await subscribe(desk.store, `${name}@example.org`)
    const answers: Readonly<Record<string, [number, string]>> = {
      'gone@example.org': [550, '5.1.1 no such user'],
      'full@example.org': [552, '5.2.2 mailbox full'],
      'blocked@example.org': [550, '5.7.1 your network is blocked'],
    }
    const server = await mailServer({
      onRcptTo({ address }, _, done) {
        const answer = answers[address]
        done(answer && refusal(...answer))
      },
    })
    const id = await sending(desk)
    await nextBatch(desk)
    await mailerOn(desk.store, smtpTransport(server.url), desk.clock).sendDue()
    await nextBatch(desk)
    expect(await readOne(desk, id)).toMatchObject({ counts: { sent: 1, refused: 3 } })
    const states = await desk.store.selectFrom('subscribers').select(['email', 'state']).orderBy('email').execute()
    expect(Object.fromEntries(states.map(({ email, state }) => [email.split('@')[0], state]))).toEqual({
      gone: 'bounced',
      full: 'confirmed',
      blocked: 'confirmed',
      fine: 'confirmed',
    })
  })

  test('a report that a message came back stops mail to its recipient', async () => {
    const desk = await deskApp(await open.migrated())
    for (const name of ['gone', 'late', 'full']) await subscribe(desk.store, `${name}@example.org`)
    const id = await sending(desk)
    await nextBatch(desk)
    const server = await mailServer()
    await mailerOn(desk.store, smtpTransport(server.url), desk.clock).sendDue()
    await nextBatch(desk)
    const idOf = (email: string) => server.deliveries.find(({ to }) => to[0] === email)!.mail.messageId!
    const take = (email: string, fields: { action?: string; status: string; type?: string }) =>
      takeBounce(desk.store, Buffer.from(report({ email, messageId: idOf(email), ...fields })), desk.clock.now)
    expect(await take('late@example.org', { action: 'delayed', status: '4.4.1' })).toBe('delayed')
    expect(await take('full@example.org', { status: '5.2.2' })).toBe('bounced')
    expect(await take('gone@example.org', { status: '5.1.1', type: 'text/rfc822-headers' })).toBe('bounced')
    const forged = report({ email: 'late@example.org', messageId: `<${'0'.repeat(32)}@example.org>`, status: '5.1.1' })
    expect(await takeBounce(desk.store, Buffer.from(forged), desk.clock.now)).toBe('unknown')
    expect(await takeBounce(desk.store, Buffer.from('Subject: I am away\r\n\r\nUntil Sunday.'), 0)).toBe('unknown')
    expect(await readOne(desk, id)).toMatchObject({ counts: { bounced: 2, sent: 1 } })
    const left = await desk.store.selectFrom('subscribers').select('email').where('state', '=', 'confirmed').execute()
    expect(left.map(({ email }) => email).sort()).toEqual(['full@example.org', 'late@example.org'])
  })

  test('places that were added since a day, in an area', async () => {
    const desk = await deskApp(await open.migrated())
    await desk.store.updateTable('content').set({ added_at: 0 }).execute()
    const added = (id: number, day: string) =>
      desk.store
        .updateTable('content')
        .set({ added_at: Date.parse(day) })
        .where('kind', '=', 'listings')
        .where('id', '=', String(id))
        .execute()
    await added(100, '2026-11-10')
    const since = async (query: string) =>
      (await read<{ places: { tnid: number }[] }>(desk.Eva, `newplaces/en?${query}`)).places.map(({ tnid }) => tnid)
    expect(await since('since=2026-11-10')).toEqual([100])
    expect(await since('since=2026-11-11')).toEqual([])
    expect(await since(`since=2026-11-01&area=${PARIS}`)).toEqual([100])
    expect(await since('since=2026-11-01&area=281184')).toEqual([])
    // A change does not make it new.
    const { body, seq } = await read<{ body: object; seq: number }>(desk.Eva, 'document/listings/100')
    await desk.Eva.call('desk/document/listings/100', {
      method: 'PUT',
      body: { body: { ...body, fax: '+33 1 2' }, seq },
    })
    expect(await since('since=2026-11-11')).toEqual([])
  })

  test('readers of a language without a text get the fallback, or nothing', async () => {
    const desk = await deskApp(await open.migrated())
    await subscribe(desk.store, 'ann@example.org')
    await subscribe(desk.store, 'marie@example.org', 'fr')
    // Of a language that the site no longer has.
    await subscribe(desk.store, 'jan@example.org', 'pl')
    const id = await sending(desk)
    expect(await readOne(desk, id)).toMatchObject({ counts: { waiting: 2 } })
    const other = await sending(desk, { fallback: 'en' })
    expect(await readOne(desk, other)).toMatchObject({ counts: { waiting: 3 } })
  })

  test('one that is not there is none, and leaves the others as they are', async () => {
    const desk = await deskApp(await open.migrated())
    await subscribe(desk.store, 'ann@example.org')
    await sending(desk)
    const id = await written(desk, { places: [100] })
    const rows = () => desk.store.selectFrom('newsletters').selectAll().orderBy('id').execute()
    const before = await rows()
    const none = id + 1
    const change = { draft: draftOf(), version: 1 }
    const answers = [
      await get(desk.Eva, `newsletter/${none}/en`),
      await desk.Eva.call(`desk/newsletter/${none}`, { method: 'PUT', body: change }),
      await desk.Eva.call(`desk/newsletter/${none}`, { method: 'DELETE' }),
      await desk.Eva.post(`desk/newsletter/${none}/test`, { language: 'en' }),
      await send(desk, none),
      await desk.Eva.post(`desk/newsletter/${none}/pause`, { isPaused: true }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [404, 'notFound']),
    )
    expect(await rows()).toEqual(before)
    expect(await desk.store.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await readOne(desk, id)).toMatchObject({ id, state: 'draft', draft: { places: [100] } })
  })

  test('who got it is forgotten after a while; the counts stay', async () => {
    const desk = await deskApp(await open.migrated())
    await subscribe(desk.store, 'ann@example.org')
    const id = await sending(desk)
    await nextBatch(desk)
    await desk.store.updateTable('outbox').set({ state: 'sent' }).execute()
    await nextBatch(desk)
    await dropOldRecipients(desk.store, desk.clock.now + 89 * DAY_MS)
    expect(await desk.store.selectFrom('newsletter_recipients').selectAll().execute()).toHaveLength(1)
    await dropOldRecipients(desk.store, desk.clock.now + 91 * DAY_MS)
    expect(await desk.store.selectFrom('newsletter_recipients').selectAll().execute()).toEqual([])
    expect(await readOne(desk, id)).toMatchObject({ counts: { sent: 1 } })
  })
})

test('a process that is killed in the middle is continued by the next one, and nobody gets it twice', async () => {
  const file = storeFile()
  const store = openSqliteStore(file)
  onTestFinished(() => store.destroy())
  await migrate(store)
  const desk = await deskApp(store)
  for (let n = 0; n < 60; n++) await subscribe(store, `s${n}@example.org`)
  const id = await sending(desk)
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'newsletter-child.ts'), file, String(desk.clock.now)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await ended
  const before = await queued(desk)
  expect(before.length % 10).toBe(0)
  expect(before.length).toBeGreaterThan(0)
  desk.clock.now += 1000 * MINUTE_MS
  await backAtDesk(desk, 'Eva')
  for (let n = 0; n < 8; n++) {
    await store.updateTable('outbox').set({ state: 'sent' }).execute()
    await nextBatch(desk)
  }
  expect(new Set((await queued(desk)).map(({ recipient }) => recipient)).size).toBe(60)
  expect(await queued(desk)).toHaveLength(60)
  expect(await readOne(desk, id)).toMatchObject({ state: 'sent', counts: { sent: 60 } })
})

/** A delivery report as mail servers write it. */
function report({ email, messageId, action = 'failed', status, type = 'message/rfc822' }: Report): string {
  return [
    'From: MAILER-DAEMON@mx.example.org',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${email}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '--b',
    `Content-Type: ${type}`,
    '',
    `Message-ID: ${messageId}`,
    'Subject: New in Paris',
    '',
    '--b--',
    '',
  ].join('\r\n')
}

interface Report {
  email: string
  messageId: string
  action?: string
  status: string
  type?: string
}

describe('at the desk', () => {
  const fresh = async () => {
    const store = await memoryStore()
    onTestFinished(() => store.destroy())
    return deskApp(store)
  }

  test('a draft is kept; who saves over a newer one is told', async () => {
    const desk = await fresh()
    const id = await written(desk)
    const save = (by: typeof desk.Eva, version: number, changes: Partial<NewsletterDraft>) =>
      by.call(`desk/newsletter/${id}`, { method: 'PUT', body: { draft: draftOf(changes), version } })
    expect((await save(desk.Eva, 1, { places: [100] })).json()).toEqual({ version: 2 })
    expect((await save(desk.Omer, 1, {})).json().code).toBe('contentMoved')
    expect(await readOne(desk, id)).toMatchObject({ version: 2, draft: { places: [100] }, places: [{ tnid: 100 }] })
    // What was seen is what is sent.
    await subscribe(desk.store, 'ann@example.org')
    expect((await send(desk, id, 1)).json().code).toBe('contentMoved')
    expect((await send(desk, id, 2)).statusCode).toBe(200)
    expect((await save(desk.Eva, 2, {})).json().code).toBe('newsletterBegun')
    const dropped = await desk.Eva.call(`desk/newsletter/${id}`, { method: 'DELETE' })
    expect(dropped.json().code).toBe('newsletterBegun')
    const { newsletters } = await read<NewsletterList>(desk.Eva, 'newsletters')
    expect(newsletters).toMatchObject([{ id, state: 'sending', subject: 'New in Paris', counts: { waiting: 1 } }])
    const log = await read<{ rows: object[] }>(desk.Eva, 'audit')
    expect(log.rows).toMatchObject([{ act: 'send', kind: 'newsletter', item: 'New in Paris', undoable: false }])
  })

  test('nothing is sent that lacks a text, or that nobody would get', async () => {
    const desk = await fresh()
    expect((await send(desk, await written(desk))).json().code).toBe('newsletterNobody')
    await subscribe(desk.store, 'ann@example.org')
    const half = await written(desk, { texts: { en: ENGLISH, fr: { subject: 'Nouveau', text: ' ' } } })
    expect((await send(desk, half)).json()).toMatchObject({
      code: 'newsletterIncomplete',
      error: expect.stringContaining('Français'),
    })
    expect((await send(desk, await written(desk, { texts: {} }))).json().code).toBe('newsletterIncomplete')
    expect(await readOne(desk, half)).toMatchObject({ state: 'draft', counts: { waiting: 0 } })
  })

  test('a test goes to oneself or a colleague, and says what it is', async () => {
    const desk = await fresh()
    const id = await written(desk)
    const own = await desk.Eva.post(`desk/newsletter/${id}/test`, { language: 'en' })
    expect(own.json().message.text).toContain('eva@example.org')
    await desk.Eva.post(`desk/newsletter/${id}/test`, { language: 'en', email: 'Omer@example.org' })
    const stranger = await desk.Eva.post(`desk/newsletter/${id}/test`, { language: 'en', email: 'dana@example.org' })
    expect(stranger.json().code).toBe('newsletterTester')
    const none = await desk.Eva.post(`desk/newsletter/${id}/test`, { language: 'fr' })
    expect(none.json().code).toBe('newsletterIncomplete')
    const mails = await desk.store.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['eva@example.org', '[Test] New in Paris'],
      ['omer@example.org', '[Test] New in Paris'],
    ])
    expect(mails[0]!.text).not.toMatch(/leave=|\{\{/)
  })

  test.each(LANGS)('the preview in %s has its language and direction, and no foreign HTML', async (language: Lang) => {
    const desk = await fresh()
    const text = '<script>alert(1)</script> ![x](https://example.org/a.png) [y](javascript:alert(1))'
    const answer = await desk.Eva.post('desk/newsletterpreview', {
      draft: draftOf({ texts: { [language]: { subject: 'A <b>', text } }, places: [100, 999_999] }),
      language,
    })
    const { html } = answer.json()
    expect(html).toContain(`lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}"`)
    expect(html).not.toMatch(/<script|<img|href="javascript|\{\{/)
    expect(html).toMatch(/-DI100-[^"]+\.html"/)
  })

  test('an admin exports the subscribers, and the log says so', async () => {
    const desk = await fresh()
    await subscribe(desk.store, '=cmd@example.org', 'he')
    await desk.store.updateTable('users').set({ role: 'admin' }).where('id', '=', desk.Eva.uid).execute()
    const admin = await pageOf(desk, desk.Eva.uid)
    const { csv } = (await admin.post('desk/subscribers', undefined)).json()
    expect(csv).toBe("email,language,state,since\r\n'=cmd@example.org,he,confirmed,1970-01-01T00:00:00.000Z\r\n")
    const refused = await desk.Omer.post('desk/subscribers', undefined)
    expect(refused.json().code).toBe('notYourRole')
    const { rows } = await read<{ rows: object[] }>(admin, 'audit')
    expect(rows).toMatchObject([{ act: 'export', kind: 'newsletter' }])
    expect((await get(desk.Dana, 'newsletters')).statusCode).toBe(404)
  })
})
