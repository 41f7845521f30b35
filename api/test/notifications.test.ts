import { expect, test } from 'vitest'
import { mailWaiting } from '#api/desk/mails/waiting.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import { DESK_KINDS, type DeskMails } from '#core/contract/desk.ts'
import { JERUSALEM, PARIS } from '../../data/test/content.ts'
import { backAtDesk, deskApp, get, read, sentEdit, type Desk } from './desk.ts'
import { mailerOn, MINUTE, rowsOf } from './mail/mailing.ts'
import { mailServer } from './mail/smtp-servers.ts'
import { onBothStores } from './store/stores.ts'

const DAY = 86_400_000

const setMails = (page: Desk['Eva'], body: object) => page.call('desk/mails', { method: 'PUT', body })

/** So long later, what waits is mailed; the editors are back. */
async function later(desk: Desk, ms: number): Promise<void> {
  desk.clock.now += ms
  for (const name of ['Eva', 'Omer'] as const) await backAtDesk(desk, name)
  await mailWaiting({ store: desk.store, config: desk.config, now: desk.clock.now })
}

/** The addresses to which mail was queued since, which is taken away. */
async function recipients({ store }: Desk): Promise<string[]> {
  const rows = await rowsOf(store)
  await store.deleteFrom('outbox').execute()
  return rows.map(({ recipient }) => recipient).sort()
}

onBothStores((open) => {
  async function app(): Promise<Desk> {
    const desk = await deskApp(await open.migrated())
    await desk.store.deleteFrom('outbox').execute()
    return desk
  }

  test('by default editors hear once a day of what is new, in their language, through a real mail server', async () => {
    const desk = await app()
    const server = await mailServer()
    const { sendDue, clock } = mailerOn(desk.store, smtpTransport(server.url), { now: desk.clock.now })
    await later(desk, DAY)
    expect(await rowsOf(desk.store)).toEqual([])
    await sentEdit(desk, { uid: desk.Dana.uid })
    await later(desk, DAY)
    clock.now = desk.clock.now
    await sendDue()
    expect(server.deliveries.map(({ to }) => to).sort()).toEqual([['eva@example.org'], ['omer@example.org']])
    const [eva, omer] = ['eva', 'omer'].map((name) => server.deliveries.find(({ to }) => to[0]!.startsWith(name))!.mail)
    expect(eva!.text).toContain('Edits: 1, new: 1')
    expect(eva!.text).toMatch(/https?:\/\/\S+\/Desk\S*\n/)
    expect(omer!.text).toContain('עריכות: 1, חדשים: 1')
    const header = (key: string) => eva!.headers.find((entry) => entry.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    // The same again says nothing new; one more does, a day later.
    for (let days = 0; days < 3; days++) await later(desk, DAY)
    await sentEdit(desk, { uid: desk.Uri.uid })
    await later(desk, MINUTE)
    await desk.store.deleteFrom('outbox').where('state', '=', 'sent').execute()
    await later(desk, DAY)
    const rows = await rowsOf(desk.store)
    expect(rows).toHaveLength(2)
    expect(rows[0]!.text).toContain('Edits: 2, new: 1')
  })

  test('at once means within minutes, and each thing once', async () => {
    const desk = await app()
    expect(await read<DeskMails>(desk.Eva, 'mails')).toEqual({ way: 'daily', kinds: [...DESK_KINDS] })
    const wish = { way: 'atOnce', kinds: [...DESK_KINDS] }
    expect((await setMails(desk.Eva, wish)).json()).toEqual(wish)
    await sentEdit(desk, { uid: desk.Dana.uid })
    await later(desk, 10 * MINUTE)
    expect(await recipients(desk)).toContain('eva@example.org')
    await later(desk, 10 * MINUTE)
    expect(await recipients(desk)).toEqual([])
    await sentEdit(desk, { uid: desk.Uri.uid })
    await Promise.all([later(desk, 10 * MINUTE), later(desk, 0)])
    expect(await recipients(desk)).toEqual(['eva@example.org'])
  })

  test('of kinds that are not wanted, of other areas and without a role nothing is told', async () => {
    const desk = await app()
    await setMails(desk.Eva, { way: 'atOnce', kinds: ['review', 'report'] })
    await setMails(desk.Omer, { way: 'atOnce', kinds: [...DESK_KINDS] })
    await desk.store.insertInto('areas').values({ uid: desk.Omer.uid, place: JERUSALEM }).execute()
    await sentEdit(desk, { uid: desk.Dana.uid })
    await later(desk, DAY)
    expect(await recipients(desk)).toEqual([])
    await desk.store.updateTable('areas').set({ place: PARIS }).where('uid', '=', desk.Omer.uid).execute()
    await later(desk, DAY)
    expect(await recipients(desk)).toEqual(['omer@example.org'])
    await desk.store.updateTable('users').set({ role: '' }).where('id', '=', desk.Omer.uid).execute()
    await sentEdit(desk, { uid: desk.Uri.uid })
    await later(desk, DAY)
    expect(await recipients(desk)).toEqual([])
    expect((await get(desk.Omer, 'mails')).statusCode).toBe(404)
  })

  test('a link in each mail stops them', async () => {
    const desk = await app()
    await sentEdit(desk, { uid: desk.Dana.uid })
    await later(desk, DAY)
    const mail = (await rowsOf(desk.store)).find(({ recipient }) => recipient === 'eva@example.org')!
    const token = /leave=([\w-]+)/.exec(mail.text)![1]!
    await desk.store.deleteFrom('outbox').execute()
    const stop = (which: string) =>
      desk.app.inject({ method: 'POST', url: `/rest/tjt/newsletterleave/${which}`, payload: '' })
    expect((await stop(`${token.slice(1)}A`)).statusCode).toBe(400)
    for (const time of ['first', 'again']) {
      const answer = await stop(token)
      expect([answer.statusCode, answer.json().message.text], time).toEqual([
        200,
        'You will no longer receive mail about what waits at the desk.',
      ])
    }
    expect((await read<DeskMails>(desk.Eva, 'mails')).way).toBe('never')
    await sentEdit(desk, { uid: desk.Uri.uid })
    await later(desk, DAY)
    expect(await recipients(desk)).toEqual(['omer@example.org'])
  })

  test.each([{ way: 'hourly', kinds: [] }, { way: 'daily', kinds: ['user'] }, { way: 'daily' }])(
    'what is no wish is refused: %j',
    async (body) => {
      const { Eva } = await app()
      expect((await setMails(Eva, body)).statusCode).toBe(400)
    },
  )
})
