import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { enquiriesApi } from '#core/contract/enquiries.ts'
import { textIn } from '#core/terms/localized.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import { featureItem } from '#data/index/entry-of.ts'
import type { Deps } from '../deps.ts'
import { languageOf } from '../http/language.ts'
import { indexOf, requirePlace } from '../http/lookup.ts'

export const featuresRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.route({
    ...enquiriesApi.search,
    // Read-only: a POST only because the query is in the body.
    config: { access: 'open' },
    async handler({ body, headers }) {
      const { key_word: text, loc_type: id, category, month, max_price: maxPrice, sort, page = 1, samples } = body
      const { for_shabbat: forShabbat } = body
      const index = indexOf(deps)
      const lang = body.language ?? languageOf({ headers })
      const place = id > 0 ? requirePlace(index, id, 'couldNotGetFeatures') : undefined
      const found = searchFeatures(index, {
        text,
        place,
        category,
        month,
        maxPrice,
        forShabbat,
        sort,
        page,
        at: deps.now().getTime(),
        samples,
      })
      return {
        ...found,
        features: found.features.map((card) => featureItem(lang, card)),
        destinations: found.destinations.map(({ place: { id, names }, count }) => ({
          id,
          name: textIn(lang, names),
          count,
        })),
      }
    },
  })
}
