import { readCity } from '#site/features/city/my-city.store.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { DayZmanim } from '#core/contract/times.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { readCandleQuery, writeCandleQuery } from './candle-address.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import {
  awaitedDays,
  canPick,
  dayIn,
  emptied,
  firstState,
  queryOf,
  reloading,
  withAnswer,
  withDay,
  type CandleState,
  type ChosenPlace,
  type SlotName,
} from './candle-state.ts'
import { createDayLoader } from './day-loader.ts'
import type { FestivalEves } from '#site/ui/dates/lighting-eves.ts'
import { unreadParameters } from '#site/ui/page/unread-parameters.ts'

/** Where the choice is stored. */
export interface Address {
  /** The current query, with its question mark. */
  readonly search: string
  /** Replaces the query, without its question mark. */
  replace(query: string): void
}

export interface CandleTimesOptions {
  lang: Lang
  eves: FestivalEves
  address: Address
  /** IANA zone of the browser. */
  timeZone: string
  /** Epoch milliseconds. */
  now: () => number
  send?: typeof fetch | undefined
  /** Debounce of options, in milliseconds. */
  pause?: number
}

export interface CandleTimes {
  $state: ReadableAtom<CandleState>
  /** Requests the place of the address, or the default one. */
  start(): Promise<void>
  choosePlace(place: { id: number; text: string }): void
  /** Ignores days that cannot be picked. */
  pickDay(slot: SlotName, day: string): void
  setOptions(options: TimesOptions): void
  /** Adds the place to the address, even a default one; returns the shareable query. */
  share(): string
  /** Aborts requests in flight. */
  stop(): void
}

/** The times of a Shabbat and of a day at a place, and the address that shows them again. */
export function createCandleTimes(config: CandleTimesOptions): CandleTimes {
  const { address, now, pause = 250 } = config
  const $state = atom(stateAtFirst(config))
  const starting = new AbortController()
  const loader = createDayLoader({
    ask: (days, signal) => zmanimOf(config, $state.get(), { days, signal }),
    onAnswer: (answer, days) => go(withAnswer($state.get(), { answer, day: firstOf(days), now: now() })),
    onFailure: () => go(emptied($state.get())),
  })

  /** Enters the next state, and requests its days after a delay. */
  function go(state: CandleState, after?: number): void {
    $state.set(state)
    loader.await(awaitedDays(state), after)
  }
  /** As above, aborting requests in flight. */
  function goAnew(change: Change, after?: number): void {
    loader.drop()
    go(reloading($state.get(), change), after)
  }
  function save(which?: { named: boolean }): string {
    $state.set({ ...$state.get(), unread: [] })
    const query = queryOf($state.get(), which)
    const text = writeCandleQuery(address.search, query)
    address.replace(text)
    return text
  }

  return {
    $state,
    async start() {
      const place = await firstPlace(config, $state.get(), starting.signal)
      if (starting.signal.aborted) return
      if (place) goAnew({ place })
      else go(emptied($state.get()))
    },
    choosePlace({ id, text }) {
      starting.abort()
      goAnew({ place: { status: 'chosen', id, text, isDefault: false } })
      save()
    },
    pickDay(slot, day) {
      if (!canPick($state.get(), slot, day)) return
      go(withDay($state.get(), slot, day))
      save()
    },
    setOptions(options) {
      goAnew({ options }, pause)
      save()
    },
    share: () => save({ named: true }),
    stop() {
      starting.abort()
      loader.drop()
    },
  }
}

type Change = Parameters<typeof reloading>[1]

function stateAtFirst(config: CandleTimesOptions): CandleState {
  const { address, eves, timeZone, now } = config
  const today = dayIn(timeZone, now()) ?? dayIn('UTC', now())!
  const { search } = address
  const state = firstState(readCandleQuery(search), { today, eves })
  return { ...state, unread: unreadOf(search, state) }
}

function unreadOf(search: string, { place, picked, options }: CandleState): string[] {
  const isDay = picked.regular !== undefined
  return unreadParameters(search, {
    loc: place.status === 'chosen',
    date: isDay,
    day: isDay,
    shabbat: picked.shabbat !== undefined,
    candles: options.minutesBeforeSunset !== undefined,
    havdalah: options.havdalah !== undefined,
  })
}

/** The place of the address, the visitor's own city, or the server's default; undefined if it does not respond. */
async function firstPlace(
  { lang, timeZone, send }: CandleTimesOptions,
  { place }: CandleState,
  signal: AbortSignal,
): Promise<ChosenPlace | undefined> {
  if (place.status === 'chosen') return place
  const own = readCity()
  if (own) return { status: 'chosen', id: own.id, text: '', isDefault: true }
  const input = { querystring: { language: lang, tz: timeZone } }
  const options = { send, signal, language: lang }
  try {
    const found = await withLoading(() => call('GET /rest/tjt/defdateloc', input, options))
    return { status: 'chosen', ...found, isDefault: true }
  } catch {
    return undefined
  }
}

const firstOf = (days: string): string => days.split('/', 1)[0]!

async function zmanimOf(
  { lang, send }: CandleTimesOptions,
  { place, options }: CandleState,
  { days, signal }: { days: string; signal: AbortSignal },
): Promise<DayZmanim> {
  if (place.status !== 'chosen') throw new Error('no place is chosen')
  const { minutesBeforeSunset: candles, havdalah, elevation } = options
  const [date = '', to] = days.split('/')
  const body = {
    loc: place.id,
    date,
    to,
    language: lang,
    candles,
    havdalah,
    elevation,
  }
  return withLoading(() => call('POST /rest/tjt/locdatezmanim', { body }, { send, signal, language: lang }))
}
