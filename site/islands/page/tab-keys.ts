/** Which of several tabs a key leads to; undefined for keys that lead to none. */
export function tabAfter(
  key: string,
  { at, count, list }: { at: number; count: number; list: Element },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const steps: Record<string, number> = isRtl ? { ArrowRight: -1, ArrowLeft: 1 } : { ArrowRight: 1, ArrowLeft: -1 }
  const step = steps[key]
  return step && (at + step + count) % count
}
