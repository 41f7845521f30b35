import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { captchaAnswer } from './captcha.ts'
import {
  ask,
  postEnquiry,
  BOSS,
  enquiryApp,
  featurePath,
  HOST,
  MESSAGE,
  REQUEST,
  quietApp,
  refused,
  SAMPLE_PATH,
  SYNAGOGUE,
  type Fields,
  type Form,
} from './enquiries.ts'
import { loggedIn, outbox, peopleApp, visit } from './people.ts'
import { onBothStores } from './store/stores.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FORMS: Form[] = ['cntdirectmsg', 'cntmsgform']

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

onBothStores(({ migrated }) => {
  test('a message goes to the owner, whom a reply leads back to the sender', async () => {
    const served = await enquiryApp({}, await migrated())
    const answer = await ask(served, await visit(served), 'cntdirectmsg')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      ok: true,
      message: {
        type: 'success',
        text: 'Your message has been sent to the contact.',
      },
    })
    const [mail, ...more] = await outbox(served)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: HOST,
      recipient_key: HOST,
      reply_to: 'dana@example.com',
      reply_key: 'dana@example.com',
      subject: 'Message from Dana Levi: Vacation 1',
      attachment: null,
      state: 'waiting',
    })
    expect(mail!.text).toContain(
      '\n\n> Is there a minyan?\n> Thank you.\n\nName: Dana Levi\nE-mail: ' +
        'dana@example.com\n\nhttps://example.org/Kosher_Tours-FT1-Vacation_1.html\n\n',
    )
    expect(mail!.text).not.toMatch(/Phone|Dates|Guests|copy/i)
    expect(mail!.html).toContain('href="https://example.org/Kosher_Tours-FT1-Vacation_1.html"')
  })

  test('a request says when, how many and how to call, and its copy says that it is one', async () => {
    const served = await enquiryApp({}, await migrated())
    const visitor = await visit(served)
    const answer = await ask(served, visitor, 'cntmsgform', { copySend: true })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().message.text).toBe('Your request has been sent to the contact.')
    const [mail, copy, ...more] = await outbox(served)
    expect(more).toEqual([])
    const lines = [
      'Name: Dana Levi',
      'E-mail: dana@example.com',
      'Phone: +972-501234567',
      'Dates: Tue, 20 Apr 2027 – Fri, 30 Apr 2027',
      'Guests: 4 (adults: 2, children: 1, babies: 1)',
    ].join('\n')
    expect(mail).toMatchObject({
      // As the content writes it.
      recipient: 'Boss@Example.org',
      reply_to: 'dana@example.com',
      subject: 'Request from Dana Levi: Vacation 2',
    })
    expect(copy).toMatchObject({
      recipient: 'dana@example.com',
      reply_to: '',
      subject: 'Copy of your message: Vacation 2',
    })
    expect(copy!.text).toMatch(/^Hello Dana Levi,\n\nYou asked for a copy of your message/)
    expect(copy!.text).toContain('If that was not you, ignore this message')
    for (const { text } of [mail!, copy!]) {
      expect(text).toContain(`\n\n${lines}\n\n> Is the pool open?\n\n`)
      expect(text).toContain('https://example.org/Kosher_Tours-FT2-')
    }
    // Whom it went to is the owner's affair.
    expect(copy!.text.toLowerCase()).not.toContain(BOSS)
  })

  test('two clicks send one message, and a copy requested later comes alone', async () => {
    const served = await enquiryApp({}, await migrated())
    const visitor = await visit(served)
    const send = (fields = {}) => ask(served, visitor, 'cntdirectmsg', fields)
    const both = await Promise.all([send(), send()])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await outbox(served)).toHaveLength(1)
    // An address has many spellings.
    await send({
      copy: true,
      clientMail: ' HOST@example.ORG ',
      email: 'DANA@example.com',
      emailConf: 'DANA@example.com',
    })
    const mails = await outbox(served)
    expect(mails.slice(1)).toMatchObject([
      { subject: 'Message from Dana Levi: Vacation 1' },
      { subject: 'Copy of your message: Vacation 1' },
    ])
    await send({ copy: true })
    expect((await outbox(served)).length).toBe(4)
    await send({ message: 'Something else' })
    expect((await outbox(served)).length).toBe(5)
    served.clock.now += DAY
    await ask(served, await visit(served), 'cntdirectmsg')
    expect((await outbox(served)).length).toBe(6)
  })

  test('the export tells of what was sent, and the account takes it and its copies along', async () => {
    const served = await enquiryApp({}, await migrated())
    const dana = await loggedIn(served)
    const { uid, email } = dana.state()
    const own = { uid, email, emailConf: email, gReCaptchaResponse: undefined }
    const sent = await dana.post('cntdirectmsg', { ...MESSAGE, ...own, copy: true })
    expect(sent.statusCode, sent.body).toBe(200)
    const nobody = await visit(served)
    await ask(served, nobody, 'cntdirectmsg', { copy: true })
    expect(await outbox(served)).toHaveLength(4)
    const exported = await dana.call('accountexport', { method: 'GET' })
    const { mails } = exported.json() as { mails: { subject: string }[] }
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Copy of your message: Vacation 1',
      'Message from Dana Levi: Vacation 1',
    ])
    // The owner has got it; somebody else's still waits.
    await served.store.updateTable('outbox').set({ state: 'sent' }).where('reply_key', '=', email).execute()
    const removed = await dana.call('account', {
      method: 'DELETE',
      body: { password: 'a long enough password', words: true },
    })
    expect(removed.statusCode, removed.body).toBe(200)
    const left = (await outbox(served)).map((mail) => [mail.recipient, mail.reply_to])
    expect(left).toEqual([
      [HOST, 'dana@example.com'],
      ['dana@example.com', ''],
      [email, ''],
    ])
    const [last] = (await outbox(served)).slice(-1)
    expect(last?.subject).toBe('Your account has been deleted')
  })
})

