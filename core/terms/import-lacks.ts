import { KNOWN_LANGS } from '#core/i18n/languages.ts'

/** The longest name under which a mapping is saved. */
export const MAX_MAPPING_NAME = 60

/** Of tables that are neither UTF-8 nor UTF-16: Western European, Hebrew. */
export const TABLE_ENCODINGS = ['windows-1252', 'windows-1255'] as const
export type TableEncoding = (typeof TABLE_ENCODINGS)[number]

/** What every listing needs, and a mapping may lack. */
export type ImportLack = 'dtype' | 'title' | 'position'

const NEEDED: Readonly<Record<ImportLack, (names: ReadonlySet<string>) => boolean>> = {
  dtype: (names) => names.has('dtype'),
  title: (names) => ['title', ...KNOWN_LANGS.map((lang) => `title.${lang}`)].some((name) => names.has(name)),
  position: (names) => names.has('position.lat') && names.has('position.lng'),
}

/** What the fields of a mapping lack. Of files whose format has positions, no column needs to say them. */
export function importLacks(
  fields: Iterable<string>,
  { hasPositions }: { hasPositions: boolean },
): readonly ImportLack[] {
  const names = new Set(fields)
  const lacks = (Object.keys(NEEDED) as ImportLack[]).filter((lack) => !NEEDED[lack](names))
  return hasPositions ? lacks.filter((lack) => lack !== 'position') : lacks
}
