import { atom, type ReadableAtom } from 'nanostores'
import { pageHref } from '#core/domain/links.ts'
import { readTrip } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { isKnown } from '#site/ui/storage/flags.ts'
import { copyCity } from './copy-city.ts'
import { copyTrip } from './copy-trip.ts'
import { openCopy, type Copy } from './copy.ts'
import { fallbackKey, ownPath } from './parts.ts'
import {
  $records,
  cityKey,
  dropRecord,
  isDue,
  putRecord,
  tripKey,
  type OfflineRecord,
  type StoredCity,
  type StoredTrip,
} from './records.ts'

export type Job =
  | { status: 'working'; name: string; done: number; total: number }
  /** Without a network, without room, or in a browser that cannot. */
  | { status: 'failed' | 'unsupported' }

const $current = atom<Job | undefined>()
/** What is being stored, or why that failed. */
export const $job: ReadableAtom<Job | undefined> = $current

let stop = new AbortController()

export const cancel = (): void => stop.abort()

type Named = Pick<OfflineRecord, 'lang' | 'name' | 'href'>
const NOTHING = { at: 0, pages: 0, bytes: 0 }

/** Stores a city, and shows how far it has come. */
export function keepCity({ id, ...named }: Named & { id: number }): Promise<void> {
  const record: StoredCity = { ...NOTHING, ...named, kind: 'city', key: cityKey({ id, ...named }), id, favourites: [] }
  return keep([record])
}

/** Stores the trip of the page, and the guides of its cities. */
export function keepTrip({ query, ...named }: Named & { query: string }): Promise<void> {
  const record: StoredTrip = { ...NOTHING, ...named, kind: 'trip', key: tripKey({ query, ...named }), query }
  return keep([record])
}

/** Stores what is there already anew. */
export const renew = (record: OfflineRecord): Promise<void> => keep([record])

async function keep(records: readonly OfflineRecord[]): Promise<void> {
  if (!canKeep()) return $current.set({ status: 'unsupported' })
  stop = new AbortController()
  try {
    await navigator.serviceWorker.register('/offline.worker.js', { updateViaCache: 'none' })
    // Asks nobody where the browser decides by itself.
    await navigator.storage.persist?.()
    const favourites = await savedListings()
    await navigator.locks.request('offline', () => keepAll(records, { favourites, signal: stop.signal, isShown: true }))
    $current.set(undefined)
  } catch {
    if (stop.signal.aborted) await forgetBegun()
    $current.set(stop.signal.aborted ? undefined : { status: 'failed' })
  }
}

/** After the visitor has stopped it: what was renewed stays as it was. */
async function forgetBegun(): Promise<void> {
  for (const { since, ...record } of $records.get()) {
    if (since === undefined) continue
    if (record.at === 0) await forget(record)
    else putRecord(record)
  }
}

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator

/** Renews what is a day old or was not completed, without a word; another tab may be at it. */
export async function renewDue(): Promise<void> {
  const due = $records.get().filter((record) => isDue(record, Date.now()))
  if (due.length === 0 || !canKeep()) return
  await navigator.locks.request('offline', { ifAvailable: true }, async (lock) => {
    if (lock) await keepAll(due, { signal: stop.signal, isShown: false })
  })
}

/** Removes a city or a trip, and with the last of them the worker. */
export async function remove({ key }: Pick<OfflineRecord, 'key'>): Promise<void> {
  cancel()
  await forget({ key })
}

async function forget({ key }: Pick<OfflineRecord, 'key'>): Promise<void> {
  dropRecord(key)
  await caches.delete(key)
  if ($records.get().length > 0) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
}

interface Options {
  /** Ids of the listings that the visitor has saved; undefined leaves those of the last copy. */
  favourites?: ReadonlySet<number> | undefined
  signal: AbortSignal
  isShown: boolean
}

async function keepAll(records: readonly OfflineRecord[], options: Options): Promise<void> {
  for (const record of records) {
    const cities = record.kind === 'city' ? await keepOneCity(record, options) : await keepOneTrip(record, options)
    const stored = (key: string) => $records.get().find((other) => other.key === key)
    const further = cities.map((city) => stored(city.key) ?? city)
    await keepAll(
      further.filter((city) => isDue(city, Date.now())),
      options,
    )
  }
}

/** Resolves to nothing further. */
async function keepOneCity(record: StoredCity, options: Options): Promise<StoredCity[]> {
  const { id, lang, href } = record
  const favourites = options.favourites ?? new Set(record.favourites.map(({ tnid }) => tnid))
  const guide = ownPath(href, location.origin)!
  const { result, ...rest } = await copyOf(record, options, (copy) =>
    copyCity(copy, { city: { id, lang }, guide, favourites }),
  )
  if (result) putRecord({ ...record, ...rest, ...result })
  else await forget(record)
  return []
}

/** Resolves to its cities. */
async function keepOneTrip(record: StoredTrip, options: Options): Promise<StoredCity[]> {
  const { stops } = readTrip(record.query)
  const { result, ...rest } = await copyOf(record, options, (copy) => copyTrip(copy, { stops, lang: record.lang }))
  putRecord({ ...record, ...rest, pages: 1 })
  return result.map((city) => ({ ...NOTHING, ...city, kind: 'city', key: cityKey(city), favourites: [] }))
}

/** Copies with the page that is shown without a network. Notes meanwhile that the copy is not complete. */
async function copyOf<T>(record: OfflineRecord, { signal, isShown }: Options, act: (copy: Copy) => Promise<T>) {
  const { key, lang, name } = record
  // A copy that was begun long ago is begun again.
  const since = record.since !== undefined && !isDue({ at: record.since }, Date.now()) ? record.since : Date.now()
  putRecord({ ...record, since })
  const onProgress = (done: number, total: number) => {
    if (isShown) $current.set({ status: 'working', name, done, total })
  }
  onProgress(0, 0)
  const copy = await openCopy({ key, lang, since, signal, onProgress })
  const result = await act(copy)
  await copy.page(offlinePage(lang))
  await copy.page(offlinePage(lang), fallbackKey(lang))
  const bytes = await copy.end()
  return { result, bytes, at: since, since: undefined }
}

const offlinePage = (lang: Lang) => decodeURI(pageHref(lang, 'offline'))

/** What a known visitor has saved, as far as can be learnt now. */
async function savedListings(): Promise<ReadonlySet<number> | undefined> {
  if (!isKnown()) return new Set()
  const [{ loadSaved }, { $saved }] = await Promise.all([
    import('#site/features/favourites/saved.ts'),
    import('#site/ui/cards/saved-keys.ts'),
  ])
  return loadSaved().then(
    () => new Set([...$saved.get()].filter((item) => item.endsWith('/directory')).map((item) => parseInt(item, 10))),
    () => undefined,
  )
}
