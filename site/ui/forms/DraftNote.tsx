import { format } from '#core/i18n/format.ts'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { Button } from '../page/Button.tsx'
import { Icon } from '../page/Icon.tsx'
import { openFoldsAround } from './Fold.tsx'

interface Props {
  /** When the restored draft was written; undefined if there was none. */
  at: number | undefined
  words: Record<'restored' | 'discard' | 'discarded', string>
  /** Further text. */
  more?: string
  className: string
  /** Id of the element that gets the focus after discarding. */
  titleId: string
  onDiscard: () => void
}

/** Says that a draft was restored, and offers to discard it. */
export function DraftNote({ at, words, more, className, titleId, onDiscard }: Props) {
  if (at === undefined) return null
  const date = dateAndTime(at)
  function discard() {
    onDiscard()
    toasts.add({ type: 'info', text: words.discarded })
    const title = document.getElementById(titleId)
    if (title) openFoldsAround(title)
    title?.focus()
  }
  return (
    <div className={`notice ${className}`} role="status">
      <Icon name="info" />
      <div className="stack gap-3 start">
        <p>
          <strong>{format(words.restored, { date })}</strong> {more}
        </p>
        <Button onClick={discard}>{words.discard}</Button>
      </div>
    </div>
  )
}
