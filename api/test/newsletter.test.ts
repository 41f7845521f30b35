import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { tokenName } from '#core/contract/session.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { Store } from '#data/store/database.ts'
import { CONFIRM_MS, dropOldSubscribers } from '#api/newsletter/newsletter.repository.ts'
import { smtpTransport } from '#api/mail/transport.ts'
import { captchaAnswer } from './captcha.ts'
import { mailerOn } from './mail/mailing.ts'
import { mailServer } from './mail/smtp-servers.ts'
import { loggedIn, outbox, peopleApp, visit, type Served, type Visitor } from './people.ts'

const listSubscribers = (db: Store) =>
  db
    .selectFrom('subscribers')
    .select(['email', 'language'])
    .where('state', '=', 'confirmed')
    .orderBy('email_key')
    .execute()

const DAY = 86_400_000
const MAIL = 'dana@example.org'

async function register(served: Served, visitor: Visitor, fields: Record<string, unknown> = {}) {
  return visitor.post('newsletterregister', {
    mail: MAIL,
    gReCaptchaResponse: await captchaAnswer(served.get),
    ...fields,
  })
}

async function postSubscription(fields: Record<string, unknown> = {}) {
  const served = await peopleApp({ SITE_ORIGIN: 'https://example.org' })
  const visitor = await visit(served)
  const answer = await register(served, visitor, fields)
  return { ...served, visitor, answer }
}

/** The tokens of the links in the newest mail. */
async function tokensOf(served: Pick<Served, 'store'>) {
  const { text = '', headers = '' } = (await outbox(served)).at(-1) ?? {}
  const token = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return {
    confirm: token(/\?confirm=([\w-]+)/),
    leave: token(/\?leave=([\w-]+)/),
    headers: JSON.parse(headers) as Record<string, string>,
  }
}

const states = async ({ store }: Pick<Served, 'store'>) =>
  (await store.selectFrom('subscribers').selectAll().execute()).map(({ email, state }) => [email, state])

test.each(LANGS)('in %s: a mail that asks to confirm', async (language) => {
  const { answer, store } = await postSubscription({ language })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    ok: true,
    message: {
      type: 'success',
      text: MESSAGES[language].mail.answers.successfullyRegisterEmail,
    },
  })
  const [mail, ...more] = await outbox({ store })
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: MAIL, state: 'waiting' })
  const prefix = language === 'en' ? '' : `/${language}`
  expect(mail?.text).toMatch(new RegExp(`https://example\\.org${prefix}/[^ ?]+\\.html\\?confirm=[\\w-]{43}\n`))
  const { leave, headers } = await tokensOf({ store })
  expect(headers).toEqual({
    'Content-Language': language,
    'List-Unsubscribe': `<https://example.org/rest/tjt/newsletterleave/${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(await states({ store })).toEqual([[MAIL, 'asked']])
})

test('reaches the mail program with its headers whole', async () => {
  const served = await postSubscription({ language: 'ru' })
  const { leave } = await tokensOf(served)
  const server = await mailServer()
  const { sendDue } = mailerOn(served.store, smtpTransport(server.url))
  await sendDue()
  const { mail } = server.deliveries[0]!
  expect(mail.subject).toBe('Подтвердите подписку на рассылку «Кошерный путеводитель»')
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<https://example.org/rest/tjt/newsletterleave/${leave}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.html).toContain(`?leave=${leave}"`)
})

