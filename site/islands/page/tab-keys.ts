interface Where {
  at: number
  count: number
  list: Element
  /** Whether up and down lead on too. */
  isColumn?: boolean
}

/** Which of several things a key leads to, which may be one beyond the ends; undefined for keys that lead to none. */
export function itemAfter(key: string, { at, count, list, isColumn = false }: Where): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const ahead = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ...(isColumn && { ArrowDown: 1, ArrowUp: -1 }),
  }
  const step = steps[key]
  return step && at + step
}

/** The same for tabs, which go round. */
export function tabAfter(key: string, where: Where): number | undefined {
  const next = itemAfter(key, where)
  return next === undefined ? undefined : (next + where.count) % where.count
}
