/** Makes a value for each key once. A promise that rejects is forgotten: the next call tries again. */
export function onceEach<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) {
      made.set(key, (value = make(key)))
      if (value instanceof Promise) value.catch(() => made.delete(key))
    }
    return value
  }
}