test('nobody is subscribed who has not confirmed; the link works again and again', async () => {
  const { store, visitor, answer: _, ...served } = await postSubscription()
  expect(await listSubscribers(store)).toEqual([])
  const { confirm, leave } = await tokensOf({ store })
  for (let time = 0; time < 2; time++) {
    const answer = await visitor.post('newsletterconfirm', { token: confirm })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().message).toEqual({
      type: 'success',
      text: MESSAGES.en.mail.answers.newsletterConfirmed,
    })
  }
  expect(await listSubscribers(store)).toEqual([{ email: MAIL, language: 'en' }])
  // Each link is for its own purpose.
  const mixed = await visitor.post('newsletterconfirm', { token: leave })
  expect(mixed.json()).toMatchObject({ code: 'linkExpired' })
  for (let time = 0; time < 2; time++) {
    const url = `/rest/tjt/newsletterleave/${leave}`
    const left = await served.app.inject({ method: 'POST', url })
    expect(left.json().message.text).toBe(MESSAGES.en.mail.answers.newsletterLeft)
  }
  expect(await listSubscribers(store)).toEqual([])
  // A link that was used before somebody left does not bring them back.
  const again = await visitor.post('newsletterconfirm', { token: confirm })
  expect(again.json()).toMatchObject({ code: 'linkExpired' })
})

test('a mail program leaves with one click, without cookie, token or origin', async () => {
  const { app, store, visitor } = await postSubscription()
  const { confirm, headers } = await tokensOf({ store })
  await visitor.post('newsletterconfirm', { token: confirm })
  const link = /^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const left = await app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(left.statusCode, left.body).toBe(200)
  expect(await states({ store })).toEqual([[MAIL, 'left']])
  const multipart = await app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      origin: 'https://mail.example',
    },
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  })
  expect(multipart.statusCode).toBe(200)
})

test('who opens that address is led to the page, and nothing changes by looking', async () => {
  const { store, get } = await postSubscription()
  const { leave } = await tokensOf({ store })
  const answer = await get(`/rest/tjt/newsletterleave/${leave}`, {
    'accept-language': 'fr',
  })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['location']).toBe(`/fr/Newsletter.html?leave=${leave}`)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await states({ store })).toEqual([[MAIL, 'asked']])
})

test('answers the same whether or not an address is known, and tells its owner', async () => {
  const first = await postSubscription()
  const { visitor, store, clock } = first
  const { confirm } = await tokensOf(first)
  await visitor.post('newsletterconfirm', { token: confirm })
  clock.now += 60_000
  const again = await register(first, visitor, { mail: ' Dana@Example.ORG ' })
  expect(again.statusCode).toBe(first.answer.statusCode)
  expect(again.body).toBe(first.answer.body)
  const mails = await outbox({ store })
  expect(mails).toHaveLength(2)
  expect(mails[1]?.subject).toMatch(/^You already receive/)
  expect(await states({ store })).toEqual([[MAIL, 'confirmed']])
})

test('who has left may come back, by a new confirmation', async () => {
  const served = await postSubscription()
  const { app, store, visitor, clock } = served
  const { leave } = await tokensOf(served)
  const url = `/rest/tjt/newsletterleave/${leave}`
  await app.inject({ method: 'POST', url })
  clock.now += DAY
  await register(served, visitor, { language: 'de' })
  expect(await states(served)).toEqual([[MAIL, 'asked']])
  const { confirm } = await tokensOf(served)
  await visitor.post('newsletterconfirm', { token: confirm })
  expect(await listSubscribers(store)).toEqual([{ email: MAIL, language: 'de' }])
})

test('the link to confirm ends, and asking again makes it good', async () => {
  const served = await postSubscription()
  const { store, clock } = served
  const { confirm } = await tokensOf(served)
  clock.now += CONFIRM_MS
  const visitor = await visit(served)
  const late = await visitor.post('newsletterconfirm', { token: confirm })
  expect(late.statusCode).toBe(400)
  expect(late.json()).toMatchObject({ code: 'linkExpired' })
  await register(served, visitor)
  const good = await visitor.post('newsletterconfirm', { token: confirm })
  expect(good.statusCode).toBe(200)
  expect(await listSubscribers(store)).toHaveLength(1)
})

test('an address gets three such mails a day, and the limit is not revealed', async () => {
  const served = await postSubscription()
  const { visitor, store, clock } = served
  for (let time = 0; time < 5; time++) {
    clock.now += 60_000
    expect((await register(served, visitor)).statusCode).toBe(200)
  }
  expect(await outbox({ store })).toHaveLength(3)
  clock.now += DAY
  await register(served, await visit(served))
  expect(await outbox({ store })).toHaveLength(4)
})

