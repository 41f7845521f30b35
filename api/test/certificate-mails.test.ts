import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailEndingCertificates } from '#api/notifications/certificates.ts'
import { sweep } from '#api/sweep.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { openIndex } from '#data/index/open.ts'
import { deskApp, storeFacts, type Desk, type Name } from './desk.ts'
import { mailerOn, rowsOf } from './mail/mailing.ts'
import { mailServer } from './mail/smtp-servers.ts'
import { onBothStores } from './store/stores.ts'

const DAY = 86_400_000
const BOARD = 'example-board'

/** Facts of listing 100 whose certificates end so many days from now. */
const withFacts = (desk: Desk, facts: readonly (Partial<KashrutFact> & { days: number })[]): Promise<string> =>
  storeFacts(desk, (today) =>
    facts.map(({ days, ...fact }) => ({ certificate: { validUntil: addDays(today, days) }, ...fact })),
  )

const claimed = (desk: Desk, name: Name, state: 'approved' | 'waiting' = 'approved') =>
  desk.store
    .insertInto('claims')
    .values({ uid: desk[name].uid, tnid: 100, language: 'en', state, at: desk.clock.now })
    .execute()

/** A nightly run. */
async function night(desk: Desk): Promise<void> {
  const { store, config, varDir } = desk
  const { now } = desk.clock
  const index = openIndex(join(varDir, 'releases/1/index.sqlite'))
  try {
    await sweep(store, now)
    await mailEndingCertificates({ store, index, config, now })
  } finally {
    index.close()
  }
}

onBothStores((open) => {
  async function app(): Promise<Desk> {
    const desk = await deskApp(await open.migrated())
    // What else is in the outbox is no matter here.
    await desk.store.deleteFrom('outbox').execute()
    return desk
  }

  test('the owner hears once of a certificate, in their language, through a real mail server', async () => {
    const desk = await app()
    const server = await mailServer()
    const { sendDue, clock } = mailerOn(desk.store, smtpTransport(server.url), { now: desk.clock.now })
    await claimed(desk, 'Dana')
    await withFacts(desk, [{ days: 31 }])
    await night(desk)
    expect(await rowsOf(desk.store)).toEqual([])
    for (let days = 0; days <= 33; days++) {
      desk.clock.now += DAY
      clock.now = desk.clock.now
      await night(desk)
      await sendDue()
    }
    expect(server.deliveries.map(({ to }) => to)).toEqual([['dana@example.org']])
    const { mail } = server.deliveries[0]!
    expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr')
    expect(mail.subject).toContain('prend fin le')
    expect(mail.text).toContain('Board')
    expect(mail.text).toMatch(/https?:\/\/\S+\/fr\/\S+-DI100-/)
  })

  test('each certificate counts by itself; only those that end within 30 days count', async () => {
    const desk = await app()
    await claimed(desk, 'Omer')
    await withFacts(desk, [
      { days: 30 },
      { days: 1, authority: 'other-board' },
      { days: 0, authority: 'ends-today' },
      { days: 31, authority: 'later' },
      { days: 5, superseded: '2026-01-01' },
      { days: 5, claim: 'withdrawn' },
      { days: 5, claim: 'self-declared' },
    ])
    await night(desk)
    const keys = (await rowsOf(desk.store)).map(({ key }) => key.split(' ')[2])
    expect(keys).toEqual([BOARD, 'other-board'])
  })

  test('nobody hears of it but the owner with a confirmed address', async () => {
    const desk = await app()
    await withFacts(desk, [{ days: 20 }])
    await claimed(desk, 'Uri', 'waiting')
    await night(desk)
    expect(await rowsOf(desk.store)).toEqual([])
    await claimed(desk, 'Dana')
    await desk.store.updateTable('users').set({ verified: 0 }).where('id', '=', desk.Dana.uid).execute()
    await night(desk)
    expect(await rowsOf(desk.store)).toEqual([])
    // The latest approved claim makes the owner.
    await claimed(desk, 'Omer')
    await night(desk)
    expect((await rowsOf(desk.store)).map(({ recipient }) => recipient)).toEqual(['omer@example.org'])
  })

  test('owners who want no such mail get none, and each mail has a link that stops them', async () => {
    const desk = await app()
    const { Dana } = desk
    await claimed(desk, 'Dana')
    await withFacts(desk, [{ days: 20 }])
    const choose = (way: string, kinds: readonly string[]) =>
      Dana.call('accountmails', { method: 'PUT', body: { way, kinds } })
    for (const [way, kinds] of [
      ['never', ['certificate']],
      ['daily', ['review']],
    ] as const) {
      expect((await choose(way, kinds)).statusCode).toBe(200)
      await night(desk)
      expect(await rowsOf(desk.store)).toEqual([])
    }
    await choose('daily', ['certificate'])
    await night(desk)
    const [mail] = await rowsOf(desk.store)
    const token = /leave=([\w-]+)/.exec(mail!.text)![1]!
    const stop = { method: 'POST', url: `/rest/tjt/newsletterleave/${token}`, payload: '' } as const
    expect((await desk.app.inject(stop)).statusCode).toBe(200)
    expect((await Dana.call('accountlistings', { method: 'GET' })).json().mails.way).toBe('never')
  })
})
