/** Linked page numbers: first, last, neighbours, and steps of ten between. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = new Set([1, pages])
  for (let near = page - 2; near <= page + 2; near++) shown.add(near)
  if (pages <= 30) for (let any = 1; any <= pages; any++) shown.add(any)
  for (let step = 10; step < pages; step += 10) shown.add(step)
  return [...shown].filter((number) => number >= 1 && number <= pages).sort((one, other) => one - other)
}
