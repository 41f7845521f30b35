interface Where {
  at: number
  count: number
  list: Element
  /** Whether up and down also move. */
  isColumn?: boolean
}

/** The index that a key moves to, which may be one beyond the ends; undefined for other keys. */
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

/** The same for tabs, which wrap around. */
export function tabAfter(key: string, where: Where): number | undefined {
  const next = itemAfter(key, where)
  return next === undefined ? undefined : (next + where.count) % where.count
}
