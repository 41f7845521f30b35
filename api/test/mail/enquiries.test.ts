import { expect, test } from 'vitest'
import { smtpTransport } from '#api/mail/transport.ts'
import { compoundFile, wordStream } from '../compound.ts'
import { apply, ask, docx, enquiryApp, featurePath, fileOf, pdf } from '../enquiries.ts'
import { loggedIn, visit } from '../people.ts'
import { onBothStores } from '../store/stores.ts'
import { mailerOn, rowsOf } from './mailing.ts'
import { mailServer, type Taken } from './smtp-servers.ts'

const headersOf = ({ mail }: Taken): Record<string, string> =>
  Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))

onBothStores(({ migrated }) => {
  test('a mail server gets the request, and the sender the copy', async () => {
    const server = await mailServer()
    const served = await enquiryApp({}, await migrated())
    const answer = await ask(served, await visit(served), 'cntmsgform', {
      name: 'דנה לוי',
      link: '/he/נופש_כשר-FT2-חופשה_2.html',
      message: 'שלום,\nיש בריכה?',
      copySend: true,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { sendDue } = mailerOn(served.store, smtpTransport(server.url))
    await sendDue()
    expect(server.deliveries).toHaveLength(2)
    // A domain has no case.
    const request = server.deliveries.find(({ to }) => to[0] === 'Boss@example.org')
    const copy = server.deliveries.find((delivery) => delivery !== request)
    expect(request).toMatchObject({
      from: 'noreply@example.org',
      to: ['Boss@example.org'],
    })
    expect(request!.mail.subject).toBe('פנייה מאת דנה לוי: חופשה 2')
    // From us, so that nobody is pretended to; the reply goes to who wrote.
    expect(request!.mail.from).toMatchObject({ address: 'noreply@example.org' })
    expect(request!.mail.replyTo).toMatchObject([{ address: 'dana@example.com' }])
    expect(request!.mail.text).toContain('> שלום,\n> יש בריכה?')
    expect(request!.mail.text).toContain('טלפון: +972-501234567')
    expect(request!.mail.text).toContain('אורחים: 4 (מבוגרים: 2, ילדים: 1, תינוקות: 1)')
    expect(request!.mail.html).toContain('dir="rtl"')
    expect(copy!.to).toEqual(['dana@example.com'])
    expect(copy!.mail.subject).toBe('העתק ההודעה ששלחתם: חופשה 2')
    expect(copy!.mail.replyTo ?? []).toEqual([])
    for (const delivery of server.deliveries) {
      expect(headersOf(delivery)).toMatchObject({
        'content-language': 'he',
        'auto-submitted': 'auto-generated',
      })
      expect(delivery.mail.cc ?? delivery.mail.bcc ?? []).toEqual([])
      expect(delivery.mail.attachments).toEqual([])
    }
    // Nothing of what was written is kept once it is sent.
    for (const row of await rowsOf(served.store)) {
      expect(row).toMatchObject({ state: 'sent', text: '', html: '' })
      expect(JSON.stringify(row)).not.toContain('בריכה')
    }
  })

  test('a mail server gets each résumé byte for byte', async () => {
    const server = await mailServer()
    const served = await enquiryApp({}, await migrated())
    const visitor = await visit(served)
    const files = [
      ['Résumé – דנה.pdf', pdf('', 5_242_880 - pdf().length), 'Résumé דנה.pdf', 'application/pdf'],
      ['cv.doc', compoundFile({ WordDocument: wordStream({ bytes: 20_000 }) }), 'cv.doc', 'application/msword'],
      ['cv.docx', docx(), 'cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const
    for (const [name, bytes] of files) {
      const resumedoc = fileOf(bytes, name)
      const answer = await apply(served, visitor, { resumedoc })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const { sendDue } = mailerOn(served.store, smtpTransport(server.url))
    await sendDue()
    expect(server.deliveries).toHaveLength(3)
    for (const [, bytes, filename, mimeType] of files) {
      const delivery = server.deliveries.find(({ mail }) => mail.attachments[0]?.filename === filename)
      expect(delivery?.to, filename).toEqual(['Boss@example.org'])
      expect(delivery!.mail.replyTo).toMatchObject([{ address: 'dana@example.com' }])
      const [attachment, ...more] = delivery!.mail.attachments
      expect(more).toEqual([])
      expect(attachment).toMatchObject({ mimeType, disposition: 'attachment' })
      const content = Buffer.from(attachment!.content as ArrayBuffer)
      expect(content.equals(bytes)).toBe(true)
    }
    for (const row of await rowsOf(served.store)) expect(row).toMatchObject({ state: 'sent', attachment: null })
  })
})

test('what somebody types adds no header, no reader and no link of theirs', async () => {
  const server = await mailServer()
  const served = await enquiryApp()
  const dana = await loggedIn(served)
  const { uid } = dana.state()
  const answer = await ask(served, dana, 'cntdirectmsg', {
    uid,
    gReCaptchaResponse: undefined,
    name: 'Dana evil.example: Bcc',
    email: 'dana+x@example.com',
    emailConf: undefined,
    link: `${featurePath(1)}?to=evil.example`,
    pageTitle: 'Bcc: victim@example.net',
    message: '.\r\nBcc: victim@example.net\r\n\r\n.\r\n<a href="https://evil.example">x</a>',
    copy: true,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { sendDue } = mailerOn(served.store, smtpTransport(server.url))
  await sendDue()
  expect(server.deliveries.map(({ to }) => to).sort()).toEqual([['dana+x@example.com'], ['host@example.org']])
  for (const delivery of server.deliveries) {
    expect(Object.keys(headersOf(delivery)).sort()).toEqual(
      [
        ...(delivery.to[0] === 'host@example.org' ? ['reply-to'] : []),
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ].sort(),
    )
    expect(delivery.mail.subject).not.toMatch(/evil\.example|victim/)
    expect(delivery.mail.html).not.toContain('href="https://evil')
    expect(delivery.mail.html).not.toContain('?to=')
    // The words themselves come as they were written.
    expect(delivery.mail.text).toContain('> Bcc: victim@example.net')
  }
})
