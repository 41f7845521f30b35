import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { sharedPath } from '#api/share/relink.ts'
import { pathOf, slugIn } from '#core/domain/routes.ts'
import { placeRow } from '#data/index/cards.ts'
import { PAGELESS } from '../../data/test/content.ts'
import { captchaAnswer } from './captcha.ts'
import { freshApp, testApp } from './helpers.ts'
import { loggedIn, outbox, peopleApp, visit, type Served, type Visitor } from './people.ts'

const DAY = 86_400_000
const FORM = {
  uid: 0,
  your_name: 'Dana Levi',
  friend_name: 'Иван',
  your_mail: 'dana@example.org',
  friend_mail: 'ivan@example.org',
  relink: '/',
}

async function share(served: Served, visitor: Visitor, fields: Record<string, unknown> = {}) {
  return visitor.post('emailpageshare', {
    ...FORM,
    gReCaptchaResponse: await captchaAnswer(served.get),
    ...fields,
  })
}

async function shared(fields: Record<string, unknown> = {}, { hasRelease = true } = {}) {
  const env = { SITE_ORIGIN: 'https://example.org' }
  const served = await (hasRelease ? freshApp(env) : peopleApp(env))
  const visitor = await visit(served)
  return { ...served, visitor, answer: await share(served, visitor, fields) }
}

test('sends a friend the page, in words of ours around the names', async () => {
  const { answer, store } = await shared({ language: 'he' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    ok: true,
    message: { type: 'success', text: MESSAGES.he.mail.answers.pageShared },
  })
  const [mail, ...more] = await outbox({ store })
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'ivan@example.org',
    reply_to: 'dana@example.org',
    subject: 'המלצה מאת Dana Levi על דף באתר מדריך הנסיעות הכשר',
  })
  expect(mail?.text).toMatch(/^שלום Иван,\n/)
  expect(mail?.text).toContain('\n\nhttps://example.org/\n\n')
  expect(mail?.html).toContain('href="https://example.org/"')
})

test('in the language of the page where none is given', async () => {
  const { store } = await shared({ relink: '/fr/' })
  expect((await outbox({ store }))[0]).toMatchObject({
    subject: expect.stringMatching(/^Dana Levi vous recommande/),
    text: expect.stringContaining('https://example.org/fr/'),
  })
})

test.each([
  ['no name', { your_name: '' }, 'requiredFieldsMissing'],
  ['no name of the friend', { friend_name: ' ' }, 'requiredFieldsMissing'],
  ['a link for a name', { your_name: 'http://x.org' }, 'nameNotValid'],
  ['a name of two lines', { friend_name: 'a\nb' }, 'nameNotValid'],
  ['a name with a header', { your_name: 'a\r\nBcc: b@c.org' }, 'nameNotValid'],
  ['no own mail', { your_mail: '' }, 'enterValidMail'],
  ['an odd own mail', { your_mail: 'x' }, 'enterValidMail'],
  ['a header in it', { your_mail: 'a@b.org\nX: y' }, 'enterValidMail'],
  ['no mail of the friend', { friend_mail: '' }, 'enterValidFriendMail'],
  ['two friends', { friend_mail: 'a@b.org,c@d.org' }, 'enterValidFriendMail'],
  ['nothing at all', { your_name: '', friend_name: '', your_mail: '', friend_mail: '' }, 'enterValidMail'],
  ['an unknown field', { also: 1 }, 'invalidRequest'],
  ['an endless name', { your_name: 'a'.repeat(300) }, 'invalidRequest'],
])('refuses %s', async (_, fields, code) => {
  const { answer, store } = await shared(fields, { hasRelease: false })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code, error: expect.any(String) })
  expect(await outbox({ store })).toEqual([])
})

test('refuses what is no page of ours, and who is not known to be a person', async () => {
  const { visitor, ...served } = await shared()
  for (const relink of ['https://evil.example/', '//evil.example/', '/nothing.html', '']) {
    const refused = await visitor.post('emailpageshare', { ...FORM, relink })
    expect(refused.statusCode, relink).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalidRequest' })
  }
  const robot = await visitor.post('emailpageshare', {
    ...FORM,
    relink: '/he/',
  })
  expect(robot.json()).toMatchObject({ code: 'captchaFailed' })
  expect(await outbox(served)).toHaveLength(1)
})

test('the uid is the own one', async () => {
  const { answer } = await shared({ uid: 7 })
  expect(answer.json()).toMatchObject({ code: 'notYours' })
  const served = await freshApp()
  const visitor = await loggedIn(served)
  const { uid } = visitor.state()
  const strange = await visitor.post('emailpageshare', { ...FORM, uid: 0 })
  expect(strange.statusCode).toBe(403)
  const own = await visitor.post('emailpageshare', { ...FORM, uid })
  expect(own.statusCode, own.body).toBe(200)
  // The one of whoever has none.
  const nobody = await visit(served)
  const sent = await share(served, nobody, { uid: false, relink: '/he/' })
  expect(sent.statusCode, sent.body).toBe(200)
})

test('a friend gets three recommendations a day, whoever sends them', async () => {
  const served = await freshApp()
  const { clock, store } = served
  const visitor = await visit(served)
  const from = (number: number) => ({
    your_mail: `sender${number}@example.org`,
    friend_mail: number % 2 ? `ivan+${number}@example.org` : ' IVAN@example.org',
  })
  for (const number of [1, 2, 3]) {
    expect((await share(served, visitor, from(number))).statusCode).toBe(200)
  }
  const fourth = await share(served, visitor, from(4))
  expect(fourth.statusCode).toBe(429)
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(80_000)
  const other = { ...from(5), friend_mail: 'other@example.org' }
  expect((await share(served, visitor, other)).statusCode).toBe(200)
  clock.now += DAY
  const later = await visit(served)
  expect((await share(served, later, from(6))).statusCode).toBe(200)
  expect(await outbox({ store })).toHaveLength(5)
})

