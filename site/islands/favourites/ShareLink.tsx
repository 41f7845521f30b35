import { useId, useState } from 'react'
import type { SavedWords } from '#core/i18n/words.ts'
import { shareAddress } from '#site/stores/favourites/named-lists.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  /** The key of the link. */
  share: string
  words: SavedWords
  onStop: () => void
}

/** The link that shows a list to others, and what takes it back. */
export function ShareLink({ share, words, onStop }: Props) {
  const id = useId()
  const [said, setSaid] = useState('')
  const address = shareAddress(share)
  async function copy() {
    // Cleared first, so that the same text is announced again.
    setSaid('')
    try {
      await navigator.clipboard.writeText(address)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
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
        <Button look="main" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onStop}>{words.stopSharing}</Button>
        <span role="status">{said}</span>
      </div>
    </div>
  )
}
