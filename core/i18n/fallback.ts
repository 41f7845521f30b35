/** A message, or messages by name. */
export type MessageTree = string | { readonly [name: string]: MessageTree }

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The name of a message without its plural form. */
const baseOf = (name: string) => name.replace(PLURAL, '')

/**
 * The messages of a language, falling back to English between isolates, which mark it and keep its direction.
 * A plural falls back as a whole.
 */
export function withFallback<T extends object>(messages: object, fallback: T): T {
  const own = messages as Readonly<Record<string, MessageTree>>
  const known = new Set(Object.keys(own).map(baseOf))
  const entries = Object.entries(fallback).flatMap(([name, value]) => {
    const mine = own[name]
    if (typeof value === 'object' && typeof mine === 'object') return [[name, withFallback(mine, value as object)]]
    return mine === undefined && !known.has(baseOf(name)) ? [[name, marked(value)]] : []
  })
  return entries.length === 0 ? (own as T) : ({ ...own, ...Object.fromEntries(entries) } as T)
}

function marked(messages: MessageTree): MessageTree {
  if (typeof messages === 'string') return `\u2066${messages}\u2069`
  const entries = Object.entries(messages)
  return Object.fromEntries(entries.map(([name, value]) => [name, marked(value)]))
}
