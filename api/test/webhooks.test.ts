import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { AddedWebhook, AuditLog, DeskDone, DeskWebhook } from '#core/contract/desk.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#core/terms/webhooks.ts'
import { readConfig } from '#api/config.ts'
import { mailEnquiry } from '#api/enquiries/mails.ts'
import { requireAddress } from '#api/mail/addresses.ts'
import { receiverOf } from '#api/webhooks/address.ts'
import { isPublic } from '#api/webhooks/networks.ts'
import { post, type PostOptions } from '#api/webhooks/post.ts'
import { createSender } from '#api/webhooks/sender.ts'
import { signatureHeaders } from '#api/webhooks/sign.ts'
import { touchContent } from '#data/store/content.repository.ts'
import { listing, PARIS } from '../../data/test/content.ts'
import { deskApp, pageOf, read, type Desk } from './desk.ts'
import type { Visitor } from './people.ts'
import { memoryStore } from './helpers.ts'
import { onBothStores } from './store/stores.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver on loopback that can be down, and answers what it is told to. */
async function receiver() {
  const received: Received[] = []
  const answer = { status: 204, headers: {} as Record<string, string> }
  let port = 0
  let server = open()
  function open() {
    return createServer((request, reply) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        reply.writeHead(answer.status, answer.headers).end()
      })
    })
  }
  const up = async () => {
    server = open()
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  }
  const down = () => new Promise((done) => server.close(done))
  await up()
  onTestFinished(async () => void (await down()))
  return { host: `127.0.0.1:${port}`, received, answer, up, down }
}

/** A desk with an admin, a webhook for some events, and what sends its messages. */
async function hookedDesk(
  store: Parameters<typeof deskApp>[0],
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
  env: Record<string, string> = {},
) {
  const target = await receiver()
  const desk = await deskApp(store, undefined, { WEBHOOK_HOSTS: target.host, ...env })
  await store.updateTable('users').set({ role: 'admin' }).where('id', '=', desk.Eva.uid).execute()
  const admin = await pageOf(desk, desk.Eva.uid)
  const answer = await admin.post('desk/webhooks', { url: `http://${target.host}/hook?key=abc`, events })
  expect(answer.statusCode, answer.body).toBe(200)
  const { secret, id } = answer.json() as AddedWebhook
  const givenUp: number[] = []
  const sender = createSender({
    store,
    post,
    linkOrigin: desk.config.linkOrigin,
    hosts: desk.config.webhookHosts,
    now: () => desk.clock.now,
    onGivenUp: (webhook) => givenUp.push(webhook),
  })
  onTestFinished(sender.stop)
  const bodies = () => target.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  const webhook = async () => (await read<{ webhooks: DeskWebhook[] }>(admin, 'webhooks')).webhooks[0]!
  return { desk, admin, target, secret, id: Number(id), sender, givenUp, bodies, webhook }
}

