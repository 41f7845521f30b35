import { ApiError, call } from '#core/contract/client.ts'
import type { NearbyGroup } from '#core/contract/entries.ts'
import type { PlaceCalendar } from '#core/contract/times.ts'
import { coarseDegrees } from '#core/domain/geolocation.ts'
import { stayPointText, type StayPoint } from '#core/domain/trip/stay-point.ts'
import { leavingDay, type Stop } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import type { Point } from '#core/domain/shell/shell.ts'

/** The point of a stop that has one. */
export interface ShownPoint extends Point {
  /** Empty if the visitor has only marked it. */
  name: string
  nameLang?: Lang | undefined
  /** The page of a listing; absent if the point is the visitor's own. */
  url?: string
}

export interface ReadyStay {
  status: 'ready'
  calendar: PlaceCalendar
  /** `gone` if it is a listing that there is no more. */
  point?: ShownPoint | 'gone'
  /** Undefined if it failed to load. */
  near: readonly NearbyGroup[] | undefined
}

/** What is known of a stop. */
export type Stay =
  | { status: 'loading' }
  /** There is no such city, or the API did not answer. */
  | { status: 'unknown' | 'failed' }
  | ReadyStay

/** Names what is asked for a stop: the time of the arrival changes nothing of it. */
export const keyOf = ({ place, day, nights, point }: Stop): string =>
  [place, day, nights, point ? stayPointText(point) : ''].join(' ')

/** Where a stay is measured from, if not from the middle of its city. */
export const pointOf = (stay: Stay | undefined): ShownPoint | undefined =>
  stay?.status === 'ready' && stay.point !== 'gone' ? stay.point : undefined

interface Options {
  lang: Lang
  send?: typeof fetch | undefined
}

export async function loadStay(stop: Stop, options: Options): Promise<Stay> {
  try {
    return await withLoading(() => askStay(stop, options))
  } catch (error) {
    return { status: isRefused(error) ? 'unknown' : 'failed' }
  }
}

/** Asks what is known of a stop. Throws ApiError. */
export async function askStay(stop: Stop, options: Options): Promise<ReadyStay> {
  const asked = stop.point && shownPoint(stop.point, options)
  const [calendar, point] = await Promise.all([calendarOf(stop, options), asked])
  const [lng, lat] = calendar.coords
  const near = await nearOf(point && point !== 'gone' ? point : { lat, lng }, options)
  return { status: 'ready', calendar, near, ...(point && { point }) }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code !== 'internal'

function calendarOf(stop: Stop, { lang, send }: Options) {
  const params = { tlid: stop.place, language: lang }
  const querystring = { from: stop.day, to: leavingDay(stop) }
  return call('GET /rest/tjt/locationcalendar/:tlid/:language', { params, querystring }, { send, language: lang })
}

async function shownPoint(point: StayPoint, { lang, send }: Options): Promise<ShownPoint | 'gone'> {
  if (!('tnid' in point)) return point
  try {
    const params = { ...point, language: lang }
    const entry = await call('GET /rest/tjt/entry/:tnid/:language', { params }, { send, language: lang })
    const [lng, lat] = entry.position
    return { lat, lng, name: entry.title, nameLang: entry.titleLang, url: entry.url }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'couldNotGetEntries') return 'gone'
    throw error
  }
}

/** What is nearest. Of where the visitor sleeps, the call tells no more than a hundred metres. */
async function nearOf({ lat, lng }: Point, { lang, send }: Options) {
  const params = { lat: coarseDegrees(lat), lng: coarseDegrees(lng), language: lang }
  const input = { params, querystring: { for: 'stay' } } as const
  const route = 'GET /rest/tjt/locnearby/:lat/:lng/:language'
  return call(route, input, { send, language: lang }).catch(() => undefined)
}
