import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { ApiError, call } from '#core/contract/client.ts'
import type { NearbyGroup } from '#core/contract/entries.ts'
import type { PlaceCalendar } from '#core/contract/times.ts'
import { excerptOf } from '#core/domain/excerpt.ts'
import { inOrder, leavingDay, readTrip, tripQuery, type Stop, type Trip } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { withLoading } from '../page/loading.ts'

/** What is known of a stop. */
export type Stay =
  | { status: 'loading' }
  /** There is no such city, or the API did not answer. */
  | { status: 'unknown' | 'failed' }
  | {
      status: 'ready'
      calendar: PlaceCalendar
      /** Undefined if it failed to load. */
      near: readonly NearbyGroup[] | undefined
    }

export interface TripState extends Trip {
  /** Invalid parts of the address, until something is changed. */
  unread: readonly string[]
  /** By `keyOf`. */
  stays: ReadonlyMap<string, Stay>
  /** What was there before a stop was taken away. */
  before?: { trip: Trip; removed: Stop } | undefined
}

/** Where a trip is kept: in the address, and on the device. */
export interface Keeping {
  search: () => string
  push: (query: string) => void
  replace: (query: string) => void
  read: () => string | undefined
  write: (query: string | undefined) => void
}

export interface TripOptions {
  lang: Lang
  /** Before candle lighting, for trips that name none. */
  usualHours: number
  keeping: Keeping
  send?: typeof fetch
}

export interface TripStore {
  $state: ReadableAtom<TripState>
  /** Shows the address, or what is kept on the device. */
  start(): void
  /** Shows the address after navigation in the history. */
  follow(): void
  /** Adds a stop, or puts it in the place of another one. */
  put(stop: Stop, instead?: Stop): void
  remove(stop: Stop): void
  undo(): void
  setHours(hours: number): void
  /** Asks again for what failed. */
  retry(stop: Stop): void
}

export const TRIP_KEY = 'trip'
const MAX_LETTERS = 40

export const keyOf = ({ place, day, nights }: Stop): string => `${place} ${day} ${nights}`

/** The stops of a trip with their times, its address, and what is kept of it on the device. */
export function createTrip({ lang, usualHours, keeping, send }: TripOptions): TripStore {
  const $state = atom<TripState>({ stops: [], hours: usualHours, unread: [], stays: new Map() })
  const load = stayLoader($state, { lang, send })

  function show(trip: Trip & Partial<Pick<TripState, 'unread' | 'before'>>): void {
    const { stops, hours, unread = [], before } = trip
    $state.set({ stays: $state.get().stays, stops, hours, unread, before })
    for (const stop of stops) void load(stop)
  }

  function save(trip: Trip, before?: TripState['before']): void {
    const query = tripQuery(trip, usualHours)
    keeping.push(query)
    keeping.write(query || undefined)
    show({ ...trip, before })
  }

  function read(): void {
    const trip = readTrip(keeping.search(), usualHours)
    show({ ...trip, unread: trip.unread.map((text) => excerptOf(text, MAX_LETTERS)) })
  }

  return {
    $state,
    start() {
      const kept = keeping.search().length > 1 ? undefined : keeping.read()
      if (kept) keeping.replace(tripQuery(readTrip(kept, usualHours), usualHours))
      read()
    },
    follow: read,
    put(stop, instead) {
      const { stops, hours } = $state.get()
      const others = stops.filter((one) => one !== instead)
      save({ stops: inOrder([...others, stop]), hours })
    },
    remove(stop) {
      const { stops, hours } = $state.get()
      const trip = { stops: stops.filter((one) => one !== stop), hours }
      save(trip, { trip: { stops, hours }, removed: stop })
    },
    undo() {
      const { before } = $state.get()
      if (before) save(before.trip)
    },
    setHours(hours) {
      save({ ...$state.get(), hours })
    },
    retry(stop) {
      const stays = new Map($state.get().stays)
      stays.delete(keyOf(stop))
      $state.set({ ...$state.get(), stays })
      void load(stop)
    },
  }
}

/** Asks once for what is known of a stop. */
function stayLoader($state: WritableAtom<TripState>, options: Pick<TripOptions, 'lang' | 'send'>) {
  const put = (key: string, stay: Stay) => {
    const state = $state.get()
    $state.set({ ...state, stays: new Map(state.stays).set(key, stay) })
  }
  return async (stop: Stop): Promise<void> => {
    const key = keyOf(stop)
    if ($state.get().stays.has(key)) return
    put(key, { status: 'loading' })
    put(key, await stayOf(stop, options))
  }
}

async function stayOf(stop: Stop, { lang, send }: Pick<TripOptions, 'lang' | 'send'>): Promise<Stay> {
  const options = { send, language: lang }
  const params = { tlid: stop.place, language: lang }
  const querystring = { from: stop.day, to: leavingDay(stop) }
  try {
    return await withLoading(async () => {
      const calendar = await call('GET /rest/tjt/locationcalendar/:tlid/:language', { params, querystring }, options)
      const [lng, lat] = calendar.coords
      const near = await call(
        'GET /rest/tjt/locnearby/:lat/:lng/:language',
        { params: { lat, lng, language: lang }, querystring: { for: 'stay' } },
        options,
      ).catch(() => undefined)
      return { status: 'ready', calendar, near } as const
    })
  } catch (error) {
    return { status: isRefused(error) ? 'unknown' : 'failed' }
  }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code !== 'internal'
