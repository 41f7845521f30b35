/** Flat lists of numbers read as pairs, triples and quadruples. */
function by(list: readonly number[], n: number): number[][] {
  const out: number[][] = []
  for (let i = 0; i + n <= list.length; i += n) out.push(list.slice(i, i + n))
  return out
}

export const by2 = (list: readonly number[]) =>
  by(list, 2) as [number, number][]
export const by3 = (list: readonly number[]) =>
  by(list, 3) as [number, number, number][]
export const by4 = (list: readonly number[]) =>
  by(list, 4) as [number, number, number, number][]
