import { expect, test } from 'vitest'
import { mailOwners } from '#api/notifications/owners.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import type { OwnListings } from '#core/contract/mail-choices.ts'
import { OWNER_NEWS } from '#core/contract/choices.ts'
import { backAtDesk, decided, deskApp, sentReview, type Desk, type Name } from './desk.ts'
import { mailerOn, MINUTE, rowsOf } from './mail/mailing.ts'
import { mailServer } from './mail/smtp-servers.ts'
import { onBothStores } from './store/stores.ts'

const DAY = 86_400_000
const ALL = [...OWNER_NEWS]

const claimed = (desk: Desk, name: Name) =>
  desk.store
    .insertInto('claims')
    .values({ uid: desk[name].uid, tnid: 100, language: 'en', state: 'approved', at: desk.clock.now })
    .execute()

async function reviewed(page: Desk['Uri']): Promise<void> {
  const answer = await page.post('addreview', {
    uid: page.uid,
    tnid: 100,
    reviewTitle: 'Warm bread',
    reviewContent: 'And warm people.',
    reviewRating: { overAll: 5 },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const choose = (page: Desk['Uri'], way: string, kinds: readonly string[] = ALL) =>
  page.call('accountmails', { method: 'PUT', body: { way, kinds } })

const owned = async (page: Desk['Uri']) => (await page.call('accountlistings', { method: 'GET' })).json() as OwnListings

/** So long later, owners are told, and the editors are back. Returns the addresses, whose mail is taken away. */
async function toldAfter(desk: Desk, ms: number): Promise<string[]> {
  desk.clock.now += ms
  for (const name of ['Eva', 'Omer'] as const) await backAtDesk(desk, name)
  await mailOwners({ store: desk.store, config: desk.config, now: desk.clock.now })
  const rows = await rowsOf(desk.store)
  await desk.store.deleteFrom('outbox').execute()
  return rows.map(({ recipient }) => recipient)
}

onBothStores((open) => {
  async function app(): Promise<Desk> {
    const desk = await deskApp(await open.migrated())
    await desk.store.deleteFrom('outbox').execute()
    return desk
  }

  test('owners hear once a day of what is on the page, in their language, through a real mail server', async () => {
    const desk = await app()
    const server = await mailServer()
    const { sendDue, clock } = mailerOn(desk.store, smtpTransport(server.url), { now: desk.clock.now })
    await claimed(desk, 'Omer')
    await reviewed(desk.Uri)
    const question = { uid: desk.Dana.uid, tnid: 100, questionCategory: 1, question: 'Is there parking?' }
    expect((await desk.Dana.post('addquestion', question)).statusCode).toBe(200)
    desk.clock.now += DAY
    await mailOwners({ store: desk.store, config: desk.config, now: desk.clock.now })
    clock.now = desk.clock.now
    await sendDue()
    expect(server.deliveries.map(({ to }) => to)).toEqual([['omer@example.org']])
    const { mail } = server.deliveries[0]!
    expect(mail.text).toContain('חוות דעת חדשות: 1')
    expect(mail.text).toContain('שאלות חדשות: 1')
    expect(mail.text).not.toContain('bread')
    expect(mail.text).toMatch(/https?:\/\/\S+\/he\/\S+-DI100-\S+#(review|question)-\d+\n/)
    const header = (key: string) => mail.headers.find((entry) => entry.key === key)?.value
    expect([header('content-language'), header('list-unsubscribe-post')]).toEqual(['he', 'List-Unsubscribe=One-Click'])
    await desk.store.deleteFrom('outbox').execute()
    expect(await toldAfter(desk, DAY)).toEqual([])
  })

  test('what waits for an editor is told once it is shown, and what was hidden and shown again is not', async () => {
    const desk = await app()
    await claimed(desk, 'Omer')
    await choose(desk.Omer, 'atOnce')
    const id = await sentReview(desk, { uid: desk.Dana.uid, hidden: 1 })
    expect(await toldAfter(desk, 10 * MINUTE)).toEqual([])
    const { audit } = await decided(desk.Eva, { kind: 'review', id, act: 'show' })
    await desk.store.deleteFrom('outbox').execute()
    expect(await toldAfter(desk, 10 * MINUTE)).toEqual(['omer@example.org'])
    const hidden = await decided(desk.Eva, { kind: 'review', id, act: 'hide', reason: 'Rude.', seen: audit })
    await decided(desk.Eva, { kind: 'review', id, act: 'show', seen: hidden.audit })
    await desk.store.deleteFrom('outbox').execute()
    expect(await toldAfter(desk, 10 * MINUTE)).toEqual([])
  })

  test('nobody hears of their own words, of samples, of unwanted kinds, or of another’s listing', async () => {
    const desk = await app()
    await claimed(desk, 'Dana')
    await claimed(desk, 'Uri')
    for (const name of ['Dana', 'Uri'] as const) await choose(desk[name], 'atOnce')
    await reviewed(desk.Uri)
    expect(await toldAfter(desk, 10 * MINUTE)).toEqual([])
    await desk.store.updateTable('reviews').set({ uid: 0, sample: 1, shown_at: 0 }).execute()
    expect(await toldAfter(desk, 10 * MINUTE)).toEqual([])
    await choose(desk.Uri, 'atOnce', ['question', 'certificate'])
    await reviewed(desk.Omer)
    expect(await toldAfter(desk, 10 * MINUTE)).toEqual([])
    expect((await owned(desk.Uri)).mails).toEqual({ way: 'atOnce', kinds: ['question', 'certificate'] })
    expect((await owned(desk.Uri)).listings.map(({ tnid }) => tnid)).toEqual([100])
    expect((await owned(desk.Dana)).listings).toEqual([])
  })

  test('a link in each mail stops them, and only them', async () => {
    const desk = await app()
    await claimed(desk, 'Omer')
    await choose(desk.Omer, 'atOnce')
    await reviewed(desk.Uri)
    await mailOwners({ store: desk.store, config: desk.config, now: desk.clock.now + MINUTE })
    const token = /leave=([\w-]+)/.exec((await rowsOf(desk.store))[0]!.text)![1]!
    const answer = await desk.app.inject({ method: 'POST', url: `/rest/tjt/newsletterleave/${token}`, payload: '' })
    expect(answer.json().message.text).toBe('You will no longer receive mail about your listings.')
    expect((await owned(desk.Omer)).mails.way).toBe('never')
    expect((await desk.Omer.call('desk/mails', { method: 'GET' })).json().way).toBe('daily')
    await desk.store.deleteFrom('outbox').execute()
    await reviewed(desk.Dana)
    expect(await toldAfter(desk, DAY)).toEqual([])
  })

  test('what is older than a week is told to nobody, and what is no choice is refused', async () => {
    const desk = await app()
    await claimed(desk, 'Omer')
    await reviewed(desk.Uri)
    expect(await toldAfter(desk, 8 * DAY)).toEqual([])
    expect((await choose(desk.Omer, 'hourly')).statusCode).toBe(400)
    expect((await choose(desk.Omer, 'daily', ['edit'])).statusCode).toBe(400)
  })
})
