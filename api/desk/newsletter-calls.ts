import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { deskApi } from '#core/contract/desk.ts'
import { fill } from '#core/i18n/fill.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PeopleDeps } from '../deps.ts'
import { dropDraft, insertDraft, pauseSending, saveDraft } from '../newsletter/issues.repository.ts'
import { actingOf, okAfter, reading as open, requireEverywhere, writing as changing } from './calls.ts'
import {
  composed,
  exportSubscribers,
  readNewPlaces,
  readNewsletter,
  readNewsletters,
  refuseChange,
  sendNewsletter,
  sendTest,
} from './newsletters.ts'

const reading = { ...open, preHandler: requireEverywhere } as const
const writing = { ...changing, preHandler: requireEverywhere } as const
/** Long texts in every language. */
const MAX_TYPED = 1024 * 1024
const ok = { ok: true } as const

/** Newsletters. They go to subscribers everywhere: people with an area write none. */
export const newsletterCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(draftCalls, deps)
  await app.register(sendingCalls, deps)

  app.route({ ...deskApi.newsletters, ...reading, handler: () => readNewsletters(deps) })

  app.route({
    ...deskApi.newsletter,
    ...reading,
    handler: ({ params }) => readNewsletter(deps, params.id, params.language),
  })

  app.route({
    ...deskApi.newPlaces,
    ...reading,
    handler: ({ params, query }) => readNewPlaces(deps, { ...query, ...params }),
  })

  app.route({
    ...deskApi.previewNewsletter,
    ...reading,
    bodyLimit: MAX_TYPED,
    handler: ({ body }) => composed(deps, body.draft, body.language),
  })
}

const draftCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store } = deps

  app.route({
    ...deskApi.newNewsletter,
    ...writing,
    bodyLimit: MAX_TYPED,
    handler: async ({ body }) => ({ id: await insertDraft(store, body.draft, deps.now().getTime()) }),
  })

  app.route({
    ...deskApi.saveNewsletter,
    // Drafts are saved while somebody types.
    ...reading,
    bodyLimit: MAX_TYPED,
    async handler({ params, body }) {
      const version = await saveDraft(store, { ...params, ...body }, deps.now().getTime())
      return version === undefined ? refuseChange(store, params.id) : { version }
    },
  })

  app.route({
    ...deskApi.dropNewsletter,
    ...writing,
    async handler({ params }) {
      const isDropped = await dropDraft(store, params.id)
      return isDropped ? ok : refuseChange(store, params.id)
    },
  })
}

const sendingCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...deskApi.testNewsletter,
    ...writing,
    async handler(request) {
      const acting = actingOf(deps, request)
      const email = await sendTest(deps, acting, { ...request.params, ...request.body })
      const text = fill(MESSAGES[acting.lang].desk.newsletter.test.sent, { email })
      return { ...ok, message: { type: 'success' as const, text } }
    },
  })

  app.route({
    ...deskApi.sendNewsletter,
    ...writing,
    handler: (request) =>
      okAfter(sendNewsletter(deps, actingOf(deps, request), { ...request.params, ...request.body })),
  })

  app.route({
    ...deskApi.pauseNewsletter,
    ...writing,
    async handler({ params, body }) {
      const isDone = await pauseSending(deps.store, { ...params, ...body })
      if (!isDone) throw new AppError('notFound')
      return ok
    },
  })

  app.route({
    ...deskApi.exportSubscribers,
    ...writing,
    handler: async (request) => ({ csv: await exportSubscribers(deps, actingOf(deps, request)) }),
  })
}
