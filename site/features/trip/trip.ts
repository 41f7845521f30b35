import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { excerptOf } from '#core/domain/excerpt.ts'
import { leftDuring, overHolyDays } from '#core/domain/trip/stay.ts'
import {
  endedEarlier,
  inOrder,
  leavingDay,
  madeLater,
  readTrip,
  tripQuery,
  type Stop,
  type Trip,
} from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { keyOf, loadStay, type Stay } from './stay.ts'

export interface TripState extends Trip {
  /** Invalid parts of the address, until something is changed. */
  unread: readonly string[]
  /** By `keyOf`. */
  stays: ReadonlyMap<string, Stay>
  /** What was there before a stop was taken away. */
  before?: { trip: Trip; removed: Stop; kept: number | undefined } | undefined
  /** A stay that ended during Shabbat or a festival, and the one that now ends after it. */
  prolonged?: { typed: Stop; stop: Stop } | undefined
  /** The trip of the account that this is a version of. */
  kept?: number | undefined
}

/** Where a trip is kept: in the history, with an address that says where nobody sleeps; and on the device. */
export interface Keeping {
  /** The query of this step of the history, whole. */
  query: () => string
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
  /**
   * Adds a stop, or puts it in the place of another one. If it leaves during Shabbat or a festival, it is prolonged to
   * the day after, unless the next stop begins before.
   */
  put(stop: Stop, instead?: Stop): void
  /** Puts a longer stay in the place of a stop, and returns it; the next one makes room for it. */
  prolong(stop: Stop, longer: Stop): Stop
  /** Has a prolonged stay end as it was typed. */
  shorten(): void
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

/** The stops of a trip with their times, its address, and what is kept of it on the device. */
export function createTrip({ lang, usualHours, keeping, send }: TripOptions): TripStore {
  const $state = atom<TripState>({ stops: [], hours: usualHours, unread: [], stays: new Map() })
  const load = stayLoader($state, { lang, send })
  const { save, read } = createSteps($state, { usualHours, keeping, load })
  return {
    $state,
    start() {
      const kept = keeping.query() ? undefined : keeping.read()
      if (kept) keeping.replace(tripQuery(readTrip(kept, usualHours), usualHours), undefined)
      read()
    },
    follow: read,
    put(stop, instead) {
      const loading = save(withStop($state.get(), stop, instead))
      // What has been decided about its end stays.
      if (instead && leavingDay(instead) === leavingDay(stop)) return
      void loading.then(() => {
        const longer = prolongedIn($state.get(), stop)
        if (longer) void save(withStop($state.get(), longer, stop), { prolonged: { typed: stop, stop: longer } })
      })
    },
    prolong(stop, longer) {
      void save(withLonger($state.get(), stop, longer))
      return longer
    },
    shorten() {
      const { prolonged } = $state.get()
      if (prolonged) void save(withStop($state.get(), prolonged.typed, prolonged.stop))
    },
    remove(stop) {
      const { stops, hours } = $state.get()
      const trip = { stops: stops.filter((item) => item !== stop), hours }
      void save(trip, { before: { trip: { stops, hours }, removed: stop, kept: keeping.kept() } })
    },
    undo() {
      const { before } = $state.get()
      if (before) void save(before.trip, { kept: before.kept })
    },
    setHours(hours) {
      void save({ ...$state.get(), hours })
    },
    open({ id, query }) {
      keeping.push(query, id)
      keeping.write(query)
      read()
    },
    keepAs(kept) {
      keeping.replace(keeping.query(), kept)
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

function withStop({ stops, hours }: Trip, stop: Stop, instead?: Stop): Trip {
  const others = stops.filter((item) => item !== instead)
  return { stops: inOrder([...others, stop]), hours }
}

function withLonger({ stops, hours }: Trip, stop: Stop, longer: Stop): Trip {
  const at = stops.indexOf(stop)
  const isEarlier = longer.day < stop.day
  const before = stops
    .slice(0, at)
    .map((other, nth) => (isEarlier && nth === at - 1 && endedEarlier(other, longer)) || other)
  const after = stops.slice(at + 1).map((other, nth) => (nth === 0 && madeLater(other, longer)) || other)
  return { stops: [...before, longer, ...after], hours }
}

/** A stop of a trip that leaves during Shabbat or a festival, prolonged; undefined if the next one begins before. */
function prolongedIn({ stops, stays }: TripState, stop: Stop): Stop | undefined {
  const at = stops.indexOf(stop)
  const stay = stays.get(keyOf(stop))
  if (at < 0 || stay?.status !== 'ready' || !leftDuring(stop, stay.calendar)) return undefined
  const longer = overHolyDays(stop, stay.calendar)
  const next = stops[at + 1]
  return longer && !(next && next.day < leavingDay(longer)) ? longer : undefined
}

interface StepOptions extends Pick<TripOptions, 'usualHours' | 'keeping'> {
  load: (stop: Stop) => Promise<void>
}

/** Shows the address, and goes on to another one. */
function createSteps($state: WritableAtom<TripState>, { usualHours, keeping, load }: StepOptions) {
  /** Resolves when all is known of its stops that can be. */
  function show(trip: Trip & Partial<Pick<TripState, 'unread' | 'before' | 'prolonged'>>): Promise<unknown> {
    const { stops, hours, unread = [], before, prolonged } = trip
    $state.set({ stays: $state.get().stays, stops, hours, unread, before, prolonged, kept: keeping.kept() })
    return Promise.all(stops.map(load))
  }

  type Steps = Pick<TripState, 'before' | 'kept' | 'prolonged'>

  function save(trip: Trip, { before, prolonged, kept = keeping.kept() }: Steps = {}): Promise<unknown> {
    const { stops, hours } = trip
    const query = tripQuery(trip, usualHours)
    // A restarted trip is another one; a stay that the planner prolongs is no step to go back by.
    keeping[prolonged ? 'replace' : 'push'](query, stops.length > 0 ? kept : undefined)
    keeping.write(query || undefined)
    return show({ stops, hours, before, prolonged })
  }

  function read(): void {
    const trip = readTrip(keeping.query(), usualHours)
    void show({ ...trip, unread: trip.unread.map((text) => excerptOf(text, MAX_LETTERS)) })
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
    put(key, await loadStay(stop, options))
  }
}
