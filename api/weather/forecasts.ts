import type { WeatherConfig } from '../settings/services.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Forecast, Provider } from './forecast.ts'
import { MET } from './met.ts'
import { OPEN_METEO } from './open-meteo.ts'

export const PROVIDERS: Readonly<Record<WeatherConfig['provider'], Provider>> = { met: MET, 'open-meteo': OPEN_METEO }

const MINUTE_MS = 60_000
const TIMEOUT_MS = 5000
const FRESH_MS = 30 * MINUTE_MS
/** Maximum, however long a provider says its response is valid. */
const FRESHEST_MS = 120 * MINUTE_MS
const STALE_MS = 360 * MINUTE_MS
/** How long a failed provider is not asked again. */
const FAILED_MS = MINUTE_MS
const MAX_PLACES = 1000
/** MET Norway allows 20 requests a second, for all servers of a site together. */
const MAX_A_SECOND = 10
const COORDINATE_DIGITS = 4

export interface Told {
  forecast: Forecast
  /** Outdated, because the provider does not answer. */
  stale: boolean
}

export interface Forecasts {
  /** For a position in degrees. Throws AppError if the provider fails and nothing recent is cached. */
  at(point: { lat: number; lng: number }): Promise<Told>
}

export interface ForecastOptions extends WeatherConfig {
  /** The site's: providers want to know who asks. */
  origin: string
  now: () => Date
  onError: (error: unknown) => void
  /** Called when the provider confirms a forecast, with the moment. */
  onConfirmed?: ((at: number) => void) | undefined
}

interface Entry {
  url: string
  forecast?: Forecast
  /** The provider's `Last-Modified`. */
  modified?: string
  /** When the provider last confirmed it. */
  confirmed: number
  freshUntil: number
  failedUntil: number
  /** The request in flight: concurrent callers share it. */
  asking?: Promise<void>
}

/** Caches the provider's forecasts, with one request per place. */
export function createForecastCache(options: ForecastOptions): Forecasts {
  const { url: base, now, onError } = options
  const provider = PROVIDERS[options.provider]
  const cache = new Map<string, Entry>()
  const isTooOften = countASecond()

  function entryOf(url: string): Entry {
    const known = cache.get(url)
    const fresh = { url, confirmed: 0, freshUntil: 0, failedUntil: 0 }
    const entry = known ?? fresh
    // Least recently used first; evict the first.
    cache.delete(url)
    cache.set(url, entry)
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_PLACES) break
      cache.delete(oldest)
    }
    return entry
  }

  async function refresh(entry: Entry): Promise<void> {
    try {
      if (isTooOften(now().getTime())) throw new Error('asked too often')
      await ask(entry, provider, options)
    } catch (error) {
      entry.failedUntil = now().getTime() + FAILED_MS
      onError(error)
    }
  }

  return {
    async at({ lat, lng }) {
      const entry = entryOf(provider.urlOf(base, shortened(lat), shortened(lng)))
      const begun = now().getTime()
      if (!isAhead(begun, entry.freshUntil, FRESHEST_MS) && !isAhead(begun, entry.failedUntil, FAILED_MS))
        await (entry.asking ??= refresh(entry).finally(() => void delete entry.asking))
      const { forecast, confirmed, freshUntil } = entry
      const at = now().getTime()
      if (!forecast || at - confirmed > STALE_MS) throw new AppError('couldNotGetWeather')
      return { forecast, stale: at >= freshUntil }
    },
  }
}

/** Whether a moment is still ahead; further ahead than possible means that the clock was set back. */
const isAhead = (now: number, moment: number, most: number): boolean => now < moment && moment - now <= most

const shortened = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DIGITS))

/** Returns a function that tells whether a call exceeds the rate per second. */
function countASecond(): (at: number) => boolean {
  let second = Number.NaN
  let count = 0
  return (at) => {
    const now = Math.floor(at / 1000)
    count = now === second ? count + 1 : 1
    second = now
    return count > MAX_A_SECOND
  }
}

/** Updates an entry. Throws if the provider fails. */
async function ask(
  entry: Entry,
  provider: Provider,
  { origin, now, onConfirmed, key }: ForecastOptions,
): Promise<void> {
  const answer = await fetch(key ? `${entry.url}&apikey=${encodeURIComponent(key)}` : entry.url, {
    headers: {
      accept: 'application/json',
      'user-agent': `kosher-travel-directory/0.1 (+${origin})`,
      ...(entry.modified && { 'if-modified-since': entry.modified }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const isSame = answer.status === 304 && entry.forecast
  if (!answer.ok && !isSame) throw new Error(`${provider.name} answered ${answer.status}`)
  const at = now().getTime()
  if (!isSame) {
    const forecast = provider.read(await answer.json(), at)
    if (!forecast.hours.some(({ sky }) => sky)) throw new Error(`${provider.name} returned no sky`)
    entry.forecast = forecast
    const modified = answer.headers.get('last-modified')
    if (modified) entry.modified = modified
    else delete entry.modified
  }
  entry.confirmed = at
  onConfirmed?.(at)
  const expires = Date.parse(answer.headers.get('expires') ?? '')
  const holds = Number.isNaN(expires) ? 0 : expires - at
  entry.freshUntil = at + Math.min(Math.max(holds, FRESH_MS), FRESHEST_MS)
}
