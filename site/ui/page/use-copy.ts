import { useState } from 'react'

/** Copies texts, and says what came of it. */
export function useCopy(words: Readonly<Record<'copied' | 'copyFailed', string>>) {
  const [said, setSaid] = useState('')
  async function copy(text: string): Promise<void> {
    // Cleared first, so that the same text is announced again.
    setSaid('')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  return { said, copy, clear: () => setSaid('') }
}
