import { useId } from 'react'
import type { SavedWords } from '#core/i18n/words.ts'
import { shareAddress } from '#site/stores/favourites/named-lists.ts'
import { Button } from '../page/Button.tsx'
import { useCopy } from '../page/use-copy.ts'

interface Props {
  /** The key of the link. */
  share: string
  words: SavedWords
  onStop: () => void
}

/** The link that shows a list to others, and what takes it back. */
export function ShareLink({ share, words, onStop }: Props) {
  const id = useId()
  const { said, copy } = useCopy(words)
  const address = shareAddress(share)
  return (
    <div className="stack gap-2 saved-share">
      <label htmlFor={id}>{words.link}</label>
      <input
        id={id}
        readOnly
        dir="ltr"
        value={address}
        aria-describedby={`${id}-hint`}
        onFocus={({ target }) => target.select()}
      />
      <p id={`${id}-hint`}>{words.shareHint}</p>
      <div className="cluster gap-3 button-row">
        <Button look="main" onClick={() => void copy(address)}>
          {words.copy}
        </Button>
        <Button onClick={onStop}>{words.stopSharing}</Button>
        <span role="status">{said}</span>
      </div>
    </div>
  )
}
