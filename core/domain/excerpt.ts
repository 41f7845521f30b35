/** A text on one line, truncated between words to `letters`, ellipsis included. */
export function excerptOf(text: string, letters: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const all = [...line]
  if (all.length <= letters) return line
  const start = all.slice(0, letters - 1).join('')
  const end = all[letters - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  // A word that fills most of the line is split.
  const excerpt = end > start.length / 2 ? start.slice(0, end) : start
  return `${excerpt.trimEnd()}…`
}
