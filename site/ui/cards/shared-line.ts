import type { CardLine } from './card.ts'

/**
 * What half or more of several cards say in a muted line, so that the list can say it once; nothing if a card has no
 * such line, or names in several languages.
 */
export function sharedLine(lines: readonly (CardLine | undefined)[]): string | undefined {
  if (lines.includes(undefined)) return undefined
  const muted = lines.flatMap((line) => (line?.isMuted && typeof line.text === 'string' ? [line.text] : []))
  return muted.find((text) => muted.filter((other) => other === text).length * 2 >= lines.length && lines.length > 1)
}
