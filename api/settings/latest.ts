/** What is made of a setting, made again when the setting has changed; undefined without a setting. */
export function latest<S, T>(make: (setting: S) => T): (setting: S | undefined) => T | undefined {
  let made: { key: string; result: T } | undefined
  return (setting) => {
    if (setting === undefined) return undefined
    const key = JSON.stringify(setting)
    if (made?.key !== key) made = { key, result: make(setting) }
    return made.result
  }
}
