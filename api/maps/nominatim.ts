import type { Found } from '#core/contract/maps.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Config } from '../config.ts'
import { AppError } from '#core/contract/app-error.ts'

const TIME_LIMIT_MS = 5000
/** The public service allows one request a second. */
const GAP_MS = 1000
/** Calls that would wait longer fail at once. */
const LONGEST_WAIT_MS = 5000
const FRESH_MS = 24 * 60 * 60_000
const MAX_CACHED = 2000
const MAX_FOUND = 10

/** The positions of a text, best first. Rejects with `operationFailed` if the service fails. */
export type Geocode = (text: string, lang: Lang) => Promise<Found[]>

interface Surroundings {
  now: () => Date
  sleep: (ms: number) => Promise<unknown>
}

/**
 * Queries a Nominatim-compatible service: one request a second, each text once a day. Queries stay in memory and out of
 * logs: where people look for a synagogue is nobody's business.
 */
export function nominatim(
  { url, origin }: NonNullable<Config['geocoder']> & { origin: string },
  { now, sleep }: Surroundings,
): Geocode {
  const cache = new Map<string, { until: number; found: Promise<Found[]> }>()
  let free = 0

  async function inTurn(text: string, lang: Lang): Promise<Found[]> {
    const at = now().getTime()
    const wait = Math.max(0, free - at)
    if (wait > LONGEST_WAIT_MS) throw new AppError('operationFailed')
    free = at + wait + GAP_MS
    if (wait > 0) await sleep(wait)
    try {
      return await ask(url, origin, text, lang)
    } catch (cause) {
      throw new AppError('operationFailed', { cause: nameOnly(cause) })
    }
  }

  return (text, lang) => {
    const key = `${lang} ${text}`
    const known = cache.get(key)
    if (known && known.until > now().getTime()) return known.found
    cache.delete(key)
    const found = inTurn(text, lang)
    cache.set(key, { until: now().getTime() + FRESH_MS, found })
    // Retry after failures.
    found.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break
      cache.delete(oldest)
    }
    return found
  }
}

/** Messages of failed requests contain the address, and so the text. */
function nameOnly(cause: unknown): Error {
  return new Error(cause instanceof Error ? cause.name : 'unknown')
}

async function ask(url: string, origin: string, text: string, lang: Lang): Promise<Found[]> {
  const query = new URLSearchParams({
    q: text,
    format: 'jsonv2',
    limit: String(MAX_FOUND),
    'accept-language': lang,
  })
  const response = await fetch(`${url}/search?${query}`, {
    headers: { 'user-agent': `kosher-travel-directory (+${origin})` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const answer: unknown = await response.json()
  if (!Array.isArray(answer)) throw new Error('it answered no list')
  return answer.slice(0, MAX_FOUND).flatMap((hit) => foundIn(hit) ?? [])
}

/** A hit of the response; undefined if it has no valid position. */
function foundIn(hit: unknown): Found | undefined {
  const { lat, lon, display_name } = (hit ?? {}) as Record<string, unknown>
  const point = {
    lat: Number.parseFloat(String(lat)),
    lng: Number.parseFloat(String(lon)),
  }
  const isPoint = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180
  if (!isPoint || typeof display_name !== 'string') return undefined
  const [title = '', ...about] = display_name.split(', ')
  return { title, about: about.join(', '), ...point }
}
