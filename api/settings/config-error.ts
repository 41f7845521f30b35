/** An invalid setting, named by the message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Env = Readonly<Record<string, string | undefined>>

/** One of two words. Throws ConfigError. */
export function eitherOf<A extends string, B extends string>(name: string, text: string, [one, other]: [A, B]): A | B {
  if (text === one || text === other) return text as A | B
  throw new ConfigError(`${name} must be ${one} or ${other}, not "${text}"`)
}

/** Settings that must be set all or none. */
export function together(env: Env, names: readonly string[]): string[] | undefined {
  const values = names.map((name) => env[name] ?? '')
  if (values.every((value) => value === '')) return undefined
  const missing = names.find((_, at) => values[at] === '')
  if (missing) {
    throw new ConfigError(`${missing} is also needed with ${names.join(', ')}`)
  }
  return values
}