const change = async (by: Visitor, { clock }: Desk, tnid = 100) => {
  const { body, seq } = await read<{ body: object; seq: number }>(by, `document/listings/${tnid}`)
  const changed = { ...body, fax: `+33 1 ${String((clock.now += 1000)).slice(-9)}` }
  const answer = await by.call(`desk/document/listings/${tnid}`, { method: 'PUT', body: { body: changed, seq } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as DeskDone
}

onBothStores(({ migrated }) => {
  test('a listing is told of when it is published, changed and removed, whoever does it, and not else', async () => {
    const { desk, admin, sender, bodies } = await hookedDesk(await migrated())
    const { store, config } = desk
    await sender.sendDue()
    expect(bodies()).toEqual([])
    const { tnid: _, ...body } = listing(1, { place: PARIS })
    const created = await admin.post('desk/document/listings', { body })
    const tnid = Number((created.json() as DeskDone).id)
    await sender.sendDue()
    await change(admin, desk, tnid)
    await change(admin, desk, tnid)
    await sender.sendDue()
    // Its page changes, but not what it says.
    await store.transaction().execute((trx) => touchContent(trx, 'listings', [String(tnid)]))
    await sender.sendDue()
    const { seq } = await read<{ seq: number }>(admin, `document/listings/${tnid}`)
    const removed = await admin.call(`desk/document/listings/${tnid}`, { method: 'DELETE', body: { seq } })
    await sender.sendDue()
    await admin.post('desk/undo', { audit: removed.json().audit })
    await sender.sendDue()
    const events = ['listing.published', 'listing.changed', 'listing.removed', 'listing.published']
    const url = expect.stringMatching(new RegExp(`^${config.linkOrigin}/[^/]+-DI${tnid}-.*\\.html$`))
    expect(bodies()).toEqual(
      events.map((event) => ({
        id: expect.stringMatching(/^msg_[\w-]{22}$/),
        event,
        at: expect.any(String),
        tnid,
        url,
      })),
    )
    const samples = { sample: 1 as const }
    await store.updateTable('content').set(samples).where('kind', '=', 'listings').where('id', '=', '100').execute()
    await store.transaction().execute((trx) => touchContent(trx, 'listings', ['100']))
    await sender.sendDue()
    expect(bodies().slice(4)).toMatchObject([{ event: 'listing.removed', tnid: 100 }])
  })

  test('a receiver that is down for an hour gets everything afterwards: in order, once, signed', async () => {
    const { desk, admin, target, secret, sender, webhook } = await hookedDesk(await migrated())
    const { clock } = desk
    await target.down()
    const began = clock.now
    const changes: number[] = []
    for (const tnid of [100, 1, 2, 100, 3]) {
      await change(admin, desk, tnid)
      changes.push(tnid)
      await sender.sendDue()
      clock.now += 10 * MINUTE
    }
    while (clock.now < began + HOUR) {
      await sender.sendDue()
      clock.now += MINUTE
    }
    expect(target.received).toEqual([])
    const before = await webhook()
    expect([before.waiting, before.deliveries.at(-1)]).toMatchObject([5, { problem: 'ECONNREFUSED', state: 'waiting' }])
    // What waits behind the first has not been tried.
    expect(before.deliveries.slice(0, -1).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0])
    await target.up()
    for (let minute = 0; minute < 60; minute++) {
      clock.now += MINUTE
      await sender.sendDue()
    }
    const messages = target.received.map(({ body }) => JSON.parse(body) as { id: string; tnid: number })
    expect(messages.map(({ tnid }) => tnid)).toEqual(changes)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(5)
    for (const { headers, body } of target.received) {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers
      expect(id).toBe(JSON.parse(body).id)
      expect(Math.abs(Number(timestamp) * 1000 - clock.now)).toBeLessThan(HOUR)
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const hmac = createHmac('sha256', key)
        .update(`${String(id)}.${String(timestamp)}.${body}`)
        .digest('base64')
      expect(signature).toBe(`v1,${hmac}`)
      expect(headers['content-type']).toBe('application/json')
    }
    const after = await webhook()
    expect([after.waiting, after.deliveries.map(({ state, status }) => [state, status])]).toEqual([
      0,
      Array.from({ length: 5 }, () => ['sent', 204]),
    ])
  })

  test('after days without an answer a webhook is given up, says so, and goes on when it is resumed', async () => {
    const { desk, admin, target, id, sender, givenUp } = await hookedDesk(await migrated())
    const { clock } = desk
    target.answer.status = 500
    await change(admin, desk, 100)
    await change(admin, desk, 1)
    const began = clock.now
    while (givenUp.length === 0 && clock.now < began + 100 * HOUR) {
      await sender.sendDue()
      clock.now += HOUR / 2
    }
    expect(givenUp).toEqual([id])
    expect(clock.now - began).toBeGreaterThan(72 * HOUR)
    const eva = await pageOf(desk, desk.Eva.uid)
    const stopped = async () => (await read<{ webhooks: DeskWebhook[] }>(eva, 'webhooks')).webhooks[0]!
    expect(await stopped()).toMatchObject({
      state: 'failed',
      waiting: 1,
      deliveries: [
        { state: 'waiting', attempts: 0 },
        { state: 'failed', status: 500 },
      ],
    })
    // Nothing more is queued for it.
    const tried = target.received.length
    await change(eva, desk, 2)
    await sender.sendDue()
    expect([target.received.length, (await stopped()).waiting]).toEqual([tried, 1])
    target.answer.status = 200
    const resumed = await eva.call(`desk/webhook/${id}`, { method: 'PUT', body: { isPaused: false } })
    expect(resumed.statusCode, resumed.body).toBe(200)
    await sender.sendDue()
    expect(await stopped()).toMatchObject({ state: 'on', waiting: 0 })
    expect(JSON.parse(target.received.at(-1)!.body)).toMatchObject({ tnid: 1 })
    const { rows } = await read<AuditLog>(eva, 'audit?kind=webhook')
    expect(rows.map(({ act, undoable }) => [act, undoable])).toEqual([
      ['resumeWebhook', false],
      ['addWebhook', false],
    ])
    // Its path may be a secret of the receiver.
    expect(JSON.stringify(rows)).not.toContain('key=abc')
  })

  test('a press sends a test with what waits, a pause holds it back, and nothing stays of a removed one', async () => {
    const { desk, admin, target, id, sender, bodies, webhook } = await hookedDesk(await migrated(), ['review.waiting'])
    await change(admin, desk)
    await sender.sendDue()
    expect(bodies()).toEqual([])
    const press = () => admin.post(`desk/webhook/${id}/test`, undefined)
    await target.down()
    expect((await press()).json()).toEqual({ ok: true })
    await sender.sendDue()
    await target.up()
    await sender.sendDue()
    expect(bodies()).toEqual([])
    await press()
    await sender.sendDue()
    expect(bodies().map(({ event }) => event)).toEqual(['test', 'test'])
    const pause = (isPaused: boolean) => admin.call(`desk/webhook/${id}`, { method: 'PUT', body: { isPaused } })
    await pause(true)
    await press()
    await sender.sendDue()
    expect(bodies()).toHaveLength(2)
    await pause(false)
    await sender.sendDue()
    expect(bodies()).toHaveLength(3)
    target.answer.status = 410
    await press()
    await sender.sendDue()
    expect((await webhook()).state).toBe('failed')
    expect((await admin.call(`desk/webhook/${id}`, { method: 'DELETE' })).statusCode).toBe(200)
    expect((await press()).statusCode).toBe(404)
    expect(await desk.store.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })
})

test('a review that waits and an enquiry are told of by their page, and nobody is named', async () => {
  const { desk, sender, bodies } = await hookedDesk(await memoryStore(), WEBHOOK_EVENTS, { REVIEWS: 'approve' })
  const { Dana, store, config, clock } = desk
  const review = {
    uid: Dana.uid,
    tnid: 100,
    reviewTitle: 'Warm bread',
    reviewContent: 'And warm people.',
    reviewRating: { overAll: 4 },
  }
  const answer = await Dana.post('addreview', review)
  expect(answer.statusCode, answer.body).toBe(200)
  const enquiry = {
    template: 'directMessage',
    owner: { address: requireAddress('host@example.org'), path: '/x.html', title: { en: 'X' }, about: { nid: 7 } },
    from: { name: 'Dana Levi', ...requireAddress('dana@example.org') },
    language: 'en',
    values: { phone: '0501234567', message: 'Is there a mikvah?' },
    wantsCopy: true,
  } as const
  const deps = { store, config, now: () => new Date(clock.now), release: () => undefined }
  for (let n = 0; n < 2; n++) await mailEnquiry(deps, enquiry)
  await sender.sendDue()
  expect(bodies()).toMatchObject([
    { event: 'review.waiting', tnid: 100, url: expect.stringContaining('-DI100-') },
    { event: 'enquiry.sent', nid: 7, url: `${config.linkOrigin}/x.html` },
  ])
  for (const body of bodies()) expect(Object.keys(body)).toHaveLength(5)
})

const NEVER: PostOptions = { hosts: new Set(), timeoutMs: 5000, signal: new AbortController().signal }

test('a redirect is not followed, and a receiver that says nothing is left', async () => {
  const [target, other] = [await receiver(), await receiver()]
  const hosts = new Set([target.host, other.host])
  target.answer.status = 302
  target.answer.headers = { location: `http://${other.host}/` }
  const message = { url: `http://${target.host}/`, headers: {}, body: '{}' }
  expect(await post(message, { ...NEVER, hosts })).toEqual({ status: 302 })
  expect(other.received).toEqual([])
  const silent = createServer(() => {})
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  onTestFinished(() => void silent.close())
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  const options = { ...NEVER, hosts: new Set([host]), timeoutMs: 50 }
  expect(await post({ ...message, url: `http://${host}/` }, options)).toEqual({ problem: 'timeout' })
})

test('a name that means a private address at the moment of the connection is not reached', async () => {
  const target = await receiver()
  const port = target.host.split(':')[1]
  const message = { url: `https://hooks.example.org:${port}/`, headers: {}, body: '{}' }
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1']) {
    const resolveName = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }])) as unknown as PostOptions['resolveName'] &
      object
    expect(await post(message, { ...NEVER, resolveName }), address).toEqual({ problem: 'private address' })
  }
  // Nor is one that is private as it stands, though somebody had stored it.
  expect(await post({ ...message, url: `https://${target.host}/` }, NEVER)).toEqual({ problem: 'private address' })
  expect(target.received).toEqual([])
})

