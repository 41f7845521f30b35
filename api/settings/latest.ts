/** What is made of a setting, made again when the setting has changed; undefined without a setting. */
export function latest<S, T>(make: (setting: S) => T): (setting: S | undefined) => T | undefined {
  let last: { key: string; result: T } | undefined
  return (setting) => {
    if (setting === undefined) return undefined
    const key = JSON.stringify(setting)
    if (last?.key !== key) last = { key, result: make(setting) }
    return last.result
  }
}