/** Sends a page to a friend, from an address of the network. */
async function shareFrom(
  served: Served,
  visitor: Visitor,
  { to, ip, mail }: { to: number; ip: string; mail?: string },
) {
  const answer = await visitor.call('emailpageshare', {
    body: {
      ...FORM,
      ...(mail && { your_mail: mail }),
      friend_mail: `friend${to}@example.org`,
      gReCaptchaResponse: await captchaAnswer(served.get),
    },
    headers: { 'x-forwarded-for': ip },
  })
  return answer.statusCode
}

test('a sender reaches ten friends a day, whatever address they claim', async () => {
  const served = await freshApp({ TRUST_PROXY: 'true' })
  const visitor = await visit(served)
  const codes: number[] = []
  for (let to = 0; to < 11; to++) {
    // More slowly than ten an hour.
    if (to === 5) served.clock.now += 2 * 3_600_000
    codes.push(await shareFrom(served, visitor, { to, ip: '192.0.2.1', mail: `me${to}@example.org` }))
  }
  expect(codes).toEqual([...Array<number>(10).fill(200), 429])
})

test('nobody uses up what another may send by claiming the other’s address', async () => {
  const served = await freshApp({ TRUST_PROXY: 'true' })
  const visitor = await visit(served)
  for (let to = 0; to < 12; to++) await shareFrom(served, visitor, { to, ip: `192.0.2.${to}` })
  expect(await shareFrom(served, visitor, { to: 20, ip: '198.51.100.1' })).toBe(200)
})

test('the same recommendation twice is one mail', async () => {
  const { answer, visitor, ...served } = await shared()
  expect(answer.statusCode).toBe(200)
  expect((await share(served, visitor)).statusCode).toBe(200)
  expect(await outbox(served)).toHaveLength(1)
})

test('where the store breaks, the answer is the one of the form', async () => {
  const served = await freshApp()
  const visitor = await visit(served)
  const gReCaptchaResponse = await captchaAnswer(served.get)
  await served.store.schema.dropTable('outbox').execute()
  const answer = await visitor.post('emailpageshare', {
    ...FORM,
    gReCaptchaResponse,
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'couldNotSendEmail' })
})

test('a page is one of ours, in the form that it has now', async () => {
  const { app: _, ...served } = await testApp()
  const { watchRelease } = await import('#api/release/watch.ts')
  const watch = watchRelease(served.varDir, () => {})
  const release = watch.current()!
  const path = (relink: string) => sharedPath(release, relink)
  const listing = release.index.get<{ path: string }>(
    `select path from published p join subjects s on s.id = p.subject
     where s.kind = 'listing' and p.lang = 'he'`,
  )!.path
  try {
    expect(path('/')).toBe('/')
    expect(path('/he')).toBe('/he/')
    expect(path(listing)).toBe(encodeURI(listing))
    expect(path(encodeURI(listing))).toBe(encodeURI(listing))
    // Another slug leads to the page of today.
    const [before, after] = listing.split(/-DI(?=\d)/)
    const id = /^\d+/.exec(after ?? '')?.[0]
    expect(path(`${before}-DI${id}-BUY-evil.example.html`)).toBe(encodeURI(listing))
    expect(path('/Kosher_Tours-CT1-BUY-evil.example.html')).toBe('/Kosher_Tours-CT1-Family_holidays.html')
    expect(path('/Kosher_Tours-CT9-BUY.html')).toBeUndefined()
    expect(path('/?text=evil.example#evil.example')).toBe('/')
    expect(path(pathOf('en', { kind: 'search' }))).toBe('/Search.html')
    // A place without a page of its own, and a point: what the sender has called them stays behind.
    const say = (shape: (words: string) => string) =>
      ['Some_Place', 'call_0900_1234_now', 'visit evil.example'].map((words) => path(shape(words)))
    const row = placeRow(release.index, PAGELESS)!
    const slug = slugIn('en', JSON.parse(row.names), PAGELESS)
    const thrice = (text: string) => [text, text, text]
    expect(say((words) => `/Jewish_Guide-TJ${PAGELESS}-${words}-Jewish_Guide.html`)).toEqual(
      thrice(`/Jewish_Guide-TJ${PAGELESS}-${slug}-Jewish_Guide.html`),
    )
    expect(say((words) => `/kosher_search-nearby-TJ${PAGELESS}-${words}.html`)).toEqual(
      thrice(`/kosher_search-nearby-TJ${PAGELESS}-${slug}.html`),
    )
    expect(say((words) => `/Kosher_NearBy-31.7700900123,-35.2-${words}.html`)).toEqual(
      thrice('/Kosher_NearBy-31.77,-35.2-.html'),
    )
    // Words alone are nobody's page.
    expect(say((words) => `/Jewish_Guide-TJ0-${words}-Jewish_Guide.html`)).toEqual(thrice('/Search.html'))
    for (const bad of [
      '/Jewish_Guide-TJ123-nobody_knows_it-Jewish_Guide.html',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/..//evil.example',
      '/%2e%2e/secret',
      '/%5Cevil.example',
      '/a%00b',
      '/%E0%A4%A',
      'javascript:alert(1)',
      'Search.html',
      '/rest/tjt/session',
      `/${'a'.repeat(3000)}`,
      '',
    ]) {
      expect(path(bad), bad).toBeUndefined()
    }
  } finally {
    watch.close()
  }
})