test('more names of one mailbox are no way to more mails', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  for (const name of ['dana', 'dana+1', 'dana+2', 'dana+3', 'DANA+4']) {
    const mail = `${name}@example.org`
    const answer = await register(served, visitor, { mail })
    expect(answer.statusCode).toBe(200)
  }
  expect(await outbox(served)).toHaveLength(3)
})

test('two presses of the button are one mail', async () => {
  const served = await postSubscription()
  await register(served, served.visitor)
  expect(await outbox(served)).toHaveLength(1)
})

test('a caller asks ten times an hour at most', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  for (let time = 0; time < 10; time++) {
    await visitor.post('newsletterregister', { mail: 'x' })
  }
  const refused = await register(served, visitor)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await outbox(served)).toEqual([])
})

test.each([
  ['nothing', { mail: '' }, 'enterValidEmail'],
  ['what is no address', { mail: 'dana' }, 'enterValidEmail'],
  ['a header', { mail: 'a@b.org\r\nBcc: c@d.org' }, 'enterValidEmail'],
  ['two addresses', { mail: 'a@b.org,c@d.org' }, 'enterValidEmail'],
  ['an address hidden in others', { mail: 'a＠b@c.org' }, 'enterValidEmail'],
  ['no captcha', { gReCaptchaResponse: undefined }, 'captchaFailed'],
  ['too long a text', { mail: 'a'.repeat(300) }, 'invalidRequest'],
  ['another language', { language: 'xx' }, 'invalidRequest'],
  ['an unknown field', { also: 1 }, 'invalidRequest'],
])('refuses %s', async (_, fields, code) => {
  const { answer, store } = await postSubscription(fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code, error: expect.any(String) })
  expect(await outbox({ store })).toEqual([])
  expect(await states({ store })).toEqual([])
})

test('needs the page of ours: a session, its token, our origin', async () => {
  const served = await peopleApp()
  const body = { mail: MAIL }
  const url = '/rest/tjt/newsletterregister'
  const bare = await served.app.inject({ method: 'POST', url, payload: body })
  expect(bare.json()).toMatchObject({ code: 'badToken' })
  const visitor = await visit(served)
  expect(visitor.state().tokens).toHaveProperty([tokenName('POST', url)])
  const foreign = await visitor.call('newsletterregister', {
    body,
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.json()).toMatchObject({ code: 'badToken' })
})

test('who has logged in needs no captcha', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  const answer = await visitor.post('newsletterregister', { mail: MAIL })
  expect(answer.statusCode, answer.body).toBe(200)
})

test('a token that is none is refused, and so is a large body', async () => {
  const served = await peopleApp()
  const leave = (token: string, payload = '') =>
    served.app.inject({
      method: 'POST',
      url: `/rest/tjt/newsletterleave/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await leave('x'.repeat(43))).json()).toMatchObject({
    code: 'linkExpired',
  })
  expect((await leave('short')).json()).toMatchObject({
    code: 'invalidRequest',
  })
  const large = await leave('x'.repeat(43), 'a'.repeat(10_000))
  expect(large.statusCode).toBe(413)
})

test('where the store breaks, the answer is the one of the form', async () => {
  const served = await peopleApp()
  const visitor = await visit(served)
  const gReCaptchaResponse = await captchaAnswer(served.get)
  await served.store.schema.dropTable('outbox').execute()
  const answer = await visitor.post('newsletterregister', {
    mail: MAIL,
    gReCaptchaResponse,
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'couldNotRegisterEmail' })
  // Both or neither.
  expect(await states(served)).toEqual([])
})

test('forgets who never confirmed and who has left, after a month', async () => {
  const served = await postSubscription()
  const { store, clock } = served
  await dropOldSubscribers(store, clock.now + 29 * DAY)
  expect(await states(served)).toHaveLength(1)
  await dropOldSubscribers(store, clock.now + 30 * DAY)
  expect(await states(served)).toEqual([])
})
