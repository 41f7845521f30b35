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
  before?: { trip: Trip; removed: Stop; kept: number | undefined } | undefined
  /** The trip of the account that this is a version of. */
  kept?: number | undefined
}

/** Where a trip is kept: in the address, and on the device. */
export interface Keeping {
  search: () => string
  /** The trip of the account that this step of the history shows. */
  kept: () => number | undefined
  push: (query: string, kept: number | undefined) => void
  replace: (query: string, kept: number | undefined) => void
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
  /** Shows a trip of the account. */
  open(trip: { id: number; query: string }): void
  /** Tells which trip of the account is shown, or that it is none of them. */
  keepAs(kept: number | undefined): void
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
  const { save, read } = createSteps($state, { usualHours, keeping, load })
  return {
    $state,
    start() {
      const kept = keeping.search().length > 1 ? undefined : keeping.read()
      if (kept) keeping.replace(tripQuery(readTrip(kept, usualHours), usualHours), undefined)
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
      save(trip, { before: { trip: { stops, hours }, removed: stop, kept: keeping.kept() } })
    },
    undo() {
      const { before } = $state.get()
      if (before) save(before.trip, { kept: before.kept })
    },
    setHours(hours) {
      save({ ...$state.get(), hours })
    },
    open({ id, query }) {
      keeping.push(query, id)
      keeping.write(query)
      read()
    },
    keepAs(kept) {
      keeping.replace(keeping.search().slice(1), kept)
      $state.set({ ...$state.get(), kept })
    },
    retry(stop) {
      const stays = new Map($state.get().stays)
      stays.delete(keyOf(stop))
      $state.set({ ...$state.get(), stays })
      void load(stop)
    },
  }
}

interface StepOptions extends Pick<TripOptions, 'usualHours' | 'keeping'> {
  load: (stop: Stop) => Promise<void>
}

/** Shows the address, and goes on to another one. */
function createSteps($state: WritableAtom<TripState>, { usualHours, keeping, load }: StepOptions) {
  function show(trip: Trip & Partial<Pick<TripState, 'unread' | 'before'>>): void {
    const { stops, hours, unread = [], before } = trip
    $state.set({ stays: $state.get().stays, stops, hours, unread, before, kept: keeping.kept() })
    for (const stop of stops) void load(stop)
  }

  function save(trip: Trip, { before, kept = keeping.kept() }: Pick<TripState, 'before' | 'kept'> = {}): void {
    const query = tripQuery(trip, usualHours)
    // What is begun anew is another trip.
    keeping.push(query, trip.stops.length > 0 ? kept : undefined)
    keeping.write(query || undefined)
    show({ ...trip, before })
  }

  function read(): void {
    const trip = readTrip(keeping.search(), usualHours)
    show({ ...trip, unread: trip.unread.map((text) => excerptOf(text, MAX_LETTERS)) })
  }
  return { save, read }
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
