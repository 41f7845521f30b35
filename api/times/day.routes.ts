import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { timesApi } from '#core/contract/times.ts'
import { isIsrael } from '#core/domain/times/lighting-customs.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { placeText } from '#data/index/found-places.ts'
import type { Deps } from '../deps.ts'
import { languageOf } from '../http/language.ts'
import { indexOf } from '../http/lookup.ts'
import { dayIn } from './day.ts'
import { requireDays } from './days.ts'
import { optionsOf, pageOf, requireCity, timesPlaceOf } from './place.ts'

export const dayRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.route({
    ...timesApi.day,
    // Read-only: a POST only because the query is in the body.
    config: { access: 'open' },
    async handler({ body, headers }) {
      const dates = requireDays(body)
      const index = indexOf(deps)
      const row = requireCity(index, body.loc)
      const lang = body.language ?? languageOf({ headers })
      const loc = locationOf(index, row, lang)
      const options = optionsOf(body)
      const [first, ...following] = dates.map((date) => ({ ...dayIn(lang, row, date, options), loc }))
      return { ...first!, ...(body.to && { following }) }
    },
  })
}

function locationOf(index: Index, row: PlaceRow, lang: Lang) {
  const place = timesPlaceOf(row)
  const url = pageOf(lang, row)
  return {
    id: row.id,
    text: placeText(index, row, lang),
    timeZone: place.timeZone,
    israel: isIsrael(place),
    ...(url && { url }),
  }
}
