/** Rows in parts that a statement takes: databases limit how many values one may have. */
export function* inBatches<T>(rows: readonly T[], size = 500): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
