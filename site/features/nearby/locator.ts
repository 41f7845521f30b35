import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { MapPlace } from '#core/contract/maps.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { boundsRadius, coarseDegrees, isAccurate, permissionOf, type Permission } from '#core/domain/geolocation.ts'
import { nearPointHref } from '#core/domain/near-routes.ts'
import type { Lang } from '#core/i18n/languages.ts'

export type LocatorState =
  | { status: 'idle' | 'asking' | 'denied' | 'failed' | 'found' }
  /** The position is not accurate enough. */
  | { status: 'inaccurate'; metres: number }

/** The browser's APIs. */
export interface Where {
  geolocation?: Pick<Geolocation, 'getCurrentPosition'>
  permissions?: Pick<Permissions, 'query'>
}

export interface LocatorOptions {
  lang: Lang
  /** The position's name if no place is near. */
  myPosition: string
  where: Where
  send?: typeof fetch
  /** Opens the nearby page. */
  go: (href: string) => void
}

export interface Locator {
  $state: ReadableAtom<LocatorState>
  /** Finds the position, and opens the nearby page. */
  start(): Promise<void>
  /** Resets the state: the page may return from the back/forward cache. */
  reset(): void
}

const TIME_LIMIT_MS = 20_000
/** Maximum age of a cached position. */
const FRESH_MS = 60_000

export function createLocator(options: LocatorOptions): Locator {
  const { lang, myPosition, where, go } = options
  const $state = atom<LocatorState>({ status: 'idle' })

  async function locate(): Promise<LocatorState> {
    const position = await positionOf(where)
    if ('status' in position) return position
    const { latitude, longitude, accuracy } = position
    $state.set({ status: 'found' })
    const point = {
      lat: coarseDegrees(latitude),
      lng: coarseDegrees(longitude),
    }
    const name = (await townAround(options, point))?.name ?? myPosition
    const radius = boundsRadius(accuracy)
    go(nearPointHref(lang, { ...point, name, radius }))
    return { status: 'found' }
  }

  return {
    $state,
    reset: () => $state.set({ status: 'idle' }),
    async start() {
      const { status } = $state.get()
      if (status === 'asking' || status === 'found') return
      $state.set({ status: 'asking' })
      $state.set(await locate())
    },
  }
}

/** Where the device is, or why that is not known. */
export async function positionOf(where: Where): Promise<GeolocationCoordinates | LocatorState> {
  if ((await permissionIn(where)) === 0) return { status: 'denied' }
  const position = await positionIn(where)
  if (typeof position === 'string') return { status: position }
  const { accuracy } = position.coords
  return isAccurate(accuracy) ? position.coords : { status: 'inaccurate', metres: Math.round(accuracy) }
}

async function permissionIn({ geolocation, permissions }: Where): Promise<Permission> {
  const asked = await permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  return permissionOf(geolocation !== undefined, asked?.state)
}

function positionIn({ geolocation }: Where): Promise<GeolocationPosition | 'denied' | 'failed'> {
  return new Promise((resolve) => {
    geolocation?.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      {
        enableHighAccuracy: true,
        timeout: TIME_LIMIT_MS,
        maximumAge: FRESH_MS,
      },
    )
  })
}

interface Point {
  lat: number
  lng: number
}

/** Maximum distance of a near place, in degrees. */
const AROUND = 0.15
/** Timeout for the name. */
const NAME_LIMIT_MS = 3000

/** How fast the reach of a town grows with its people: the root of their number. */
const REACH_ROOT = 1 / 4

type Asking = Pick<LocatorOptions, 'lang' | 'send'>

/**
 * The town around a point, for its name. A large one reaches farther than a small one: the old ghetto of Rome is nearer
 * to the middle of Vatican City.
 */
const townAround = (asking: Asking, point: Point): Promise<MapPlace | undefined> =>
  nearestPlace(asking, point, ({ population }) => Math.max(1, population) ** REACH_ROOT)

/** The nearest of the larger places around a point, maybe as far as each of them reaches. */
export async function nearestPlace(
  asking: Asking,
  { lat, lng }: Point,
  reachOf: (place: MapPlace) => number = () => 1,
): Promise<MapPlace | undefined> {
  const farness = (place: MapPlace) => distanceKm(lat, lng, place.lat, place.lng) / reachOf(place)
  const places = await placesAround(asking, { lat, lng })
  return places.toSorted((a, b) => farness(a) - farness(b))[0]
}

/** Places around a point, of which the call tells no more than a hundred metres; none if they do not come. */
async function placesAround({ lang, send }: Asking, { lat, lng }: Point): Promise<MapPlace[]> {
  const params = {
    south: coarseDegrees(Math.max(-90, lat - AROUND)),
    north: coarseDegrees(Math.min(90, lat + AROUND)),
    west: aroundTheWorld(lng - AROUND),
    east: aroundTheWorld(lng + AROUND),
    language: lang,
  }
  try {
    return await call(
      'GET /rest/tjt/mapplaces/:south/:west/:north/:east/:language',
      { params },
      { send, language: lang, signal: AbortSignal.timeout(NAME_LIMIT_MS) },
    )
  } catch {
    return []
  }
}

/** Degrees east from -180 to 180. */
function aroundTheWorld(lng: number): number {
  const turns = lng > 180 ? -360 : lng < -180 ? 360 : 0
  return coarseDegrees(lng + turns)
}
