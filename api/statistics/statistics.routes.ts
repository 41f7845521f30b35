import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { statisticsApi } from '#core/contract/statistics.ts'
import type { Index } from '#data/index/open.ts'
import type { PeopleDeps } from '../deps.ts'
import { readableIndex } from '../http/lookup.ts'
import { startRepeating } from '../repeating.ts'
import { route } from '../http/route.ts'
import { createCounter } from './counter.ts'
import { addSums } from './statistics.repository.ts'

/** Counts are stored this often; a killed process loses the counts since. */
const STORE_EVERY_MS = 5000

/** Counts pages, presses and searches. No call says whether it counted. */
export const statisticsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, config, now } = deps
  const { statistics } = config
  const counter = createCounter()
  const { sums } = counter

  async function storeSums(): Promise<void> {
    const snapshot = sums.take()
    if (!statistics || snapshot.rows.length === 0) return
    try {
      await addSums(store, snapshot, statistics)
    } catch (error) {
      sums.putBack(snapshot)
      throw error
    }
  }

  const onError = (err: unknown) => app.log.error({ err }, 'The statistics could not be stored')
  const stop = startRepeating(STORE_EVERY_MS, storeSums, onError)
  app.addHook('onClose', async () => {
    await stop()
    await storeSums().catch(onError)
  })

  function counting(request: FastifyRequest, reply: FastifyReply, count: (index: Index, at: number) => void): void {
    const at = now().getTime()
    const index = readableIndex(deps)
    if (statistics && index && counter.accepts(request, at)) count(index, at)
    void reply.code(204).send()
  }

  const byPages = { access: 'page' } as const

  route(app, statisticsApi.page, byPages, (request, reply) =>
    counting(request, reply, (index, at) => counter.page(index, request.query.path, at)),
  )

  route(app, statisticsApi.press, byPages, (request, reply) =>
    counting(request, reply, (index, at) => counter.press(index, request.params, at)),
  )

  route(app, statisticsApi.search, byPages, (request, reply) =>
    counting(request, reply, (index, at) => counter.search(index, request.query, at)),
  )
}
