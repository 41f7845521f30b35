import PostalMime from 'postal-mime'
import type { MailTemplate } from '#core/text/mail-text.ts'
import { describe, expect, test } from 'vitest'
import { checkParts } from '#api/mail/checks.ts'
import type { LeasedMail } from '#api/mail/leases.repository.ts'
import { createTransport } from 'nodemailer'
import { messageOf } from '#api/mail/message.ts'
import { renderMail, type MailRequest } from '#api/mail/render.ts'
import { withShortAddresses } from '#api/mail/shorten.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

const FROM = 'Kosher „Travel“, Directory <noreply@example.org>'
const VALUES = {
  name: 'Dana',
  link: 'https://example.org/a?b=1&c=2',
  leaveLink: 'https://example.org/leave',
  list: 'Edits: 2, new: 1\nReviews: 1, new: 0',
  fromName: 'Иван',
  fromMail: 'ivan@example.org',
  pageTitle: 'A week in Rome',
  message: 'Is there a minyan?',
  phone: '+972-501234567',
  dates: 'April 20 – April 30',
  guests: '4',
  adults: '2',
  children: '1',
  babies: '1',
  fileKind: 'PDF',
  title: 'Great Synagogue',
  reason: 'We asked there.',
  authority: 'Beth Din',
  date: 'May 1, 2027',
  until: 'May 7, 2027',
}
const SHARE = {
  template: 'share',
  language: 'en',
  site: 'Example Guide',
  values: VALUES,
} as const satisfies MailRequest

const share = (values: Record<string, string>, language: Lang = 'en') =>
  renderMail({ ...SHARE, language, values: { ...VALUES, ...values } })

describe.each(LANGS)('in %s', (language) => {
  const { site } = SHARE
  test.each(Object.keys(MESSAGES.en.mail.mails) as MailTemplate[])(
    '%s has its words, language and direction',
    (template) => {
      const { subject, text, html } = renderMail({
        template,
        language,
        site,
        values: VALUES,
      })
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/\{\{|undefined/)
      }
      const dir = language === 'he' ? 'rtl' : 'ltr'
      // Twice: some mail programs keep the inner one only.
      expect(html.split(`lang="${language}" dir="${dir}"`)).toHaveLength(3)
      expect(text.endsWith(`\n\n${site}`)).toBe(true)
      const links = MESSAGES[language].mail.mails[template].text.includes('{{link}}')
      expect(text.includes(`\n\n${VALUES.link}\n\n`)).toBe(links)
      expect(html.includes('href="https://example.org/a?b=1&amp;c=2"')).toBe(links)
    },
  )
})

