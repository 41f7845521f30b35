import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { deskApi } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { languageOf } from '../http/language.ts'
import type { PeopleDeps } from '../deps.ts'
import { requireRights } from '../sessions/access.ts'
import { route } from '../http/route.ts'
import { reading } from './calls.ts'
import { readStatistics, statisticsCsv } from './statistics.ts'

/** What was counted, for those who look after the whole site. */
export const statisticsCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const asked = (request: FastifyRequest, { language, week }: { language?: Lang; week?: string }) => ({
    rights: requireRights(request),
    lang: language ?? languageOf(request),
    week,
  })

  route(app, deskApi.statistics, reading, (request) => readStatistics(deps, asked(request, request.query)))

  route(app, deskApi.statisticsTable, reading, async (request) => ({
    csv: await statisticsCsv(deps, asked(request, request.query)),
  }))
}