describe('the language', () => {
  test.each(LANGS)('of a mail in %s is that of the form', async (language) => {
    const served = await quietApp()
    const visitor = await visit(served, 'en')
    for (const form of FORMS) {
      const answer = await ask(served, visitor, form, { language, copy: undefined })
      expect(answer.statusCode, answer.body).toBe(200)
      const { toasts } = MESSAGES[language].accounts.app
      expect(answer.json().message.text).toBe(
        form === 'cntdirectmsg'
          ? toasts.mailHasBeenSuccessfullySentToContact
          : toasts.requestHasBeenSuccessfullySentToContact,
      )
    }
    const mails = await outbox(served)
    expect(mails).toHaveLength(2)
    for (const { headers, html, text } of mails) {
      expect(JSON.parse(headers)).toMatchObject({ 'Content-Language': language })
      expect(html).toContain(`dir="${language === 'he' ? 'rtl' : 'ltr'}"`)
      expect(text).toContain('Dana Levi')
    }
    const dates = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.UTC(2027, 3, 20))
    expect(mails[1]!.text.replaceAll('\u00a0', ' ')).toContain(dates.replaceAll('\u00a0', ' '))
    if (language === 'he') expect(mails[0]!.subject).toContain('חופשה 1')
  })

  test('is that of the page where the form says none', async () => {
    const served = await quietApp()
    const visitor = await visit(served)
    const link = '/he/נופש_כשר-FT1-חופשה_1.html'
    for (const [i, spelling] of [link, encodeURI(link)].entries()) {
      const message = `Question ${i}`
      const answer = await ask(served, visitor, 'cntdirectmsg', { link: spelling, message })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    for (const { subject, text } of await outbox(served)) {
      expect(subject).toBe('הודעה מאת Dana Levi: חופשה 1')
      expect(text).toContain(`https://example.org${encodeURI(link)}`)
    }
  })
})

