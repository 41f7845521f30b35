/** The code and number that our addresses have before the name of what they are about. */
const CODE = /-(?:T[LJ]|DI|FT|CT)\d+-/
const LEAST_LETTERS = 4
const MAX_TEXTS = 3

/** Which names an address (not percent-encoded) may mean, the likeliest first. */
export function namesIn(path: string): string[] {
  const file = (path.split('/').at(-1) ?? '').replace(/\.[a-z]+$/i, '')
  const [first = '', named] = file.split(CODE, 2)
  // The word for the kind of page stands again at the end of lists.
  const name = named?.includes('-') ? named.slice(0, named.lastIndexOf('-')) : named
  const words = (name ?? first).split(/[-_\s]+/).filter((word) => !/\d/.test(word))
  const single = words.filter((word) => word.length >= LEAST_LETTERS).toReversed()
  return [...new Set([words.join(' '), ...single])].filter((text) => text.length >= LEAST_LETTERS).slice(0, MAX_TEXTS)
}
