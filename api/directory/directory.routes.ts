import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ALL_TYPES, DIRECTORY_TYPES, RESULTS_PER_PAGE, type DirectoryType } from '#core/contract/directory.ts'
import { entriesApi, type PlaceStats } from '#core/contract/entries.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/domain/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRef, type PlaceRow } from '#data/index/cards.ts'
import { listedCards } from '#data/index/entries.ts'
import type { Index } from '#data/index/open.ts'
import { typeCounts } from '#data/index/queries.ts'
import { BRIEFLY } from '../http/caching.ts'
import type { Deps } from '../deps.ts'
import { indexOf, requirePlace } from '../http/lookup.ts'
import { entryOf } from '#data/index/entry-of.ts'

const config = { cacheControl: BRIEFLY }

export const directoryRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.route({
    ...entriesApi.list,
    config,
    async handler({ params: { directoryType, locId, language } }) {
      const index = indexOf(deps)
      const place = requirePlace(index, locId, 'couldNotGetEntries')
      const types = directoryType === ALL_TYPES ? DIRECTORY_TYPES : [directoryType]
      return entries(index, place, types, language)
    },
  })

  app.route({
    ...entriesApi.stats,
    config,
    async handler({ params: { tlid, language } }) {
      const index = indexOf(deps)
      const place = requirePlace(index, tlid, 'couldNotGetStatistics')
      return placeStats(index, place, language)
    },
  })

  app.route({
    ...entriesApi.items,
    config,
    async handler({ params: { tlid, language } }) {
      const index = indexOf(deps)
      const place = requirePlace(index, tlid, 'couldNotGetDirectoryItems')
      return typeCounts(index, place).map(({ dtype, count, samples }) => ({
        typeId: dtype,
        typeName: MESSAGES[language].common.typeNames[dtype],
        total: count + samples,
        items: entries(index, place, [dtype], language).slice(0, RESULTS_PER_PAGE),
      }))
    },
  })
}

function entries(index: Index, place: PlaceRow, types: readonly DirectoryType[], lang: Lang) {
  return listedCards(index, place, types, lang).map((card) => entryOf(lang, card))
}

function placeStats(index: Index, row: PlaceRow, lang: Lang): PlaceStats {
  const { id, names, hasPage } = placeRef(row)
  const slug = slugIn(lang, names, id)
  const real = typeCounts(index, row).filter(({ count }) => count > 0)
  return {
    tlid: id,
    locTitle: textIn(lang, names),
    ...(hasPage && { url: hrefOf(lang, { kind: 'place', id, slug }) }),
    total: real.reduce((sum, { count }) => sum + count, 0),
    items: real.map(({ dtype, count }) => ({
      typeId: dtype,
      typeName: MESSAGES[lang].common.typeNames[dtype],
      count,
      ...(hasPage && {
        url: hrefOf(lang, { kind: 'results', id, slug, dtype, page: 1 }),
      }),
    })),
  }
}
