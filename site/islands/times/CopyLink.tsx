import { useState } from 'react'
import type { CandleWords } from '#site/components/candle-times/candle-words.ts'

interface Props {
  words: CandleWords
  /** Puts the query that shows the same to anyone into the address, and answers it; nothing before the page has woken. */
  share: (() => string) | undefined
}

/** Copies the address of what is shown, and says so. */
export function CopyLink({ words, share }: Props) {
  const [said, setSaid] = useState('')
  async function copy() {
    if (!share) return
    // The same words again would not be read out.
    setSaid('')
    const url = new URL(location.href)
    url.search = share()
    try {
      await navigator.clipboard.writeText(url.href)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={!share}
        onClick={() => void copy()}
        onBlur={() => setSaid('')}
      >
        <svg className="icon" aria-hidden="true">
          <use href="#i-share" />
        </svg>
        {words.copyLink}
      </button>
      <span className="copy-said" role="status">
        {said}
      </span>
    </>
  )
}
