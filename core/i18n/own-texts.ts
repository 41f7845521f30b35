import type { MessageTree } from './fallback.ts'
import type { Lang } from './languages.ts'

/** Texts by their names, which begin where they are put in: `nav.home`, `showMore_other`. */
export type NamedTexts = Readonly<Record<string, string>>

/** The own texts of each language by their whole names, `common:nav.home`. */
export type OwnTexts = Readonly<Partial<Record<Lang, NamedTexts>>>

/** Messages with own texts in place of theirs; only what leads to one is copied. Unknown names are passed over. */
export function withTexts<T extends object>(messages: T, texts: NamedTexts): T {
  let all: object = messages
  for (const [name, text] of Object.entries(texts)) all = withText(all, name, text)
  return all as T
}

function withText(messages: object, path: string, text: string): object {
  const tree = messages as Readonly<Record<string, MessageTree>>
  // Names may have points themselves.
  const name = Object.keys(tree).find((own) => own === path || path.startsWith(`${own}.`))
  const value = name === undefined ? undefined : tree[name]
  if (name === undefined || value === undefined) return messages
  if (typeof value === 'string') return name === path ? { ...messages, [name]: text } : messages
  return { ...messages, [name]: withText(value, path.slice(name.length + 1), text) }
}

/** The texts whose names begin in a way, without that. */
export const textsBelow = (texts: NamedTexts, begin: string): NamedTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(begin) ? [[name.slice(begin.length), text] as const] : [],
    ),
  )
