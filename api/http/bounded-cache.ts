export interface BoundedCache<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
  clear(): void
}

/** Values by key; the oldest are dropped while all together have more bytes than allowed. */
export function boundedCache<V>(maxBytes: number, bytesOf: (key: string, value: V) => number): BoundedCache<V> {
  const kept = new Map<string, V>()
  let bytes = 0
  const drop = (key: string) => {
    const value = kept.get(key)
    if (value !== undefined && kept.delete(key)) bytes -= bytesOf(key, value)
  }
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      drop(key)
      kept.set(key, value)
      bytes += bytesOf(key, value)
      for (const old of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(old)
      }
    },
    delete: drop,
    clear() {
      kept.clear()
      bytes = 0
    },
  }
}
