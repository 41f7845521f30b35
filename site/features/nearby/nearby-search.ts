import { call } from '#core/contract/client.ts'
import type { Found } from '#core/contract/maps.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { nearPlaceHref, nearPointHref, nearWordsHref } from '#core/domain/near-routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { createTypedSearch, type TypedSearch } from '#site/ui/search/typed-search.ts'

/** A place or listed point, with its nearby page. */
export interface NearSuggestion {
  id: string
  name: string
  text: string
  lat: number
  lng: number
  href: string
  listing?: Found['listing']
}

export interface NearbySearchOptions {
  send?: typeof fetch
  /** Debounce in milliseconds. */
  pause?: number
  /** What the page is about: hotels near it are meant. */
  around?: LatLng | undefined
}

/** To a kilometre, which is enough. */
const nearby = (around: LatLng | undefined) =>
  around && { lat: Number(around[0].toFixed(2)), lng: Number(around[1].toFixed(2)) }

/** Autocomplete of places and points. Contacts no third party. */
export function createNearbySearch(
  lang: Lang,
  { send, pause = 150, around }: NearbySearchOptions = {},
): TypedSearch<NearSuggestion> {
  return createTypedSearch(async (text, signal) => {
    const options = { send, signal, language: lang }
    const [places, points] = await Promise.all([
      call('GET /rest/tjt/locac/:text', { params: { text }, querystring: { language: lang } }, options),
      call(
        'GET /rest/tjt/geocode/:text/:language',
        { params: { text, language: lang }, querystring: { suggest: 1, ...nearby(around) } },
        options,
      ),
    ])
    const isPlace = (point: Found) => places.some(({ lat, lng }) => lat === point.lat && lng === point.lng)
    return [
      ...places.map((place) => placeSuggestion(lang, place)),
      ...points.filter((point) => !isPlace(point)).map((point) => pointSuggestion(lang, point)),
    ].slice(0, MAX_SUGGESTIONS)
  }, pause)
}

const MAX_SUGGESTIONS = 12

function placeSuggestion(lang: Lang, place: FoundPlace): NearSuggestion {
  const { id, name, text, lat, lng } = place
  return { id: String(id), name, text, lat, lng, href: nearPlaceHref(lang, place) }
}

function pointSuggestion(lang: Lang, found: Found): NearSuggestion {
  const { title, about, lat, lng, listing } = found
  return {
    id: `${lat},${lng} ${title}`,
    name: title,
    text: about ? `${title}, ${about}` : title,
    lat,
    lng,
    href: foundPointHref(lang, found),
    ...(listing && { listing }),
  }
}

/** The nearby page of a found point. */
export function foundPointHref(lang: Lang, { title, lat, lng }: Found): string {
  return nearPointHref(lang, { lat, lng, name: title })
}

export type Geocoded = { status: 'found'; href: string } | { status: 'none' } | { status: 'failed' }

/** Where a text without a choice leads: to its only match, or to a page with the matches. */
export async function geocodeWords(
  lang: Lang,
  words: string,
  { send }: Pick<NearbySearchOptions, 'send'> = {},
): Promise<Geocoded> {
  const found = await geocode(lang, words, { send })
  if (!found) return { status: 'failed' }
  const [first, ...others] = found
  if (!first) return { status: 'none' }
  return { status: 'found', href: others.length > 0 ? nearWordsHref(lang, words.trim()) : foundPointHref(lang, first) }
}

/** What a text may mean, best first; undefined if the API did not answer. */
export async function geocode(
  lang: Lang,
  words: string,
  { send, around }: Pick<NearbySearchOptions, 'send' | 'around'> = {},
): Promise<readonly Found[] | undefined> {
  const params = { text: words.trim(), language: lang }
  const request = { params, querystring: { ...nearby(around) } }
  try {
    return await withLoading(() => call('GET /rest/tjt/geocode/:text/:language', request, { send, language: lang }))
  } catch {
    return undefined
  }
}
