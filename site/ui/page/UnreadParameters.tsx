import { format, isolate } from '#core/i18n/format.ts'

interface Props {
  /** Placeholders: `values`. */
  text: string
  /** Each as it stands in the address: `loc=abc`. */
  parameters: readonly string[]
}

/** Names the parameters of the address that the page could not read; nothing if it read all. */
export function UnreadParameters({ text, parameters }: Props) {
  if (parameters.length === 0) return null
  return (
    <p className="notice is-warning" role="status">
      <span>{format(text, { values: parameters.map(isolate).join(', ') })}</span>
    </p>
  )
}
