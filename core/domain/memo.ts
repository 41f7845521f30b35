/** Remembers what a function of a text key makes; forgets all once there are too many. */
export function memo<T>(most = 20_000) {
  const known = new Map<string, T>()
  return (key: string, make: () => T): T => {
    let value = known.get(key)
    if (value === undefined) {
      if (known.size >= most) known.clear()
      known.set(key, (value = make()))
    }
    return value
  }
}
