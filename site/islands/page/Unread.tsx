import { filled, isolated } from '#core/i18n/filled.ts'

interface Props {
  /** With `values`. */
  text: string
  unread: readonly string[]
}

/** Says what the address of the page asks for in vain; nothing where all of it is shown. */
export function Unread({ text, unread }: Props) {
  if (unread.length === 0) return null
  return (
    <p className="notice is-warning" role="status">
      <span>{filled(text, { values: unread.map(isolated).join(', ') })}</span>
    </p>
  )
}
