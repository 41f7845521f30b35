import type { SpanTime } from '#core/contract/data-files.ts'
import { direction, type Lang } from '#core/i18n/languages.ts'

/** How the words of two times become a range: of two clock times without spaces, else unbroken before the dash. */
export function timeRange(
  { from, to }: Readonly<Record<'from' | 'to', SpanTime>>,
  [start, end]: [string, string],
): string {
  const isClock = typeof from === 'string' && typeof to === 'string'
  return `${start}${isClock ? '–' : '\u00a0– '}${end}`
}

/** A range within a text: in Hebrew, what comes first is at the right, be it a clock time or a word. */
export const isolated = (lang: Lang, range: string): string =>
  `${direction(lang) === 'rtl' ? '\u2067' : '\u2066'}${range}\u2069`
