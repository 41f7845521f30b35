import { atom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { PlaceShabbatTimes } from '#core/contract/times.ts'
import { optionsInQuery, type TimesOptions } from '#core/domain/times/options.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { monthOfDay, movedMonth, readMonth } from './months.ts'
import { replaceQuery } from '#site/ui/page/address.ts'
import { unreadParameters } from '#site/ui/page/unread-parameters.ts'

/** A place and its name in the language. */
export interface NamedPlace {
  place: TimesPlace
  name: string
}

export type PlaceState =
  | ({ status: 'shown' } & NamedPlace)
  /** Requested; the previous place's times are gone. */
  | { status: 'loading'; name: string }
  | { status: 'none' }

export interface MonthState {
  place: PlaceState
  /** `YYYY-MM`; absent until hydration. */
  month?: string
  /** Whether the visitor has switched months. */
  hasMoved: boolean
  /** The visitor's options for times. */
  options: TimesOptions
  /** Epoch milliseconds, updated regularly. */
  now: number
  /** Invalid parts of the address, until something is chosen. */
  unread: readonly string[]
}

export interface MonthPageOptions {
  lang: Lang
  /** The place of the page. */
  home: NamedPlace
  send?: typeof fetch
  now?: () => number
  /** Replaces the query without a history entry. */
  replace?: (query: string) => void
  /** Called when the times of a place failed to load. */
  onFailure?: (error: unknown) => void
}

const SHABBAT_TIMES = 'GET /rest/tjt/locationshabbattimes/:tlid/:language'
const PLACE_ID = /^[1-9]\d{0,9}$/

type State = ReturnType<typeof atom<MonthState>>

/** The state of the month calendar: a place and a month, both in the address. */
export function createMonthPage(options: MonthPageOptions) {
  const { lang, home, send, now = Date.now, replace = replaceQuery, onFailure } = options
  const $state: State = atom({
    place: { status: 'shown', ...home },
    hasMoved: false,
    options: {},
    now: 0,
    unread: [],
  })
  const fetchPlace = placeFetcher($state, { lang, send, onFailure })
  let query = new URLSearchParams()
  const put = (name: string, value: string) => {
    for (const unread of $state.get().unread) query.delete(unread.split('=', 1)[0]!)
    change($state, { unread: [] })
    query.set(name, value)
    replace(String(query))
  }
  const monthAt = ({ timeZone }: TimesPlace) => monthOfDay(wallClock(timeZone, now()).day)
  /** Does nothing beyond the supported months. */
  const showMonth = (month: string | undefined) => {
    if (!month || month === $state.get().month) return
    change($state, { month, hasMoved: true })
    put('month', month)
  }

  return {
    $state,
    /** Reads the address; by default the month of today at the page's place. */
    async start(search: string): Promise<void> {
      query = new URLSearchParams(search)
      const { loc, month = monthAt(home.place), ...read } = readAddress(query)
      change($state, { month, now: now(), ...read })
      if (loc !== undefined && loc !== home.place.id) await fetchPlace(loc, '')
    },
    /** Shows the times of another place, or none if it fails to load. */
    async choosePlace(id: number, name: string): Promise<void> {
      put('loc', String(id))
      await fetchPlace(id, name)
    },
    moveMonths(months: number): void {
      const { month } = $state.get()
      if (month) showMonth(movedMonth(month, months))
    },
    showToday(): void {
      const { place } = $state.get()
      showMonth(monthAt(place.status === 'shown' ? place.place : home.place))
    },
    /** Updates the clock, because Hebrew dates change at sunset. */
    tick: () => change($state, { now: now() }),
  }
}

/** Parses an address, and collects its invalid parts. */
function readAddress(query: URLSearchParams) {
  const month = readMonth(query.get('month'))
  const id = query.get('loc') ?? ''
  const loc = PLACE_ID.test(id) ? Number(id) : undefined
  const options = optionsInQuery(query)
  const unread = unreadParameters(String(query), {
    month: month !== undefined,
    loc: loc !== undefined,
    candles: options.minutesBeforeSunset !== undefined,
    havdalah: options.havdalah !== undefined,
  })
  return { month, loc, options, unread }
}

export type MonthPage = ReturnType<typeof createMonthPage>

function change($state: State, changed: Partial<MonthState>): void {
  $state.set({ ...$state.get(), ...changed })
}

type FetchOptions = Pick<MonthPageOptions, 'lang' | 'send' | 'onFailure'>

/** Fetches a place; the last request wins. On failure no place is shown. */
function placeFetcher($state: State, { lang, send, onFailure }: FetchOptions) {
  let asked = 0
  return async (tlid: number, name: string): Promise<void> => {
    const turn = ++asked
    change($state, { place: { status: 'loading', name } })
    const params = { tlid, language: lang }
    const place = await call(SHABBAT_TIMES, { params }, { send, language: lang })
      .then((found): PlaceState => ({ status: 'shown', ...placeOf(found) }))
      .catch((error): PlaceState => {
        if (turn === asked) onFailure?.(error)
        return { status: 'none' }
      })
    if (turn === asked) change($state, { place })
  }
}

function placeOf({
  tlid,
  locTitle,
  coords: [lng, lat],
  elevationMetres,
  timeZone,
  country,
}: PlaceShabbatTimes): NamedPlace {
  const place = { id: tlid, lat, lng, elevationMetres, timeZone, country }
  return { place, name: locTitle }
}
