import type { TextPreview } from '#core/contract/desk.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { withTexts } from '#core/i18n/own-texts.ts'
import { textFault, type TextForms } from '#core/i18n/text-entries.ts'
import { dateText } from '#core/text/values.ts'
import { mailText, type MailTemplate } from '#core/text/mail-text.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { placeholders, renderMail } from '#api/mail/render.ts'
import { siteName } from '#data/store/site-name.ts'
import { defaultsOf, faultError, type TextId } from './texts.ts'

interface Draft extends TextId {
  texts: TextForms
}

/** A text with sample values, and the mail that it belongs to. Throws AppError: what is wrong with it, `notFound`. */
export async function previewText(deps: PeopleDeps, { language, key, texts }: Draft): Promise<TextPreview> {
  defaultsOf({ language, key })
  const fault = textFault({ language, key, texts })
  if (fault) throw faultError(fault)
  const samples = { language, site: await siteName(deps.store, language), deps }
  const filled = Object.entries(texts).map(([form, text]) => [form, filledText(text, form, samples)])
  const mail = mailPreview({ language, key, texts }, samples)
  return { texts: Object.fromEntries(filled) as TextForms, ...(mail && { mail }) }
}

interface Samples {
  language: Lang
  site: string
  deps: PeopleDeps
}

function filledText(text: string, form: string, samples: Samples): string {
  const values = placeholders(text).map((name) => [name, isolate(sampleOf(name, form, samples))])
  return format(text, Object.fromEntries(values) as Record<string, string>)
}

/** The mail of a text of one, or with a greeting; undefined for other texts. */
function mailPreview({ language, key, texts }: Draft, samples: Samples): TextPreview['mail'] {
  const [, part, template = 'verify'] = /^mail:(mails|greeting)\.(?:(\w+)\.\w+$)?/.exec(key) ?? []
  if (!part) return undefined
  const messages = withTexts(MESSAGES[language].mail, { [key.slice('mail:'.length)]: texts['text'] ?? '' })
  const { subject, text } = mailText(messages, template as MailTemplate)
  const names = [subject, ...text.flat()].flatMap(placeholders)
  const values = names.map((name) => [name, sampleOf(name, 'text', samples)])
  const isPlain = key === 'mail:greeting.plain'
  return renderMail({
    template: template as MailTemplate,
    language,
    site: samples.site,
    values: { ...Object.fromEntries(values), ...(!isPlain && { name: sampleOf('name', 'text', samples) }) },
    messages,
  })
}

const NUMBERS: ReadonlySet<string> = new Set([
  'count', 'total', 'number', 'page', 'pages', 'limit', 'most', 'minutes', 'days', 'm', 'h', 'n', 'id', 'waiting',
  'approved', 'refused', 'candles', 'megabytes', 'degrees', 'distance', 'adults', 'children', 'babies', 'all', 'fresh',
  'year', 'nights', 'guests', 'done', 'metres', 'line', 'column', 'shown', 'held', 'published', 'removed', 'rooms',
]) // prettier-ignore
const DAYS: ReadonlySet<string> = new Set(['date', 'day', 'until', 'from', 'to', 'dates', 'at', 'latest'])
const TIMES: ReadonlySet<string> = new Set(['time', 'nightfall', 'havdalah', 'dawn', 'shabbat', 'landing'])

/** What a placeholder stands for in a preview; numbers have the plural form. */
function sampleOf(name: string, form: string, { language, site, deps }: Samples): string {
  const { samples } = MESSAGES[language].desk.texts
  if (name === 'site') return site
  if (/link$/i.test(name) || name === 'url') return deps.config.linkOrigin + hrefOf(language, { kind: 'home' })
  if (/mail$/i.test(name)) return 'sarah@example.org'
  if (name === 'phone') return '+44 20 7946 0000'
  if (DAYS.has(name)) return dateText(language, deps.now().getTime())
  if (TIMES.has(name)) return '16:30'
  if (NUMBERS.has(name)) return new Intl.NumberFormat(LANGUAGES[language].locale).format(numberFor(language, form))
  if (/name$/i.test(name) || name === 'author' || name === 'by') return samples.person
  if (name === 'place' || name === 'town') return samples.place
  if (/title$/i.test(name) || name === 'subject') return samples.title
  if (name === 'message' || name === 'reason' || name === 'text') return samples.message
  return `‹${name}›`
}

/** The first number from 1 on with a plural form; 3 where there is none. */
function numberFor(language: Lang, form: string): number {
  if (form === 'text') return 3
  const type = form.startsWith('ordinal_') ? 'ordinal' : 'cardinal'
  const rules = new Intl.PluralRules(LANGUAGES[language].locale, { type })
  const category = form.replace('ordinal_', '')
  for (let number = 1; number < 200; number++) if (rules.select(number) === category) return number
  return 0
}
