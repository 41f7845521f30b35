/** Half open, epoch milliseconds. */
export interface Interval {
  from: number
  to: number
}

/** Without what others take away; in order. */
export function subtract(from: readonly Interval[], cuts: readonly Interval[]): Interval[] {
  const left = cuts.reduce(
    (rest, cut) =>
      rest
        .flatMap(({ from, to }) => [
          { from, to: Math.min(to, cut.from) },
          { from: Math.max(from, cut.to), to },
        ])
        .filter(({ from, to }) => from < to),
    [...from],
  )
  return left.sort((a, b) => a.from - b.from)
}

/** One interval for those that touch. */
export function joined(sorted: readonly Interval[]): Interval[] {
  const found: Interval[] = []
  for (const { from, to } of sorted) {
    const last = found.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}
