import { escapeHtml } from '#core/i18n/html.ts'
import { mailText, type MailPart, type MailTemplate, type MailText } from '#core/text/mail-text.ts'
import { direction, offeredLang, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES, type Messages } from '#core/i18n/messages.ts'

export interface MailRequest {
  template: MailTemplate
  language: Lang
  /** The site's name. */
  site: string
  /** The template's values; an empty one drops its paragraph. */
  values: Readonly<Record<string, string>>
  /** For a preview; by default those of the language. */
  messages?: Messages['mail']
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** A mail as text and HTML. Throws RangeError for missing values and control characters. */
export function renderMail({ template, site, values, ...request }: MailRequest): RenderedMail {
  const language = offeredLang(request.language)
  const words = withGreeting(request.messages ?? MESSAGES[language].mail, template, values)
  const all = cleaned({ ...values, site }, words)
  const paragraphs = words.text.flatMap((part) => filledPart(part, all))
  const subject = filled(words.subject, all, asLine)
  return {
    subject,
    text: [...paragraphs.map((part) => plain(part, all)), site].join('\n\n'),
    html: mailPage({ language, site, subject }, paragraphs.map((part) => htmlOf(part, all, words)).join('\n')),
  }
}

function withGreeting({ greeting, mails }: Messages['mail'], template: MailTemplate, { name }: Values): MailText {
  const words = mailText({ mails }, template)
  const begin = name?.trim() ? greeting.named : greeting.plain
  return { ...words, text: [begin, ...words.text] }
}

type Values = Readonly<Record<string, string>>

/** A part without lines that have an empty value; may be empty. */
function filledPart(part: MailPart, values: Values): MailPart[] {
  const isFilled = (text: string) => placeholders(text).every((name) => values[name] !== '')
  if (typeof part === 'string') return isFilled(part) ? [part] : []
  const lines = part.filter(isFilled)
  return lines.length > 0 ? [lines] : []
}

const HOLE = /\{\{(\w+)\}\}/
const ALONE = /^\{\{(\w+)\}\}$/

/** The placeholders of a text. */
export function placeholders(text: string): string[] {
  return text.split(HOLE).filter((_, at) => at % 2 === 1)
}

const isLink = (name: string): boolean => /link$/i.test(name)
/** Values that are always left to right. */
const isAddress = (name: string): boolean => isLink(name) || /(mail|phone)$/i.test(name)

/** The template's values, sanitized. */
function cleaned(values: Values, { subject, text }: MailText): Values {
  const lines = text.flatMap((part) => (typeof part === 'string' && ALONE.test(part) ? [] : part))
  const oneLine = new Set([subject, ...lines].flatMap(placeholders))
  const names = [subject, ...text.flat()].flatMap(placeholders)
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name]
      if (value === undefined) throw new RangeError(`${name} is missing`)
      const isLine = oneLine.has(name) || isAddress(name)
      return [name, clean(name, value, isLine)]
    }),
  )
}

/** Bidi controls, which would affect the rest of the mail. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROL = /[\p{Cc}\u2028\u2029]/u

function clean(name: string, value: string, isLine: boolean): string {
  const text = value.toWellFormed().replace(TURNS, '').replace(/\r\n?/g, '\n')
  const rest = isLine ? value : text.replace(/[\n\t]/g, '')
  if (CONTROL.test(rest)) {
    throw new RangeError(`${name} has control characters`)
  }
  if (isLink(name) && value !== '' && !/^https?:\/\/\S+$/.test(value)) {
    throw new RangeError(`${name} is no address of a page`)
  }
  return text.trim()
}

type Show = (name: string, value: string) => string

function filled(text: string, values: Values, show: Show, fixed: (words: string) => string = (words) => words): string {
  return text
    .split(HOLE)
    .map((part, at) => (at % 2 === 1 ? show(part, values[part] ?? '') : fixed(part)))
    .join('')
}

/** Prevents mail clients from linking names that look like addresses. */
const asLine: Show = (name, value) =>
  isAddress(name) ? value : value.replace(/(?<=\S)[.:/\\@]+(?=[\p{L}\p{N}])/gu, '$& ')

function plain(part: MailPart, values: Values): string {
  const lines = [part].flat()
  const alone = typeof part === 'string' ? ALONE.exec(part)?.[1] : undefined
  if (!alone || isAddress(alone)) {
    return lines.map((line) => filled(line, values, asLine)).join('\n')
  }
  return (values[alone] ?? '').replace(/^/gm, '> ')
}

export const STYLES = {
  body: 'margin:0;padding:0;background:#f3f5f7',
  box:
    'max-width:36em;margin:0 auto;padding:24px;background:#ffffff;color:#1d2733;font:16px/1.5 ' +
    'Arial,Helvetica,sans-serif',
  text: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:0 12px;border:solid #c5ced8;border-width:0 3px;white-space:pre-line',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f4f8f;color:#ffffff;text-decoration:none',
  small: 'margin:0 0 16px;font-size:13px;word-break:break-all',
  site: 'margin:24px 0 0;padding:12px 0 0;border-top:1px solid #c5ced8;font-size:13px',
} as const

const inHtml: Show = (name, value) => {
  const html = escapeHtml(asLine(name, value))
  if (isLink(name)) return anchor(value, html)
  return isAddress(name) ? `<bdi dir="ltr">${html}</bdi>` : `<bdi>${html}</bdi>`
}

function htmlOf(part: MailPart, values: Values, { button }: MailText): string {
  const lines = [part].flat()
  const alone = typeof part === 'string' ? ALONE.exec(part)?.[1] : undefined
  if (!alone) {
    const htmlLines = lines.map((line) => filled(line, values, inHtml, escapeHtml))
    return `<p style="${STYLES.text}">${htmlLines.join('<br>\n')}</p>`
  }
  const value = values[alone] ?? ''
  const html = escapeHtml(value)
  if (!isLink(alone)) {
    return `<div dir="auto" style="${STYLES.quote}">${html}</div>`
  }
  const label = button ? escapeHtml(button) : html
  return [
    `<p style="${STYLES.text}"><a href="${html}" style="${STYLES.button}">${label}</a></p>`,
    // If the button fails, the address can be copied.
    `<p style="${STYLES.small}">${anchor(value, html)}</p>`,
  ].join('\n')
}

export const anchor = (href: string, html: string): string => `<a href="${escapeHtml(href)}" dir="ltr">${html}</a>`

interface PageHead {
  language: Lang
  site: string
  subject: string
}

/** A mail's HTML around its body. */
export function mailPage({ language, site, subject }: PageHead, body: string): string {
  const ways = `lang="${language}" dir="${direction(language)}"`
  // Some mail clients drop <html> and <body>, so the box repeats language and direction.
  return `<!doctype html>
<html ${ways}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLES.body}">
<div ${ways} style="${STYLES.box}">
${body}
<p style="${STYLES.site}">${escapeHtml(site)}</p>
</div>
</body>
</html>
`
}
