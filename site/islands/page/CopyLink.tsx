import { Button } from './Button.tsx'
import { useState } from 'react'

interface Props {
  words: Readonly<Record<'copyLink' | 'copied' | 'copyFailed', string>>
  /**
   * Updates the address to one that shows the same to anyone, and returns its query, maybe with a fragment; undefined
   * before hydration.
   */
  share: (() => string) | undefined
}

/** Copies the address of what is shown, and says so. */
export function CopyLink({ words, share }: Props) {
  const [said, setSaid] = useState('')
  async function copy() {
    if (!share) return
    // Cleared first, so that the same text is announced again.
    setSaid('')
    const url = new URL(location.href)
    const [query = '', fragment] = share().split('#')
    url.search = query
    if (fragment) url.hash = fragment
    try {
      await navigator.clipboard.writeText(url.href)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  return (
    <>
      <Button look="text" icon="share" disabled={!share} onClick={() => void copy()} onBlur={() => setSaid('')}>
        {words.copyLink}
      </Button>
      <span className="copy-said" role="status">
        {said}
      </span>
    </>
  )
}
