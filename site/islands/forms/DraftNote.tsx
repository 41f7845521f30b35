import { fill } from '#core/i18n/fill.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { toasts } from '#site/stores/page/toasts.ts'
import { Icon } from '../page/Icon.tsx'

interface Props {
  /** When the draft was written that the form began with; undefined where it began with none. */
  at: number | undefined
  words: Record<'restored' | 'discard' | 'discarded', string>
  /** What else is to be known of it. */
  more?: string
  className: string
  /** What takes the focus once it is thrown away. */
  titleId: string
  onDiscard: () => void
}

/** Says that a form began with a draft, and lets it be thrown away. */
export function DraftNote({ at, words, more, className, titleId, onDiscard }: Props) {
  if (at === undefined) return null
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  const date = new Intl.DateTimeFormat(pageLang(), style).format(at)
  function discard() {
    onDiscard()
    toasts.add({ type: 'info', text: words.discarded })
    document.getElementById(titleId)?.focus()
  }
  return (
    <div className={`notice ${className}`} role="status">
      <Icon name="info" />
      <div>
        <p>
          <strong>{fill(words.restored, { date })}</strong> {more}
        </p>
        <button type="button" className="button is-quiet" onClick={discard}>
          {words.discard}
        </button>
      </div>
    </div>
  )
}
