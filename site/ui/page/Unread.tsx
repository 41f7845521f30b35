import { format, isolate } from '#core/i18n/format.ts'

interface Props {
  /** Placeholders: `values`. */
  text: string
  unread: readonly string[]
}

/** Names parts of the address that the page cannot show; nothing if it shows all. */
export function Unread({ text, unread }: Props) {
  if (unread.length === 0) return null
  return (
    <p className="notice is-warning" role="status">
      <span>{format(text, { values: unread.map(isolate).join(', ') })}</span>
    </p>
  )
}
