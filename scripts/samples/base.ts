/** Shared helpers of the sample generator: languages, word tables, a seeded random source. */

export const LANGS = ['en', 'he', 'fr', 'es', 'ru', 'de'] as const
export type Lang = (typeof LANGS)[number]
export type Text = Record<Lang, string>

/** French puts a no-break space before high punctuation. */
function tidy(lang: Lang, value: string): string {
  if (lang !== 'fr') return value
  return value.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}

export function text(values: readonly string[]): Text {
  if (values.length !== LANGS.length || values.some((v) => v === '')) {
    throw new Error(
      `A text needs ${LANGS.length} languages: ${values.join(' | ')}`,
    )
  }
  const entries = LANGS.map((lang, i) => [lang, tidy(lang, values[i] ?? '')])
  return Object.fromEntries(entries) as Text
}

/** Reads a table: one row a line, cells parted by "|". */
export function cells(block: string, width: number): string[][] {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const row = line.split('|').map((cell) => cell.trim())
    if (row.length !== width)
      throw new Error(`Expected ${width} cells: ${line}`)
    return row
  })
}

/** A table with one text a line. */
export function texts(block: string): Text[] {
  return cells(block, LANGS.length).map((row) => text(row))
}

/** A table with a key before each text; a key may have several texts. */
export function keyed(block: string): Map<string, Text[]> {
  const map = new Map<string, Text[]>()
  for (const [key = '', ...row] of cells(block, LANGS.length + 1)) {
    map.set(key, [...(map.get(key) ?? []), text(row)])
  }
  return map
}

export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Missing: ${what}`)
  return value
}

/** The texts of a key; a missing key is a mistake in the tables. */
export function of(map: Map<string, Text[]>, key: string): Text[] {
  return must(map.get(key), key)
}

function capital(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1)
}

export type Values = Record<string, Text | string | number>

/** Puts values into {name} slots; {Name} puts the same value with a capital. */
export function fill(template: Text, values: Values): Text {
  const put = (lang: Lang) =>
    template[lang].replace(/\{(\w*)\}/g, (_, slot: string) => {
      const name = slot.charAt(0).toLowerCase() + slot.slice(1)
      const value = must(values[name], `value of {${slot}}`)
      const plain = typeof value === 'object' ? value[lang] : String(value)
      return slot === name ? plain : capital(plain)
    })
  return Object.fromEntries(LANGS.map((lang) => [lang, put(lang)])) as Text
}

export function join(parts: readonly Text[], glue = ' '): Text {
  const one = (lang: Lang) => parts.map((part) => part[lang]).join(glue)
  return Object.fromEntries(LANGS.map((lang) => [lang, one(lang)])) as Text
}

export type Rng = {
  next: () => number
  int: (min: number, max: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

/** mulberry32: small, seeded, the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function makeRng(seed: number): Rng {
  const next = mulberry32(seed)
  const int = (min: number, max: number) =>
    min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]) =>
    must(list[int(0, list.length - 1)], 'pick')
  const shuffle = <T>(list: readonly T[]) => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i)
      const held = copy[i] as T
      copy[i] = copy[j] as T
      copy[j] = held
    }
    return copy
  }
  return { next, int, pick, shuffle, chance: (share) => next() < share }
}

/** Deals a shuffled list again and again, so that every entry comes up. */
export function deck<T>(rng: Rng, list: readonly T[]): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = rng.shuffle(list)
    return must(left.pop(), 'card')
  }
}

export function slug(value: string): string {
  const plain = value.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return plain
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
