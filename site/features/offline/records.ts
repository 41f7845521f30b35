import { atom, type ReadableAtom } from 'nanostores'
import { isLang, type Lang } from '#core/i18n/languages.ts'
import { isKnown, readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'

// What is stored on this device to be read without a network. The pages themselves are in a cache of the same key.

/** The key in local storage; `page-script.ts` reads it. */
export const RECORDS_KEY = 'offline'

/** A listing that the visitor has saved. */
export interface Favourite {
  tnid: number
  name: string
  href: string
}

interface Stored {
  /** Names its cache. */
  key: string
  lang: Lang
  name: string
  href: string
  /** When its last complete copy was made, in milliseconds; 0 before that. */
  at: number
  /** When the copy under way was begun; undefined if none is. */
  since?: number | undefined
  pages: number
  bytes: number
  /** Whether there are more places than are stored. */
  isCapped?: boolean
}

export interface StoredCity extends Stored {
  kind: 'city'
  id: number
  favourites: readonly Favourite[]
}

export interface StoredTrip extends Stored {
  kind: 'trip'
  /** The whole trip. */
  query: string
}

export type OfflineRecord = StoredCity | StoredTrip

const isRecord = (value: unknown): value is OfflineRecord => {
  const { key, kind, lang, href, name } = (value ?? {}) as Partial<OfflineRecord>
  const isWhole = typeof key === 'string' && typeof name === 'string' && href?.startsWith('/')
  return Boolean(isWhole && lang && isLang(lang) && (kind === 'city' || kind === 'trip'))
}

function read(): OfflineRecord[] {
  try {
    const records = JSON.parse(readKept('localStorage', RECORDS_KEY) ?? '[]') as unknown[]
    return records.filter(isRecord)
  } catch {
    return []
  }
}

const $all = atom<readonly OfflineRecord[]>(read())
/** What is stored, in the order in which it was added. */
export const $records: ReadableAtom<readonly OfflineRecord[]> = $all

/** Adds or replaces a record. */
export function putRecord(record: OfflineRecord): void {
  // Another tab may have written.
  const records = read()
  const at = records.findIndex(({ key }) => key === record.key)
  write(at < 0 ? [...records, record] : records.with(at, record))
}

export const dropRecord = (key: string): void => write(read().filter((record) => record.key !== key))

/** The favourites of somebody who has logged out are no longer shown. */
export function dropFavourites(): void {
  if (isKnown() || !$all.get().some((record) => record.kind === 'city' && record.favourites.length > 0)) return
  write(read().map((record) => (record.kind === 'city' ? { ...record, favourites: [] } : record)))
}

function write(records: readonly OfflineRecord[]): void {
  writeStorage('localStorage', RECORDS_KEY, records.length > 0 ? JSON.stringify(records) : undefined)
  $all.set(records)
}

const DAY_MS = 86_400_000

/** Whether a copy is to be renewed: it is a day old, or was not completed. */
export const isDue = ({ at, since }: Pick<OfflineRecord, 'at' | 'since'>, now: number): boolean =>
  since !== undefined || now - at > DAY_MS

export const cityKey = ({ id, lang }: { id: number; lang: Lang }): string => `city ${id} ${lang}`
export const tripKey = ({ query, lang }: { query: string; lang: Lang }): string => `trip ${lang} ${query}`