test('escapes what somebody is called, and makes no link of it', () => {
  const { subject, text, html } = share({
    fromName: `<img src=x onerror="a">`,
    name: 'www.evil.example/offer http://evil.example x@evil.example',
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;')
  expect(subject).toContain('<img')
  for (const part of [text, html]) {
    expect(part).not.toMatch(/evil\.example|http:\/\/evil|www\.evil|x@evil/)
  }
})

test('takes marks that turn the direction out of names', () => {
  expect(share({ fromName: 'Da\u202ena\u2066' }).subject).toMatch(/^Dana /)
})

test.each(['a\nb', 'a\rb', 'a\0b', 'a\u0007b', 'a\u2028b', 'a\u0085b'])(
  'refuses the control character in %j',
  (fromName) => {
    expect(() => share({ fromName })).toThrow(RangeError)
  },
)

test('refuses a missing value, and a link that is none', () => {
  expect(() => renderMail({ ...SHARE, values: {} })).toThrow(RangeError)
  expect(() => share({ link: 'javascript:alert(1)' })).toThrow(RangeError)
  expect(() => share({ link: 'https://example.org/a b' })).toThrow(RangeError)
})

test('greets nobody by an empty name, and leaves out what has no value', () => {
  const words = { template: 'changed', language: 'de' } as const
  const values = { name: ' ', link: '' }
  const { text, html } = renderMail({ ...SHARE, ...words, values })
  expect(text).toMatch(/^Guten Tag,\n/)
  expect(text).not.toContain('https://')
  expect(html).not.toContain('<a ')
})

const request = (values: Record<string, string>) =>
  renderMail({
    ...SHARE,
    template: 'contactRequest',
    values: { ...VALUES, name: '', ...values },
  })

test('lines stand together, without those that are empty', () => {
  const full = request({})
  expect(full.text).toContain(
    [
      'Name: Иван',
      'E-mail: ivan@example.org',
      'Phone: +972-501234567',
      'Dates: April 20 – April 30',
      'Guests: 4 (adults: 2, children: 1, babies: 1)',
    ].join('\n'),
  )
  expect(full.html).toContain('Name: <bdi>Иван</bdi><br>')
  expect(full.html).toContain('<bdi dir="ltr">+972-501234567</bdi>')
  const none = { phone: '', dates: '', guests: '', adults: '', children: '', babies: '', message: '' }
  const { text, html } = request(none)
  expect(text).toContain('\n\nName: Иван\nE-mail: ivan@example.org\n\nhttps')
  expect(html.match(/<br>/g)).toHaveLength(1)
  for (const part of [text, html]) expect(part).not.toMatch(/Phone|Dates|Guests|> $/m)
})

test('what somebody wrote keeps its lines, as a quote and as text', () => {
  const { text, html } = request({ message: 'a <b>\r\nhttps://x.example/' })
  expect(text).toContain('\n\n> a <b>\n> https://x.example/\n\n')
  expect(html).toContain('>a &lt;b&gt;\nhttps://x.example/</div>')
  expect(html).not.toContain('href="https://x.example')
})

const ROW: LeasedMail = {
  id: 1,
  key: 'verify 1',
  recipient: 'dana@example.org',
  recipient_key: 'dana@example.org',
  reply_to: '',
  reply_key: '',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: '{}',
  attachment: null,
  state: 'sending',
  attempts: 1,
  problem: '',
  lease: 'x',
  at: 1_790_000_000_000,
  due_at: 0,
  bulk: 0,
  recipient_refused: 0,
}

const composer = createTransport({ streamTransport: true, buffer: true })

async function composed(change: Partial<LeasedMail> = {}, from = FROM) {
  const { name, options } = messageOf({ ...ROW, ...change }, from)
  const { message } = await composer.sendMail(options)
  return { name, bytes: message as Buffer }
}

async function parsed(change: Partial<LeasedMail>, from = FROM) {
  const { bytes } = await composed(change, from)
  return { raw: bytes.toString(), mail: await PostalMime.parse(bytes) }
}

test.each(LANGS)('what is put together in %s comes out intact', async (lang) => {
  const rendered = share({ name: 'דנה לוי', fromName: 'Иван Петров' }, lang)
  const { raw, mail } = await parsed({
    ...rendered,
    reply_to: 'ivan@example.org',
    headers: '{"List-Unsubscribe-Post":"List-Unsubscribe=One-Click"}',
    attachment: JSON.stringify({
      name: 'קורות חיים.pdf',
      type: 'application/pdf',
      base64: Buffer.from('%PDF-1.7').toString('base64'),
    }),
  })
  expect(mail.subject).toBe(rendered.subject)
  expect(mail.text?.trim()).toBe(rendered.text)
  expect(mail.html?.trim()).toBe(rendered.html.trim())
  expect(mail.from).toMatchObject({
    name: 'Kosher „Travel“, Directory',
    address: 'noreply@example.org',
  })
  expect(mail.replyTo).toMatchObject([{ address: 'ivan@example.org' }])
  expect(mail.attachments).toMatchObject([{ filename: 'קורות חיים.pdf', mimeType: 'application/pdf' }])
  expect(new TextDecoder().decode(mail.attachments[0]?.content as never)).toBe('%PDF-1.7')
  // Plain ASCII in short lines is what every mail server takes.
  expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(999)
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each(['verify', 'reset', 'registeredAlready'] as const)(
  'a link of the mail %s can be read in the message as it is',
  async (template) => {
    const link = `https://example.org/Account.html?verify=${'a'.repeat(64)}`
    const values = { name: 'Dana', link }
    const wish = { ...SHARE, template, values }
    const { raw } = await parsed(renderMail(wish))
    expect(raw.split('\r\n')).toContain(link)
    expect(raw).toContain(`href="${link}"`)
  },
)

test.each([
  ['in other letters', 'שלום Привет'],
  ['too long for one line', 'a'.repeat(999)],
  ['like the end of a part', `--${'_'.repeat(3)}\n--`],
])('a text %s comes out intact', async (_, text) => {
  const { raw, mail } = await parsed({ text })
  expect(mail.text?.trimEnd()).toBe(text)
  expect(raw.replaceAll('\r\n', '\n')).not.toContain(text)
})

test('a long subject is folded, and comes out in one piece', async () => {
  const subject = 'Шалом, мир! '.repeat(30).trim()
  const { raw, mail } = await parsed({ subject })
  expect(mail.subject).toBe(subject)
  expect(/^Subject: .*\r\n =/m.test(raw)).toBe(true)
})

test('is the same at each attempt, to the byte', async () => {
  const first = await composed()
  const again = await composed({ attempts: 7, lease: 'y' })
  expect(again.bytes.equals(first.bytes)).toBe(true)
  expect(first.bytes.toString()).toMatch(/^Message-ID: <[0-9a-f]{32}@example\.org>\r$/m)
  const other = await composed({ key: 'verify 2' })
  expect(other.name).not.toBe(first.name)
})

const PARTS = { key: 'a', to: 'dana@example.org' }
const FILE = { name: 'a.pdf', type: 'application/pdf', base64: 'YQ==' }

test.each([
  ['a recipient with a header', { to: 'a@b.org\r\nBcc: c@d.org' }],
  ['two recipients', { to: 'a@b.org, c@d.org' }],
  ['a reply address with a header', { replyTo: 'a@b.org\nX: y' }],
  ['a header with a line break', { headers: { 'X-A': 'a\r\nBcc: c@d.org' } }],
  ['a header with a lone carriage return', { headers: { 'X-A': 'a\rb' } }],
  ['a header with other letters', { headers: { 'X-A': 'שלום' } }],
  ['a name of a header with a line break', { headers: { 'X\r\nBcc': 'a' } }],
  ['a name of a header with a colon', { headers: { 'Bcc: a@b.org, X': 'a' } }],
  ['a recipient as a header', { headers: { bcc: 'c@d.org' } }],
  ['another type', { headers: { 'Content-Type': 'text/html' } }],
  ['a key with a line break', { key: 'a\nb' }],
  ['a file with a path', { attachment: { ...FILE, name: '../a.pdf' } }],
  ['a file with a header', { attachment: { ...FILE, name: 'a\r\nX: y' } }],
  ['a file of dots', { attachment: { ...FILE, name: '..' } }],
  ['a type with a header', { attachment: { ...FILE, type: 'a/b\r\nX: y' } }],
  ['a type with a parameter', { attachment: { ...FILE, type: 'a/b; c=d' } }],
  ['what is no base64', { attachment: { ...FILE, base64: 'a' } }],
])('refuses %s', (_, change) => {
  expect(() => checkParts({ ...PARTS, ...change })).toThrow(RangeError)
})

test('takes what is good, and never repeats what is not', () => {
  expect(() => checkParts({ ...PARTS, attachment: FILE })).not.toThrow()
  expect(() => checkParts({ ...PARTS, to: 'secret\n@b.org' })).toThrow(/^(?!.*secret)/)
})

test('shortens addresses wherever they stand', () => {
  expect(withShortAddresses('550 <dana@example.org>: no such user דנה@x.org')).toBe(
    '550 <d***@example.org>: no such user ד***@x.org',
  )
})
