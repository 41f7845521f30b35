export interface BoundedCache<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
  clear(): void
}

/** Values by key; the oldest are dropped while all together have more bytes than allowed. */
export function boundedCache<V>(maxBytes: number, bytesOf: (key: string, value: V) => number): BoundedCache<V> {
  const entries = new Map<string, V>()
  let bytes = 0
  const drop = (key: string) => {
    const value = entries.get(key)
    if (value !== undefined && entries.delete(key)) bytes -= bytesOf(key, value)
  }
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      drop(key)
      entries.set(key, value)
      bytes += bytesOf(key, value)
      for (const old of entries.keys()) {
        if (bytes <= maxBytes) break
        drop(old)
      }
    },
    delete: drop,
    clear() {
      entries.clear()
      bytes = 0
    },
  }
}
