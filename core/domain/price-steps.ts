/** Maximum number of steps. */
const MOST = 4

/**
 * Round amounts, ascending, by which a highest price may be chosen: each has some of the amounts at or below it, and
 * some above.
 */
export function priceSteps(amounts: readonly number[]): number[] {
  const lowest = Math.max(1, Math.min(...amounts))
  const highest = Math.max(...amounts)
  const steps: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(lowest)); power < highest; power *= 10)
    steps.push(...[power, 2 * power, 5 * power].filter((step) => lowest <= step && step < highest))
  const every = Math.ceil(steps.length / MOST)
  return steps.filter((_, at) => at % every === 0)
}