describe('the owner', () => {
  test('of a listing gets messages too', async () => {
    const { answer, mails } = await postEnquiry('cntdirectmsg', {
      link: SYNAGOGUE,
      clientMail: 'office@example.org',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(mails).toMatchObject([
      {
        recipient: 'office@example.org',
        subject: 'Message from Dana Levi: Great Synagogue',
      },
    ])
  })

  test.each([
    ['an old name', '/Kosher_Tours-FT1-an_old_name.html'],
    ['another type', '/Kosher_Hotels-DI100-Great.html'],
    ['Hebrew at the root', '/נופש_כשר-FT1-ישן.html'],
    ['a query and a fragment', `${featurePath(1)}?utm=x#form`],
  ])('is found by the id in the path: %s', async (_, link) => {
    const clientMail = link.includes('DI100') ? 'office@example.org' : HOST
    const { answer, mails } = await postEnquiry('cntdirectmsg', { link, clientMail })
    expect(answer.statusCode, answer.body).toBe(200)
    const [mail] = mails
    expect(mail!.recipient).toBe(clientMail)
    expect(mail!.text).toMatch(
      /https:\/\/example\.org\/\S+-(FT1-Vacation_1|DI100-Great_Synagogue|FT1-%D7%97%D7%95%D7%A4%D7%A9%D7%94_1)\.html\n/,
    )
    expect(mail!.text).not.toMatch(/utm|old|#form/)
  })

  test.each<[string, Form, Fields, number, string]>([
    ['somebody else', 'cntdirectmsg', { clientMail: 'victim@example.net' }, 409, 'contactChanged'],
    ['nobody', 'cntdirectmsg', { clientMail: '' }, 409, 'contactChanged'],
    ['two', 'cntdirectmsg', { clientMail: `${HOST},victim@example.net` }, 409, 'contactChanged'],
    ['the owner of another page', 'cntdirectmsg', { clientMail: BOSS }, 409, 'contactChanged'],
    ['somebody else by a request', 'cntmsgform', { clientMail: 'victim@example.net' }, 409, 'contactChanged'],
    ['a feature that is not the page’s', 'cntmsgform', { ftrId: 1 }, 400, 'invalidRequest'],
    [
      'a feature on the page of a listing',
      'cntmsgform',
      { link: SYNAGOGUE, clientMail: 'office@example.org' },
      400,
      'invalidRequest',
    ],
    [
      'a listing without an address',
      'cntdirectmsg',
      { link: '/Kosher_Restaurants-DI1-Restaurant_1.html' },
      404,
      'noContact',
    ],
    ['a feature without an address', 'cntdirectmsg', { link: featurePath(3), clientMail: '' }, 404, 'noContact'],
    [
      'a feature with an odd address',
      'cntmsgform',
      { link: featurePath(4), clientMail: 'no address', ftrId: 4 },
      404,
      'noContact',
    ],
    ['a sample', 'cntdirectmsg', { link: SAMPLE_PATH }, 404, 'noContact'],
    ['a listing that is gone', 'cntdirectmsg', { link: '/Kosher_Restaurants-DI77777-Gone.html' }, 404, 'noContact'],
    ['a feature that is gone', 'cntmsgform', { link: featurePath(77), ftrId: 77 }, 404, 'noContact'],
    ['a page of no owner', 'cntdirectmsg', { link: '/' }, 400, 'invalidRequest'],
    ['a place', 'cntdirectmsg', { link: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html' }, 400, 'invalidRequest'],
    ['another site', 'cntdirectmsg', { link: `https://evil.example${featurePath(1)}` }, 400, 'invalidRequest'],
    [
      'another site without its scheme',
      'cntdirectmsg',
      { link: `//evil.example${featurePath(1)}` },
      400,
      'invalidRequest',
    ],
    ['a path from nowhere', 'cntdirectmsg', { link: featurePath(1).slice(1) }, 400, 'invalidRequest'],
    ['a folder above', 'cntdirectmsg', { link: `/..${featurePath(1)}` }, 400, 'invalidRequest'],
    ['a broken path', 'cntdirectmsg', { link: '/%E0%A4%A' }, 400, 'invalidRequest'],
    ['an id beyond all', 'cntdirectmsg', { link: '/Kosher_Tours-FT9999999999-x.html' }, 400, 'invalidRequest'],
  ])('is not %s', async (_, form, fields, status, code) => {
    const { answer, mails } = await refused(form, fields)
    expect(outcome(answer)).toEqual([status, code])
    expect(answer.json().error).toMatch(/./)
    expect(answer.body).not.toContain('example.')
    expect(mails).toEqual([])
  })

  test('is nobody before there is a release', async () => {
    const served = await peopleApp()
    const visitor = await visit(served)
    expect(outcome(await ask(served, visitor, 'cntdirectmsg'))).toEqual([503, 'noRelease'])
  })
})

describe('a message that has', () => {
  test.each<[string, Fields, string]>([
    ['no name', { name: ' ' }, 'requiredFieldsMissing'],
    ['a link for a name', { name: 'www.evil.example' }, 'nameNotValid'],
    ['a header in its name', { name: 'Dana\r\nBcc: x@example.net' }, 'nameNotValid'],
    ['no address', { email: '' }, 'requiredFieldsMissing'],
    ['no words', { message: '\n ' }, 'requiredFieldsMissing'],
    ['letters for a phone', { phone: 'call me' }, 'enterValidPhone'],
    ['an odd address', { email: 'x', emailConf: 'x' }, 'enterValidEmail'],
    ['a header in its address', { email: 'a@example.com\r\nBcc: x@example.net' }, 'enterValidEmail'],
    ['a header in its address that hides', { email: 'a＠example.com' }, 'enterValidEmail'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'enterValidEmail'],
    ['another confirmation', { emailConf: 'other@example.com' }, 'emailConfirmationInvalid'],
    ['a title of two lines', { pageTitle: 'a\r\nBcc: x@example.net' }, 'invalidRequest'],
    ['too many words', { message: 'x'.repeat(4001) }, 'invalidRequest'],
    ['an unknown field', { bcc: 'x@example.net' }, 'invalidRequest'],
    ['another language', { language: 'xx' }, 'invalidRequest'],
    ['NUL', { message: 'a\0b' }, 'invalidRequest'],
    ['no page', { link: undefined }, 'invalidRequest'],
  ])('%s is refused', async (_, fields, code) => {
    const { answer, mails } = await refused('cntdirectmsg', fields)
    expect(outcome(answer)).toEqual([400, code])
    expect(mails).toEqual([])
  })
})

describe('a request', () => {
  const whole = { phone: undefined, prephone: undefined, dates: undefined, guests: undefined, message: '' }

  test('that says no more than its owner wants is in order', async () => {
    const { answer, mails } = await postEnquiry('cntmsgform', {
      ...whole,
      link: featurePath(1),
      clientMail: HOST,
      ftrId: 1,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const [mail] = mails
    expect(mail!.text).toContain('Name: Dana Levi\nE-mail: dana@example.com\n\nhttps')
    expect(mail!.text).not.toMatch(/Phone|Dates|Guests|^> /m)
  })

  test.each<[string, Fields, string]>([
    ['no phone', { phone: undefined }, 'requiredFieldsMissing'],
    ['a prefix alone', { phone: '' }, 'requiredFieldsMissing'],
    ['no dates', { dates: '' }, 'requiredFieldsMissing'],
    ['no guests', { guests: undefined }, 'requiredFieldsMissing'],
    ['no words', { message: ' ' }, 'requiredFieldsMissing'],
    ['dates of the past', { dates: '2026-11-18/2026-11-25' }, 'invalidDates'],
    ['dates too far ahead', { dates: '2027-11-20/2027-11-23' }, 'invalidDates'],
    ['dates turned round', { dates: '2027-04-30/2027-04-20' }, 'invalidDates'],
    ['a day that is none', { dates: '2027-02-29/2027-03-01' }, 'invalidDates'],
    ['fewer guests than come', { guests: { all: 1, adults: 2, children: 0, babies: 0 } }, 'invalidRequest'],
    ['more guests than come', { guests: { all: 5, adults: 2, children: 1, babies: 1 } }, 'invalidRequest'],
    ['guests of whom nobody comes', { guests: { all: 0, adults: 0, children: 0, babies: 0 } }, 'invalidRequest'],
    ['less than nobody', { guests: { all: 1, adults: 2, children: -1, babies: 0 } }, 'invalidRequest'],
    ['a hundred children', { guests: { all: 100, adults: 0, children: 100, babies: 0 } }, 'invalidRequest'],
    ['half a guest', { guests: { all: 1, adults: 0.5, children: 0.5, babies: 0 } }, 'invalidRequest'],
    ['letters for a prefix', { prephone: 'abc' }, 'invalidRequest'],
    ['its own list of required fields', { fieldsRequired: [] }, 'invalidRequest'],
    ['no feature', { ftrId: undefined }, 'invalidRequest'],
  ])('that has %s is refused', async (_, fields, code) => {
    const { answer, mails } = await refused('cntmsgform', fields)
    expect(outcome(answer)).toEqual([400, code])
    expect(mails).toEqual([])
  })

  // It is 10:00 UTC on November 20: the 19th in Samoa is over soon, and the 21st has begun in Kiribati.
  test.each(['2026-11-19/2026-11-19', '2026-11-20/2027-11-20', '2026-11-21/2027-11-21', '2027-04-20/2027-04-20'])(
    'may be for %s, wherever it is written',
    async (dates) => {
      const { answer, mails } = await postEnquiry('cntmsgform', { dates })
      expect(answer.statusCode, answer.body).toBe(200)
      const [mail] = mails
      const [from, to] = dates.split('/')
      expect(mail!.text.includes(' – ')).toBe(from !== to)
    },
  )

  test.each([
    [{ prephone: '+972' }, '+972-501234567'],
    [{ prephone: '00972' }, '+972-501234567'],
    [{ prephone: '' }, '501234567'],
    [{ prephone: undefined, phone: ' 0501234567 ' }, '0501234567'],
  ])('with %j says whom to call', async (fields, phone) => {
    const { mails } = await postEnquiry('cntmsgform', fields)
    expect(mails[0]!.text).toContain(`\nPhone: ${phone}\n`)
  })

  test('keeps the words of whoever writes, and what was pasted from elsewhere', async () => {
    const message = 'First\r\nsecond\u2028third\u000bfourth \u0007<b>{{link}}</b>\rlast 😀'
    const { answer, mails } = await postEnquiry('cntmsgform', { message })
    expect(answer.statusCode, answer.body).toBe(200)
    const [mail] = mails
    expect(mail!.text).toContain('> First\n> second\n> third\n> fourth <b>{{link}}</b>\n> last 😀\n\n')
    expect(mail!.html).toContain('fourth &lt;b&gt;{{link}}&lt;/b&gt;')
  })

  test('shows the title of the content, whatever the form calls the page', async () => {
    const { mails } = await postEnquiry('cntmsgform', {
      pageTitle: 'You have won! evil.example',
    })
    const [mail] = mails
    expect(mail!.subject).toBe('Request from Dana Levi: Vacation 2')
    expect(JSON.stringify(mail)).not.toContain('won')
  })
})

describe.each(FORMS)('%s: who sends', (form) => {
  const usual = form === 'cntdirectmsg' ? MESSAGE : REQUEST

  test('has a page of ours, with its token', async () => {
    const served = await quietApp()
    const visitor = await visit(served)
    const url = `/rest/tjt/${form}`
    const gReCaptchaResponse = await captchaAnswer(served.get)
    const payload = { ...usual, gReCaptchaResponse }
    const headers = [
      {},
      { cookie: visitor.cookie() },
      { cookie: visitor.cookie(), [TOKEN_HEADER]: 'x' },
      { cookie: visitor.cookie(), [TOKEN_HEADER]: visitor.state().tokens['POST emailpageshare'] ?? '' },
      {
        cookie: visitor.cookie(),
        [TOKEN_HEADER]: visitor.state().tokens[`POST ${form}`] ?? '',
        origin: 'https://evil.example',
      },
    ]
    for (const sent of headers) {
      const answer = await served.app.inject({ method: 'POST', url, payload, headers: sent })
      expect(outcome(answer)).toEqual([403, 'badToken'])
    }
    expect(await outbox(served)).toEqual([])
  })

  test('is a person, once for each message', async () => {
    const served = await quietApp()
    const visitor = await visit(served)
    const gReCaptchaResponse = await captchaAnswer(served.get)
    for (const answer of [undefined, '', 'x', btoa('{}')]) {
      const body = { ...usual, gReCaptchaResponse: answer }
      expect(outcome(await visitor.post(form, body))).toEqual([400, 'captchaFailed'])
    }
    const body = { ...usual, gReCaptchaResponse }
    // What is wrong in the form costs no captcha.
    expect(outcome(await visitor.post(form, { ...body, name: '' }))[0]).toBe(400)
    expect((await visitor.post(form, body)).statusCode).toBe(200)
    const again = await visitor.post(form, { ...body, message: 'Again' })
    expect(outcome(again)).toEqual([400, 'captchaFailed'])
    expect(await outbox(served)).toHaveLength(1)
  })

  test('needs no captcha once logged in, and is themselves', async () => {
    const served = await enquiryApp()
    const dana = await loggedIn(served)
    const { uid } = dana.state()
    for (const other of [0, false, uid + 1]) {
      const answer = await dana.post(form, { ...usual, uid: other })
      expect(outcome(answer)).toEqual([403, 'notYours'])
    }
    expect((await dana.post(form, { ...usual, uid })).statusCode).toBe(200)
    const nobody = await visit(served)
    expect(outcome(await ask(served, nobody, form, { uid }))).toEqual([403, 'notYours'])
    const named = await ask(served, nobody, form, { uid: false, message: 'B' })
    expect(named.statusCode, named.body).toBe(200)
    expect(await outbox(served)).toHaveLength(2)
  })

  test('calls ten times an hour', async () => {
    const served = await enquiryApp()
    const visitor = await visit(served)
    for (let i = 0; i < 10; i++) {
      const answer = await visitor.post(form, { ...usual, name: '' })
      expect(answer.statusCode).toBe(400)
    }
    const late = await visitor.post(form, usual)
    expect(outcome(late)).toEqual([429, 'tooMany'])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test('is answered with the form’s own message if the store fails', async () => {
    const served = await enquiryApp()
    const visitor = await visit(served)
    const gReCaptchaResponse = await captchaAnswer(served.get)
    await served.store.schema.dropTable('outbox').execute()
    const answer = await visitor.post(form, { ...usual, gReCaptchaResponse })
    expect(outcome(answer)).toEqual([503, form === 'cntdirectmsg' ? 'couldNotSendEmail' : 'couldNotSendRequest'])
  })
})

describe('too many', () => {
  const proxied = () => enquiryApp({ TRUST_PROXY: 'true' })
  const from = (i: number) => ({ 'x-forwarded-for': `192.0.2.${i}` })

  test('copies to one address are refused, whoever wants them, and nothing is sent', async () => {
    const served = await proxied()
    const visitor = await visit(served)
    const spam = (i: number) =>
      ask(
        served,
        visitor,
        'cntdirectmsg',
        {
          email: `vic.tim+${i}@gmail.com`,
          emailConf: undefined,
          message: `Buy ${i}`,
          copy: true,
        },
        from(i),
      )
    for (const i of [1, 2, 3]) expect((await spam(i)).statusCode).toBe(200)
    expect(await outbox(served)).toHaveLength(6)
    const fourth = await spam(4)
    expect(outcome(fourth)).toEqual([429, 'tooMany'])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(await outbox(served)).toHaveLength(6)
    // Without a copy it is the owner alone who gets it.
    const alone = await ask(
      served,
      visitor,
      'cntdirectmsg',
      { email: 'victim@gmail.com', emailConf: undefined },
      from(5),
    )
    expect(alone.statusCode, alone.body).toBe(200)
    served.clock.now += DAY
    const later = await visit(served)
    const next = await ask(
      served,
      later,
      'cntdirectmsg',
      { email: 'victim@gmail.com', emailConf: undefined, copy: true },
      from(6),
    )
    expect(next.statusCode, next.body).toBe(200)
  })

  test('copies to oneself are not known', async () => {
    const served = await enquiryApp()
    const dana = await loggedIn(served)
    const { uid, email } = dana.state()
    for (const nid of [1, 5, 6]) {
      for (const i of [1, 2]) {
        const answer = await dana.post('cntdirectmsg', {
          ...MESSAGE,
          uid,
          email,
          emailConf: email,
          link: featurePath(nid),
          message: `${i}`,
          copy: true,
        })
        // All of them belong to one host, who need not hear of one visitor more than five times a day.
        expect(answer.statusCode).toBe(nid === 6 && i === 2 ? 429 : 200)
      }
    }
    expect(await outbox(served)).toHaveLength(10)
    // An address that is not known to be theirs is a stranger's.
    const other = await loggedIn(served, { name: 'Uri', email: 'uri@example.org', password: 'another long password' })
    const codes: number[] = []
    for (const i of [1, 2, 3, 4]) {
      const body = { ...REQUEST, uid: other.state().uid, email: 'victim@example.net', message: `${i}`, copySend: true }
      codes.push((await other.post('cntmsgform', body)).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 429])
  })

  test('messages of one caller to one owner are refused, whatever the sender is called', async () => {
    const served = await enquiryApp()
    const visitor = await visit(served)
    const send = (i: number, fields = {}) =>
      ask(served, visitor, 'cntdirectmsg', {
        email: `sender${i}@example.com`,
        emailConf: undefined,
        ...fields,
      })
    for (const i of [1, 2, 3, 4, 5]) expect((await send(i)).statusCode).toBe(200)
    expect(outcome(await send(6))).toEqual([429, 'tooMany'])
    const other = await send(7, { link: SYNAGOGUE, clientMail: 'office@example.org' })
    expect(other.statusCode, other.body).toBe(200)
  })

  test('messages in somebody’s name use up nothing of what they may send', async () => {
    const served = await proxied()
    const visitor = await visit(served)
    const codes: number[] = []
    for (let i = 0; i < 21; i++) {
      const fields = { email: `dana+${i}@example.com`, emailConf: undefined }
      const answer = await ask(served, visitor, 'cntdirectmsg', fields, from(i))
      codes.push(answer.statusCode)
    }
    expect(codes).toEqual(Array<number>(21).fill(200))
  })

  test('messages of one caller are refused, in whatever names', async () => {
    const served = await proxied()
    const visitor = await visit(served)
    const { countOne } = await import('#api/guards/limits.repository.ts')
    const { secretOf } = await import('#data/store/secrets.repository.ts')
    const secret = await secretOf(served.store, 'limits')
    const limit = { name: 'enquiry from', most: 20, windowMs: DAY }
    for (let i = 0; i < 19; i++) await countOne(served.store, limit, '192.0.2.1', { secret, now: served.clock.now })
    const fields = (i: number) => ({ email: `name${i}@example.com`, emailConf: undefined })
    expect((await ask(served, visitor, 'cntdirectmsg', fields(1), from(1))).statusCode).toBe(200)
    expect(outcome(await ask(served, visitor, 'cntdirectmsg', fields(2), from(1)))).toEqual([429, 'tooMany'])
    expect((await ask(served, visitor, 'cntdirectmsg', fields(3), from(2))).statusCode).toBe(200)
  })

  test('messages to one owner are refused, whoever sends them', async () => {
    const served = await proxied()
    const visitor = await visit(served)
    const { countOne } = await import('#api/guards/limits.repository.ts')
    const { secretOf } = await import('#data/store/secrets.repository.ts')
    const secret = await secretOf(served.store, 'limits')
    const limit = { name: 'enquiry to', most: 200, windowMs: DAY }
    for (let i = 0; i < 199; i++) await countOne(served.store, limit, HOST, { secret, now: served.clock.now })
    const last = await ask(served, visitor, 'cntdirectmsg')
    expect(last.statusCode, last.body).toBe(200)
    const over = await ask(served, visitor, 'cntdirectmsg', { message: 'B' })
    expect(outcome(over)).toEqual([429, 'tooMany'])
    const other = await ask(served, visitor, 'cntmsgform')
    expect(other.statusCode, other.body).toBe(200)
  })
})
