import { t } from '#site/ui/page/messages.ts'
import { phoneParts, phoneUrl } from '#core/domain/phones/read.ts'
import { format } from '#core/i18n/format.ts'

type Kind = 'phone' | 'fax' | 'email' | 'web'

/** URL scheme by contact kind; fax has none. */
const HREFS: Readonly<Partial<Record<Kind, (text: string) => string>>> = {
  phone: phoneUrl,
  email: (text) => `mailto:${text}`,
  web: (text) => text,
}

export interface Line {
  kind: Kind
  label: string
  text: string
}

interface Props {
  lines: readonly Line[]
  /** Invented contacts are not linked. */
  isSample: boolean
}

/** Phone numbers, addresses and web pages with their names. */
export function ContactLines({ lines, isSample }: Props) {
  return (
    <dl className="stack gap-2 contact-list">
      {lines.map((line) => (
        <div key={`${line.kind} ${line.text}`}>
          <dt className="quiet">{line.label}</dt>
          <dd>
            <Way {...line} isSample={isSample} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Way({ kind, text, isSample }: Line & { isSample: boolean }) {
  const href = HREFS[kind]?.(text)
  const isLink = href !== undefined && !isSample
  const shown =
    kind === 'phone' || kind === 'fax' ? (
      <PhoneText phone={text} />
    ) : (
      <bdi dir="ltr">{kind === 'web' ? shortened(text) : text}</bdi>
    )
  if (!isLink) return shown
  return (
    <a href={href} {...(kind === 'web' && { rel: 'noopener nofollow' })}>
      {shown}
    </a>
  )
}

/** A number, with its extension in words. */
function PhoneText({ phone }: { phone: string }) {
  const { number, extension } = phoneParts(phone)
  const words = extension && format(t('listing.dialogs').supervision.extension, { number: extension })
  return (
    <>
      <bdi dir="ltr">{number}</bdi>
      {words && ` ${words}`}
    </>
  )
}

const shortened = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
