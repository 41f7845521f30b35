import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ALL_TYPES, DIRECTORY_TYPES, RESULTS_PER_PAGE, type DirectoryType } from '#core/terms/directory.ts'
import { entriesApi, type PlaceStats } from '#core/contract/entries.ts'
import { AppError } from '#core/contract/app-error.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import { memo } from '#core/domain/memo.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { alternativesAt, alternativesIn } from '#data/index/alternatives-input.ts'
import { alternativesOf } from '#data/index/alternatives-of.ts'
import { placeRef, type PlaceRow } from '#data/index/cards.ts'
import { keptWhileUnchanged, type Index } from '#data/index/open.ts'
import { byPlace, sortFeatured } from '#data/index/list-order.ts'
import { listingIds, typeCounts } from '#data/index/queries.ts'
import { BRIEFLY, PRIVATELY } from '../http/caching.ts'
import type { Deps } from '../deps.ts'
import { indexOf, requirePlace } from '../http/lookup.ts'
import { jsonList, jsonOf, jsonWith, sendJson, type Json } from '../http/json.ts'
import { route } from '../http/route.ts'
import { entryTexts } from './entry-texts.ts'

const config = { cacheControl: BRIEFLY }

export const directoryRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  route(app, entriesApi.list, config, ({ params: { directoryType, locId, language }, query }, reply) => {
    const index = indexOf(deps)
    const place = requirePlace(index, locId, 'couldNotGetEntries')
    const types = directoryType === ALL_TYPES ? DIRECTORY_TYPES : [directoryType]
    sendJson(reply, jsonList(entries(index, place, { types, lang: language, samples: query.samples === 'with' })))
  })

  route(app, entriesApi.one, config, ({ params: { tnid, language } }, reply) => {
    const [entry] = entryTexts(indexOf(deps), language, [tnid])
    if (!entry) throw new AppError('couldNotGetEntries')
    sendJson(reply, [entry.json])
  })

  route(app, entriesApi.stats, config, async ({ params: { tlid, language } }) => {
    const index = indexOf(deps)
    const place = requirePlace(index, tlid, 'couldNotGetStatistics')
    return placeStats(index, place, language)
  })

  route(app, entriesApi.alternatives, config, async ({ params: { directoryType, locId, language } }) => {
    const index = indexOf(deps)
    const place = requirePlace(index, locId, 'couldNotGetEntries')
    return alternativesOf(language, alternativesIn(index, place, directoryType))
  })

  route(
    app,
    entriesApi.alternativesAt,
    { cacheControl: PRIVATELY },
    async ({ params: { directoryType, lat, lng, language } }) => {
      const found = alternativesAt(indexOf(deps), { lat, lng }, directoryType)
      if (!found) throw new AppError('couldNotGetEntries')
      return alternativesOf(language, found)
    },
  )

  route(app, entriesApi.items, config, ({ params: { tlid, language } }, reply) => {
    const index = indexOf(deps)
    const place = requirePlace(index, tlid, 'couldNotGetDirectoryItems')
    const groups = typeCounts(index, place).map(({ dtype, count }) => {
      const type = { typeId: dtype, typeName: MESSAGES[language].common.typeNames[dtype], total: count }
      const items = entries(index, place, { types: [dtype], lang: language }).slice(0, RESULTS_PER_PAGE)
      return jsonWith([jsonOf(type)], 'items', jsonList(items))
    })
    sendJson(reply, jsonList(groups))
  })
}

interface Wanted {
  types: readonly DirectoryType[]
  lang: Lang
  /** Whether samples are wanted. */
  samples?: boolean
}

/** Lists of a place's listings in order, by language, place and types. */
const keptOrders = keptWhileUnchanged(() => memo<readonly number[]>(200))

/** Listings as JSON: paid first, then by worth, samples last. */
function entries(index: Index, place: PlaceRow, { types, lang, samples = false }: Wanted): Json[] {
  const ids = keptOrders(index)(`${lang} ${place.id} ${types} ${samples}`, () => {
    const found = types.flatMap((dtype) => listingIds(index, place, { dtype, samples }))
    return sortFeatured(lang, entryTexts(index, lang, found), byPlace(lang, place)).map(({ tnid }) => tnid)
  })
  return entryTexts(index, lang, ids).map(({ json }) => [json])
}

function placeStats(index: Index, row: PlaceRow, lang: Lang): PlaceStats {
  const { id, names, hasPage } = placeRef(row)
  const slug = slugIn(lang, names, id)
  const counts = typeCounts(index, row)
  return {
    tlid: id,
    locTitle: textIn(lang, names),
    ...(hasPage && { url: hrefOf(lang, { kind: 'place', id, slug }) }),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    items: counts.map(({ dtype, count }) => ({
      typeId: dtype,
      typeName: MESSAGES[lang].common.typeNames[dtype],
      count,
      ...(hasPage && {
        url: hrefOf(lang, { kind: 'results', id, slug, dtype, page: 1 }),
      }),
    })),
  }
}
