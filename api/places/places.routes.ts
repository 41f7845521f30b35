import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listingEditApi } from '#core/contract/listing-edit.ts'
import { placesApi, type DefaultPlace, type FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { similarListings } from '#data/index/similar-listings.ts'
import { placeText } from '#data/index/found-places.ts'
import type { PlaceKind } from '#data/index/place-ranks.ts'
import { largestCityOfZone, searchPlaces } from '#data/index/search.ts'
import { BRIEFLY, PRIVATELY } from '../http/caching.ts'
import { jsonList, jsonOf, sendJson, type Json } from '../http/json.ts'
import type { Deps } from '../deps.ts'
import { nearbyJson } from './nearby-groups.ts'
import { suggestionsFor } from './suggestions.ts'
import { AppError } from '#core/contract/app-error.ts'
import { languageOf } from '../http/language.ts'
import { indexOf } from '../http/lookup.ts'
import { route } from '../http/route.ts'

const JERUSALEM = 281184

export const placesRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const config = { cacheControl: BRIEFLY }

  route(app, placesApi.locations, config, ({ params, query, headers }, reply) => {
    sendJson(reply, found(params.text, query.language ?? languageOf({ headers })))
  })

  route(app, placesApi.cities, config, ({ params, query, headers }, reply) => {
    sendJson(reply, found(params.text, query.language ?? languageOf({ headers }), ['city']))
  })

  route(app, placesApi.suggestions, config, async ({ params: { text }, query, headers }) => {
    if (text.includes('\0')) throw new AppError('invalidRequest')
    return suggestionsFor(indexOf(deps), text, query.language ?? languageOf({ headers }))
  })

  route(app, listingEditApi.similar, config, async ({ params: { place, language }, query: { name = '' } }) =>
    similarListings(indexOf(deps), { name, place, lang: language }),
  )

  route(
    app,
    placesApi.nearby,
    { cacheControl: PRIVATELY },
    ({ params: { lat, lng, language: lang }, query }, reply) => {
      sendJson(reply, nearbyJson(indexOf(deps), { lat, lng, lang, reason: query.for, km: query.km }))
    },
  )

  route(app, placesApi.standard, config, async ({ query: { tz, language }, headers }) => {
    const index = indexOf(deps)
    return standardPlace(index, tz, language ?? languageOf({ headers }))
  })

  function found(text: string, lang: Lang, kinds?: readonly PlaceKind[]): Json {
    const index = indexOf(deps)
    if (text.includes('\0')) throw new AppError('invalidRequest')
    return jsonList(searchPlaces(index, text, { lang, ...(kinds && { kinds }) }).map((place) => [jsonOfPlace(place)]))
  }
}

/** Searches find the same objects while the index is unchanged. */
const placesAsJson = new WeakMap<FoundPlace, Buffer>()

function jsonOfPlace(place: FoundPlace): Buffer {
  let json = placesAsJson.get(place)
  if (!json) placesAsJson.set(place, (json = jsonOf(place)))
  return json
}

/** The largest city of the browser's zone, else Jerusalem. */
function standardPlace(index: Index, timeZone: string | undefined, lang: Lang): DefaultPlace {
  const row = (timeZone && largestCityOfZone(index, timeZone)) || placeRow(index, JERUSALEM)
  if (!row) throw new AppError('notFound')
  return { id: row.id, text: placeText(index, row, lang) }
}
