/** An invalid setting, named by the message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Env = Readonly<Record<string, string | undefined>>

/** One of some words. Throws ConfigError. */
export function eitherOf<const W extends string>(name: string, text: string, words: readonly W[]): W {
  const word = words.find((candidate) => candidate === text)
  if (word !== undefined) return word
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(words)
  throw new ConfigError(`${name} must be ${list}, not "${text}"`)
}

interface Bounds {
  standard: number
  least?: number
  most: number
}

/** A whole number within bounds, both included. Throws ConfigError. */
export function wholeOf(env: Env, name: string, { standard, least = 0, most }: Bounds): number {
  const text = env[name] || String(standard)
  const number = Number(text)
  if (/^\d+$/.test(text) && text.length <= String(most).length && number >= least && number <= most) return number
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
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
