import { atom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { PlaceShabbatTimes } from '#core/contract/times.ts'
import { optionsInQuery, type TimesOptions } from '#core/domain/times/options.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { monthOfDay, movedMonth, readMonth } from './months.ts'
import { unreadIn } from '../page/unread.ts'

/** A place and its name in the language. */
export interface NamedPlace {
  place: TimesPlace
  name: string
}

export type PlaceState =
  | ({ status: 'shown' } & NamedPlace)
  /** Asked for; the times of the place before are gone. */
  | { status: 'loading'; name: string }
  | { status: 'none' }

export interface MonthState {
  place: PlaceState
  /** `YYYY-MM`; absent until the page is awake. */
  month?: string
  /** Whether the visitor has gone to another month. */
  hasMoved: boolean
  /** How the visitor wants times to be reckoned. */
  options: TimesOptions
  /** Epoch milliseconds, kept up to date. */
  now: number
  /** What the address asks for in vain, until something is chosen. */
  unread: readonly string[]
}

export interface MonthPageOptions {
  lang: Lang
  /** The place of the page. */
  home: NamedPlace
  send?: typeof fetch
  now?: () => number
  /** Puts a query into the address without a step back. */
  replace?: (query: string) => void
}

const SHABBAT_TIMES = 'GET /rest/tjt/locationshabbattimes/:tlid/:language'
const PLACE_ID = /^[1-9]\d{0,9}$/

type State = ReturnType<typeof atom<MonthState>>

/** What the page of the month calendar shows: a place and a month, both kept in the address. */
export function createMonthPage({ lang, home, send, now = Date.now, replace = replaceQuery }: MonthPageOptions) {
  const $state: State = atom({
    place: { status: 'shown', ...home },
    hasMoved: false,
    options: {},
    now: 0,
    unread: [],
  })
  const fetchPlace = placeFetcher($state, { lang, send })
  let query = new URLSearchParams()
  const put = (name: string, value: string) => {
    for (const unread of $state.get().unread) query.delete(unread.split('=', 1)[0]!)
    change($state, { unread: [] })
    query.set(name, value)
    replace(String(query))
  }
  const monthAt = ({ timeZone }: TimesPlace) => monthOfDay(wallClock(timeZone, now()).day)
  /** Nowhere when it is beyond what can be shown. */
  const showMonth = (month: string | undefined) => {
    if (!month || month === $state.get().month) return
    change($state, { month, hasMoved: true })
    put('month', month)
  }

  return {
    $state,
    /** Reads the address; the month is that of today at the page's place unless the address has one. */
    async start(search: string): Promise<void> {
      query = new URLSearchParams(search)
      const { loc, month = monthAt(home.place), ...read } = readAddress(query)
      change($state, { month, now: now(), ...read })
      if (loc !== undefined && loc !== home.place.id) await fetchPlace(loc, '')
    },
    /** Shows the times of another place; of none where it cannot be had. */
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
    /** Looks at the clock again: Hebrew dates turn at sunset. */
    tick: () => change($state, { now: now() }),
  }
}

/** What an address asks for, and what of it could not be read. */
function readAddress(query: URLSearchParams) {
  const month = readMonth(query.get('month'))
  const id = query.get('loc') ?? ''
  const loc = PLACE_ID.test(id) ? Number(id) : undefined
  const options = optionsInQuery(query)
  const unread = unreadIn(String(query), {
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

/** Asks for a place; of several that are asked for the last one counts. A failure is silent: no place is shown then. */
function placeFetcher($state: State, { lang, send }: Pick<MonthPageOptions, 'lang' | 'send'>) {
  let asked = 0
  return async (tlid: number, name: string): Promise<void> => {
    const turn = ++asked
    change($state, { place: { status: 'loading', name } })
    const params = { tlid, language: lang }
    const place = await call(SHABBAT_TIMES, { params }, { send, language: lang })
      .then((found): PlaceState => ({ status: 'shown', ...placeOf(found) }))
      .catch((): PlaceState => ({ status: 'none' }))
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

function replaceQuery(query: string): void {
  history.replaceState(history.state, '', `?${query}${location.hash}`)
}