test.each([
  ['https://hooks.example.org/a?b=c', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700::1111]/', true],
  ['http://hooks.example.org/', false],
  ['https://localhost/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://169.254.169.254/latest', false],
  ['https://metadata.internal/', false],
  ['https://printer.local/', false],
  ['https://intranet/', false],
  ['https://user:word@hooks.example.org/', false],
  ['ftp://hooks.example.org/', false],
  ['javascript:alert(1)', false],
  ['http://hooks.internal:4000/', true],
  ['http://hooks.internal:4001/', false],
])('the address %s may receive messages: %s', (text, may) => {
  expect(receiverOf(text, new Set(['hooks.internal:4000'])) !== undefined).toBe(may)
})

test.each([
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  'fe80::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  'nothing',
])('%s is not of the public internet', (address) => expect(isPublic(address)).toBe(false))

test('hosts that the operator names are hosts', () => {
  expect([...readConfig({ WEBHOOK_HOSTS: 'hooks.internal, 127.0.0.1:4000' }).webhookHosts]).toEqual([
    'hooks.internal',
    '127.0.0.1:4000',
  ])
  expect(() => readConfig({ WEBHOOK_HOSTS: 'http://hooks.internal/' })).toThrow('WEBHOOK_HOSTS must be a list of hosts')
})

test('a message is signed as Standard Webhooks says', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
  expect(signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})
